import { plural } from '../speech.ts'

/** What pages that few people open say; loaded with the first of them. */
export const en = {
  orders: {
    named: { careful: 'Careful', normal: 'Normal', away: 'Away', learner: 'Learner' }, without: 'Without a profile', noProfile: 'No profile: what your own orders do not answer, you are asked.', rulesOf: 'What it says', ride: 'Pass for me where I am not publicly needed. I am never waited for there, able or not.', rule: 'order', you: 'you:',
    about: { careful: 'Only what you publicly could not answer is passed for you.', normal: 'Passes until something concerns you: your minion is acted against, a bleed of 2 or more at you, a referendum or a combat of yours.', away: 'Blocks what would oust you, and otherwise does what the limit would.', learner: 'Asks you everything.' },
    intro: 'What is done in your place, over what everybody can see. The first that fits decides.', profiles: 'Start from a profile', yours: 'Your orders, the first that fits decides', add: 'Add an order', up: 'Earlier', down: 'Later', remove: 'Remove', save: 'Save', discard: 'Discard',
    saved: 'Saved. In force from the next window; nobody sees that you edited.', preview: 'Preview', none: 'No orders: you are asked everything.', notOffered: '“Ask me only if I hold it” is not offered: others would learn your hand from how long you take.',
    when: 'When', pieces: { for: 'for' }, amounts: { lte: (n: number) => `${n} or less`, gte: (n: number) => `${n} or more` },
    events: { bled: 'I am bled', ousts: 'a bleed would oust me', againstMine: 'an action is against me or mine', notAgainstMe: 'an action is not against me', hunts: 'anybody hunts', preyActs: 'my prey acts', predatorActs: 'my predator acts', rescues: 'a vampire leaves torpor or is rescued', diablerie: 'somebody diablerises', played: 'anybody plays a card', voteOther: 'a referendum changes nothing of mine', voteMine: 'a referendum touches me', hunted: 'a blood hunt is called', fightOther: 'others are in combat', range: 'I could maneuver', strike: 'I choose a strike', prevent: 'I could prevent damage', press: 'I could press', influence: 'I have transfers', anything: 'anything else goes on' },
    /** What stands after the bar is said after the slot. */
    deeds: { pass: 'I pass', ask: 'ask me', block: 'I block with whoever is best', reach: 'I block with whoever has intercept enough|or am asked if nobody has', deflect: 'I deflect it to my prey|if I hold such a card, else I pass', for: 'I vote for it', against: 'I vote against it', abstain: 'I cast nothing', close: 'I maneuver to close range', long: 'I maneuver to long range', hand: 'I strike with hands', dodge: 'I dodge if I can', ends: 'I end combat if I can', prevent: 'I prevent with cards in play', preventAll: 'I prevent with all I have', pressEnd: 'I press to end', pressOn: 'I press to continue', influence: 'I move them to whoever comes next,|keeping 5 pool' },
    plays: (card: string) => `I play ${card}|if I hold it, else I pass`,
    opponents: { any: 'against anybody', Vampire: 'against a vampire', Ally: 'against an ally', Imbued: 'against an Imbued' },
    exceptions: { never: 'in any case', poolLow: 'unless my pool is 5 or less', poolHigh: 'unless my pool is 20 or more', oust: 'unless it would oust me', mine: 'unless an action is against me' },
    scopes: { 'game': 'in this game', 'until-my-turn': 'until my turn', 'turn': 'this turn', 'action': 'for this action' },
    slots: { event: 'when', amount: 'how much', opponent: 'against whom', deed: 'what I do', unless: 'exception', scope: 'for how long' },
    wouldAnswer: (n: number) => (n === 0 ? 'would have answered nothing yet' : `would have answered ${n}`), changedMark: 'changed', previewOf: (n: number) => `Preview: the last ${plural('en', n, { one: 'window', other: 'windows' }, n)}`, noWindows: 'You have not been asked anything yet. Later this shows what your orders would have answered.', answeredOf: (_: number) => 'answered', askedOf: (n: number): string => (n === 1 ? 'asks you' : 'ask you'), ofProfile: 'profile', before: 'before:',
    endWithGame: 'They end with this game.', of: (n: number, most: number) => `${n} of ${most}`, noneOwn: 'None of your own: the profile alone answers.', examples: (n: number) => `Choose from ${n} examples`, notOfferedHead: 'Why not “ask me only if I hold it”?', inForce: 'In force from the next window opened; nobody sees that you edited.', unchanged: 'Nothing is changed.', answeredShort: (n: number, of: number) => `${n} of ${of}`, saveOf: (n: number) => `Save ${plural('en', n, { one: 'change', other: 'changes' }, n)}`,
  },

  plan: {
    heading: 'Plan for my turn', help: 'What is done in your turn after what you announce now, step by step. What is not possible then stops the plan, and you are asked. Nobody sees it.',
    none: 'No plan. From a question in your own turn you can add to it.', save: 'Save plan', step: (n: number) => `Step ${n}`, guard: 'only if', always: 'in any case',
    successful: (n: number) => `if step ${n} was successful`, blocked: (n: number) => `if step ${n} was blocked`, each: 'In each of my turns, not only in this one',
  },

  rest: {
    night: (from: string, to: string, zone: string) => `Your night rests from ${from} to ${to} (${zone}).`, noNight: 'You have not said when your night is: your clock runs through it.', weekends: 'Saturdays and Sundays do not count.',
    live: (times: string) => `Played live: ${times}.`, tables: 'Your clocks', table: 'Table',
  },

  sandbox: {
    heading: 'Sandbox', lead: 'A game from a position of your own, with all seats yours. Nothing in it counts, and nobody waits.',
    start: 'Start with', starts: { blank: 'Two plain seats', bleed: 'A bleed', combat: 'A combat', vote: 'A referendum' },
    form: 'As a form', text: 'As text', textHelp: 'Both are the same position. What the form has no field for is kept in the text.', notText: 'This is not JSON:', formWaits: 'The form waits until the text can be read.',
    game: 'Name of the game', turnOf: 'Whose turn', phase: 'Phase', turn: 'Turn', seat: (n: number) => `Seat ${n}`, name: 'Name', pool: 'Pool', addSeat: 'Add a seat', remove: (what: string) => `Remove ${what}`,
    to: 'Add to', card: 'Name of a card', plain: 'A plain vampire', blood: 'Blood', capacity: 'Capacity', disciplines: 'Disciplines', regions: { ready: 'Ready', torpor: 'Torpor', uncontrolled: 'Uncontrolled', hand: 'Hand', library: 'Library', crypt: 'Crypt', ash: 'Ash heap' },
    create: 'Create and play', creating: 'Creating…', copy: 'Copy the position', copied: 'Copied', yours: 'Made on this device', wrong: 'It cannot be played like this:',
    faults: { 'unknown-card': 'No such card.', 'not-whole': 'This card is not whole here yet.', 'impossible': 'Nobody would be asked anything, or a card is named that is not there.', 'too_big': 'Too much.', 'too_small': 'Too little.', 'invalid_type': 'Something else belongs here.', 'invalid_value': 'No such value.', 'invalid_union': 'This is neither a card nor a plain minion.', 'unrecognized_keys': 'A field nobody knows.', 'too-deep': 'Nested too deep.', 'other': 'This does not fit.' },
    playOn: 'Play on from here in the sandbox', between: 'Something is being resolved here. A position stands between two actions: go a few steps on or back.', hidden: 'Only of a game that is over, and whose cards all who played it show.', show: 'Show my cards to everybody',
  },

  settings: { heading: 'Settings', begins: 'My seats begin a game with', language: 'Language', theme: 'Colours', themes: { system: 'As the device', light: 'Light', dark: 'Dark' }, singleKeys: 'Single keys answer and move', install: 'Praxis can be installed from your browser’s menu.', pushes: 'Notifications', push: 'Push', address: 'E-mail address', code: 'Code from the mail', verify: 'Confirm', save: 'Save', kinds: { prompt: 'A question for you', reminder: 'A limit comes near', gameOver: 'A game is over', invitation: 'An invitation' }, pushOn: 'Notify this device', pushOff: 'Stop notifying this device', pushNone: 'This browser cannot be notified.', saved: 'Saved.', nights: 'Quiet hours', from: 'from', to: 'to', mail: 'E-mail', here: 'For this device; language and colours change at once.', account: 'Account', device: 'This device', pushIsOn: 'This device is told.', pushIsOff: 'This device is not told yet.', try: 'Show one now', trial: 'So a notification looks here.', denied: 'The browser does not allow notifications from this site. It can be allowed in the settings of the browser.', others: 'Other devices', remove: 'Remove', never: 'never', noAddress: 'no address yet', refused: (address: string) => `Mails to ${address} came back. Give an address that works.` },

  lobby: {
    heading: 'Tables', create: 'Create a table', name: 'Name of the table', format: 'Format', decks: 'Cards',
    formats: { 'standard': 'Four or five', 'three-player': 'Three players', 'two-player': 'Two players' },
    pools: { 'all': 'All cards that are whole', 'fifth-edition': 'The five Fifth Edition decks' },
    sitDown: 'Sit down', leave: 'Leave', start: 'Start', remove: 'Remove', seatBot: 'Seat a bot', bot: 'bot', deck: 'Deck', ownDeck: 'A deck of my own',
    open: 'Open', started: 'Being played', mine: 'Yours', access: 'Who may come', accesses: { open: 'Anybody', private: 'Who has the code', invited: 'Who is invited' }, seating: 'Seating', seatings: { random: 'seats are drawn', chosen: 'seats as taken' },
    byCode: 'Join with a code', code: 'Code', find: 'Find', noCode: 'No table has this code.', share: 'Who has this code may join:', sealed: 'deck sealed', unsealed: 'no deck yet', seal: 'Seal this deck', another: 'Seal another deck', cancel: 'Cancel the table', invitation: 'you are invited', decline: 'Decline the invitation', empty: 'No open table. Create one: friends find it here.', seatsOf: (taken: number, all: number) => `${taken} of ${all} seats taken`,
    watch: 'Watch', go: 'To the game', yours: 'yours',
    paste: 'Paste your deck', pasteHelp: 'In any common format, in English, French, Spanish, Portuguese or Italian.', standardHelp: 'A standard game seats four or five; start when all are there.',
    pace: (hours: number) => `A question may stay open ${hours} hours; then its default is given.`,
    lead: 'Sit down where a seat is free, or create a table for your friends.', any: 'any', paceOf: 'Pace', nightsOnly: 'My nights rest', noneSuch: 'No table is like that.', sitWith: (deck: string) => `Sit down with ${deck}`, sealWith: (deck: string) => `Seal ${deck}`, whichDeck: 'Which deck?', myList: 'my list', checkFirst: 'Check it first', needsDeck: 'Choose a deck: the game cannot begin without one.', waitsHost: 'Whoever hosts this table starts the game when all are there.', waitsPlayers: (least: number) => `It can start when ${least} are seated. Send the link to your friends, or seat bots.`, ready: 'All are there: the game can start.', inviteBy: 'Invite by a link', copyLink: 'Copy the link', copied: 'Copied', send: 'Send', host: 'hosts', asked: 'Press again to cancel the table',
    characters: { malkavian: 'Sneaks past blockers and bleeds hard.', nosferatu: 'Hides, fights and wears others down.', toreador: 'Wins votes, and fights fast.', tremere: 'Blocks, bleeds and casts in combat.', ventrue: 'Commands, votes and endures. Good to begin with.' } as Record<string, string>, ownHelp: 'A list from any program, checked before it is sealed.',
  },

  decks: {
    heading: 'Check a deck', check: 'Check', checking: 'Checking…', legal: 'Legal', illegal: 'Not legal', playable: 'Playable here', unplayable: 'Not playable here yet',
    crypt: 'Crypt', library: 'Library', missing: 'These cards are not whole here yet:', unclear: 'Lines that are not clear', candidates: 'Did you mean', unknown: 'Not known',
    intro: 'Paste a list as you have it: the tournament format, JOL, Lackey, a JSON export or “2x Name” lines. Nothing is kept.', upload: 'Or choose a file', count: (n: number) => plural('en', n, { one: 'card', other: 'cards' }, n),
    lines: (n: number) => `Every line (${n})`, notWhole: 'not whole here yet',
    fits: 'It can be played as it is.',
  },

  api: { search: 'Search routes, fields and problems', found: (n: number) => plural('en', n, { one: 'route', other: 'routes' }, n), version: 'Version', raw: 'as OpenAPI', access: 'How to sign in, and what may be allowed', scope: 'Needs the scope', parameters: 'Parameters', body: 'Body', replies: 'Replies', problems: 'Problems', schemas: 'Schemas', example: 'Example', required: 'required', about: 'Everything these pages do, any program can do.' },

  keys: {
    off: 'Single keys can be switched off in the settings, and never work while you write.',
    list: { '?': 'this help', 'P': 'your answer', '1 – 9': 'choose an answer', 'Enter': 'confirm it', 'Shift + Enter': 'confirm, and on to the next table', 'U': 'take back', 'W': 'why not', 'S': 'what is being resolved', 'H': 'your hand', 'R': 'the seats; ← → go round, ↑ ↓ go through one', 'T': 'whole table or stage', 'L': 'the log; J and K go through it, F filters', 'O': 'standing orders', 'N': 'the next table that waits', 'I': 'inbox', 'Esc': 'close' },
  },
}

export type MoreWords = typeof en
