import type { MoreWords } from './en.ts'
import { plural } from '../speech.ts'

export const it: MoreWords = {
  orders: {
    named: { careful: 'Prudente', normal: 'Normale', away: 'Assente', learner: 'Principiante' }, without: 'Senza profilo', noProfile: 'Senza profilo: ti si chiede ciò a cui i tuoi ordini non rispondono.', rulesOf: 'Che cosa dice', ride: 'Passa al posto mio dove pubblicamente non servo. Lì non mi si aspetta mai, che possa o no.', rule: 'ordine', you: 'tu:',
    about: { careful: 'Passa al posto tuo solo dove è pubblico che non potevi rispondere.', normal: 'Passa finché qualcosa non ti riguarda: un’azione contro un tuo servitore, un dissanguamento di 2 o più contro di te, un tuo referendum o combattimento.', away: 'Blocca ciò che ti eliminerebbe, e per il resto fa ciò che farebbe lo scadere del tempo.', learner: 'Ti chiede tutto.' },
    intro: 'Ciò che si fa al tuo posto, secondo ciò che chiunque può vedere. Decide il primo che si applica.', profiles: 'Parti da un profilo', yours: 'I tuoi ordini; decide il primo che si applica', add: 'Aggiungi un ordine', up: 'Prima', down: 'Dopo', remove: 'Togli', save: 'Salva', discard: 'Scarta le modifiche',
    saved: 'Salvati. Valgono dalla prossima finestra; nessuno vede che li hai cambiati.', preview: 'Anteprima', none: 'Nessun ordine: ti si chiede tutto.', notOffered: '«Chiedi a me solo se ce l’ho» non è offerto: da quanto ci metti si capirebbe che cosa hai in mano.',
    when: 'Quando', pieces: { for: 'da' }, amounts: { lte: (n) => `${n} o meno`, gte: (n) => `${n} o più` },
    events: { bled: 'mi dissanguano', ousts: 'un dissanguamento mi eliminerebbe', againstMine: 'un’azione è contro di me o ciò che è mio', notAgainstMe: 'un’azione non è contro di me', hunts: 'qualcuno caccia', preyActs: 'la mia preda agisce', predatorActs: 'il mio predatore agisce', rescues: 'un vampiro lascia il torpore o ne è risvegliato', diablerie: 'qualcuno commette diablerie', played: 'qualcuno gioca una carta', voteOther: 'un referendum non cambia nulla di mio', voteMine: 'un referendum mi tocca', hunted: 'si indice una caccia di sangue', fightOther: 'altri combattono', range: 'posso manovrare', strike: 'scelgo un attacco', prevent: 'posso prevenire danni', press: 'posso inseguire', influence: 'ho trasferimenti', anything: 'succede altro' },
    deeds: { pass: 'passo', ask: 'chiedere a me', block: 'blocco con chi può meglio', reach: 'blocco con chi ha intercetto sufficiente|o si chiede a me se nessuno ne ha', deflect: 'lo devio verso la mia preda|se ho una carta che lo fa; altrimenti passo', for: 'voto a favore', against: 'voto contro', abstain: 'non dichiaro voti', close: 'manovro a distanza ravvicinata', long: 'manovro a lunga distanza', hand: 'attacco a mani nude', dodge: 'schivo se posso', ends: 'chiudo il combattimento se posso', prevent: 'prevengo con carte in gioco', preventAll: 'prevengo con tutto ciò che ho', pressEnd: 'inseguo per terminare il combattimento', pressOn: 'inseguo per continuare', influence: 'li do a chi viene dopo,|tenendo 5 punti risorsa' },
    plays: (card) => `gioco ${card}|se ce l’ho; altrimenti passo`,
    opponents: { any: 'contro chiunque', Vampire: 'contro un vampiro', Ally: 'contro un alleato', Imbued: 'contro un Imbued' },
    exceptions: { never: 'in ogni caso', poolLow: 'tranne con 5 punti risorsa o meno', poolHigh: 'tranne con 20 punti risorsa o più', oust: 'tranne se mi eliminerebbe', mine: 'tranne se un’azione è contro di me' },
    scopes: { 'game': 'in questa partita', 'until-my-turn': 'fino al mio turno', 'turn': 'in questo turno', 'action': 'per questa azione' },
    slots: { event: 'quando', amount: 'quanto', opponent: 'contro chi', deed: 'che cosa faccio', unless: 'eccezione', scope: 'per quanto' },
    wouldAnswer: (n) => (n === 0 ? 'non avrebbe ancora risposto' : `avrebbe risposto ${n} volte`), changedMark: 'cambiato', previewOf: (n) => `Anteprima: ${plural('it', n, { one: 'ultima finestra', other: 'ultime finestre' }, n)}`, noWindows: 'Non ti è stato ancora chiesto nulla. Più avanti qui si vede che cosa avrebbero risposto i tuoi ordini.', answeredOf: (n) => (n === 1 ? 'risposta data' : 'risposte date'), askedOf: (n) => (n === 1 ? 'domanda a te' : 'domande a te'), ofProfile: 'profilo', before: 'prima:',
    endWithGame: 'Finiscono con questa partita.', of: (n, most) => `${n} di ${most}`, noneOwn: 'Nessuno tuo: risponde solo il profilo.', examples: (n) => `Scegli tra ${n} esempi`, notOfferedHead: 'Perché non «chiedi a me solo se ce l’ho»?', inForce: 'Valgono dalla prossima finestra; nessuno vede che li hai cambiati.', unchanged: 'Nulla è cambiato.', answeredShort: (n, of) => `${n} di ${of}`, saveOf: (n) => `Salva ${plural('it', n, { one: 'modifica', other: 'modifiche' }, n)}`,
  },

  plan: {
    heading: 'Piano del mio turno', help: 'Ciò che si fa nel tuo turno dopo quello che annunci ora, passo per passo. Ciò che allora non è possibile ferma il piano, e ti viene chiesto. Nessuno lo vede.',
    none: 'Nessun piano. Da una domanda del tuo turno puoi aggiungere passi.', save: 'Salva il piano', step: (n) => `Passo ${n}`, guard: 'solo se', always: 'in ogni caso',
    successful: (n) => `se il passo ${n} è riuscito`, blocked: (n) => `se il passo ${n} è stato bloccato`, each: 'In ognuno dei miei turni, non solo in questo',
  },

  rest: {
    night: (from, to, zone) => `La tua notte non conta, dalle ${from} alle ${to} (${zone}).`, noNight: 'Non hai detto quando è la tua notte: il tuo orologio corre anche allora.', weekends: 'Sabati e domeniche non contano.',
    live: (times) => `Dal vivo: ${times}.`, tables: 'I tuoi orologi', table: 'Tavolo',
  },

  sandbox: {
    heading: 'Banco di prova', lead: 'Una partita da una posizione tua, con tutti i posti tuoi. Nulla conta e nessuno aspetta.',
    start: 'Parti da', starts: { blank: 'Due posti semplici', bleed: 'Un dissanguamento', combat: 'Un combattimento', vote: 'Un referendum' },
    form: 'Come modulo', text: 'Come testo', textHelp: 'Sono la stessa posizione. Ciò che non ha un campo resta nel testo.', notText: 'Questo non è JSON:', formWaits: 'Il modulo aspetta che il testo si possa leggere.',
    game: 'Nome della partita', turnOf: 'Di chi è il turno', phase: 'Fase', turn: 'Turno', seat: (n) => `Posto ${n}`, name: 'Nome', pool: 'Risorse', addSeat: 'Aggiungi un posto', remove: (what) => `Togli ${what}`,
    to: 'Aggiungi a', card: 'Nome di una carta', plain: 'Un vampiro semplice', blood: 'Sangue', capacity: 'Capacità', disciplines: 'Discipline', regions: { ready: 'Zona attiva', torpor: 'Torpore', uncontrolled: 'Zona non controllata', hand: 'Mano', library: 'Libreria', crypt: 'Cripta', ash: 'Pila degli scarti' },
    create: 'Crea e gioca', creating: 'Creazione…', copy: 'Copia la posizione', copied: 'Copiata', yours: 'Create su questo dispositivo', wrong: 'Così non si può giocare:',
    faults: { 'unknown-card': 'Questa carta non esiste.', 'not-whole': 'Questa carta qui non è ancora completa.', 'impossible': 'A nessuno verrebbe chiesto nulla, o si nomina una carta che non c’è.', 'too_big': 'Troppo.', 'too_small': 'Troppo poco.', 'invalid_type': 'Qui va qualcos’altro.', 'invalid_value': 'Questo valore non esiste.', 'invalid_union': 'Non è né una carta né un servitore semplice.', 'unrecognized_keys': 'Un campo sconosciuto.', 'too-deep': 'Troppi livelli.', 'other': 'Questo non va bene.' },
    playOn: 'Continua da qui nel banco di prova', between: 'Qui si sta risolvendo qualcosa. Una posizione sta tra due azioni: vai avanti o indietro di qualche passo.', hidden: 'Solo di una partita finita di cui tutti mostrano le carte.', show: 'Mostra le mie carte a tutti',
  },

  settings: { heading: 'Opzioni', begins: 'I miei posti iniziano la partita con', language: 'Lingua', theme: 'Colori', themes: { system: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' }, singleKeys: 'Tasti singoli per rispondere e muoversi', install: 'Praxis si può installare dal menu del browser.', pushes: 'Notifiche', push: 'Avviso', address: 'Indirizzo e-mail', code: 'Codice dal messaggio', verify: 'Conferma', save: 'Salva', kinds: { prompt: 'Una domanda per te', reminder: 'Un termine si avvicina', gameOver: 'Una partita è finita', invitation: 'Un invito' }, pushOn: 'Avvisa su questo dispositivo', pushOff: 'Non avvisare più su questo dispositivo', pushNone: 'Questo browser non può ricevere avvisi.', saved: 'Salvato.', nights: 'Ore di silenzio', from: 'dalle', to: 'alle', mail: 'E-mail', here: 'Per questo dispositivo; lingua e colori cambiano subito.', account: 'Account', device: 'Questo dispositivo', pushIsOn: 'Questo dispositivo riceve avvisi.', pushIsOff: 'Questo dispositivo non riceve ancora avvisi.', try: 'Mostrane uno ora', trial: 'Un avviso appare così.', denied: 'Il browser non permette avvisi da questo sito. Si cambia nelle sue impostazioni.', others: 'Altri dispositivi', remove: 'Togli', never: 'mai', noAddress: 'ancora senza indirizzo', refused: (address) => `Le mail a ${address} sono tornate indietro. Dai un indirizzo che funzioni.` },

  lobby: {
    heading: 'Tavoli', create: 'Crea un tavolo', name: 'Nome del tavolo', format: 'Formato', decks: 'Carte',
    formats: { 'standard': 'Quattro o cinque', 'three-player': 'In tre', 'two-player': 'In due' },
    pools: { 'all': 'Tutte le carte complete', 'fifth-edition': 'I cinque mazzi della Quinta Edizione' },
    sitDown: 'Siediti', leave: 'Alzati', start: 'Comincia', remove: 'Togli', seatBot: 'Fai sedere un bot', bot: 'bot', deck: 'Mazzo', ownDeck: 'Un mazzo mio',
    open: 'Aperti', started: 'In corso', mine: 'Tuoi', access: 'Chi può venire', accesses: { open: 'Chiunque', private: 'Chi ha il codice', invited: 'Chi ha un invito' }, seating: 'Posti', seatings: { random: 'a sorte', chosen: 'come vengono occupati' },
    byCode: 'Unisciti con un codice', code: 'Codice', find: 'Cerca', noCode: 'Nessun tavolo ha questo codice.', share: 'Chi ha questo codice può unirsi:', sealed: 'mazzo sigillato', unsealed: 'ancora senza mazzo', seal: 'Sigilla questo mazzo', another: 'Sigilla un altro mazzo', cancel: 'Annulla il tavolo', invitation: 'hai un invito', decline: 'Rifiuta l’invito', empty: 'Nessun tavolo aperto. Creane uno: le tue amicizie lo trovano qui.', seatsOf: (taken, all) => `${taken} di ${all} posti occupati`,
    watch: 'Guarda', go: 'Alla partita', yours: 'tuo',
    paste: 'Incolla il tuo mazzo', pasteHelp: 'In qualsiasi formato comune, in inglese, francese, spagnolo, portoghese o italiano.', standardHelp: 'Una partita normale è in quattro o cinque; comincia quando i posti sono tutti occupati.',
    pace: (hours) => `Una domanda può restare aperta ${plural('it', hours, { one: 'ora', other: 'ore' }, hours)}; poi viene data la sua risposta predefinita.`,
    lead: 'Siediti dove c’è posto, o crea un tavolo per le tue amicizie.', any: 'qualsiasi', paceOf: 'Ritmo', nightsOnly: 'Le mie notti non contano', noneSuch: 'Nessun tavolo è così.', sitWith: (deck) => `Siediti con ${deck}`, sealWith: (deck) => `Sigilla ${deck}`, whichDeck: 'Quale mazzo?', myList: 'la mia lista', checkFirst: 'Controllalo prima', needsDeck: 'Scegli un mazzo: senza, la partita non può cominciare.', waitsHost: 'Chi tiene il tavolo comincia la partita quando non manca nessuno.', waitsPlayers: (least) => `Può cominciare in ${least}. Invia il link alle tue amicizie, o fai sedere dei bot.`, ready: 'Non manca nessuno: la partita può cominciare.', inviteBy: 'Invita con un link', copyLink: 'Copia il link', copied: 'Copiato', send: 'Invia', host: 'tiene il tavolo', asked: 'Premi ancora per annullare il tavolo',
    characters: { malkavian: 'Sfugge ai blocchi e dissangua forte.', nosferatu: 'Si nasconde, combatte e logora.', toreador: 'Vince i voti e combatte in fretta.', tremere: 'Blocca, dissangua e usa magia in combattimento.', ventrue: 'Comanda, vota e resiste. Buono per cominciare.' }, ownHelp: 'Una lista da qualsiasi programma, controllata prima di essere sigillata.',
  },

  decks: {
    heading: 'Controlla un mazzo', check: 'Controlla', checking: 'Controllo in corso…', legal: 'Legale', illegal: 'Non legale', playable: 'Si può giocare qui', unplayable: 'Non si può ancora giocare qui',
    crypt: 'Cripta', library: 'Libreria', missing: 'Queste carte qui non sono ancora complete:', unclear: 'Righe non chiare', candidates: 'Forse', unknown: 'Sconosciuta',
    intro: 'Incolla una lista come ce l’hai: il formato dei tornei, JOL, Lackey, un’esportazione JSON o righe «2x Nome». Non si conserva nulla.', upload: 'O scegli un file', count: (n) => plural('it', n, { one: 'carta', other: 'carte' }, n),
    lines: (n) => `Ogni riga (${n})`, notWhole: 'qui non ancora completa',
    fits: 'Si può giocare così com’è.',
  },

  api: { search: 'Cerca percorsi, campi e problemi', found: (n) => plural('it', n, { one: 'percorso', other: 'percorsi' }, n), version: 'Versione', raw: 'come OpenAPI', access: 'Come identificarsi e che cosa si può permettere', scope: 'Serve il permesso', parameters: 'Parametri', body: 'Corpo', replies: 'Risposte', problems: 'Problemi', schemas: 'Schemi', example: 'Esempio', required: 'obbligatorio', about: 'Tutto ciò che fanno queste pagine può farlo qualsiasi programma.' },

  keys: {
    off: 'I tasti singoli si possono disattivare nelle opzioni, e non fanno nulla mentre scrivi.',
    list: { '?': 'questo aiuto', 'P': 'la tua risposta', '1 – 9': 'scegliere una risposta', 'Enter': 'confermarla', 'Shift + Enter': 'confermare e passare al tavolo seguente', 'U': 'ritirare', 'W': 'perché no', 'S': 'ciò che si sta risolvendo', 'H': 'la tua mano', 'R': 'i posti; ← → fanno il giro, ↑ ↓ ne percorrono uno', 'T': 'tutto il tavolo o la scena', 'L': 'il registro; J e K lo percorrono, F lo filtra', 'O': 'ordini permanenti', 'N': 'il prossimo tavolo che aspetta', 'I': 'arrivi', 'Esc': 'chiudere' },
  },
}
