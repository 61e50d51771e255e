import type { Breakage } from './breakages.ts'

const VIEW = 'shared/rules/told/view.ts',
  WINDOW = 'shared/rules/procedures/window.ts',
  APPLY = 'shared/rules/engine/apply.ts',
  DEEDS = 'shared/rules/orders/deeds.ts'

/** Code that makes a number of the cards that a seat holds. */
const handSum = (seat: string): string =>
  `state.seats[${seat}]!.hand.map(id => state.cards[id]!.key).sort().join().split('')` +
  '.reduce((n, letter) => (n * 31 + letter.charCodeAt(0)) % 1000003, 7)'

/**
 * Ways in which engines have told what they should not, each put into this one on purpose: the law must find every one.
 * `inGames`: it hardly shows at crowded tables. `soon`: the game or the table where it showed when it was written; looked
 * at before the others.
 */
export const leaks: readonly (Breakage & { inGames?: true; soon?: number })[] = [
  {
    name: 'everybody sees every hand',
    file: VIEW,
    changes: [['cards: mine || openHand(state, index) ? seat.hand.map(face) : null', 'cards: seat.hand.map(face)']],
  },
  {
    name: 'face-down cards have their names',
    inGames: true,
    file: VIEW,
    changes: [['card: mine ? face(id) : { id, key: null }', 'card: face(id)']],
  },
  {
    name: 'face-down vampires show their capacity',
    inGames: true,
    file: VIEW,
    changes: [['capacity: mine ? capacity(state, id) : null', 'capacity: capacity(state, id)']],
  },
  {
    name: 'face-down cards lie in the order of their names',
    inGames: true,
    file: VIEW,
    changes: [
      [
        'uncontrolled: seat.uncontrolled.map(',
        'uncontrolled: seat.uncontrolled.toSorted((a, b) => (state.cards[a]!.key < state.cards[b]!.key ? -1 : 1)).map(',
      ],
    ],
  },
  {
    name: 'the top of a library is in the view',
    file: VIEW,
    changes: [
      [
        '    library: seat.library.length,',
        '    library: seat.library.length, ...{ top: seat.library.slice(0, 1).map(face) },',
      ],
    ],
  },
  {
    name: 'a hand is counted by its different cards',
    file: VIEW,
    changes: [
      ['hand: { count: seat.hand.length,', 'hand: { count: new Set(seat.hand.map(id => state.cards[id]!.key)).size,'],
    ],
  },
  {
    name: 'who has answered is waited for no more',
    soon: 7,
    file: VIEW,
    changes: [
      ['    waitingFor: waitingFor(state),', '    waitingFor: waitingFor(state).filter(seat => isAsked(state, seat)),'],
    ],
  },
  {
    name: 'what lies sealed is in the view',
    soon: 7,
    file: VIEW,
    changes: [
      ['    waitingSince: state.waitingSince,', '    waitingSince: state.waitingSince, ...{ sealed: state.sealed },'],
    ],
  },
  {
    name: 'how many have sealed is in the view',
    soon: 7,
    file: VIEW,
    changes: [
      [
        '    waitingSince: state.waitingSince,',
        '    waitingSince: state.waitingSince, ...{ answers: state.sealed.length },',
      ],
    ],
  },
  {
    name: 'the number of commands is in the view',
    file: VIEW,
    changes: [
      [
        '    waitingSince: state.waitingSince,',
        '    waitingSince: state.waitingSince, ...{ commands: state.version },',
      ],
    ],
  },
  {
    name: 'who has standing orders is in the view',
    file: VIEW,
    changes: [
      [
        '    waitingSince: state.waitingSince,',
        '    waitingSince: state.waitingSince, ...{ orders: state.orders?.map(one => one.seat) },',
      ],
    ],
  },
  {
    name: 'what somebody else may choose from is in the view',
    soon: 3,
    inGames: true,
    file: VIEW,
    changes: [
      [
        "return [{ kind: 'choice', seat: frame.seat,",
        "return [{ ...{ from: 'cards' in frame.from ? frame.from.cards.map(id => state.cards[id]!.key) : [] }, kind: 'choice', seat: frame.seat,",
      ],
    ],
  },
  {
    name: 'a sealed answer moves everybody’s version',
    soon: 7,
    file: APPLY,
    changes: [
      [
        '  else if (seat !== undefined) state.views[seat]!++',
        '  else state.views = state.views.map(version => version + 1)',
      ],
    ],
  },
  {
    name: 'a sealed answer moves the time the table has waited',
    soon: 7,
    file: APPLY,
    changes: [['  if (run.published) state.waitingSince', '  state.waitingSince']],
  },
  {
    name: 'an edited order moves everybody’s version',
    file: 'shared/rules/orders/orders.ts',
    changes: [['  state.views[seat]!++', '  state.views = state.views.map(version => version + 1)']],
  },
  {
    name: 'an order to play a card asks who does not hold it',
    file: DEEDS,
    changes: [['return play(deed, offer) ?? offer.nothing', 'return play(deed, offer)']],
  },
  {
    name: 'an order to pass asks who holds a card for it',
    file: 'shared/rules/orders/orders.ts',
    changes: [
      [
        "  if (order.do === 'pass' || order.do === 'default') return 'pass'",
        "  if (order.do === 'pass' && options().some(option => option.kind === 'play')) return undefined\n" +
          "  if (order.do === 'pass' || order.do === 'default') return 'pass'",
      ],
    ],
  },
  {
    name: 'who rides and cannot respond passes at once, who can is waited for',
    soon: 48,
    file: WINDOW,
    changes: [
      [
        "const else_ = riding(state, frame, seat) ? 'pass' : onlyPass(state, frame, seat)",
        "const else_ = riding(state, frame, seat) && windowOptions(state, frame, seat).length === 1 ? 'pass' : undefined",
      ],
    ],
  },
  {
    name: 'who cannot respond passes at the close, who can is waited for',
    soon: 12,
    file: WINDOW,
    changes: [
      [
        "  if (!frame.asked.includes(seat)) return 'pass'\n",
        "  const led = frame.name === 'blocks' || frame.name === 'polling' || seat === frame.lead\n" +
          "  if (!frame.asked.includes(seat) || (!led && windowOptions(state, frame, seat).length === 1)) return 'pass'\n",
      ],
    ],
  },
  {
    name: 'who cannot respond is waited for no more, whoever else is',
    file: VIEW,
    changes: [
      [
        '    waitingFor: waitingFor(state),',
        '    waitingFor: waitingFor(state).filter(seat => legal(state, seat).length > 1),',
      ],
      [
        "import { isAsked, promptId, waitingFor } from '../engine/legal.ts'",
        "import { isAsked, legal, promptId, waitingFor } from '../engine/legal.ts'",
      ],
    ],
  },
  {
    name: 'an answer given as a rider serves where it is waited for',
    soon: 790,
    file: WINDOW,
    changes: [['      (!answer.rider || riding(state, frame, seat)) &&\n', '']],
  },
  {
    name: 'an answer is kept or void by the cards of the hand',
    soon: 315,
    file: WINDOW,
    changes: [
      ['handEpoch: state.seats[seat]!.handEpoch,\n', `handEpoch: ${handSum('seat')},\n`],
      ['sealed.handEpoch !== state.seats[sealed.seat]!.handEpoch', `sealed.handEpoch !== ${handSum('sealed.seat')}`],
    ],
  },
  {
    name: 'the prompt counts the answers that lie sealed',
    soon: 7,
    file: 'shared/rules/engine/legal.ts',
    changes: [
      ['asks!.instance(state, frame)}_${seat}`', 'asks!.instance(state, frame)}_${state.sealed.length}_${seat}`'],
    ],
  },
  {
    name: 'the prompt tells whose passes lie sealed',
    soon: 48,
    file: WINDOW,
    changes: [
      [
        'const ifPassed = passedBefore(frame, seat)',
        'const ifPassed = state.sealed.length > 0 ? [] : passedBefore(frame, seat)',
      ],
    ],
  },
  {
    name: 'a sealed pass is announced',
    soon: 7,
    file: WINDOW,
    changes: [
      [
        '      withdraw(run.state, seat, frame.scope, beside)\n      if (option',
        "      emit(run, 'passed', { window: frame.name, seats: [seat], byDefault: [] })\n" +
          '      withdraw(run.state, seat, frame.scope, beside)\n      if (option',
      ],
    ],
  },
  {
    name: 'who is asked is decided by the hand',
    soon: 12,
    file: 'shared/rules/offers/plays.ts',
    changes: [
      [
        '  !holdsNothing(state, seat) && couldOne(state, seat, window, () => true)',
        '  playOptions(state, seat, window).length > 0 && couldOne(state, seat, window, () => true)',
      ],
    ],
  },
  {
    name: 'a phase waits only for who holds something to play',
    inGames: true,
    file: 'shared/rules/procedures/turn.ts',
    changes: [['|| couldPlay(state, frame.seat, null))', '|| playOptions(state, frame.seat, null).length > 0)']],
  },
  {
    name: 'drawn cards are told to all',
    soon: 36,
    file: 'shared/rules/changes/zones.ts',
    changes: [['named(run.state, id)) }, [seat])', 'named(run.state, id)) })']],
  },
  {
    name: 'counters on face-down cards name them',
    inGames: true,
    file: 'shared/rules/changes/counters.ts',
    changes: [['card: faceDown ? hidden(where.card) : named(state, where.card)', 'card: named(state, where.card)']],
  },
  {
    name: 'face-down cards have names in the log',
    inGames: true,
    file: 'functions/games/wire.ts',
    changes: [['return card?.owner === viewer ?', 'return card ?']],
  },
  {
    name: 'why others cannot play is explained',
    inGames: true,
    file: 'shared/rules/told/explain.ts',
    changes: [
      [
        'return [...state.seats[seat]!.hand, ...lentTo(state, seat)].flatMap(card =>',
        'return state.seats.flatMap(one => one.hand).flatMap(card =>',
      ],
    ],
  },
]
