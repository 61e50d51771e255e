import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { isMonster } from '../../../../shared/rules/reads/traits.ts'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { attacked, fought, held, K1, on, type Table, v, psyche } from '../../scene.ts'

const spy = { card: 'raven-spy', as: 'R1' }
const auspex = (as: string, level: string, more: object = {}) =>
  minion(as, { generic: { disciplines: [level] }, ...more })

describe('Raven Spy', () => {
  const scene = (level: string, blood = 4, hand = [spy]) =>
    table({ seats: [{ ready: [auspex('V1', level, { blood })], hand }, {}] })

  it('basic: 1 life; superior: 2 life; 1 intercept for its employer with either', () => {
    for (const [level, life] of [
      ['ani', 1],
      ['ANI', 2],
    ] as const) {
      const t = scene(level)
      t.answer(Ann, `play:R1:${level}:V1`)
      t.allPass()
      expect([t.blood('R1'), t.blood('V1'), t.card('R1').on, t.stat('V1', 'intercept')]).toEqual([
        life,
        3,
        t.id('V1'),
        1,
      ])
    }
  })

  it('superior Animalism may employ it at the basic level', () => {
    const t = scene('ANI')
    t.answer(Ann, 'play:R1:ani:V1')
    t.allPass()
    expect(t.blood('R1')).toBe(1)
  })

  it('needs Animalism and 1 blood', () => {
    expect([scene('aus').can(Ann, 'play:R1:ani:V1'), scene('ani').can(Ann, 'play:R1:ANI:V1')]).toEqual([false, false])
    expect(scene('aus').why(Ann, 'play', 'R1')).toEqual(['missing-discipline', 'CRYPT-07'])
  })

  it('REQ-12: no ally employs it', () => {
    const t = table({ seats: [{ ready: [minion('A1', { generic: { type: 'ally', life: 3 } })], hand: [spy] }, {}] })
    expect([t.can(Ann, 'play:R1:ani:A1'), t.why(Ann, 'play', 'R1')]).toEqual([false, ['vampires-only', 'REQ-12']])
  })
})

describe('Owl Companion', () => {
  const scene = () =>
    table({
      seats: [
        {
          ready: [v('A1', {}, { attachments: [{ card: 'owl-companion' }] }), v('A2')],
          hand: [{ card: 'majesty', as: 'H2' }],
        },
        { ready: [v('B1', { disciplines: ['PRE'] })], hand: [{ card: 'majesty', as: 'H1' }] },
        { hand: ['villein'] },
      ],
    })
  const shown = (t: Table) => JSON.stringify(viewFor(t.state, Cal).seats[Ben]).includes('majesty')
  it('in combat with its employer, an open hand for the opposing Methuselah', () => {
    const t = scene()
    expect(shown(t)).toBe(false)
    attacked(t, 'A1', 'B1')
    expect([
      t.has('combat-started'),
      shown(t),
      JSON.stringify(viewFor(t.state, Cal).seats[Ann]).includes('majesty'),
    ]).toEqual([true, true, false])
    fought(t)
    expect(shown(t)).toBe(false)
  })
  it('not in the combat of another', () => {
    const t = scene()
    attacked(t, 'A2', 'B1')
    expect([t.has('combat-started'), shown(t)]).toEqual([true, false])
  })
  it.each([
    ['ani', 1],
    ['ANI', 2],
  ])('[%s] %i life', (level, life) => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['ANI'] })], hand: [K1('owl-companion')] }, {}] })
    t.answer(Ann, `play:K1:${level}:A1`)
    t.allPass()
    expect(t.blood('K1')).toBe(life)
  })
})

describe('Homunculus and Owl Companion', () => {
  it('owl-companion#G19-1: not a monster', () => {
    const t = table({ seats: [{ ready: [v('A1', {}, { attachments: held('owl-companion', 'R1') })] }, {}] })
    expect(isMonster(t.state, t.id('R1'))).toBe(false)
  })
})

describe('Homunculus', () => {
  const scene = (seat: number, consult: 'unlock'[] = []) =>
    table({
      seats: [
        { ready: [v('A1', {}, { locked: true, attachments: [{ card: 'homunculus', as: 'R1' }] }), v('A2')], consult },
        { ready: [v('B1', {}, { attachments: [{ card: 'ivory-bow' }] }), { card: 'slum-hunting-ground', as: 'L1' }] },
        {},
      ],
      turn: { seat, phase: 'unlock' },
    })
  it('in the own unlock phase, 1 blood unlocks its employer', () => {
    const t = scene(Ann)
    t.answer(Ann, 'use:R1:unlock:A1')
    expect([t.locked('A1'), t.blood('A1'), t.can(Ann, 'use:R1:unlock:A1')]).toEqual([false, 4, false])
  })
  it('an ally that employs it has no blood to burn', () => {
    const t = table({
      seats: [
        {
          ready: [
            v('A1', { type: 'ally', life: 3 }, { locked: true, attachments: [{ card: 'homunculus', as: 'R1' }] }),
            v('A2'),
          ],
        },
        {},
      ],
      turn: { phase: 'unlock' },
    })
    expect([t.locked('A1'), t.can(Ann, 'use:R1:unlock:A1')]).toEqual([true, false])
  })
  it('in that of another, between effects', () => {
    const t = scene(Ben, ['unlock'])
    for (let n = 0; n < 5 && !t.can(Ann, 'use:R1:unlock:A1'); n++) t.endPhase(t.waiting()[0]!)
    t.answer(Ann, 'use:R1:unlock:A1')
    t.allPass()
    expect([t.locked('A1'), t.blood('A1')]).toEqual([false, 4])
  })
  it.each([
    ['pro', 1],
    ['PRO', 2],
  ])('[%s] has %i life', (level, life) => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['PRO'] })], hand: [K1('homunculus')] }, {}] })
    t.answer(Ann, `play:K1:${level}:A1`)
    t.allPass()
    expect([t.blood('K1'), t.card('K1').on]).toEqual([life, t.id('A1')])
  })
})

describe('equipment and retainers', () => {
  it.each([
    ['mr-winthrop', 'intercept', 1],
    ['j-s-simmons-esq', 'bleed', 2],
    ['tasha-morgan', 'bleed', 2],
  ] as const)('%s, with 1 life, for nothing: %s %i', (card, stat, n) => {
    const t = table({ seats: [{ pool: 10, ready: [v('A1'), v('A2')], hand: [K1(card)] }, {}] })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.card('K1').on, t.blood('K1'), t.stat('A1', stat), t.stat('A2', stat)]).toEqual([
      10,
      t.id('A1'),
      1,
      n,
      n - 1,
    ])
  })
})

describe('Revenant, Robert Carter and Raptor', () => {
  const scene = (card: string, more: object = {}, turn: object = {}) =>
    table({
      seats: [
        {
          ready: [
            minion('A1', { generic: { capacity: 9, disciplines: ['CEL'] }, ...on(card, 'R1'), ...more }),
            minion('A2'),
          ],
          hand: ['villein', ...held('psyche', 'P8')],
        },
        { ready: [minion('B1')], hand: Array<string>(7).fill('villein'), library: Array<string>(9).fill('villein') },
        {},
      ],
      turn,
    })
  it.each(['revenant', 'raptor'])('%s: +1 intercept', card => expect(scene(card).stat('A1', 'intercept')).toBe(1))
  it('revenant#G44-1, robert-carter#G44-1, raptor#G19-1: ghouls are monsters, animals are not', () => {
    const monsters = ['revenant', 'robert-carter', 'raptor'].map(card => {
      const t = scene(card)
      return isMonster(t.state, t.id('R1'))
    })
    expect(monsters).toEqual([true, true, false])
  })

  it('Robert Carter: +2 bleed for a vampire, and none for an ally', () => {
    expect([
      scene('robert-carter').stat('A1', 'bleed'),
      scene('robert-carter', { generic: { type: 'ally', bleed: 0 } }).stat('A1', 'bleed'),
    ]).toEqual([3, 0])
  })
  it('Robert Carter: in the own unlock phase his employer burns 1 blood, or he is burned', () => {
    const t = scene('robert-carter', {}, { phase: 'unlock' })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:R1:pay')
    expect([t.blood('A1'), t.can(Ann, 'use:R1:burn'), t.can(Ann, 'end-phase')]).toEqual([8, false, true])
    const other = scene('robert-carter', { blood: 0 }, { phase: 'unlock' })
    expect(other.can(Ann, 'use:R1:pay')).toBe(false)
    other.answer(Ann, 'use:R1:burn')
    expect([other.inAsh(Ann, 'R1'), other.inAsh(Ann, 'A1')]).toEqual([true, false])
  })

  const fights = (mode: string) => {
    const t = scene('raptor', { attachments: [{ card: 'raptor', as: 'R1', mode }] })
    attacked(t, 'A1', 'B1')
    return t
  }
  const hand = (t: ReturnType<typeof table>) => t.state.seats[Ben]!.hand.length
  it('raptor#1, raptor#G18-1: [ANI] while it fights, the opponent has a card less; for each combat anew, at no other level', () => {
    const t = fights('ANI')
    expect(t.option(Ben, 'choose')?.slots).toMatchObject([{ min: 1, max: 1 }])
    t.choose(Ben, [t.state.seats[Ben]!.hand[0]!])
    expect(hand(t)).toBe(6)
    // Psyche! begins another combat: the card is drawn, and another one goes.
    const before = t.happened('drawn').length
    psyche(t, Ann, 'A1')
    expect([t.happened('drawn').length - before, hand(t), t.can(Ben, 'choose')]).toEqual([1, 7, true])
    expect(fights('ani').can(Ben, 'choose')).toBe(false)
  })
})

describe('Feral Hound', () => {
  const employs = (level: string) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { clan: 'Ravnos', disciplines: ['ANI'], capacity: 9 } }), minion('A2')],
          hand: [K1('feral-hound'), 'villein'],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, `play:K1:${level}:A1`)
    return t
  }
  it('feral-hound#G18-1: [ani] its employer unlocks in the next discard phase, [ANI] after the action', () => {
    const basic = employs('ani'),
      superior = employs('ANI')
    for (const t of [basic, superior]) onwards(t, () => t.has('action-ended'))
    expect([basic, superior].map(t => [t.card('K1').on === t.id('A1'), t.card('K1').mode, t.locked('A1')])).toEqual([
      [true, 'ani', true],
      [true, 'ANI', false],
    ])
    basic.endPhasesTo(Ann, 'discard')
    expect(basic.log.map(event => (event.key === 'phase-started' ? event.phase : event.key)).slice(-2)).toEqual([
      'discard',
      'unlocked',
    ])
  })
  it.each(['ani', 'ANI'])('[%s] blocked, it unlocks nobody', level => {
    const t = employs(level)
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.has('action-ended'))
    t.endPhasesTo(Ann, 'discard')
    expect([t.inAsh(Ann, 'K1'), t.locked('A1')]).toEqual([true, true])
  })
  it('feral-hound#G19-1: locked, it gives its employer +1 intercept; it is no monster', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { stealth: 1 } }), minion('A2')] },
        { ready: [minion('B1', on('feral-hound', 'R1')), minion('B2')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B2')
    expect(t.can(Ben, 'use:R1:intercept')).toBe(false)
    t.allPass(() => t.can(Ben, 'block:B1'))
    t.reach(Ben, 'block:B1')
    t.reach(Ben, 'use:R1:intercept')
    onwards(t, () => t.has('blocked') || t.has('bled'))
    expect([t.has('blocked'), t.locked('R1'), isMonster(t.state, t.id('R1'))]).toEqual([true, true, false])
  })
})

it('Childling Muse: a Malkavian has 1 more bleed', () => {
  const of = (clan: string) => {
    const t = table({ seats: [{ ready: [v('A1', { clan }, on('childling-muse', 'R1'))] }, {}] })
    return [t.stat('A1', 'bleed'), t.blood('R1')]
  }
  expect([of('Malkavian'), of('Malkavian antitribu')]).toEqual([
    [2, 1],
    [1, 1],
  ])
})
