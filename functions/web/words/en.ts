import type { SignName } from '../parts/signs.ts'
import { plural } from './speech.ts'

/** What the pages say of their own. What happens at a table is worded by the server, in the same language. */
export const en = {
  name: 'English',
  app: 'Praxis',
  skipToAnswer: 'To your answer',
  skipToTable: 'To the table',

  nav: { inbox: 'Inbox', lobby: 'Lobby', decks: 'Decks', cards: 'Cards', finished: 'Finished', sandbox: 'Sandbox', settings: 'Settings', main: 'Pages', back: 'Back', notifications: 'Notifications', orders: 'Standing orders', api: 'The API', keys: 'Keys' },

  signIn: {
    heading: 'Vampire: The Eternal Struggle, by web',
    lead: 'Answer when it suits you. The server knows the rules, keeps the cards secret, and loses nothing.',
    name: 'Your name at the table', nameHelp: '1 to 32 letters, digits, - or _',
    local: 'Sign in', elsewhere: 'Sign in', out: 'Sign out', as: (name: string) => `Signed in as ${name}`,
    again: 'You have been signed out. Sign in again to go on; nothing is lost.',
    demo: 'Play now against four bots', demoHelp: 'A table of five Fifth Edition decks is dealt at once. You play Ventrue.',
    demoWaits: 'Dealing the cards…', signingIn: 'Signing you in…', failed: 'Signing in failed.',
    named: 'Or under your own name',
  },

  begin: {
    lead: 'Play a game at once, or begin with what suits you.', look: 'Look around first', what: 'How it works',
    points: [
      ['orders', 'The rules are kept for you.', 'You are offered what you may do, with its cost and effect. What you may not do says why.'],
      ['limit', 'Two visits a day are enough.', 'Each question says how long it waits, and what happens if you let it pass.'],
      ['hidden', 'Secrets stay secret.', 'Nobody else is sent your hand, and every shuffle can be checked after the game.'],
      ['bell', 'You are told.', 'A notification or a mail says that a table waits for you.'],
    ] as [SignName, string, string][],
    friends: 'Play with friends', friendsHelp: 'Create a table and send them its link. Bots can take the seats that are left.',
    deck: 'Bring your own deck', deckHelp: 'Paste a list from any program: each line is checked. Five decks are ready to play.',
    lesson: 'Try a bleed in the sandbox', lessonHelp: 'All seats are yours and nothing counts.',
    told: 'Be told when it is your turn', toldHelp: 'Notifications on this device, or by mail.', cardsHelp: 'Every card, and what it does here.',
  },

  inbox: {
    invitations: 'Invitations',
    owe: (n: number) => (n === 0 ? 'Nothing owed' : `You owe ${plural('en', n, { one: 'answer', other: 'answers' }, n)}`),
    soonest: (when: string) => `The soonest in ${when}.`,
    nothing: 'You are told here when a table waits for you.',
    waiting: 'Waiting for others', finished: 'Finished, not yet looked at',
    answer: 'Answer', atTheLimit: 'At the limit:',
    waitingFor: (names: string) => `waiting for ${names}`,
    first: 'To begin with', watch: (name: string) => `Watch ${name}`, join: (name: string) => `Sit down at ${name}`,
    since: 'Since your last visit',
    welcome: 'Welcome', play: 'Play turn', vote: 'Vote', from: (name: string) => `from ${name}`, answeredForYou: 'Answered for you', room: (n: number) => plural('en', n, { one: 'seat free', other: 'seats free' }, n),
  },

  cards: {
    heading: 'Cards', search: 'Name', text: 'Words of what it does', type: 'Type', clan: 'Clan', discipline: 'Discipline', any: 'any', found: (n: number) => plural('en', n, { one: 'card', other: 'cards' }, n),
    more: 'Show more', rulings: 'Official rulings', printed: 'As printed', whole: 'Whole: does all that is printed', factsOnly: 'Only names and numbers are known', unknown: 'Not in this build',
    capacities: 'Capacity', from: 'from', to: 'to', support: 'Playable here', disciplines: { ani: 'Animalism', aus: 'Auspex', cel: 'Celerity', dom: 'Dominate', for: 'Fortitude', obf: 'Obfuscate', pot: 'Potence', pre: 'Presence', tha: 'Blood Sorcery' },
    group: (n: number) => `group ${n}`, capacity: (n: number) => `capacity ${n}`, unique: 'unique', close: 'Close', none: 'No card is like that.',
    types: { Vampire: 'Vampire', Imbued: 'Imbued', Action: 'Action', 'Action Modifier': 'Action modifier', Ally: 'Ally', Combat: 'Combat', Equipment: 'Equipment', Event: 'Event', Master: 'Master', 'Political Action': 'Political action', Reaction: 'Reaction', Retainer: 'Retainer' },
  },

  finished: { heading: 'Finished games', none: 'No game of yours is over yet.', winner: (name: string) => `${name} won`, drawn: 'No winner', points: (n: string) => `${n} VP`, replay: 'Replay', table: 'The table', find: 'Find a table', fresh: 'Not yet looked at', won: 'You won', mine: (n: string) => `${n} VP for you`, bySeat: 'Victory points by seat', chain: 'Who left the game, in order', ousts: (by: string, seat: string) => `${by} ousts ${seat}`, gone: (seat: string) => `${seat} is ousted`, withdrew: (seat: string) => `${seat} withdraws` },

  table: {
    meters: { bleed: 'bleed', stealth: 'stealth', intercept: 'intercept', yours: 'yours' }, superior: (discipline: string) => `superior ${discipline}`,
    turn: (n: number) => `Turn ${n}`, yourTurn: 'your turn', turnOf: (name: string) => `${name}'s turn`,
    phases: { unlock: 'Unlock', master: 'Master', minion: 'Minion', influence: 'Influence', discard: 'Discard' }, phase: 'Phases of the turn',
    you: 'you', prey: 'prey', predator: 'predator', edge: 'Edge', ousted: 'Ousted', withdrawn: 'Withdrew', bot: 'bot',
    handOf: (n: number) => `${plural('en', n, { one: 'card', other: 'cards' }, n)} in hand`, libraryOf: (n: number) => `${n} in the library`, cryptOf: (n: number) => `${n} in the crypt`, ashOf: (n: number) => `${n} in the ash heap`, poolOf: (n: number) => `${n} pool`,
    torpor: 'Torpor', uncontrolled: 'Uncontrolled', onlyYou: 'Uncontrolled, only you see them', inPlay: 'In play', ash: 'Ash heap', contested: 'Contested',
    locked: 'locked', unlocked: 'unlocked', blood: (n: number, of: number | null) => (of === null ? `${n} blood` : `${n} of ${of} blood`), life: (n: number) => `${n} life`, faceDown: 'face down',
    acting: 'acting', target: 'target', blocking: 'blocking', carries: (names: string) => `carries ${names}`, points: (n: number) => `${n} VP`,
    yourHand: (n: number) => `Your hand, ${plural('en', n, { one: 'card', other: 'cards' }, n)}`, usable: (n: number) => `${n} can be used in this answer`, now: 'now', cover: 'Cover my hand', uncover: 'Show my hand',
    ring: 'The table, in order of play', nowTab: 'Now', handTab: 'Hand', logTab: 'Log', tableTab: 'Table', tabs: 'Parts of the table', wholeTable: 'Show the whole table', stage: 'Back to what is going on',
    nothing: 'Nothing is being resolved.', waitingFor: 'Waiting for', waitingYou: 'You', over: 'The game is over', spectating: 'You are watching. Hands are hidden.',
    round: (n: number) => `Round ${n}`, range: { close: 'Close range', long: 'Long range' }, forVotes: 'For', againstVotes: 'Against', passesBy: (n: number) => `passes by ${n}`, failsBy: (n: number) => `fails by ${n}`, tied: 'tied: fails', castSoFar: 'Cast so far, in no order', ifItPasses: 'If it passes', inOrder: 'Order of play', strength: 'strength',
    steps: (n: number) => `all ${n} steps`, self: 'You', openAsh: 'Open the ash heap', moved: 'What the table did',
    more: 'More', asThen: 'as a “then”', nowWith: (name: string) => `now, with ${name}`, withdrawing: 'withdraws', thatMoment: 'Go to that moment', longest: (when: string) => `until ${when} at the latest`, ownedBy: (name: string) => `owned by ${name}`, position: 'Position', whose: 'All seats are yours. Answer as', asked: 'asked', otherSeat: 'This seat is asked nothing now. Choose one that is.', order: (n: number) => `order ${n}`,
  },

  prompt: {
    atTheLimit: 'At the limit:', seal: (what: string) => `Seal: ${what}`, announce: (what: string) => `Announce: ${what}`,
    sealedNote: 'Secret until published.', finalNote: 'Public at once, final.', sealed: 'You have answered.', sealedText: 'Your answer lies sealed until everybody it depends on has answered.', takeBack: 'Take back',
    atOnce: (phase: string) => `Or at once, in the next phase (${phase}):`, nobody: 'Nothing is asked of you.', waiting: 'You are told when it is your turn to answer.', why: (n: number) => `${n} not available: why?`, whyNot: 'Not available: why?', then: 'Then, if nobody does anything:', askMe: 'Ask me', pass: 'Pass',
    sending: 'Sending…', replaced: 'The question has changed. Your answer was not used.', kept: 'Not sent yet: it is sent as soon as you are online.',
    left: (n: number) => `left to give: ${n}`, needs: (min: number, max: number) => (min === max ? `choose ${min}` : `choose ${min} to ${max}`), less: 'one less', more: 'one more', cost: 'costs', minion: 'With', generally: 'You', amount: 'How many', costs: { blood: 'blood', pool: 'pool', transfers: 'transfers' },
    toTheEnd: 'Pass to the end', bleeds: (target: string, n: number) => `Bleed ${target} for ${n}`, hunts: (n: number) => `Hunt: +${n} blood`, by: (what: string, name: string) => `${what} with ${name}`, strike: (what: string) => `Strike: ${what}`, soon: 'soon',
    blockWith: (name: string) => `Block with ${name}`, noBlock: 'No block', orWith: (names: string) => `or with ${names}`, holds: 'It holds:', andThen: (first: string, next: string) => `${first}; then ${next}`, withdraw: 'Withdraw from the game', withdrawWord: 'withdraw', notNow: 'Not now:', which: 'Which', picked: (n: number) => `${n} chosen`, amongAtLeast: (n: number) => `share among at least ${n}`, next: (name: string) => `Next: ${name}`,
    deeds: { 'bleed': 'Bleed', 'hunt': 'Hunt', 'leave-torpor': 'Leave torpor', 'become-anarch': 'Become Anarch', 'rescue': 'Rescue', 'diablerie': 'Diablerise', 'equip': 'Equip', 'enter-combat': 'Enter combat', 'block': 'Block', 'play': 'Play', 'use': 'Use', 'bring-out': 'Bring out', 'merge': 'Merge', 'invest': 'Move pool', 'withdraw': 'Move blood back', 'draw-crypt': 'Draw from the crypt', 'end-phase': 'End the phase', 'edge': 'Gain from the Edge', 'unlock': 'Unlock', 'declare-withdrawal': 'Withdraw' }, always: 'Always do this', plan: 'Plan',
  },

  log: { heading: 'Log', important: 'Important', all: 'All', mine: 'Mine', none: 'Nothing has happened yet.', filters: 'What the log shows', since: 'New since your last visit', search: 'Search', earlier: 'Earlier' },

  vote: {
    ifCast: 'If you cast this now:', sum: (inFavour: number, against: number) => `${inFavour} for, ${against} against`, after: 'And after that, I am …', ask: 'not done', whilePasses: 'done while it passes', whileFails: 'done while it fails', done: 'done', votes: (n: number) => plural('en', n, { one: 'vote', other: 'votes' }, n), for: 'for', against: 'against', keep: 'keep', else: 'What else you may do',
    cast: (inFavour: number, against: number) => (inFavour === 0 ? `Cast ${against} against` : against === 0 ? `Cast ${inFavour} for` : `Cast ${inFavour} for and ${against} against`), hunt: (name: string) => `Blood hunt on ${name}`, mayStill: 'may still cast:', none: 'nothing cast', kinds: { burned: 'burned for a vote', called: 'the card that called it', edge: 'burned', card: 'gained by a card' },
  },

  fight: { heading: (acting: string, opposing: string) => `Combat: ${acting} and ${opposing}`, steps: ['Before range', 'Range', 'Before strikes', 'Strikes', 'Damage', 'Press', 'End'], strike: 'Strike', notChosen: 'not chosen yet' },

  replay: { heading: 'Replay', by: { seat: 'My seat', spectator: 'Public', all: 'Cards shown' }, turns: 'Turns', step: (n: number, of: number) => `Step ${n} of ${of}`, seenBy: 'Seen by', first: 'To the beginning', back: 'One step back', play: 'Play', pause: 'Stop', on: 'One step on', last: 'To the end', steps: 'Steps', noPasses: 'No passes' },

  clock: {
    heading: 'Clocks', none: (hours: number) => `A question may stay open ${hours} hours; then its default is given.`, seats: 'Seats', seat: 'Seat', bank: 'Bank', limit: 'Limit', misses: 'Missed', hours: (n: number) => `${n} h`, standIn: 'a bot plays', away: 'away', rests: (until: string) => `rests until ${until}`,
    night: 'My night', nightFrom: (zone: string) => `Eight hours from this time do not count (${zone})`, save: 'Save', pause: 'Pause', days: 'For how many days', votePause: 'Vote for a pause', pausedUntil: (when: string) => `Paused until ${when}.`, resume: 'Vote to go on', voted: (name: string, when: string) => `${name} votes for a pause until ${when}.`,
    leave: 'Leave the game', leaveHelp: 'Your seat stands open until somebody takes it; you may return as long as nobody did.', leaveWord: 'leave', typeTo: (word: string) => `Type “${word}” to go on`, open: (names: string) => `Open seats: ${names}.`,
    unlimited: 'As long as it takes.', policy: (bank: string, increment: string, offTurn: string, nights: boolean) => `In your turn a bank of ${bank}, ${increment} more with each answer; ${offTurn} for a question in the turns of others.${nights ? ' Nights do not count.' : ''}`,
    policies: { standard: 'Standard: about a month', brisk: 'Brisk: about a week', live: 'Live: an evening', unlimited: 'No limit' }, choose: 'Clocks',
    span: (hours: number) => (hours < 1 ? `${Math.round(hours * 60)} min` : `${hours} h`),
  },

  watch: { live: 'Shown as it happens.', minutes: (n: number) => `Shown ${plural('en', n, { one: 'minute', other: 'minutes' }, n)} late.`, publications: (n: number) => `Shown ${plural('en', n, { one: 'step', other: 'steps' }, n)} late.`, hands: { never: 'Hands stay hidden when the game is over, too.', agreed: 'When the game is over, those who agree show their cards.', end: 'When the game is over, all cards are shown.' } },

  trouble: {
    offline: 'No reply. Nothing is lost: it is tried again when you are online.', server: 'The server failed.', busy: 'The service is busy.', tooMany: (seconds: number) => `Too many requests. It is tried again in ${seconds} s.`, notRecorded: 'Nothing was recorded.', unsure: 'Whether it was recorded is not known: look before you do it again.', notThere: 'No such table, or not yours to see.', noPage: 'There is nothing at this address.', again: 'Try again', home: 'To the inbox',
    checking: 'Checking whether it arrived…', arrived: 'Your answer had arrived.', late: 'Your answer is sent now.',
    codes: { 'forbidden': 'This is not yours to do.', 'seat-taken': 'You already sit at this table.', 'place-taken': 'Somebody else has chosen this seat.', 'table-full': 'No seat is free.', 'table-closed': 'This table is no longer open.', 'deck-missing': 'Not all decks are sealed.', 'wrong-seat-count': 'This format does not seat so many.', 'illegal-deck': 'This deck is not legal at this table.', 'unplayable-deck': 'Not all cards of this deck are whole here yet.', 'unreadable-deck': 'This is no list of cards in a format that is known.', 'game-over': 'The game is over.', 'game-running': 'The game is not over.', 'compacted': 'This place of the game was not kept.', 'too-soon': 'This was changed less than a week ago.', 'no-pause': 'There can be no such pause.', 'seat-not-open': 'This seat is not open.', 'not-a-position': 'A position stands between two actions.', 'body-too-large': 'This is too long.' },
    offlineBar: (since: string) => `Offline: state of ${since}`, loading: 'Loading…',
    noPageHelp: 'The link may be old, or a letter is missing. Your tables are in the inbox.',
  },

  time: {
    left: (minutes: number) => (minutes < 1 ? 'less than a minute' : minutes < 60 ? `${minutes} min` : minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60 > 0 && minutes < 600 ? `${minutes % 60} min` : ''}`.trim() : `${Math.floor(minutes / 1440)} days`),
    past: 'over',
  },
}

export type Words = typeof en
