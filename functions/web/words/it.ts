import type { Words } from './en.ts'
import { plural } from './speech.ts'

const cards = (n: number): string => plural('it', n, { one: 'carta', other: 'carte' }, n)

/** Italian. */
export const it: Words = {
  name: 'Italiano',
  app: 'Praxis',
  skipToAnswer: 'Alla tua risposta',
  skipToTable: 'Al tavolo',

  nav: { inbox: 'In arrivo', lobby: 'Tavoli', decks: 'Mazzi', cards: 'Carte', finished: 'Finite', sandbox: 'Prove', settings: 'Opzioni', main: 'Pagine', back: 'Indietro', notifications: 'Avvisi', orders: 'Ordini permanenti', api: 'L’API', keys: 'Tasti' },

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
    welcome: 'Ti diamo il benvenuto', play: 'Gioca', vote: 'Vota', from: (name) => `da ${name}`, answeredForYou: 'Risposto al posto tuo', room: (n) => plural('it', n, { one: 'posto libero', other: 'posti liberi' }, n),
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
    more: 'Altro', asThen: 'come «poi»', nowWith: (name) => `ora, con ${name}`, withdrawing: 'si ritira', thatMoment: 'Vai a quel momento', longest: (when) => `al più tardi ${when}`, ownedBy: (name) => `è di ${name}`, position: 'Posizione', whose: 'Tutti i posti sono tuoi. Rispondi come', asked: 'da rispondere', otherSeat: 'A questo posto ora non si chiede nulla. Scegline uno a cui si chiede.', order: (n) => `ordine ${n}`,
  },

  prompt: {
    atTheLimit: 'Allo scadere:', seal: (what) => `Sigilla: ${what}`, announce: (what) => `Annuncia: ${what}`,
    sealedNote: 'Segreto fino alla pubblicazione.', finalNote: 'Subito pubblica, definitiva.', sealed: 'Hai risposto.', sealedText: 'La tua risposta resta sigillata finché non risponde ogni Matusalemme da cui dipende.', takeBack: 'Ritira',
    atOnce: phase => `Oppure subito, nella fase successiva (${phase}):`, nobody: 'Non ti viene chiesto nulla.', waiting: 'Ricevi un avviso quando tocca a te rispondere.', why: (n) => `${n} non ${n === 1 ? 'disponibile' : 'disponibili'}: perché?`, whyNot: 'Non disponibile: perché?', then: 'Poi, se nessuno fa nulla:', askMe: 'Chiedi a me', pass: 'Passare',
    sending: 'Invio in corso…', replaced: 'La domanda è cambiata. La tua risposta non è stata usata.', kept: 'Non ancora inviata: parte appena torna la connessione.',
    left: (n) => `da distribuire: ${n}`, needs: (min, max) => (min === max ? `scegline ${min}` : `scegline da ${min} a ${max}`), less: 'uno in meno', more: 'uno in più', cost: 'costa', minion: 'Con', generally: 'Tu', amount: 'Quanto', costs: { blood: 'sangue', pool: 'risorse', transfers: 'trasferimenti' },
    toTheEnd: 'Passare fino alla fine', bleeds: (target, n) => `Dissanguare ${target} da ${n}`, hunts: n => `Cacciare: +${n} sangue`, by: (what, name) => `${what} con ${name}`, strike: what => `Attaccare: ${what}`, soon: 'presto',
    blockWith: (name) => `Bloccare con ${name}`, noBlock: 'Non bloccare', orWith: (names) => `o con ${names}`, holds: 'Vale:', andThen: (first, next) => `${first}; poi ${next}`, withdraw: 'Ritirarsi dal gioco', withdrawWord: 'ritiro', notNow: 'Non ora:', which: 'Quale', picked: (n) => plural('it', n, { one: 'scelta', other: 'scelte' }, n), amongAtLeast: (n) => `da dividere tra almeno ${n}`, next: (name) => `Prossimo: ${name}`,
    deeds: { 'bleed': 'Dissanguare', 'hunt': 'Cacciare', 'leave-torpor': 'Lasciare il torpore', 'become-anarch': 'Diventare Anarchico', 'rescue': 'Risvegliare dal torpore', 'diablerie': 'Diablerizzare', 'equip': 'Equipaggiare', 'enter-combat': 'Entrare in combattimento', 'block': 'Bloccare', 'play': 'Giocare', 'use': 'Usare', 'bring-out': 'Far entrare in gioco', 'merge': 'Fondersi', 'invest': 'Spostare risorse', 'withdraw': 'Riportare sangue', 'draw-crypt': 'Pescare dalla cripta', 'end-phase': 'Finire la fase', 'edge': 'Guadagnare col Vantaggio', 'unlock': 'Disimpegnare', 'declare-withdrawal': 'Ritirarsi' }, always: 'Fai sempre così', plan: 'Piano',
  },

  log: { heading: 'Registro', important: 'Importante', all: 'Tutto', mine: 'Mio', none: 'Non è ancora successo nulla.', filters: 'Ciò che mostra il registro', since: 'Nuovo dalla tua ultima visita', search: 'Cerca', earlier: 'Prima' },

  vote: {
    ifCast: 'Se dichiari questo ora:', sum: (inFavour, against) => `${inFavour} a favore, ${against} contro`, after: 'E dopo, per me…', ask: 'non è finita', whilePasses: 'è finita finché ha successo', whileFails: 'è finita finché fallisce', done: 'è finita', votes: (n) => plural('it', n, { one: 'voto', other: 'voti' }, n), for: 'a favore', against: 'contro', keep: 'tieni', else: 'Che altro puoi fare',
    cast: (inFavour, against) => (inFavour === 0 ? `Dichiarare ${against} contro` : against === 0 ? `Dichiarare ${inFavour} a favore` : `Dichiarare ${inFavour} a favore e ${against} contro`), hunt: (name) => `Caccia di sangue: ${name}`, mayStill: 'può ancora dichiarare:', none: 'nulla di dichiarato', kinds: { burned: 'si brucia per un voto', called: 'la carta che lo ha indetto', edge: 'si brucia', card: 'con una carta' },
  },

  fight: { heading: (acting, opposing) => `Combattimento: ${acting} e ${opposing}`, steps: ['Prima della distanza', 'Distanza', 'Prima degli attacchi', 'Attacchi', 'Danni', 'Inseguimento', 'Fine'], strike: 'Attacco', notChosen: 'non ancora scelto' },

  replay: { heading: 'Replica', by: { seat: 'Il mio posto', spectator: 'Pubblica', all: 'Carte scoperte' }, turns: 'Turni', step: (n, of) => `Passo ${n} di ${of}`, seenBy: 'Vista', first: 'All’inizio', back: 'Un passo indietro', play: 'Riproduci', pause: 'Ferma', on: 'Un passo avanti', last: 'Alla fine', steps: 'Passi', noPasses: 'Senza chi passa' },

  clock: {
    heading: 'Orologi', none: (hours) => `Una domanda può restare aperta ${hours} h; poi viene data la sua risposta predefinita.`, seats: 'Posti', seat: 'Posto', bank: 'Riserva', limit: 'Limite', misses: 'Mancate', hours: (n) => `${n} h`, standIn: 'gioca un bot', away: 'assente', rests: (until) => `riposa fino a ${until}`,
    night: 'La mia notte', nightFrom: (zone) => `Otto ore da quest’ora non contano (${zone})`, save: 'Salva', pause: 'Pausa', days: 'Per quanti giorni', votePause: 'Vota per una pausa', pausedUntil: (when) => `In pausa fino a ${when}.`, resume: 'Vota per continuare', voted: (name, when) => `${name} vota per una pausa fino a ${when}.`,
    leave: 'Lascia la partita', leaveHelp: 'Il tuo posto resta libero finché qualcuno non lo prende; fino ad allora puoi tornare.', leaveWord: 'lascia', typeTo: (word) => `Scrivi «${word}» per continuare`, open: (names) => `Posti liberi: ${names}.`,
    unlimited: 'Tutto il tempo che serve.', policy: (bank, increment, offTurn, nights) => `Nel tuo turno una riserva di ${bank}, e ${increment} in più a ogni risposta; ${offTurn} per una domanda nei turni altrui.${nights ? ' Le notti non contano.' : ''}`,
    policies: { standard: 'Normale: circa un mese', brisk: 'Svelto: circa una settimana', live: 'Dal vivo: una serata', unlimited: 'Senza limite' }, choose: 'Orologi',
    span: (n) => (n < 1 ? `${Math.round(n * 60)} min` : `${n} h`),
  },

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
