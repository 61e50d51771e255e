import type { Words } from './en.ts'
import { plural } from './speech.ts'

const cards = (n: number): string => plural('fr', n, { one: 'carte', other: 'cartes' }, n)
const hours = (n: number): string => plural('fr', n, { one: 'heure', other: 'heures' }, n)

/** French. Before `: ; ? ! »` and after `«` stands a narrow no-break space. */
export const fr: Words = {
  name: 'Français',
  app: 'Praxis',
  skipToAnswer: 'À votre réponse',
  skipToTable: 'À la table',

  nav: { inbox: 'À faire', lobby: 'Tables', decks: 'Decks', cards: 'Cartes', finished: 'Terminées', sandbox: 'Bac à sable', settings: 'Réglages', main: 'Pages', back: 'Retour', notifications: 'Notifications', orders: 'Ordres permanents', api: 'L’API', keys: 'Touches' },

  signIn: {
    heading: 'Vampire: The Eternal Struggle, par le web',
    lead: 'Répondez quand cela vous convient. Le serveur connaît les règles, garde les cartes secrètes et ne perd rien.',
    name: 'Votre nom à la table', nameHelp: 'De 1 à 32 lettres, chiffres, - ou _',
    local: 'Entrer', elsewhere: 'Entrer', out: 'Sortir', as: name => `Session de ${name}`,
    again: 'Votre session est fermée. Entrez de nouveau pour continuer ; rien n’est perdu.',
    demo: 'Jouer tout de suite contre quatre robots', demoHelp: 'Une table de cinq decks de la cinquième édition est distribuée aussitôt. Vous jouez les Ventrue.',
    demoWaits: 'Distribution des cartes…', signingIn: 'Ouverture de la session…', failed: 'La session n’a pas pu être ouverte.',
    named: 'Ou sous votre nom',
  },

  begin: {
    lead: 'Jouez une partie tout de suite, ou commencez par ce qui vous convient.', look: 'D’abord jeter un œil', what: 'Comment cela marche',
    points: [
      ['orders', 'Les règles sont tenues pour vous.', 'On vous propose ce que vous pouvez faire, avec son coût et son effet. Ce qui n’est pas possible dit pourquoi.'],
      ['limit', 'Deux visites par jour suffisent.', 'Chaque question dit combien de temps elle attend, et ce qui se passe si vous la laissez.'],
      ['hidden', 'Les secrets restent secrets.', 'Votre main n’est envoyée à personne d’autre, et chaque mélange peut être vérifié après la partie.'],
      ['bell', 'On vous prévient.', 'Une notification ou un courriel dit qu’une table vous attend.'],
    ],
    friends: 'Jouer avec vos proches', friendsHelp: 'Créez une table et envoyez-leur son lien. Des robots peuvent prendre les places restantes.',
    deck: 'Apporter son deck', deckHelp: 'Collez une liste de n’importe quel programme : chaque ligne est vérifiée. Cinq decks sont prêts.',
    lesson: 'Essayer une morsure dans le bac à sable', lessonHelp: 'Toutes les places sont à vous et rien ne compte.',
    told: 'Savoir quand c’est à vous', toldHelp: 'Par une notification sur cet appareil, ou par courriel.', cardsHelp: 'Chaque carte, et ce qu’elle fait ici.',
  },

  inbox: {
    invitations: 'Invitations',
    owe: n => (n === 0 ? 'Aucune réponse à donner' : `${plural('fr', n, { one: 'réponse', other: 'réponses' }, n)} à donner`),
    soonest: when => `La plus proche dans ${when}.`,
    nothing: 'Quand une table vous attend, c’est dit ici.',
    waiting: 'En attente des autres', finished: 'Terminées, pas encore vues',
    answer: 'Répondre', atTheLimit: 'À la fin du délai :',
    waitingFor: names => `en attente : ${names}`,
    first: 'Pour commencer', watch: name => `Regarder ${name}`, join: name => `Prendre place à ${name}`,
    since: 'Depuis votre dernière visite',
    welcome: 'Bienvenue', play: 'Jouer', vote: 'Voter', from: name => `de la part de ${name}`, answeredForYou: 'Répondu à votre place', room: n => plural('fr', n, { one: 'place libre', other: 'places libres' }, n),
  },

  cards: {
    heading: 'Cartes', search: 'Nom', text: 'Mots de ses effets', type: 'Type', clan: 'Clan', discipline: 'Discipline', any: 'tout', found: cards,
    more: 'Afficher la suite', rulings: 'Décisions officielles', printed: 'Texte imprimé', whole: 'Complète : fait tout ce qui est imprimé', factsOnly: 'Seuls le nom et les chiffres sont connus', unknown: 'Absente de cette version',
    capacities: 'Capacité', from: 'de', to: 'à', support: 'Jouable ici', disciplines: { ani: 'Animalisme', aus: 'Auspex', cel: 'Célérité', dom: 'Domination', for: 'Force d’âme', obf: 'Occultation', pot: 'Puissance', pre: 'Présence', tha: 'Sorcellerie du sang' },
    group: n => `groupe ${n}`, capacity: n => `capacité ${n}`, unique: 'unique', close: 'Fermer', none: 'Aucune carte ne correspond.',
    types: { Vampire: 'Vampire', Imbued: 'Imbued', Action: 'Action', 'Action Modifier': 'Modificateur d’action', Ally: 'Allié', Combat: 'Combat', Equipment: 'Équipement', Event: 'Événement', Master: 'Maître', 'Political Action': 'Action politique', Reaction: 'Réaction', Retainer: 'Compagnon' },
  },

  finished: { heading: 'Parties terminées', none: 'Aucune de vos parties n’est encore terminée.', winner: name => `${name} gagne`, drawn: 'Égalité', points: n => `${n} PV`, replay: 'Revoir', table: 'La table', find: 'Chercher une table', fresh: 'Pas encore regardée', won: 'Vous gagnez', mine: n => `${n} PV pour vous`, bySeat: 'Points de victoire par place', chain: 'Qui a quitté la partie, dans l’ordre', ousts: (by, seat) => `${by} élimine ${seat}`, gone: seat => `Élimination de ${seat}`, withdrew: seat => `${seat} se retire` },

  table: {
    meters: { bleed: 'morsure', stealth: 'discrétion', intercept: 'interception', yours: 'la vôtre' }, superior: discipline => `${discipline} supérieur`,
    turn: n => `Tour ${n}`, yourTurn: 'votre tour', turnOf: name => `tour : ${name}`,
    phases: { unlock: 'Redressement', master: 'Maître', minion: 'Serviteur', influence: 'Influence', discard: 'Défausse' }, phase: 'Phases du tour',
    you: 'vous', prey: 'proie', predator: 'prédateur', edge: 'Avantage', ousted: 'Élimination', withdrawn: 'Retraite', bot: 'robot',
    handOf: n => `${cards(n)} en main`, libraryOf: n => `${n} dans la bibliothèque`, cryptOf: n => `${n} dans la crypte`, ashOf: n => `${n} dans le tas de cendres`, poolOf: n => plural('fr', n, { one: 'point de réserve', other: 'points de réserve' }, n),
    torpor: 'Torpeur', uncontrolled: 'Incontrôlé', onlyYou: 'Incontrôlé, que vous voyez sans les autres', inPlay: 'En jeu', ash: 'Tas de cendres', contested: 'Disputé',
    locked: 'incliné', unlocked: 'redressé', blood: (n, of) => (of === null ? plural('fr', n, { one: 'point de sang', other: 'points de sang' }, n) : `sang ${n} sur ${of}`), life: n => plural('fr', n, { one: 'point de vie', other: 'points de vie' }, n), faceDown: 'face cachée',
    acting: 'agit', target: 'cible', blocking: 'bloque', carries: names => `porte ${names}`, points: n => `${n} PV`,
    yourHand: n => `Votre main, ${cards(n)}`, usable: n => `${plural('fr', n, { one: 'utilisable', other: 'utilisables' }, n)} dans cette réponse`, now: 'maintenant', cover: 'Cacher ma main', uncover: 'Montrer ma main',
    ring: 'La table, dans l’ordre de jeu', nowTab: 'En cours', handTab: 'Main', logTab: 'Journal', tableTab: 'Table', tabs: 'Parties de la table', wholeTable: 'Montrer toute la table', stage: 'Revenir à ce qui se passe',
    nothing: 'Rien n’est en cours de résolution.', waitingFor: 'En attente :', waitingYou: 'Vous', over: 'La partie est terminée', spectating: 'Vous regardez. Les mains sont cachées.',
    round: n => `Round ${n}`, range: { close: 'Au contact', long: 'À distance' }, forVotes: 'Pour', againstVotes: 'Contre', passesBy: n => `passe de ${n} voix`, failsBy: n => `échoue de ${n} voix`, tied: 'égalité : échoue', castSoFar: 'Exprimées pour l’instant, sans ordre', ifItPasses: 'S’il passe', inOrder: 'Ordre de jeu', strength: 'force',
    steps: n => `les ${n} étapes`, self: 'Vous', openAsh: 'Ouvrir le tas de cendres', moved: 'Ce qui s’est passé à la table',
    more: 'Plus', asThen: 'en « ensuite »', nowWith: name => `maintenant, avec ${name}`, withdrawing: 'se retire', thatMoment: 'Voir ce moment', longest: when => `au plus tard ${when}`, ownedBy: name => `appartient à ${name}`, position: 'Position', whose: 'Toutes les places sont les vôtres. Répondre pour', asked: 'à répondre', otherSeat: 'Rien n’est demandé à cette place. Choisissez-en une qui doit répondre.', order: n => `ordre ${n}`,
  },

  prompt: {
    atTheLimit: 'À la fin du délai :', seal: what => `Sceller : ${what}`, announce: what => `Annoncer : ${what}`,
    sealedNote: 'Secret jusqu’à la publication.', finalNote: 'Public aussitôt, définitif.', sealed: 'Votre réponse est donnée.', sealedText: 'Votre réponse reste scellée jusqu’à ce que tout le monde dont elle dépend ait répondu.', takeBack: 'Reprendre',
    atOnce: phase => `Ou tout de suite, dans la phase suivante (${phase}) :`, nobody: 'Rien ne vous est demandé.', waiting: 'Quand c’est à vous de répondre, c’est dit ici.', why: n => `${plural('fr', n, { one: 'indisponible', other: 'indisponibles' }, n)} : pourquoi ?`, whyNot: 'Indisponible : pourquoi ?', then: 'Ensuite, si personne ne fait rien :', askMe: 'Me demander', pass: 'Passer',
    sending: 'Envoi…', replaced: 'La question a changé. Votre réponse n’a pas servi.', kept: 'Pas encore envoyé : l’envoi se fait dès que la connexion revient.',
    left: n => `reste à donner : ${n}`, needs: (min, max) => (min === max ? `choisir ${min}` : `choisir ${min} à ${max}`), less: 'un de moins', more: 'un de plus', cost: 'coûte', minion: 'Avec', generally: 'Vous', amount: 'Combien', costs: { blood: 'sang', pool: 'réserve', transfers: 'transferts' },
    toTheEnd: 'Passer jusqu’au bout', bleeds: (target, n) => `Mordre ${target} pour ${n}`, hunts: n => `Chasser : +${n} sang`, by: (what, name) => `${what} avec ${name}`, strike: what => `Frapper : ${what}`, soon: 'bientôt',
    blockWith: name => `Bloquer avec ${name}`, noBlock: 'Ne pas bloquer', orWith: names => `ou avec ${names}`, holds: 'Cela vaut :', andThen: (first, next) => `${first} ; ensuite ${next}`, withdraw: 'Se retirer de la partie', withdrawWord: 'retraite', notNow: 'Pas maintenant :', which: 'Au choix', picked: n => plural('fr', n, { one: 'choix fait', other: 'choix faits' }, n), amongAtLeast: n => `à répartir entre au moins ${n}`, next: name => `Suite : ${name}`,
    deeds: { 'bleed': 'Mordre', 'hunt': 'Chasser', 'leave-torpor': 'Sortir de torpeur', 'become-anarch': 'Devenir Anarch', 'rescue': 'Secourir', 'diablerie': 'Diabler', 'equip': 'S’équiper', 'enter-combat': 'Entrer en combat', 'block': 'Bloquer', 'play': 'Jouer', 'use': 'Utiliser', 'bring-out': 'Faire entrer en jeu', 'merge': 'Fusionner', 'invest': 'Déplacer de la réserve', 'withdraw': 'Ramener du sang', 'draw-crypt': 'Piocher dans la crypte', 'end-phase': 'Finir la phase', 'edge': 'Gagner avec l’Avantage', 'unlock': 'Redresser', 'declare-withdrawal': 'Se retirer' }, always: 'Toujours faire ainsi', plan: 'Plan',
  },

  log: { heading: 'Journal', important: 'Important', all: 'Tout', mine: 'Le mien', none: 'Rien ne s’est encore passé.', filters: 'Ce que montre le journal', since: 'Nouveau depuis votre dernière visite', search: 'Chercher', earlier: 'Plus tôt' },

  vote: {
    ifCast: 'Si vous exprimez cela maintenant :', sum: (inFavour, against) => `${inFavour} pour, ${against} contre`, after: 'Et ensuite, pour moi…', ask: 'ce n’est pas fini', whilePasses: 'c’est fini tant qu’il passe', whileFails: 'c’est fini tant qu’il échoue', done: 'c’est fini', votes: n => `${n} voix`, for: 'pour', against: 'contre', keep: 'garder', else: 'Ce que vous pouvez faire d’autre',
    cast: (inFavour, against) => (inFavour === 0 ? `Exprimer ${against} contre` : against === 0 ? `Exprimer ${inFavour} pour` : `Exprimer ${inFavour} pour et ${against} contre`), hunt: name => `Chasse de sang : ${name}`, mayStill: 'encore possible :', none: 'rien d’exprimé', kinds: { burned: 'à brûler pour une voix', called: 'la carte qui l’appelle', edge: 'à brûler', card: 'grâce à une carte' },
  },

  fight: { heading: (acting, opposing) => `Combat : ${acting} et ${opposing}`, steps: ['Avant la manœuvre', 'Manœuvre', 'Avant les frappes', 'Frappes', 'Dégâts', 'Poursuite', 'Fin'], strike: 'Frappe', notChosen: 'pas encore de choix' },

  replay: { heading: 'Revoir', by: { seat: 'Ma place', spectator: 'Public', all: 'Cartes visibles' }, turns: 'Tours', step: (n, of) => `Étape ${n} sur ${of}`, seenBy: 'Vu par', first: 'Au début', back: 'Une étape en arrière', play: 'Lire', pause: 'Arrêter', on: 'Une étape en avant', last: 'À la fin', steps: 'Étapes', noPasses: 'Sans les passes' },

  clock: {
    heading: 'Horloges', none: n => `Une question reste ouverte ${hours(n)} ; ensuite, la réponse par défaut est donnée.`, seats: 'Places', seat: 'Place', bank: 'Temps en banque', limit: 'Délai', misses: 'Manqués', hours: n => `${n} h`, standIn: 'un robot joue', away: 'en absence', rests: until => `au repos jusqu’à ${until}`,
    night: 'Ma nuit', nightFrom: zone => `Huit heures à partir de ce moment ne comptent pas (${zone})`, save: 'Enregistrer', pause: 'Pause', days: 'Pour combien de jours', votePause: 'Voter pour une pause', pausedUntil: when => `Pause jusqu’à ${when}.`, resume: 'Voter pour la reprise', voted: (name, when) => `${name} vote pour une pause jusqu’à ${when}.`,
    leave: 'Quitter la partie', leaveHelp: 'Votre place reste libre jusqu’à ce que quelqu’un la prenne ; d’ici là, vous pouvez revenir.', leaveWord: 'quitter', typeTo: word => `Écrivez « ${word} » pour continuer`, open: names => `Places libres : ${names}.`,
    unlimited: 'Sans limite de temps.', policy: (bank, increment, offTurn, nights) => `Dans votre tour, ${bank} en banque et ${increment} de plus par réponse ; ${offTurn} pour une question dans le tour des autres.${nights ? ' Les nuits ne comptent pas.' : ''}`,
    policies: { standard: 'Standard : environ un mois', brisk: 'Rapide : environ une semaine', live: 'En direct : une soirée', unlimited: 'Sans limite' }, choose: 'Horloges',
    span: n => (n < 1 ? `${Math.round(n * 60)} min` : `${n} h`),
  },

  watch: { live: 'Affiché sur le moment.', minutes: n => `Affiché avec ${plural('fr', n, { one: 'minute', other: 'minutes' }, n)} de retard.`, publications: n => `Affiché avec ${plural('fr', n, { one: 'étape', other: 'étapes' }, n)} de retard.`, hands: { never: 'Les mains restent cachées, même après la partie.', agreed: 'Après la partie, qui le veut montre ses cartes.', end: 'Après la partie, toutes les cartes sont montrées.' } },

  trouble: {
    offline: 'Pas de réponse. Rien n’est perdu : un nouvel essai se fait quand la connexion revient.', server: 'Le serveur a échoué.', busy: 'Le service est très occupé.', tooMany: n => `Trop de demandes. Nouvel essai dans ${n} s.`, notRecorded: 'Rien n’est enregistré.', unsure: 'On ne sait pas si c’est enregistré : regardez avant de recommencer.', notThere: 'Cette table n’existe pas, ou vous ne pouvez pas la voir.', noPage: 'Il n’y a rien à cette adresse.', again: 'Essayer de nouveau', home: 'À vos réponses',
    checking: 'Vérification : la réponse est-elle arrivée ?', arrived: 'Votre réponse était bien arrivée.', late: 'Votre réponse est maintenant envoyée.',
    codes: { 'forbidden': 'Vous ne pouvez pas faire cela.', 'seat-taken': 'Vous avez déjà une place à cette table.', 'place-taken': 'Cette place est déjà choisie.', 'table-full': 'Aucune place n’est libre.', 'table-closed': 'Cette table n’est plus ouverte.', 'deck-missing': 'Tous les decks ne sont pas scellés.', 'wrong-seat-count': 'Ce format ne se joue pas à ce nombre.', 'illegal-deck': 'Ce deck n’est pas légal à cette table.', 'unplayable-deck': 'Toutes les cartes de ce deck ne sont pas encore complètes ici.', 'unreadable-deck': 'Ce n’est pas une liste de cartes dans un format connu.', 'game-over': 'La partie est terminée.', 'game-running': 'La partie n’est pas terminée.', 'compacted': 'Ce moment de la partie n’a pas été gardé.', 'too-soon': 'Cela a changé il y a moins d’une semaine.', 'no-pause': 'Une telle pause est impossible.', 'seat-not-open': 'Cette place n’est pas libre.', 'not-a-position': 'Une position se trouve entre deux actions.', 'body-too-large': 'C’est trop long.' },
    offlineBar: since => `Hors ligne : état à ${since}`, loading: 'Chargement…',
    noPageHelp: 'Le lien est peut-être ancien, ou une lettre manque. Vos tables sont dans « À faire ».',
  },

  time: {
    left: minutes => (minutes < 1 ? 'moins d’une minute' : minutes < 60 ? `${minutes} min` : minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60 > 0 && minutes < 600 ? `${minutes % 60} min` : ''}`.trim() : plural('fr', Math.floor(minutes / 1440), { one: 'jour', other: 'jours' }, Math.floor(minutes / 1440))),
    past: 'terminé',
  },
}
