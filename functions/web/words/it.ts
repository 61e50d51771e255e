import type { Words } from './en.ts'
import { plural } from './speech.ts'

const cards = (n: number): string => plural('it', n, { one: 'carta', other: 'carte' }, n)

/** Italian. */
export const it: Words = {
  name: 'Italiano',
  app: 'Praxis',
  skipToAnswer: 'Alla tua risposta',
  skipToTable: 'Al tavolo',

  nav: { inbox: 'In arrivo', lobby: 'Tavoli', decks: 'Mazzi', cards: 'Carte', finished: 'Finite', sandbox: 'Prove', settings: 'Opzioni', main: 'Pagine', back: 'Indietro', notifications: 'Avvisi' },

  signIn: {
    heading: 'Vampire: The Eternal Struggle, via web',
    lead: 'Rispondi quando ti va bene. Il server conosce le regole, custodisce il segreto delle carte e non perde nulla.',
    name: 'Il tuo nome al tavolo', nameHelp: 'Da 1 a 32 lettere, cifre, - o _',
    local: 'Entra', elsewhere: 'Entra', out: 'Esci', as: (name) => `Sessione di ${name}`,
    again: 'La tua sessione è stata chiusa. Entra di nuovo per continuare; nulla va perso.',
    demo: 'Gioca ora contro quattro bot', demoHelp: 'Si distribuisce subito un tavolo di cinque mazzi della Quinta Edizione. Giochi con Ventrue.',
    demoWaits: 'Distribuzione delle carte…', signingIn: 'Accesso in corso…', failed: 'Accesso non riuscito.',
    named: 'Oppure con il tuo nome',
  },

  begin: {
    lead: 'Gioca subito una partita, o comincia da ciò che preferisci.', look: 'Prima, dai un’occhiata', what: 'Come funziona',
    points: [
      ['orders', 'Alle regole pensa il server.', 'Ti si offre ciò che puoi fare, con costo ed effetto. Ciò che non puoi fare dice perché.'],
      ['limit', 'Bastano due visite al giorno.', 'Ogni domanda dice quanto aspetta e che cosa succede se la lasci passare.'],
      ['hidden', 'I segreti restano segreti.', 'La tua mano non è inviata a nessun altro, e ogni mescolata si può verificare dopo la partita.'],
      ['bell', 'Ricevi un avviso.', 'Un avviso o una mail dice che un tavolo ti aspetta.'],
    ],
    friends: 'Giocare con le tue amicizie', friendsHelp: 'Crea un tavolo e invia il suo link. I bot possono occupare i posti che restano.',
    deck: 'Portare il tuo mazzo', deckHelp: 'Incolla una lista da qualsiasi programma: si controlla ogni riga. Cinque mazzi sono pronti.',
    lesson: 'Provare un dissanguamento nel banco di prova', lessonHelp: 'Tutti i posti sono tuoi e nulla conta.',
    told: 'Sapere quando tocca a te', toldHelp: 'Con avvisi su questo dispositivo o per mail.', cardsHelp: 'Ogni carta e che cosa fa qui.',
  },

  inbox: {
    invitations: 'Inviti',
    owe: (n) => (n === 0 ? 'Nulla in sospeso' : `Devi ${plural('it', n, { one: 'risposta', other: 'risposte' }, n)}`),
    soonest: (when) => `La più vicina tra ${when}.`,
    nothing: 'Qui compare un avviso quando un tavolo ti aspetta.',
    waiting: 'In attesa di altri', finished: 'Finite, non ancora viste',
    answer: 'Rispondi', atTheLimit: 'Allo scadere:',
    waitingFor: (names) => `in attesa di ${names}`,
    first: 'Per cominciare', watch: (name) => `Guarda ${name}`, join: (name) => `Siediti a ${name}`,
    since: 'Dalla tua ultima visita',
    welcome: 'Ti diamo il benvenuto', play: 'Gioca', vote: 'Vota', from: (name) => `da ${name}`, answeredForYou: 'Risposto al posto tuo',
  },

  lobby: {
    heading: 'Tavoli', create: 'Crea un tavolo', name: 'Nome del tavolo', format: 'Formato', decks: 'Carte',
    formats: { 'standard': 'Quattro o cinque', 'three-player': 'In tre', 'two-player': 'In due' },
    pools: { 'all': 'Tutte le carte complete', 'fifth-edition': 'I cinque mazzi della Quinta Edizione' },
    sitDown: 'Siediti', leave: 'Alzati', start: 'Comincia', remove: 'Togli', seatBot: 'Fai sedere un bot', bot: 'bot', deck: 'Mazzo', ownDeck: 'Un mazzo mio',
    open: 'Aperti', started: 'In corso', mine: 'Tuoi', access: 'Chi può venire', accesses: { open: 'Chiunque', private: 'Chi ha il codice', invited: 'Chi ha un invito' }, seating: 'Posti', seatings: { random: 'a sorte', chosen: 'come vengono occupati' },
    byCode: 'Unisciti con un codice', code: 'Codice', find: 'Cerca', noCode: 'Nessun tavolo ha questo codice.', share: 'Chi ha questo codice può unirsi:', sealed: 'mazzo sigillato', unsealed: 'ancora senza mazzo', seal: 'Sigilla questo mazzo', another: 'Sigilla un altro mazzo', cancel: 'Annulla il tavolo', invitation: 'hai un invito', decline: 'Rifiuta l’invito', empty: 'Nessun tavolo aperto. Creane uno: le tue amicizie lo trovano qui.', seatsOf: (taken, all) => `${taken} di ${all} posti occupati`,
    room: (n) => plural('it', n, { one: 'posto libero', other: 'posti liberi' }, n), watch: 'Guarda', go: 'Alla partita', yours: 'tuo',
    paste: 'Incolla il tuo mazzo', pasteHelp: 'In qualsiasi formato comune, in inglese, francese, spagnolo, portoghese o italiano.', standardHelp: 'Una partita normale è in quattro o cinque; comincia quando i posti sono tutti occupati.',
    pace: (hours) => `Una domanda può restare aperta ${plural('it', hours, { one: 'ora', other: 'ore' }, hours)}; poi viene data la sua risposta predefinita.`,
    lead: 'Siediti dove c’è posto, o crea un tavolo per le tue amicizie.', any: 'qualsiasi', paceOf: 'Ritmo', nightsOnly: 'Le mie notti non contano', noneSuch: 'Nessun tavolo è così.', sitWith: (deck) => `Siediti con ${deck}`, sealWith: (deck) => `Sigilla ${deck}`, whichDeck: 'Quale mazzo?', myList: 'la mia lista', checkFirst: 'Controllalo prima', needsDeck: 'Scegli un mazzo: senza, la partita non può cominciare.', waitsHost: 'Chi tiene il tavolo comincia la partita quando non manca nessuno.', waitsPlayers: (least) => `Può cominciare in ${least}. Invia il link alle tue amicizie, o fai sedere dei bot.`, ready: 'Non manca nessuno: la partita può cominciare.', inviteBy: 'Invita con un link', copyLink: 'Copia il link', copied: 'Copiato', send: 'Invia', host: 'tiene il tavolo', asked: 'Premi ancora per annullare il tavolo',
    characters: { malkavian: 'Sfugge ai blocchi e dissangua forte.', nosferatu: 'Si nasconde, combatte e logora.', toreador: 'Vince i voti e combatte in fretta.', tremere: 'Blocca, dissangua e usa magia in combattimento.', ventrue: 'Comanda, vota e resiste. Buono per cominciare.' }, ownHelp: 'Una lista da qualsiasi programma, controllata prima di essere sigillata.',
  },

  decks: {
    heading: 'Controlla un mazzo', check: 'Controlla', checking: 'Controllo in corso…', legal: 'Legale', illegal: 'Non legale', playable: 'Si può giocare qui', unplayable: 'Non si può ancora giocare qui',
    crypt: 'Cripta', library: 'Libreria', missing: 'Queste carte qui non sono ancora complete:', unclear: 'Righe non chiare', candidates: 'Forse', unknown: 'Sconosciuta',
    intro: 'Incolla una lista come ce l’hai: il formato dei tornei, JOL, Lackey, un’esportazione JSON o righe «2x Nome». Non si conserva nulla.', upload: 'O scegli un file', count: cards,
    lines: (n) => `Ogni riga (${n})`, notWhole: 'qui non ancora completa',
    fits: 'Si può giocare così com’è.',
  },

  cards: {
    heading: 'Carte', search: 'Nome', text: 'Parole di ciò che fa', type: 'Tipo', clan: 'Clan', discipline: 'Disciplina', any: 'qualsiasi', found: cards,
    more: 'Mostra altre', rulings: 'Chiarimenti ufficiali', printed: 'Testo stampato', whole: 'Completa: fa tutto ciò che dice', factsOnly: 'Se ne conoscono solo nomi e numeri', unknown: 'Non in questa versione',
    capacities: 'Capacità', from: 'da', to: 'a', support: 'Giocabile qui', disciplines: { ani: 'Animalità', aus: 'Auspex', cel: 'Velocità', dom: 'Dominazione', for: 'Robustezza', obf: 'Oscurazione', pot: 'Potenza', pre: 'Ascendente', tha: 'Stregoneria del Sangue' },
    group: (n) => `gruppo ${n}`, capacity: (n) => `capacità ${n}`, unique: 'unica', close: 'Chiudi', none: 'Nessuna carta corrisponde.',
    types: { Vampire: 'Vampiro', Imbued: 'Imbued', Action: 'Azione', 'Action Modifier': 'Modificatore di azione', Ally: 'Alleato', Combat: 'Combattimento', Equipment: 'Equipaggiamento', Event: 'Evento', Master: 'Dominus', 'Political Action': 'Azione politica', Reaction: 'Reazione', Retainer: 'Seguace' },
  },

  finished: { heading: 'Partite finite', none: 'Nessuna tua partita è ancora finita.', winner: (name) => `Vittoria di ${name}`, drawn: 'Pareggio', points: (n) => `${n} PV`, replay: 'Replica', table: 'Il tavolo', find: 'Cerca un tavolo', fresh: 'Non ancora guardata', won: 'Hai vinto', mine: (n) => `${n} PV per te`, bySeat: 'Punti vittoria per posto', chain: 'Chi ha lasciato la partita, in ordine', ousts: (by, seat) => `${by} elimina ${seat}`, gone: (seat) => `Eliminazione di ${seat}`, withdrew: (seat) => `${seat} si ritira` },

  table: {
    meters: { bleed: 'dissanguamento', stealth: 'furtività', intercept: 'intercetto', yours: 'il tuo' }, superior: discipline => `${discipline} superiore`,
    turn: (n) => `Turno ${n}`, yourTurn: 'tuo turno', turnOf: (name) => `turno di ${name}`,
    phases: { unlock: 'Disimpegno', master: 'Dominus', minion: 'Servitori', influence: 'Influenza', discard: 'Scarto' }, phase: 'Fasi del turno',
    you: 'tu', prey: 'preda', predator: 'predatore', edge: 'Vantaggio', ousted: 'Eliminazione', withdrawn: 'Ritiro', bot: 'bot',
    handOf: (n) => `${cards(n)} in mano`, libraryOf: (n) => `${n} nella libreria`, cryptOf: (n) => `${n} nella cripta`, ashOf: (n) => `${n} nella pila degli scarti`, poolOf: (n) => plural('it', n, { one: 'punto risorsa', other: 'punti risorsa' }, n),
    torpor: 'Torpore', uncontrolled: 'Zona non controllata', onlyYou: 'Zona non controllata: la vedi solo tu', inPlay: 'In gioco', ash: 'Pila degli scarti', contested: 'In contesa',
    locked: 'impegnata', unlocked: 'disimpegnata', blood: (n, of) => `${plural('it', n, { one: 'punto sangue', other: 'punti sangue' }, n)}${of === null ? '' : `, capacità ${of}`}`, life: (n) => plural('it', n, { one: 'punto vita', other: 'punti vita' }, n), faceDown: 'a faccia in giù',
    acting: 'agente', target: 'bersaglio', blocking: 'bloccante', carries: (names) => `porta ${names}`, points: (n) => `${n} PV`,
    yourHand: (n) => `La tua mano, ${cards(n)}`, usable: (n) => `${n} ${n === 1 ? 'si può usare' : 'si possono usare'} in questa risposta`, now: 'ora', cover: 'Copri la mia mano', uncover: 'Mostra la mia mano',
    ring: 'Il tavolo, in ordine di gioco', nowTab: 'Ora', handTab: 'Mano', logTab: 'Registro', tableTab: 'Tavolo', tabs: 'Parti del tavolo', wholeTable: 'Mostra tutto il tavolo', stage: 'Torna a ciò che accade',
    nothing: 'Non si sta risolvendo nulla.', waitingFor: 'In attesa di', waitingYou: 'Te', over: 'La partita è finita', spectating: 'Stai guardando. Le mani sono nascoste.',
    round: (n) => `Round ${n}`, range: { close: 'Distanza ravvicinata', long: 'Lunga distanza' }, forVotes: 'A favore', againstVotes: 'Contro', passesBy: (n) => `ha successo per ${n}`, failsBy: (n) => `fallisce per ${n}`, tied: 'parità: fallisce', castSoFar: 'Dichiarati finora, senza ordine', ifItPasses: 'Se ha successo', inOrder: 'Ordine di gioco', strength: 'forza',
    steps: n => `i ${n} passi`, self: 'Tu', openAsh: 'Apri la pila degli scarti', moved: 'Ciò che ha fatto il tavolo',
    more: 'Altro', asThen: 'come «poi»', nowWith: (name) => `ora, con ${name}`, withdrawing: 'si ritira', thatMoment: 'Vai a quel momento', longest: (when) => `al più tardi ${when}`, ownedBy: (name) => `è di ${name}`,
  },

  prompt: {
    atTheLimit: 'Allo scadere:', seal: (what) => `Sigilla: ${what}`, announce: (what) => `Annuncia: ${what}`,
    sealedNote: 'Segreto fino alla pubblicazione.', finalNote: 'Subito pubblica, definitiva.', sealed: 'Hai risposto.', sealedText: 'La tua risposta resta sigillata finché non risponde ogni Matusalemme da cui dipende.', takeBack: 'Ritira',
    atOnce: phase => `Oppure subito, nella fase successiva (${phase}):`, nobody: 'Non ti viene chiesto nulla.', waiting: 'Ricevi un avviso quando tocca a te rispondere.', why: (n) => `${n} non ${n === 1 ? 'disponibile' : 'disponibili'}: perché?`, whyNot: 'Non disponibile: perché?', then: 'Poi, se nessuno fa nulla:', askMe: 'Chiedi a me', pass: 'Passare',
    sending: 'Invio in corso…', replaced: 'La domanda è cambiata. La tua risposta non è stata usata.', kept: 'Non ancora inviata: parte appena torna la connessione.',
    left: (n) => `da distribuire: ${n}`, needs: (min, max) => (min === max ? `scegline ${min}` : `scegline da ${min} a ${max}`), less: 'uno in meno', more: 'uno in più', cost: 'costa', minion: 'Con', generally: 'Tu', amount: 'Quanto', costs: { blood: 'sangue', pool: 'risorse', transfers: 'trasferimenti' },
    toTheEnd: 'Passare fino alla fine', bleeds: (target, n) => `Dissanguare ${target} da ${n}`, hunts: n => `Cacciare: +${n} sangue`, by: (what, name) => `${what} con ${name}`, strike: what => `Attaccare: ${what}`, soon: 'presto',
    blockWith: (name) => `Bloccare con ${name}`, noBlock: 'Non bloccare', orWith: (names) => `o con ${names}`, holds: 'Vale:', andThen: (first, next) => `${first}; poi ${next}`, withdraw: 'Ritirarsi dal gioco', withdrawWord: 'ritiro', notNow: 'Non ora:', which: 'Quale', picked: (n) => plural('it', n, { one: 'scelta', other: 'scelte' }, n), amongAtLeast: (n) => `da dividere tra almeno ${n}`, next: (name) => `Prossimo: ${name}`,
    deeds: { 'bleed': 'Dissanguare', 'hunt': 'Cacciare', 'leave-torpor': 'Lasciare il torpore', 'become-anarch': 'Diventare Anarchico', 'rescue': 'Risvegliare dal torpore', 'diablerie': 'Diablerizzare', 'equip': 'Equipaggiare', 'enter-combat': 'Entrare in combattimento', 'block': 'Bloccare', 'play': 'Giocare', 'use': 'Usare', 'bring-out': 'Far entrare in gioco', 'merge': 'Fondersi', 'invest': 'Spostare risorse', 'withdraw': 'Riportare sangue', 'draw-crypt': 'Pescare dalla cripta', 'end-phase': 'Finire la fase', 'edge': 'Guadagnare col Vantaggio', 'unlock': 'Disimpegnare', 'declare-withdrawal': 'Ritirarsi' },
  },

  log: { heading: 'Registro', important: 'Importante', all: 'Tutto', mine: 'Mio', none: 'Non è ancora successo nulla.', filters: 'Ciò che mostra il registro', since: 'Nuovo dalla tua ultima visita', search: 'Cerca', earlier: 'Prima' },

  vote: {
    ifCast: 'Se dichiari questo ora:', sum: (inFavour, against) => `${inFavour} a favore, ${against} contro`, after: 'E dopo, per me…', ask: 'non è finita', whilePasses: 'è finita finché ha successo', whileFails: 'è finita finché fallisce', done: 'è finita', votes: (n) => plural('it', n, { one: 'voto', other: 'voti' }, n), for: 'a favore', against: 'contro', keep: 'tieni', else: 'Che altro puoi fare',
    cast: (inFavour, against) => (inFavour === 0 ? `Dichiarare ${against} contro` : against === 0 ? `Dichiarare ${inFavour} a favore` : `Dichiarare ${inFavour} a favore e ${against} contro`), hunt: (name) => `Caccia di sangue: ${name}`, mayStill: 'può ancora dichiarare:', none: 'nulla di dichiarato', kinds: { burned: 'si brucia per un voto', called: 'la carta che lo ha indetto', edge: 'si brucia', card: 'con una carta' },
  },

  fight: { heading: (acting, opposing) => `Combattimento: ${acting} e ${opposing}`, steps: ['Prima della distanza', 'Distanza', 'Prima degli attacchi', 'Attacchi', 'Danni', 'Inseguimento', 'Fine'], strike: 'Attacco', notChosen: 'non ancora scelto' },

  keys: {
    heading: 'Tasti', off: 'I tasti singoli si possono disattivare nelle opzioni, e non fanno nulla mentre scrivi.',
    list: { '?': 'questo aiuto', 'P': 'la tua risposta', '1 – 9': 'scegliere una risposta', 'Enter': 'confermarla', 'Shift + Enter': 'confermare e passare al tavolo seguente', 'U': 'ritirare', 'W': 'perché no', 'S': 'ciò che si sta risolvendo', 'H': 'la tua mano', 'R': 'i posti; ← → fanno il giro, ↑ ↓ ne percorrono uno', 'T': 'tutto il tavolo o la scena', 'L': 'il registro; J e K lo percorrono, F lo filtra', 'O': 'ordini permanenti', 'N': 'il prossimo tavolo che aspetta', 'I': 'arrivi', 'Esc': 'chiudere' },
  },

  replay: { heading: 'Replica', by: { seat: 'Il mio posto', spectator: 'Pubblica', all: 'Carte scoperte' }, turns: 'Turni', step: (n, of) => `Passo ${n} di ${of}`, seenBy: 'Vista', first: 'All’inizio', back: 'Un passo indietro', play: 'Riproduci', pause: 'Ferma', on: 'Un passo avanti', last: 'Alla fine', steps: 'Passi', noPasses: 'Senza chi passa' },

  orders: {
    named: { careful: 'Prudente', normal: 'Normale', away: 'Assente', learner: 'Principiante' }, without: 'Senza profilo', noProfile: 'Senza profilo: ti si chiede ciò a cui i tuoi ordini non rispondono.', rulesOf: 'Che cosa dice', ride: 'Passa al posto mio dove pubblicamente non servo. Lì non mi si aspetta mai, che possa o no.', rule: 'ordine', you: 'tu:',
    about: { careful: 'Passa al posto tuo solo dove è pubblico che non potevi rispondere.', normal: 'Passa finché qualcosa non ti riguarda: un’azione contro un tuo servitore, un dissanguamento di 2 o più contro di te, un tuo referendum o combattimento.', away: 'Blocca ciò che ti eliminerebbe, e per il resto fa ciò che farebbe lo scadere del tempo.', learner: 'Ti chiede tutto.' },
    heading: 'Ordini permanenti', intro: 'Ciò che si fa al tuo posto, secondo ciò che chiunque può vedere. Decide il primo che si applica.', profiles: 'Parti da un profilo', yours: 'I tuoi ordini; decide il primo che si applica', add: 'Aggiungi un ordine', up: 'Prima', down: 'Dopo', remove: 'Togli', save: 'Salva', discard: 'Scarta le modifiche',
    saved: 'Salvati. Valgono dalla prossima finestra; nessuno vede che li hai cambiati.', preview: 'Anteprima', none: 'Nessun ordine: ti si chiede tutto.', notOffered: '«Chiedi a me solo se ce l’ho» non è offerto: da quanto ci metti si capirebbe che cosa hai in mano.',
    when: 'Quando', pieces: { for: 'da' }, amounts: { lte: (n) => `${n} o meno`, gte: (n) => `${n} o più` },
    events: { bled: 'mi dissanguano', ousts: 'un dissanguamento mi eliminerebbe', againstMine: 'un’azione è contro di me o ciò che è mio', notAgainstMe: 'un’azione non è contro di me', hunts: 'qualcuno caccia', preyActs: 'la mia preda agisce', predatorActs: 'il mio predatore agisce', rescues: 'un vampiro lascia il torpore o ne è risvegliato', diablerie: 'qualcuno commette diablerie', played: 'qualcuno gioca una carta', voteOther: 'un referendum non cambia nulla di mio', voteMine: 'un referendum mi tocca', hunted: 'si indice una caccia di sangue', fightOther: 'altri combattono', range: 'posso manovrare', strike: 'scelgo un attacco', prevent: 'posso prevenire danni', press: 'posso inseguire', influence: 'ho trasferimenti', anything: 'succede altro' },
    deeds: { pass: 'passo', ask: 'chiedere a me', block: 'blocco con chi può meglio', deflect: 'lo devio verso la mia preda|se ho una carta che lo fa; altrimenti passo', for: 'voto a favore', against: 'voto contro', abstain: 'non dichiaro voti', close: 'manovro a distanza ravvicinata', long: 'manovro a lunga distanza', hand: 'attacco a mani nude', dodge: 'schivo se posso', ends: 'chiudo il combattimento se posso', prevent: 'prevengo con carte in gioco', preventAll: 'prevengo con tutto ciò che ho', pressEnd: 'inseguo per terminare il combattimento', pressOn: 'inseguo per continuare', influence: 'li do a chi viene dopo,|tenendo 5 punti risorsa' },
    plays: (card) => `gioco ${card}|se ce l’ho; altrimenti passo`,
    exceptions: { never: 'in ogni caso', poolLow: 'tranne con 5 punti risorsa o meno', poolHigh: 'tranne con 20 punti risorsa o più', oust: 'tranne se mi eliminerebbe', mine: 'tranne se un’azione è contro di me' },
    scopes: { 'game': 'in questa partita', 'until-my-turn': 'fino al mio turno', 'turn': 'in questo turno', 'action': 'per questa azione' },
    slots: { event: 'quando', amount: 'quanto', deed: 'che cosa faccio', unless: 'eccezione', scope: 'per quanto' },
    wouldAnswer: (n) => (n === 0 ? 'non avrebbe ancora risposto' : `avrebbe risposto ${n} volte`), changedMark: 'cambiato', previewOf: (n) => `Anteprima: ${plural('it', n, { one: 'ultima finestra', other: 'ultime finestre' }, n)}`, noWindows: 'Non ti è stato ancora chiesto nulla. Più avanti qui si vede che cosa avrebbero risposto i tuoi ordini.', answeredOf: (n) => (n === 1 ? 'risposta data' : 'risposte date'), askedOf: (n) => (n === 1 ? 'domanda a te' : 'domande a te'), ofProfile: 'profilo', before: 'prima:',
    endWithGame: 'Finiscono con questa partita.', of: (n, most) => `${n} di ${most}`, noneOwn: 'Nessuno tuo: risponde solo il profilo.', examples: (n) => `Scegli tra ${n} esempi`, notOfferedHead: 'Perché non «chiedi a me solo se ce l’ho»?', inForce: 'Valgono dalla prossima finestra; nessuno vede che li hai cambiati.', unchanged: 'Nulla è cambiato.', answeredShort: (n, of) => `${n} di ${of}`, saveOf: (n) => `Salva ${plural('it', n, { one: 'modifica', other: 'modifiche' }, n)}`,
    always: 'Fai sempre così',
  },

  sandbox: {
    heading: 'Banco di prova', lead: 'Una partita da una posizione tua, con tutti i posti tuoi. Nulla conta e nessuno aspetta.',
    start: 'Parti da', starts: { blank: 'Due posti semplici', bleed: 'Un dissanguamento', combat: 'Un combattimento', vote: 'Un referendum' },
    form: 'Come modulo', text: 'Come testo', textHelp: 'Sono la stessa posizione. Ciò che non ha un campo resta nel testo.', notText: 'Questo non è JSON:', formWaits: 'Il modulo aspetta che il testo si possa leggere.',
    game: 'Nome della partita', turnOf: 'Di chi è il turno', phase: 'Fase', turn: 'Turno', seat: (n) => `Posto ${n}`, name: 'Nome', pool: 'Risorse', addSeat: 'Aggiungi un posto', remove: (what) => `Togli ${what}`,
    to: 'Aggiungi a', card: 'Nome di una carta', plain: 'Un vampiro semplice', blood: 'Sangue', capacity: 'Capacità', disciplines: 'Discipline', regions: { ready: 'Zona attiva', torpor: 'Torpore', uncontrolled: 'Zona non controllata', hand: 'Mano', library: 'Libreria', crypt: 'Cripta', ash: 'Pila degli scarti' },
    create: 'Crea e gioca', creating: 'Creazione…', copy: 'Copia la posizione', copied: 'Copiata', yours: 'Create su questo dispositivo', wrong: 'Così non si può giocare:',
    faults: { 'unknown-card': 'Questa carta non esiste.', 'not-whole': 'Questa carta qui non è ancora completa.', 'impossible': 'A nessuno verrebbe chiesto nulla, o si nomina una carta che non c’è.', 'too_big': 'Troppo.', 'too_small': 'Troppo poco.', 'invalid_type': 'Qui va qualcos’altro.', 'invalid_value': 'Questo valore non esiste.', 'invalid_union': 'Non è né una carta né un servitore semplice.', 'unrecognized_keys': 'Un campo sconosciuto.', 'too-deep': 'Troppi livelli.', 'other': 'Questo non va bene.' },
    whose: 'Tutti i posti sono tuoi. Rispondi come', asked: 'da rispondere', otherSeat: 'A questo posto ora non si chiede nulla. Scegline uno a cui si chiede.', position: 'Posizione', playOn: 'Continua da qui nel banco di prova', between: 'Qui si sta risolvendo qualcosa. Una posizione sta tra due azioni: vai avanti o indietro di qualche passo.', hidden: 'Solo di una partita finita di cui tutti mostrano le carte.', show: 'Mostra le mie carte a tutti',
  },

  settings: { heading: 'Opzioni', begins: 'I miei posti iniziano la partita con', language: 'Lingua', theme: 'Colori', themes: { system: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' }, singleKeys: 'Tasti singoli per rispondere e muoversi', install: 'Praxis si può installare dal menu del browser.', pushes: 'Notifiche', push: 'Avviso', address: 'Indirizzo e-mail', code: 'Codice dal messaggio', verify: 'Conferma', save: 'Salva', kinds: { prompt: 'Una domanda per te', reminder: 'Un termine si avvicina', gameOver: 'Una partita è finita', invitation: 'Un invito' }, pushOn: 'Avvisa su questo dispositivo', pushOff: 'Non avvisare più su questo dispositivo', pushNone: 'Questo browser non può ricevere avvisi.', saved: 'Salvato.', nights: 'Ore di silenzio', from: 'dalle', to: 'alle', mail: 'E-mail', here: 'Per questo dispositivo; lingua e colori cambiano subito.', account: 'Account', device: 'Questo dispositivo', pushIsOn: 'Questo dispositivo riceve avvisi.', pushIsOff: 'Questo dispositivo non riceve ancora avvisi.', try: 'Mostrane uno ora', trial: 'Un avviso appare così.', denied: 'Il browser non permette avvisi da questo sito. Si cambia nelle sue impostazioni.', others: 'Altri dispositivi', remove: 'Togli', never: 'mai', noAddress: 'ancora senza indirizzo', refused: (address) => `Le mail a ${address} sono tornate indietro. Dai un indirizzo che funzioni.` },

  clock: {
    heading: 'Orologi', none: (hours) => `Una domanda può restare aperta ${hours} h; poi viene data la sua risposta predefinita.`, seats: 'Posti', seat: 'Posto', bank: 'Riserva', limit: 'Limite', misses: 'Mancate', hours: (n) => `${n} h`, standIn: 'gioca un bot', away: 'assente', rests: (until) => `riposa fino a ${until}`,
    night: 'La mia notte', nightFrom: (zone) => `Otto ore da quest’ora non contano (${zone})`, save: 'Salva', pause: 'Pausa', days: 'Per quanti giorni', votePause: 'Vota per una pausa', pausedUntil: (when) => `In pausa fino a ${when}.`, resume: 'Vota per continuare', voted: (name, when) => `${name} vota per una pausa fino a ${when}.`,
    leave: 'Lascia la partita', leaveHelp: 'Il tuo posto resta libero finché qualcuno non lo prende; fino ad allora puoi tornare.', leaveWord: 'lascia', typeTo: (word) => `Scrivi «${word}» per continuare`, open: (names) => `Posti liberi: ${names}.`,
    unlimited: 'Tutto il tempo che serve.', policy: (bank, increment, offTurn, nights) => `Nel tuo turno una riserva di ${bank}, e ${increment} in più a ogni risposta; ${offTurn} per una domanda nei turni altrui.${nights ? ' Le notti non contano.' : ''}`,
    policies: { standard: 'Normale: circa un mese', brisk: 'Svelto: circa una settimana', live: 'Dal vivo: una serata', unlimited: 'Senza limite' }, choose: 'Orologi',
    span: (n) => (n < 1 ? `${Math.round(n * 60)} min` : `${n} h`),
  },

  api: { heading: 'L’API', search: 'Cerca percorsi, campi e problemi', found: (n) => plural('it', n, { one: 'percorso', other: 'percorsi' }, n), version: 'Versione', raw: 'come OpenAPI', access: 'Come identificarsi e che cosa si può permettere', scope: 'Serve il permesso', parameters: 'Parametri', body: 'Corpo', replies: 'Risposte', problems: 'Problemi', schemas: 'Schemi', example: 'Esempio', required: 'obbligatorio', about: 'Tutto ciò che fanno queste pagine può farlo qualsiasi programma.' },

  watch: { live: 'Si mostra mentre accade.', minutes: (n) => `Si mostra con ${plural('it', n, { one: 'minuto', other: 'minuti' }, n)} di ritardo.`, publications: (n) => `Si mostra con ${plural('it', n, { one: 'passo', other: 'passi' }, n)} di ritardo.`, hands: { never: 'Le mani restano nascoste anche dopo la partita.', agreed: 'Dopo la partita, mostra le sue carte chi vuole.', end: 'Dopo la partita si mostrano tutte le carte.' } },

  trouble: {
    offline: 'Nessuna risposta. Nulla va perso: si riprova quando torna la connessione.', server: 'Il server ha avuto un errore.', busy: 'Il servizio è molto occupato.', tooMany: (n) => `Troppe richieste. Si riprova tra ${n} s.`, notRecorded: 'Non è stato registrato nulla.', unsure: 'Non si sa se sia stato registrato: guarda prima di rifarlo.', notThere: 'Questo tavolo non esiste, o non ti spetta vederlo.', noPage: 'Non c’è nulla a questo indirizzo.', again: 'Riprova', home: 'Agli arrivi',
    checking: 'Verifica in corso: è arrivata?', arrived: 'La tua risposta era arrivata.', late: 'La tua risposta è stata inviata ora.',
    codes: { 'forbidden': 'Non spetta a te farlo.', 'seat-taken': 'Hai già un posto a questo tavolo.', 'place-taken': 'Questo posto è già stato scelto.', 'table-full': 'Nessun posto è libero.', 'table-closed': 'Questo tavolo non è più aperto.', 'deck-missing': 'Non tutti i mazzi sono sigillati.', 'wrong-seat-count': 'Questo formato non si gioca in tanti.', 'illegal-deck': 'Questo mazzo non è legale a questo tavolo.', 'unplayable-deck': 'Non tutte le carte di questo mazzo sono ancora complete qui.', 'unreadable-deck': 'Non è un elenco di carte in un formato conosciuto.', 'game-over': 'La partita è finita.', 'game-running': 'La partita non è finita.', 'compacted': 'Questo momento della partita non è stato conservato.', 'too-soon': 'È cambiato meno di una settimana fa.', 'no-pause': 'Non può esserci una tale pausa.', 'seat-not-open': 'Questo posto non è libero.', 'not-a-position': 'Una posizione sta tra due azioni.', 'body-too-large': 'È troppo lungo.' },
    offlineBar: (since) => `Senza connessione: stato delle ${since}`, loading: 'Caricamento…',
    noPageHelp: 'Il link può essere vecchio, o manca una lettera. I tuoi tavoli sono in «In arrivo».',
  },

  time: {
    left: (minutes) => (minutes < 1 ? 'meno di un minuto' : minutes < 60 ? `${minutes} min` : minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60 > 0 && minutes < 600 ? `${minutes % 60} min` : ''}`.trim() : `${Math.floor(minutes / 1440)} giorni`),
    past: 'scaduto',
  },
}
