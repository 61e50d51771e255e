import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'

type Table = ReturnType<typeof table>
const L1 = (card: string) => ({ card, as: 'L1' })
const v = (as: string, generic: object = {}, more: object = {}) => minion(as, { generic, ...more })

describe.each([
  ['anarch-railroad', { sect: 'Anarch' }, true], ['backways', { clan: 'Gangrel' }, false], ['opium-den', { clan: 'Ministry' }, false],
] as const)('%s', (card, fit, anybody) => {
  const scene = (a1: object, at: number = Ann) => {
    const t = table({ seats: [{ ready: [v('A1', a1), ...(at === Ann ? [L1(card)] : [])] }, { pool: 10, ready: [v('B1'), ...(at === Ben ? [L1(card)] : [])] }] })
    t.answer(Ann, 'bleed:A1')
    return t
  }

  it('lock: +1 stealth where it is needed', () => {
    const t = scene(fit)
    expect(t.can(Ann, 'use:L1:stealth')).toBe(false)
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:L1:stealth')
    expect([t.stat('A1', 'stealth'), t.locked('L1')]).toEqual([1, true])
    t.allPass()
    expect([t.pool(Ben), t.has('block-failed')]).toEqual([9, true])
  })

  it('not for another', () => {
    const t = scene({ sect: 'Camarilla', clan: 'Ventrue' })
    t.reach(Ben, 'block:B1')
    t.allPass()
    expect([t.has('blocked'), t.has('ability-used')]).toEqual([true, false])
  })

  it(anybody ? 'for one of another Methuselah too' : 'not for one of another Methuselah', () => {
    const t = scene(fit, Ben)
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.waiting().includes(Ben))
    expect(t.can(Ben, 'use:L1:stealth')).toBe(anybody)
  })
})

describe('Club Illusion', () => {
  const scene = (a1: object, at: number = Ann, action = 'bleed') => {
    const t = table({ seats: [{ ready: [v('A1', a1, { blood: 2 }), ...(at === Ann ? [L1('club-illusion')] : [])] }, { pool: 10, ready: at === Ben ? [L1('club-illusion')] : [] }] })
    t.answer(Ann, `${action}:A1`)
    return t
  }
  it.each([Ann, Ben])('an Anarch burns 1 blood for +1 bleed, once, with the location of seat %i', at => {
    const t = scene({ sect: 'Anarch' }, at)
    t.reach(Ann, 'use:L1:bleed:A1')
    expect([t.blood('A1'), t.locked('L1'), t.can(Ann, 'use:L1:bleed:A1')]).toEqual([1, false, false])
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
  })
  it('no other vampire, and no other action', () => {
    for (const t of [scene({ sect: 'Sabbat' }), scene({ sect: 'Anarch' }, Ann, 'hunt')]) expect(t.can(Ann, 'use:L1:bleed:A1')).toBe(false)
  })
  it('only as the bleed is announced', () => {
    const t = scene({ sect: 'Anarch' })
    t.pass(Ann)
    t.allPass(() => t.window() === 'declined')
    expect(t.can(Ann, 'use:L1:bleed:A1')).toBe(false)
  })
})

/** B1 of Ben tries to block A1, who has as much stealth as said; the location is Ben's. */
function attempted(card: string, b1: object, stealth = 1, more: { at?: number; b2?: object } = {}): Table {
  const at = more.at ?? Ben
  const t = table({ seats: [{ pool: 10, ready: [v('A1', { stealth }), v('A2'), ...(at === Ann ? [L1(card)] : [])] }, { pool: 10, ready: [v('B1', b1), v('B2'), ...(at === Ben ? [L1(card)] : [])] }, {}, {}, {}] })
  t.answer(Ann, 'bleed:A1')
  t.reach(Ben, 'block:B1')
  return t
}

describe('The Anarch Free Press', () => {
  const hunt = (a1: object, blood: number) => {
    const t = table({ seats: [{ ready: [v('A1', a1, { blood }), v('A2'), L1('the-anarch-free-press')] }, {}] })
    t.answer(Ann, 'hunt:A1')
    t.allPass(() => t.window() === 'resolved')
    return t
  }
  it('requires a ready Anarch', () => {
    const scene = (sect: string) => table({ seats: [{ pool: 10, ready: [v('A1', { sect })], hand: [L1('the-anarch-free-press')] }, {}], turn: { phase: 'master' } })
    expect([scene('Anarch').can(Ann, 'play:L1:'), scene('Camarilla').can(Ann, 'play:L1:')]).toEqual([true, false])
  })
  it('lock: +1 intercept to an own Anarch', () => {
    const t = attempted('the-anarch-free-press', { sect: 'Anarch' })
    t.reach(Ben, 'use:L1:intercept')
    t.allPass()
    expect([t.has('blocked'), t.locked('L1')]).toEqual([true, true])
    const other = attempted('the-anarch-free-press', {})
    other.allPass(() => other.waiting().includes(Ben))
    expect(other.can(Ben, 'use:L1:intercept')).toBe(false)
  })
  it('lock: 1 blood to an Anarch that has hunted', () => {
    const t = hunt({ sect: 'Anarch', capacity: 5 }, 2)
    t.reach(Ann, 'use:L1:feed')
    expect([t.blood('A1'), t.locked('L1')]).toEqual([4, true])
  })
  it('ruling: not where the hunt gave no blood, nor to another', () => {
    expect([hunt({ sect: 'Anarch', capacity: 5 }, 5).can(Ann, 'use:L1:feed'), hunt({ sect: 'Camarilla', capacity: 5 }, 2).can(Ann, 'use:L1:feed')]).toEqual([false, false])
  })
})

describe("Ennoia's Theater", () => {
  const scene = (phase: string) => table({ seats: [{ ready: [L1('ennoias-theater'), v('A1')], hand: ['villein'], library: Array<string>(9).fill('villein'), uncontrolled: [v('U1')] }, {}], turn: { phase: phase as 'master', number: 6 } })
  it.each(['Gangrel', 'Gangrel antitribu', 'Ventrue'])('ruling: requires a ready vampire of either clan: %s', clan => {
    const t = table({ seats: [{ ready: [v('A1', { clan })], hand: [L1('ennoias-theater')] }, {}], turn: { phase: 'master' } })
    expect(t.can(Ann, 'play:L1:')).toBe(clan !== 'Ventrue')
  })
  it('lock: +1 hand size this turn', () => {
    const t = scene('master')
    t.edit(state => { state.seats[0]!.hand = state.seats[0]!.library.slice(0, 7); state.seats[0]!.library = state.seats[0]!.library.slice(7) })
    t.answer(Ann, 'use:L1:hand')
    expect([t.state.seats[Ann]!.hand.length, t.locked('L1'), t.can(Ann, 'use:L1:transfers')]).toEqual([8, true, false])
  })
  it('lock in the influence phase: +1 transfer', () => {
    const t = scene('influence')
    t.answer(Ann, 'use:L1:transfers')
    expect([t.state.frames[0], t.locked('L1')]).toMatchObject([{ transfers: 5 }, true])
  })
})

describe('Ecoterrorists', () => {
  it('adds 1 blood to a Gangrel in the uncontrolled region, for its lock', () => {
    const t = table({ seats: [{ ready: [L1('ecoterrorists')], uncontrolled: [v('U1', { clan: 'Gangrel' }), v('U2', { clan: 'Ventrue' })] }, {}], turn: { phase: 'influence', number: 6 } })
    expect(t.option(Ann, 'use:L1:fill')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'use:L1:fill', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.locked('L1')]).toEqual([1, true])
  })
})

describe('hunting grounds', () => {
  const scene = (card: string, ready: object[], counters: object = {}) => table({ seats: [{ ready: [{ ...L1(card), counters: counters as never }, ...ready as never[]] }, { ready: [v('B1', { sect: 'Anarch' }, { blood: 1 })] }], turn: { phase: 'unlock' } })
  const low = { blood: 1 }

  it('Papillon requires a city title, and gives 2 blood to a ready titled vampire', () => {
    for (const [title, able] of [['prince', true], ['baron', true], ['archbishop', true], ['justicar', false]] as const) {
      const t = table({ seats: [{ pool: 10, ready: [v('A1', { title, city: 'Rome' })], hand: [L1('papillon')] }, {}], turn: { phase: 'master' } })
      expect(t.can(Ann, 'play:L1:')).toBe(able)
    }
    const t = scene('papillon', [v('A1', { title: 'primogen' }, low), v('A2', {}, low)])
    expect(t.option(Ann, 'use:L1:feed')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect([t.blood('A1'), t.can(Ann, 'use:L1:feed')]).toEqual([3, false])
  })

  it('Carfax Abbey: an Anarch, and beside a ready baron another', () => {
    const anarchs = [v('A1', { sect: 'Anarch' }, low), v('A2', { sect: 'Anarch' }, low), v('A3', {}, low)]
    const t = scene('carfax-abbey', [...anarchs, v('A4', { title: 'baron', city: 'Rome' })])
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect(t.option(Ann, 'use:L1:another')?.slots).toMatchObject([{ candidates: [t.id('A2'), t.id('A4')] }])
    t.answer(Ann, 'use:L1:another', { v: [t.id('A2')] })
    expect([t.blood('A1'), t.blood('A2'), t.can(Ann, 'use:L1:feed')]).toEqual([2, 2, false])
    const alone = scene('carfax-abbey', anarchs)
    expect([alone.can(Ann, 'use:L1:feed'), alone.can(Ann, 'use:L1:another')]).toEqual([true, false])
  })

  it('no vampire gains blood from two of them in a turn', () => {
    const t = table({ seats: [{ ready: [L1('papillon'), { card: 'carfax-abbey', as: 'L2' }, v('A1', { title: 'baron', city: 'Rome' }, low)] }, {}], turn: { phase: 'unlock' } })
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect(t.can(Ann, 'use:L2:feed')).toBe(false)
  })
})
