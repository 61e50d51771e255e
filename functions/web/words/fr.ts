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

  nav: { inbox: 'À faire', lobby: 'Tables', decks: 'Decks', cards: 'Cartes', finished: 'Terminées', sandbox: 'Bac à sable', settings: 'Réglages', main: 'Pages', back: 'Retour', notifications: 'Notifications' },

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
    welcome: 'Bienvenue', play: 'Jouer', vote: 'Voter', from: name => `de la part de ${name}`, answeredForYou: 'Répondu à votre place',
  },

  lobby: {
    heading: 'Tables', create: 'Créer une table', name: 'Nom de la table', format: 'Format', decks: 'Cartes',
    formats: { 'standard': 'Quatre ou cinq', 'three-player': 'À trois', 'two-player': 'À deux' },
    pools: { 'all': 'Toutes les cartes complètes', 'fifth-edition': 'Les cinq decks de la cinquième édition' },
    sitDown: 'Prendre place', leave: 'Quitter', start: 'Commencer', remove: 'Retirer', seatBot: 'Placer un robot', bot: 'robot', deck: 'Deck', ownDeck: 'Mon propre deck',
    open: 'Ouvertes', started: 'En cours', mine: 'Les vôtres', access: 'Qui peut venir', accesses: { open: 'Tout le monde', private: 'Qui a le code', invited: 'Sur invitation' }, seating: 'Places', seatings: { random: 'places tirées au sort', chosen: 'places telles que prises' },
    byCode: 'Rejoindre avec un code', code: 'Code', find: 'Chercher', noCode: 'Aucune table n’a ce code.', share: 'Qui a ce code peut venir :', sealed: 'deck scellé', unsealed: 'pas encore de deck', seal: 'Sceller ce deck', another: 'Sceller un autre deck', cancel: 'Annuler la table', invitation: 'on vous invite', decline: 'Décliner l’invitation', empty: 'Aucune table ouverte. Créez-en une : vos proches la trouveront ici.', seatsOf: (taken, all) => `${plural('fr', taken, { one: 'place prise', other: 'places prises' }, taken)} sur ${all}`,
    room: n => plural('fr', n, { one: 'place libre', other: 'places libres' }, n), watch: 'Regarder', go: 'À la partie', yours: 'la vôtre',
    paste: 'Collez votre deck', pasteHelp: 'Dans tout format courant, en anglais, français, espagnol, portugais ou italien.', standardHelp: 'Une partie standard se joue à quatre ou cinq ; commencez quand tout le monde est là.',
    pace: n => `Une question reste ouverte ${hours(n)} ; ensuite, la réponse par défaut est donnée.`,
    lead: 'Prenez une place libre, ou créez une table pour vos proches.', any: 'tout', paceOf: 'Rythme', nightsOnly: 'Mes nuits ne comptent pas', noneSuch: 'Aucune table ne correspond.', sitWith: deck => `Prendre place avec ${deck}`, sealWith: deck => `Sceller ${deck}`, whichDeck: 'Quel deck ?', myList: 'ma liste', checkFirst: 'Vérifier d’abord', needsDeck: 'Choisissez un deck : sans lui la partie ne peut pas commencer.', waitsHost: 'La partie est lancée par qui tient la table, quand tout le monde est là.', waitsPlayers: least => `La partie peut commencer à ${least}. Envoyez le lien à vos proches, ou placez des robots.`, ready: 'Tout le monde est là : la partie peut commencer.', inviteBy: 'Inviter par un lien', copyLink: 'Copier le lien', copied: 'Copié', send: 'Envoyer', host: 'tient la table', asked: 'Appuyez encore pour annuler la table',
    characters: { malkavian: 'Passe sans être bloqué et mord fort.', nosferatu: 'Se cache, se bat et use les autres.', toreador: 'Gagne les votes et se bat vite.', tremere: 'Bloque, mord et use de magie en combat.', ventrue: 'Commande, vote et résiste. Bon pour débuter.' }, ownHelp: 'Une liste de n’importe quel programme, vérifiée avant d’être scellée.',
  },

  decks: {
    heading: 'Vérifier un deck', check: 'Vérifier', checking: 'Vérification…', legal: 'Légal', illegal: 'Non légal', playable: 'Jouable ici', unplayable: 'Pas encore jouable ici',
    crypt: 'Crypte', library: 'Bibliothèque', missing: 'Ces cartes ne sont pas encore complètes ici :', unclear: 'Lignes peu claires', candidates: 'Peut-être', unknown: 'Inconnu',
    intro: 'Collez une liste telle quelle : format de tournoi, JOL, Lackey, export JSON ou lignes « 2x Nom ». Rien n’est gardé.', upload: 'Ou choisissez un fichier', count: cards,
    lines: n => `Chaque ligne (${n})`, notWhole: 'pas encore complète ici',
    fits: 'Il peut être joué tel quel.',
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
    more: 'Plus', asThen: 'en « ensuite »', nowWith: name => `maintenant, avec ${name}`, withdrawing: 'se retire', thatMoment: 'Voir ce moment', longest: when => `au plus tard ${when}`, ownedBy: name => `appartient à ${name}`,
  },

  prompt: {
    atTheLimit: 'À la fin du délai :', seal: what => `Sceller : ${what}`, announce: what => `Annoncer : ${what}`,
    sealedNote: 'Secret jusqu’à la publication.', finalNote: 'Public aussitôt, définitif.', sealed: 'Votre réponse est donnée.', sealedText: 'Votre réponse reste scellée jusqu’à ce que tout le monde dont elle dépend ait répondu.', takeBack: 'Reprendre',
    atOnce: phase => `Ou tout de suite, dans la phase suivante (${phase}) :`, nobody: 'Rien ne vous est demandé.', waiting: 'Quand c’est à vous de répondre, c’est dit ici.', why: n => `${plural('fr', n, { one: 'indisponible', other: 'indisponibles' }, n)} : pourquoi ?`, whyNot: 'Indisponible : pourquoi ?', then: 'Ensuite, si personne ne fait rien :', askMe: 'Me demander', pass: 'Passer',
    sending: 'Envoi…', replaced: 'La question a changé. Votre réponse n’a pas servi.', kept: 'Pas encore envoyé : l’envoi se fait dès que la connexion revient.',
    left: n => `reste à donner : ${n}`, needs: (min, max) => (min === max ? `choisir ${min}` : `choisir ${min} à ${max}`), less: 'un de moins', more: 'un de plus', cost: 'coûte', minion: 'Avec', generally: 'Vous', amount: 'Combien', costs: { blood: 'sang', pool: 'réserve', transfers: 'transferts' },
    toTheEnd: 'Passer jusqu’au bout', bleeds: (target, n) => `Mordre ${target} pour ${n}`, hunts: n => `Chasser : +${n} sang`, by: (what, name) => `${what} avec ${name}`, strike: what => `Frapper : ${what}`, soon: 'bientôt',
    blockWith: name => `Bloquer avec ${name}`, noBlock: 'Ne pas bloquer', orWith: names => `ou avec ${names}`, holds: 'Cela vaut :', andThen: (first, next) => `${first} ; ensuite ${next}`, withdraw: 'Se retirer de la partie', withdrawWord: 'retraite', notNow: 'Pas maintenant :', which: 'Au choix', picked: n => plural('fr', n, { one: 'choix fait', other: 'choix faits' }, n), amongAtLeast: n => `à répartir entre au moins ${n}`, next: name => `Suite : ${name}`,
    deeds: { 'bleed': 'Mordre', 'hunt': 'Chasser', 'leave-torpor': 'Sortir de torpeur', 'become-anarch': 'Devenir Anarch', 'rescue': 'Secourir', 'diablerie': 'Diabler', 'equip': 'S’équiper', 'enter-combat': 'Entrer en combat', 'block': 'Bloquer', 'play': 'Jouer', 'use': 'Utiliser', 'bring-out': 'Faire entrer en jeu', 'merge': 'Fusionner', 'invest': 'Déplacer de la réserve', 'withdraw': 'Ramener du sang', 'draw-crypt': 'Piocher dans la crypte', 'end-phase': 'Finir la phase', 'edge': 'Gagner avec l’Avantage', 'unlock': 'Redresser', 'declare-withdrawal': 'Se retirer' },
  },

  log: { heading: 'Journal', important: 'Important', all: 'Tout', mine: 'Le mien', none: 'Rien ne s’est encore passé.', filters: 'Ce que montre le journal', since: 'Nouveau depuis votre dernière visite', search: 'Chercher', earlier: 'Plus tôt' },

  vote: {
    ifCast: 'Si vous exprimez cela maintenant :', sum: (inFavour, against) => `${inFavour} pour, ${against} contre`, after: 'Et ensuite, pour moi…', ask: 'ce n’est pas fini', whilePasses: 'c’est fini tant qu’il passe', whileFails: 'c’est fini tant qu’il échoue', done: 'c’est fini', votes: n => `${n} voix`, for: 'pour', against: 'contre', keep: 'garder', else: 'Ce que vous pouvez faire d’autre',
    cast: (inFavour, against) => (inFavour === 0 ? `Exprimer ${against} contre` : against === 0 ? `Exprimer ${inFavour} pour` : `Exprimer ${inFavour} pour et ${against} contre`), hunt: name => `Chasse de sang : ${name}`, mayStill: 'encore possible :', none: 'rien d’exprimé', kinds: { burned: 'à brûler pour une voix', called: 'la carte qui l’appelle', edge: 'à brûler', card: 'grâce à une carte' },
  },

  fight: { heading: (acting, opposing) => `Combat : ${acting} et ${opposing}`, steps: ['Avant la manœuvre', 'Manœuvre', 'Avant les frappes', 'Frappes', 'Dégâts', 'Poursuite', 'Fin'], strike: 'Frappe', notChosen: 'pas encore de choix' },

  keys: {
    heading: 'Touches', off: 'Les touches seules se désactivent dans les réglages, et ne font rien pendant que vous écrivez.',
    list: { '?': 'cette aide', 'P': 'votre réponse', '1 – 9': 'choisir une réponse', 'Enter': 'la confirmer', 'Shift + Enter': 'confirmer, puis la table suivante', 'U': 'reprendre', 'W': 'pourquoi pas', 'S': 'ce qui se résout', 'H': 'votre main', 'R': 'les places ; ← → font le tour, ↑ ↓ parcourent une place', 'T': 'toute la table ou la scène', 'L': 'le journal ; J et K le parcourent, F le filtre', 'O': 'ordres permanents', 'N': 'la table suivante en attente', 'I': 'vos réponses', 'Esc': 'fermer' },
  },

  replay: { heading: 'Revoir', by: { seat: 'Ma place', spectator: 'Public', all: 'Cartes visibles' }, turns: 'Tours', step: (n, of) => `Étape ${n} sur ${of}`, seenBy: 'Vu par', first: 'Au début', back: 'Une étape en arrière', play: 'Lire', pause: 'Arrêter', on: 'Une étape en avant', last: 'À la fin', steps: 'Étapes', noPasses: 'Sans les passes' },

  orders: {
    named: { careful: 'Prudence', normal: 'Normal', away: 'Absence', learner: 'Apprentissage' }, without: 'Sans profil', noProfile: 'Pas de profil : ce à quoi vos ordres ne répondent pas vous est demandé.', rulesOf: 'Ce qu’il dit', ride: 'Passer pour moi là où je ne suis pas publiquement nécessaire. On ne m’y attend jamais, que je puisse répondre ou non.', rule: 'ordre', you: 'vous :',
    about: { careful: 'Seul ce à quoi vous ne pourriez publiquement pas répondre est passé pour vous.', normal: 'Passe jusqu’à ce que quelque chose vous concerne : une action contre un de vos serviteurs, une morsure de 2 ou plus contre vous, un de vos référendums ou combats.', away: 'Bloque ce qui vous éliminerait, et fait sinon ce que ferait la fin du délai.', learner: 'Vous demande tout.' },
    heading: 'Ordres permanents', intro: 'Ce qui est fait à votre place, d’après ce que tout le monde voit. Le premier qui convient décide.', profiles: 'Partir d’un profil', yours: 'Vos ordres, le premier qui convient décide', add: 'Ajouter un ordre', up: 'Plus tôt', down: 'Plus tard', remove: 'Retirer', save: 'Enregistrer', discard: 'Abandonner',
    saved: 'Enregistré. En vigueur dès la prochaine fenêtre ; personne ne voit ce changement.', preview: 'Aperçu', none: 'Pas d’ordres : tout vous est demandé.', notOffered: '« Me demander seulement si je l’ai » n’est pas proposé : votre temps de réponse révélerait votre main.',
    when: 'Quand', pieces: { for: 'pour' }, amounts: { lte: n => `${n} ou moins`, gte: n => `${n} ou plus` },
    events: { bled: 'on me mord', ousts: 'une morsure m’éliminerait', againstMine: 'une action me vise, moi ou mes cartes', notAgainstMe: 'une action ne me vise pas', hunts: 'quelqu’un chasse', preyActs: 'ma proie agit', predatorActs: 'mon prédateur agit', rescues: 'un vampire sort de torpeur ou est secouru', diablerie: 'quelqu’un commet une diablerie', played: 'quelqu’un joue une carte', voteOther: 'un référendum ne change rien pour moi', voteMine: 'un référendum me touche', hunted: 'une chasse de sang est appelée', fightOther: 'd’autres se battent', range: 'je peux manœuvrer', strike: 'je choisis une frappe', prevent: 'je peux prévenir des dégâts', press: 'je peux poursuivre', influence: 'j’ai des transferts', anything: 'il se passe autre chose' },
    deeds: { pass: 'je passe', ask: 'me demander', block: 'je bloque avec qui peut le mieux', deflect: 'je redirige vers ma proie|si j’ai une telle carte, sinon je passe', for: 'je vote pour', against: 'je vote contre', abstain: 'je n’exprime aucune voix', close: 'je manœuvre au contact', long: 'je manœuvre à distance', hand: 'je frappe à mains nues', dodge: 'j’esquive si je peux', ends: 'je mets fin au combat si je peux', prevent: 'je préviens avec mes cartes en jeu', preventAll: 'je préviens avec tout ce que j’ai', pressEnd: 'je poursuis pour terminer le combat', pressOn: 'je poursuis pour continuer', influence: 'je les donne à qui vient ensuite,|en gardant 5 points de réserve' },
    plays: card => `je joue ${card}|si je l’ai, sinon je passe`,
    exceptions: { never: 'dans tous les cas', poolLow: 'sauf si ma réserve est de 5 ou moins', poolHigh: 'sauf si ma réserve est de 20 ou plus', oust: 'sauf si cela m’éliminerait', mine: 'sauf si une action me vise' },
    scopes: { 'game': 'dans cette partie', 'until-my-turn': 'jusqu’à mon tour', 'turn': 'pendant ce tour', 'action': 'pour cette action' },
    slots: { event: 'quand', amount: 'combien', deed: 'ce que je fais', unless: 'exception', scope: 'combien de temps' },
    wouldAnswer: n => (n === 0 ? 'n’aurait encore rien répondu' : `aurait répondu ${n} fois`), changedMark: 'modifié', previewOf: n => `Aperçu : ${plural('fr', n, { one: 'dernière fenêtre', other: 'dernières fenêtres' }, n)}`, noWindows: 'Rien ne vous a encore été demandé. Plus tard, ceci montre ce que vos ordres auraient répondu.', answeredOf: n => (n < 2 ? 'réponse donnée' : 'réponses données'), askedOf: n => (n < 2 ? 'question pour vous' : 'questions pour vous'), ofProfile: 'profil', before: 'avant :',
    endWithGame: 'Ils finissent avec cette partie.', of: (n, most) => `${n} sur ${most}`, noneOwn: 'Aucun à vous : le profil seul répond.', examples: n => `Choisir parmi ${n} exemples`, notOfferedHead: 'Pourquoi pas « me demander seulement si je l’ai » ?', inForce: 'En vigueur dès la prochaine fenêtre ; personne ne voit ce changement.', unchanged: 'Rien n’est modifié.', answeredShort: (n, of) => `${n} sur ${of}`, saveOf: n => `Enregistrer ${plural('fr', n, { one: 'changement', other: 'changements' }, n)}`,
    always: 'Toujours faire ainsi',
  },

  sandbox: {
    heading: 'Bac à sable', lead: 'Une partie à partir d’une position à vous, où toutes les places sont les vôtres. Rien n’y compte, personne n’attend.',
    start: 'Partir de', starts: { blank: 'Deux places simples', bleed: 'Une morsure', combat: 'Un combat', vote: 'Un référendum' },
    form: 'En formulaire', text: 'En texte', textHelp: 'Les deux sont la même position. Ce qui n’a pas de champ reste dans le texte.', notText: 'Ceci n’est pas du JSON :', formWaits: 'Le formulaire attend que le texte soit lisible.',
    game: 'Nom de la partie', turnOf: 'Tour de', phase: 'Phase', turn: 'Tour', seat: n => `Place ${n}`, name: 'Nom', pool: 'Réserve', addSeat: 'Ajouter une place', remove: what => `Retirer ${what}`,
    to: 'Ajouter à', card: 'Nom d’une carte', plain: 'Un vampire simple', blood: 'Sang', capacity: 'Capacité', disciplines: 'Disciplines', regions: { ready: 'Disponible', torpor: 'Torpeur', uncontrolled: 'Incontrôlé', hand: 'Main', library: 'Bibliothèque', crypt: 'Crypte', ash: 'Tas de cendres' },
    create: 'Créer et jouer', creating: 'Création…', copy: 'Copier la position', copied: 'Copié', yours: 'Créées sur cet appareil', wrong: 'Impossible de jouer ainsi :',
    faults: { 'unknown-card': 'Cette carte n’existe pas.', 'not-whole': 'Cette carte n’est pas encore complète ici.', 'impossible': 'Rien ne serait demandé à personne, ou une carte nommée n’y est pas.', 'too_big': 'C’est trop.', 'too_small': 'C’est trop peu.', 'invalid_type': 'Autre chose va ici.', 'invalid_value': 'Cette valeur n’existe pas.', 'invalid_union': 'Ni une carte, ni un serviteur simple.', 'unrecognized_keys': 'Un champ inconnu.', 'too-deep': 'Trop de niveaux imbriqués.', 'other': 'Cela ne convient pas.' },
    whose: 'Toutes les places sont les vôtres. Répondre pour', asked: 'à répondre', otherSeat: 'Rien n’est demandé à cette place. Choisissez-en une qui doit répondre.', position: 'Position', playOn: 'Continuer d’ici dans le bac à sable', between: 'Quelque chose est en cours de résolution. Une position se trouve entre deux actions : avancez ou reculez de quelques étapes.', hidden: 'Seulement d’une partie terminée dont tout le monde montre ses cartes.', show: 'Montrer mes cartes à tout le monde',
  },

  settings: { heading: 'Réglages', begins: 'Mes places commencent une partie avec', language: 'Langue', theme: 'Couleurs', themes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' }, singleKeys: 'Les touches seules répondent et déplacent', install: 'Praxis s’installe depuis le menu de votre navigateur.', pushes: 'Notifications', push: 'Notification', address: 'Adresse électronique', code: 'Code reçu par courriel', verify: 'Confirmer', save: 'Enregistrer', kinds: { prompt: 'Une question pour vous', reminder: 'Un délai se termine bientôt', gameOver: 'Une partie est terminée', invitation: 'Une invitation' }, pushOn: 'Notifier cet appareil', pushOff: 'Ne plus notifier cet appareil', pushNone: 'Ce navigateur ne reçoit pas de notifications.', saved: 'Enregistré.', nights: 'Heures calmes', from: 'de', to: 'à', mail: 'Courriel', here: 'Pour cet appareil ; langue et couleurs changent aussitôt.', account: 'Compte', device: 'Cet appareil', pushIsOn: 'Cet appareil est prévenu.', pushIsOff: 'Cet appareil n’est pas encore prévenu.', try: 'En montrer une', trial: 'Voici à quoi ressemble une notification.', denied: 'Le navigateur n’autorise pas les notifications de ce site. Cela se change dans ses réglages.', others: 'Autres appareils', remove: 'Retirer', never: 'jamais', noAddress: 'pas encore d’adresse', refused: address => `Les courriels envoyés à ${address} sont revenus. Donnez une adresse qui fonctionne.` },

  clock: {
    heading: 'Horloges', none: n => `Une question reste ouverte ${hours(n)} ; ensuite, la réponse par défaut est donnée.`, seats: 'Places', seat: 'Place', bank: 'Temps en banque', limit: 'Délai', misses: 'Manqués', hours: n => `${n} h`, standIn: 'un robot joue', away: 'en absence', rests: until => `au repos jusqu’à ${until}`,
    night: 'Ma nuit', nightFrom: zone => `Huit heures à partir de ce moment ne comptent pas (${zone})`, save: 'Enregistrer', pause: 'Pause', days: 'Pour combien de jours', votePause: 'Voter pour une pause', pausedUntil: when => `Pause jusqu’à ${when}.`, resume: 'Voter pour la reprise', voted: (name, when) => `${name} vote pour une pause jusqu’à ${when}.`,
    leave: 'Quitter la partie', leaveHelp: 'Votre place reste libre jusqu’à ce que quelqu’un la prenne ; d’ici là, vous pouvez revenir.', leaveWord: 'quitter', typeTo: word => `Écrivez « ${word} » pour continuer`, open: names => `Places libres : ${names}.`,
    unlimited: 'Sans limite de temps.', policy: (bank, increment, offTurn, nights) => `Dans votre tour, ${bank} en banque et ${increment} de plus par réponse ; ${offTurn} pour une question dans le tour des autres.${nights ? ' Les nuits ne comptent pas.' : ''}`,
    policies: { standard: 'Standard : environ un mois', brisk: 'Rapide : environ une semaine', live: 'En direct : une soirée', unlimited: 'Sans limite' }, choose: 'Horloges',
    span: n => (n < 1 ? `${Math.round(n * 60)} min` : `${n} h`),
  },

  api: { heading: 'L’API', search: 'Chercher routes, champs et problèmes', found: n => plural('fr', n, { one: 'route', other: 'routes' }, n), version: 'Version', raw: 'en OpenAPI', access: 'Comment s’identifier, et ce qui peut être permis', scope: 'Demande la portée', parameters: 'Paramètres', body: 'Corps', replies: 'Réponses', problems: 'Problèmes', schemas: 'Schémas', example: 'Exemple', required: 'obligatoire', about: 'Tout ce que font ces pages, n’importe quel programme peut le faire.' },

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
