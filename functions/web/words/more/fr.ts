import type { MoreWords } from './en.ts'
import { plural } from '../speech.ts'

export const fr: MoreWords = {
  orders: {
    named: { careful: 'Prudence', normal: 'Normal', away: 'Absence', learner: 'Apprentissage' }, without: 'Sans profil', noProfile: 'Pas de profil : ce à quoi vos ordres ne répondent pas vous est demandé.', rulesOf: 'Ce qu’il dit', ride: 'Passer pour moi là où je ne suis pas publiquement nécessaire. On ne m’y attend jamais, que je puisse répondre ou non.', rule: 'ordre', you: 'vous :',
    about: { careful: 'Seul ce à quoi vous ne pourriez publiquement pas répondre est passé pour vous.', normal: 'Passe jusqu’à ce que quelque chose vous concerne : une action contre un de vos serviteurs, une morsure de 2 ou plus contre vous, un de vos référendums ou combats.', away: 'Bloque ce qui vous éliminerait, et fait sinon ce que ferait la fin du délai.', learner: 'Vous demande tout.' },
    intro: 'Ce qui est fait à votre place, d’après ce que tout le monde voit. Le premier qui convient décide.', profiles: 'Partir d’un profil', yours: 'Vos ordres, le premier qui convient décide', add: 'Ajouter un ordre', up: 'Plus tôt', down: 'Plus tard', remove: 'Retirer', save: 'Enregistrer', discard: 'Abandonner',
    saved: 'Enregistré. En vigueur dès la prochaine fenêtre ; personne ne voit ce changement.', preview: 'Aperçu', none: 'Pas d’ordres : tout vous est demandé.', notOffered: '« Me demander seulement si je l’ai » n’est pas proposé : votre temps de réponse révélerait votre main.',
    when: 'Quand', pieces: { for: 'pour' }, amounts: { lte: n => `${n} ou moins`, gte: n => `${n} ou plus` },
    events: { bled: 'on me mord', ousts: 'une morsure m’éliminerait', againstMine: 'une action me vise, moi ou mes cartes', notAgainstMe: 'une action ne me vise pas', hunts: 'quelqu’un chasse', preyActs: 'ma proie agit', predatorActs: 'mon prédateur agit', rescues: 'un vampire sort de torpeur ou est secouru', diablerie: 'quelqu’un commet une diablerie', played: 'quelqu’un joue une carte', voteOther: 'un référendum ne change rien pour moi', voteMine: 'un référendum me touche', hunted: 'une chasse de sang est appelée', fightOther: 'd’autres se battent', range: 'je peux manœuvrer', strike: 'je choisis une frappe', prevent: 'je peux prévenir des dégâts', press: 'je peux poursuivre', influence: 'j’ai des transferts', anything: 'il se passe autre chose' },
    deeds: { pass: 'je passe', ask: 'me demander', block: 'je bloque avec qui peut le mieux', reach: 'je bloque avec qui a assez d’interception|ou l’on me demande si personne n’en a assez', deflect: 'je redirige vers ma proie|si j’ai une telle carte, sinon je passe', for: 'je vote pour', against: 'je vote contre', abstain: 'je n’exprime aucune voix', close: 'je manœuvre au contact', long: 'je manœuvre à distance', hand: 'je frappe à mains nues', dodge: 'j’esquive si je peux', ends: 'je mets fin au combat si je peux', prevent: 'je préviens avec mes cartes en jeu', preventAll: 'je préviens avec tout ce que j’ai', pressEnd: 'je poursuis pour terminer le combat', pressOn: 'je poursuis pour continuer', influence: 'je les donne à qui vient ensuite,|en gardant 5 points de réserve' },
    plays: card => `je joue ${card}|si je l’ai, sinon je passe`,
    opponents: { any: 'contre n’importe qui', Vampire: 'contre un vampire', Ally: 'contre un allié', Imbued: 'contre un Imbued' },
    exceptions: { never: 'dans tous les cas', poolLow: 'sauf si ma réserve est de 5 ou moins', poolHigh: 'sauf si ma réserve est de 20 ou plus', oust: 'sauf si cela m’éliminerait', mine: 'sauf si une action me vise' },
    scopes: { 'game': 'dans cette partie', 'until-my-turn': 'jusqu’à mon tour', 'turn': 'pendant ce tour', 'action': 'pour cette action' },
    slots: { event: 'quand', amount: 'combien', opponent: 'contre qui', deed: 'ce que je fais', unless: 'exception', scope: 'combien de temps' },
    wouldAnswer: n => (n === 0 ? 'n’aurait encore rien répondu' : `aurait répondu ${n} fois`), changedMark: 'modifié', previewOf: n => `Aperçu : ${plural('fr', n, { one: 'dernière fenêtre', other: 'dernières fenêtres' }, n)}`, noWindows: 'Rien ne vous a encore été demandé. Plus tard, ceci montre ce que vos ordres auraient répondu.', answeredOf: n => (n < 2 ? 'réponse donnée' : 'réponses données'), askedOf: n => (n < 2 ? 'question pour vous' : 'questions pour vous'), ofProfile: 'profil', before: 'avant :',
    endWithGame: 'Ils finissent avec cette partie.', of: (n, most) => `${n} sur ${most}`, noneOwn: 'Aucun à vous : le profil seul répond.', examples: n => `Choisir parmi ${n} exemples`, notOfferedHead: 'Pourquoi pas « me demander seulement si je l’ai » ?', inForce: 'En vigueur dès la prochaine fenêtre ; personne ne voit ce changement.', unchanged: 'Rien n’est modifié.', answeredShort: (n, of) => `${n} sur ${of}`, saveOf: n => `Enregistrer ${plural('fr', n, { one: 'changement', other: 'changements' }, n)}`,
  },

  plan: {
    heading: 'Plan de mon tour', help: 'Ce qui est fait pendant votre tour après ce que vous annoncez maintenant, pas à pas. Ce qui n’est alors pas possible arrête le plan, et on vous demande. Personne ne le voit.',
    none: 'Pas de plan. Une question de votre propre tour permet d’y ajouter.', save: 'Enregistrer le plan', step: n => `Étape ${n}`, guard: 'seulement si', always: 'dans tous les cas',
    successful: n => `si l’étape ${n} a réussi`, blocked: n => `si l’étape ${n} a été bloquée`, each: 'À chacun de mes tours, pas seulement à celui-ci',
  },

  rest: {
    night: (from, to, zone) => `Votre nuit ne compte pas, de ${from} à ${to} (${zone}).`, noNight: 'Vous n’avez pas dit quand est votre nuit : votre horloge y court.', weekends: 'Les samedis et dimanches ne comptent pas.',
    live: times => `Jeu en direct : ${times}.`, tables: 'Vos horloges', table: 'Table',
  },

  sandbox: {
    heading: 'Bac à sable', lead: 'Une partie à partir d’une position à vous, où toutes les places sont les vôtres. Rien n’y compte, personne n’attend.',
    start: 'Partir de', starts: { blank: 'Deux places simples', bleed: 'Une morsure', combat: 'Un combat', vote: 'Un référendum' },
    form: 'En formulaire', text: 'En texte', textHelp: 'Les deux sont la même position. Ce qui n’a pas de champ reste dans le texte.', notText: 'Ceci n’est pas du JSON :', formWaits: 'Le formulaire attend que le texte soit lisible.',
    game: 'Nom de la partie', turnOf: 'Tour de', phase: 'Phase', turn: 'Tour', seat: n => `Place ${n}`, name: 'Nom', pool: 'Réserve', addSeat: 'Ajouter une place', remove: what => `Retirer ${what}`,
    to: 'Ajouter à', card: 'Nom d’une carte', plain: 'Un vampire simple', blood: 'Sang', capacity: 'Capacité', disciplines: 'Disciplines', regions: { ready: 'Disponible', torpor: 'Torpeur', uncontrolled: 'Incontrôlé', hand: 'Main', library: 'Bibliothèque', crypt: 'Crypte', ash: 'Tas de cendres' },
    create: 'Créer et jouer', creating: 'Création…', copy: 'Copier la position', copied: 'Copié', yours: 'Créées sur cet appareil', wrong: 'Impossible de jouer ainsi :',
    faults: { 'unknown-card': 'Cette carte n’existe pas.', 'not-whole': 'Cette carte n’est pas encore complète ici.', 'impossible': 'Rien ne serait demandé à personne, ou une carte nommée n’y est pas.', 'too_big': 'C’est trop.', 'too_small': 'C’est trop peu.', 'invalid_type': 'Autre chose va ici.', 'invalid_value': 'Cette valeur n’existe pas.', 'invalid_union': 'Ni une carte, ni un serviteur simple.', 'unrecognized_keys': 'Un champ inconnu.', 'too-deep': 'Trop de niveaux imbriqués.', 'other': 'Cela ne convient pas.' },
    playOn: 'Continuer d’ici dans le bac à sable', between: 'Quelque chose est en cours de résolution. Une position se trouve entre deux actions : avancez ou reculez de quelques étapes.', hidden: 'Seulement d’une partie terminée dont tout le monde montre ses cartes.', show: 'Montrer mes cartes à tout le monde',
  },

  settings: { heading: 'Réglages', begins: 'Mes places commencent une partie avec', language: 'Langue', theme: 'Couleurs', themes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' }, singleKeys: 'Les touches seules répondent et déplacent', install: 'Praxis s’installe depuis le menu de votre navigateur.', pushes: 'Notifications', push: 'Notification', address: 'Adresse électronique', code: 'Code reçu par courriel', verify: 'Confirmer', save: 'Enregistrer', kinds: { prompt: 'Une question pour vous', reminder: 'Un délai se termine bientôt', gameOver: 'Une partie est terminée', invitation: 'Une invitation' }, pushOn: 'Notifier cet appareil', pushOff: 'Ne plus notifier cet appareil', pushNone: 'Ce navigateur ne reçoit pas de notifications.', saved: 'Enregistré.', nights: 'Heures calmes', from: 'de', to: 'à', mail: 'Courriel', here: 'Pour cet appareil ; langue et couleurs changent aussitôt.', account: 'Compte', device: 'Cet appareil', pushIsOn: 'Cet appareil est prévenu.', pushIsOff: 'Cet appareil n’est pas encore prévenu.', try: 'En montrer une', trial: 'Voici à quoi ressemble une notification.', denied: 'Le navigateur n’autorise pas les notifications de ce site. Cela se change dans ses réglages.', others: 'Autres appareils', remove: 'Retirer', never: 'jamais', noAddress: 'pas encore d’adresse', refused: address => `Les courriels envoyés à ${address} sont revenus. Donnez une adresse qui fonctionne.` },

  lobby: {
    heading: 'Tables', create: 'Créer une table', name: 'Nom de la table', format: 'Format', decks: 'Cartes',
    formats: { 'standard': 'Quatre ou cinq', 'three-player': 'À trois', 'two-player': 'À deux' },
    pools: { 'all': 'Toutes les cartes complètes', 'fifth-edition': 'Les cinq decks de la cinquième édition' },
    sitDown: 'Prendre place', leave: 'Quitter', start: 'Commencer', remove: 'Retirer', seatBot: 'Placer un robot', bot: 'robot', deck: 'Deck', ownDeck: 'Mon propre deck',
    open: 'Ouvertes', started: 'En cours', mine: 'Les vôtres', access: 'Qui peut venir', accesses: { open: 'Tout le monde', private: 'Qui a le code', invited: 'Sur invitation' }, seating: 'Places', seatings: { random: 'places tirées au sort', chosen: 'places telles que prises' },
    byCode: 'Rejoindre avec un code', code: 'Code', find: 'Chercher', noCode: 'Aucune table n’a ce code.', share: 'Qui a ce code peut venir :', sealed: 'deck scellé', unsealed: 'pas encore de deck', seal: 'Sceller ce deck', another: 'Sceller un autre deck', cancel: 'Annuler la table', invitation: 'on vous invite', decline: 'Décliner l’invitation', empty: 'Aucune table ouverte. Créez-en une : vos proches la trouveront ici.', seatsOf: (taken, all) => `${plural('fr', taken, { one: 'place prise', other: 'places prises' }, taken)} sur ${all}`,
    watch: 'Regarder', go: 'À la partie', yours: 'la vôtre',
    paste: 'Collez votre deck', pasteHelp: 'Dans tout format courant, en anglais, français, espagnol, portugais ou italien.', standardHelp: 'Une partie standard se joue à quatre ou cinq ; commencez quand tout le monde est là.',
    pace: n => `Une question reste ouverte ${plural('fr', n, { one: 'heure', other: 'heures' }, n)} ; ensuite, la réponse par défaut est donnée.`,
    lead: 'Prenez une place libre, ou créez une table pour vos proches.', any: 'tout', paceOf: 'Rythme', nightsOnly: 'Mes nuits ne comptent pas', noneSuch: 'Aucune table ne correspond.', sitWith: deck => `Prendre place avec ${deck}`, sealWith: deck => `Sceller ${deck}`, whichDeck: 'Quel deck ?', myList: 'ma liste', checkFirst: 'Vérifier d’abord', needsDeck: 'Choisissez un deck : sans lui la partie ne peut pas commencer.', waitsHost: 'La partie est lancée par qui tient la table, quand tout le monde est là.', waitsPlayers: least => `La partie peut commencer à ${least}. Envoyez le lien à vos proches, ou placez des robots.`, ready: 'Tout le monde est là : la partie peut commencer.', inviteBy: 'Inviter par un lien', copyLink: 'Copier le lien', copied: 'Copié', send: 'Envoyer', host: 'tient la table', asked: 'Appuyez encore pour annuler la table',
    characters: { malkavian: 'Passe sans être bloqué et mord fort.', nosferatu: 'Se cache, se bat et use les autres.', toreador: 'Gagne les votes et se bat vite.', tremere: 'Bloque, mord et use de magie en combat.', ventrue: 'Commande, vote et résiste. Bon pour débuter.' }, ownHelp: 'Une liste de n’importe quel programme, vérifiée avant d’être scellée.',
  },

  decks: {
    heading: 'Vérifier un deck', check: 'Vérifier', checking: 'Vérification…', legal: 'Légal', illegal: 'Non légal', playable: 'Jouable ici', unplayable: 'Pas encore jouable ici',
    crypt: 'Crypte', library: 'Bibliothèque', missing: 'Ces cartes ne sont pas encore complètes ici :', unclear: 'Lignes peu claires', candidates: 'Peut-être', unknown: 'Inconnu',
    intro: 'Collez une liste telle quelle : format de tournoi, JOL, Lackey, export JSON ou lignes « 2x Nom ». Rien n’est gardé.', upload: 'Ou choisissez un fichier', count: n => plural('fr', n, { one: 'carte', other: 'cartes' }, n),
    lines: n => `Chaque ligne (${n})`, notWhole: 'pas encore complète ici',
    fits: 'Il peut être joué tel quel.',
  },

  api: { search: 'Chercher routes, champs et problèmes', found: n => plural('fr', n, { one: 'route', other: 'routes' }, n), version: 'Version', raw: 'en OpenAPI', access: 'Comment s’identifier, et ce qui peut être permis', scope: 'Demande la portée', parameters: 'Paramètres', body: 'Corps', replies: 'Réponses', problems: 'Problèmes', schemas: 'Schémas', example: 'Exemple', required: 'obligatoire', about: 'Tout ce que font ces pages, n’importe quel programme peut le faire.' },

  keys: {
    off: 'Les touches seules se désactivent dans les réglages, et ne font rien pendant que vous écrivez.',
    list: { '?': 'cette aide', 'P': 'votre réponse', '1 – 9': 'choisir une réponse', 'Enter': 'la confirmer', 'Shift + Enter': 'confirmer, puis la table suivante', 'U': 'reprendre', 'W': 'pourquoi pas', 'S': 'ce qui se résout', 'H': 'votre main', 'R': 'les places ; ← → font le tour, ↑ ↓ parcourent une place', 'T': 'toute la table ou la scène', 'L': 'le journal ; J et K le parcourent, F le filtre', 'O': 'ordres permanents', 'N': 'la table suivante en attente', 'I': 'vos réponses', 'Esc': 'fermer' },
  },
}
