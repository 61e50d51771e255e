import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

type Table = ReturnType<typeof table>
const v = (as: string, generic: object = {}, more: object = {}) => minion(as, { generic, ...more })
const K1 = (card: string) => ({ card, as: 'K1' })
const K = (card: string) => [{ card, as: 'K1' }, { card, as: 'K2' }]
const anarch = { sect: 'Anarch', capacity: 9 }
const attacked = (t: Table, by: string, on: string) => t.push({ kind: 'combat', step: 'begins', number: 0, round: 0, acting: t.id(by), opposing: t.id(on), range: 'close', committed: [], toChoose: [t.id(by), t.id(on)], strikes: [], pair: 0 })
const fought = (t: Table): Table => onwards(t, () => isOver(t))
const lastingPress = (t: Table, seat: number, m: string) => t.effect(seat, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'turn' }], { m })

describe('Rowena', () => {
  it('prevents 1 damage each round that is not aggravated', () => {
    const t = table({ seats: [{ ready: [{ card: 'rowena', as: 'V1' }, v('A2')] }, { ready: [v('B1', { strength: 2, capacity: 9 })] }] })
    attacked(t, 'V1', 'B1')
    lastingPress(t, Ann, 'V1')
    onwards(t, () => t.can(Ann, 'use:V1:prevent'))
    t.answer(Ann, 'use:V1:prevent')
    expect(t.can(Ann, 'use:V1:prevent')).toBe(false)
    onwards(t, () => t.can(Ann, 'press:V1'))
    expect(t.blood('V1')).toBe(6)
    t.answer(Ann, 'press:V1')
    onwards(t, () => t.can(Ann, 'use:V1:prevent') || isOver(t))
    expect(t.can(Ann, 'use:V1:prevent')).toBe(true)
  })
  it('rowena#G33-1: no aggravated damage', () => {
    const t = table({ seats: [{ ready: [{ card: 'rowena', as: 'V1' }, v('A2')] }, { ready: [v('B1', {}, { attachments: [{ card: 'ivory-bow', as: 'E1' }] })] }] })
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ben, 'strike:B1:E1:shot'))
    t.answer(Ben, 'strike:B1:E1:shot')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.can(Ann, 'use:V1:prevent')))
    expect([offered, t.inTorpor('V1')]).toEqual([false, true])
  })
  it.each([['double-deuce', true], ['mylan-horseed', false]])('strikes: combat ends, against %s: %s', (ally, able) => {
    const t = table({ seats: [{ ready: [{ card: 'rowena', as: 'V1' }, v('A2')], hand: ['villein'] }, { ready: [{ card: ally, as: 'B1' }] }] })
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ann, 'strike:V1:V1:end') || isOver(t))
    expect(t.can(Ann, 'strike:V1:V1:end')).toBe(able)
    if (!able) return
    t.answer(Ann, 'strike:V1:V1:end')
    fought(t)
    expect(t.happened('damaged')).toEqual([])
  })
})

describe('Ragnar Nordstrom', () => {
  it('cards that require Protean cost him 1 blood less', () => {
    const t = table({ seats: [{ ready: [{ card: 'ragnar-nordstrom', as: 'A1' }, v('A2')], hand: [K1('body-flare')] }, { ready: [v('B1')] }] })
    attacked(t, 'A1', 'B1')
    onwards(t, () => t.can(Ann, 'play:K1:PRO:A1'))
    t.answer(Ann, 'play:K1:PRO:A1')
    expect(t.happened('counters').filter(event => 'why' in event && event.why === 'cost')).toMatchObject([{ amount: 1 }])
  })
  it('others do not', () => {
    const t = table({ seats: [{ ready: [{ card: 'ragnar-nordstrom', as: 'A1' }, v('A2')], hand: [K1('freak-drive')] }, {}] })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'resolved')
    t.answer(Ann, 'play:K1:for:A1')
    t.allPass()
    expect(t.blood('A1')).toBe(7)
  })
  it.each([[{ capacity: 7 }, 2], [{ capacity: 8 }, 1], [{ type: 'ally', life: 3 }, 2]])('strength against %j: %i', (b1, strength) => {
    const t = table({ seats: [{ ready: [{ card: 'ragnar-nordstrom', as: 'V1' }, v('A2')] }, { ready: [v('B1', b1)] }] })
    const before = t.blood('B1')
    expect(t.stat('V1', 'strength')).toBe(1)
    fought(attacked(t, 'V1', 'B1') && t)
    expect(before - t.blood('B1')).toBe(strength)
  })
})

describe('Neserian', () => {
  it.each([[[], 0, 0], [[{ card: 'the-barrens' }], 1, 1]])('with these locations of his Methuselah: %j', (own, bleed, votes) => {
    const t = table({ seats: [{ ready: [{ card: 'neserian', as: 'V1' }, ...own] }, { ready: [{ card: 'elder-library' }] }] })
    expect([t.stat('V1', 'bleed'), t.stat('V1', 'votes')]).toEqual([bleed, votes])
  })
})

describe('Nonu Dis', () => {
  const scene = () => table({ seats: [{ ready: [{ card: 'nonu-dis', as: 'V1', blood: 1 }, v('A2', { clan: 'Ministry' }, { blood: 1 }), v('A3', {}, { blood: 1 })], hand: K('tribute-to-the-master') }, {}], turn: { phase: 'master', masterActions: 2 } })
  it('after a master card: 1 blood for a ready Ministry', () => {
    const t = scene()
    expect(t.can(Ann, 'use:V1:feed')).toBe(false)
    t.answer(Ann, 'play:K1:')
    expect(t.option(Ann, 'use:V1:feed')?.slots).toMatchObject([{ candidates: expect.arrayContaining([t.id('V1'), t.id('A2')]) as number[] }])
    t.answer(Ann, 'use:V1:feed', { v: [t.id('A2')] })
    expect(t.blood('A2')).toBe(1)
  })
  it('nonu-dis#1: once a master phase', () => {
    const t = scene()
    t.answer(Ann, 'play:K1:')
    t.answer(Ann, 'use:V1:feed', { v: [t.id('A2')] })
    t.answer(Ann, 'play:K2:')
    expect(t.can(Ann, 'use:V1:feed')).toBe(false)
  })
  it('+1 bleed', () => expect(scene().stat('V1', 'bleed')).toBe(2))
  it('not in torpor', () => {
    const t = table({ seats: [{ torpor: [{ card: 'nonu-dis', as: 'V1' }], ready: [v('A2', { clan: 'Ministry' })], hand: K('tribute-to-the-master') }, {}], turn: { phase: 'master' } })
    t.answer(Ann, 'play:K1:')
    expect(t.can(Ann, 'use:V1:feed')).toBe(false)
  })
})

describe('Carlton Van Wyk', () => {
  it('strikes for 1R, or dodges once a combat', () => {
    const t = table({ seats: [{ ready: [{ card: 'carlton-van-wyk', as: 'C1' }, v('A2')] }, { ready: [v('B1', { capacity: 9 })] }] })
    attacked(t, 'C1', 'B1')
    lastingPress(t, Ann, 'C1')
    onwards(t, () => t.can(Ann, 'strike:C1:C1:dodge'))
    t.answer(Ann, 'strike:C1:C1:dodge')
    onwards(t, () => t.can(Ann, 'press:C1'))
    t.answer(Ann, 'press:C1')
    onwards(t, () => t.can(Ann, 'strike:C1:C1:shot'))
    expect([t.blood('C1'), t.can(Ann, 'strike:C1:C1:dodge')]).toEqual([2, false])
    t.answer(Ann, 'strike:C1:C1:shot')
    fought(t)
    expect([t.blood('B1'), t.blood('C1')]).toEqual([8, 1])
  })
  it.each([[{}, 1], [{ type: 'ally', bleed: 1 }, 0]])('intercept against %j: %i', (a1, intercept) => {
    const t = table({ seats: [{ ready: [v('A1', a1), v('A2')] }, { ready: [{ card: 'carlton-van-wyk', as: 'C1' }] }] })
    t.answer(Ann, 'bleed:A1')
    expect(t.stat('C1', 'intercept')).toBe(intercept)
  })
  const diablerie = (seat: number) => {
    const t = table({ seats: [{ ready: [v('A1', { capacity: 9 }), v('A2')], torpor: [v('T1')] }, { ready: [{ card: 'carlton-van-wyk', as: 'C1' }, v('B1', { capacity: 9 })], torpor: [v('T2')] }, { ready: [v('C2')] }], turn: { seat } })
    const by = seat === Ann ? 'A1' : 'B1', victim = seat === Ann ? 'T1' : 'T2'
    t.push({ kind: 'diablerie', step: 'unit', by: t.id(by), victim: t.id(victim), seat })
    for (let n = 0; n < 30 && t.state.frames.length > 1; n++) onwards(t, () => t.state.frames.length === 1)
    return t
  }
  it('burned in the discard phase, he burns a vampire that has committed diablerie in the turn of another', () => {
    const t = diablerie(Ann)
    t.endPhasesTo(Ben, 'discard')
    expect(t.option(Ben, 'use:C1:avenge')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ben, 'use:C1:avenge', { v: [t.id('A1')] })
    expect([t.inAsh(Ann, 'A1'), t.inAsh(Ben, 'C1')]).toEqual([true, true])
  })
  it('carlton-van-wyk#G10-1: in the own turn too, but not in the last', () => {
    const t = diablerie(Ben)
    t.endPhasesTo(Ben, 'discard')
    expect(t.can(Ben, 'use:C1:avenge')).toBe(true)
    t.endPhasesTo(Cal, 'unlock').endPhasesTo(Ben, 'discard')
    expect(t.can(Ben, 'use:C1:avenge')).toBe(false)
  })
  it('carlton-van-wyk#1: before he was there, too', () => {
    const t = diablerie(Ann)
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'hand' }, { op: 'move', who: 'm', to: 'inPlay' }], { m: 'C1' })
    t.endPhasesTo(Ben, 'discard')
    expect(t.can(Ben, 'use:C1:avenge')).toBe(true)
  })
})

describe('Saatet-ta', () => {
  const scene = (a1: object = { clan: 'Ministry' }) => {
    const t = table({ seats: [{ ready: [v('A1', a1), v('A2'), { card: 'saatet-ta', as: 'S1' }] }, { pool: 10, ready: [v('B1')] }] })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('lock: +1 bleed to an own Ministry', () => {
    const t = scene()
    t.reach(Ann, 'use:S1:bleed')
    t.allPass()
    expect([t.pool(Ben), t.locked('S1')]).toEqual([8, true])
  })
  it('lock: +1 stealth', () => {
    const t = scene()
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:S1:stealth')
    t.allPass()
    expect([t.has('block-failed'), t.locked('S1')]).toEqual([true, true])
  })
  it('lock: +1 intercept', () => {
    const t = table({ seats: [{ ready: [v('A1', { stealth: 1 }), v('A2')] }, { ready: [v('B1', { clan: 'Ministry' }), { card: 'saatet-ta', as: 'S1' }] }] })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.reach(Ben, 'use:S1:intercept')
    t.allPass(() => t.has('blocked'))
    expect([t.has('blocked'), t.locked('S1')]).toEqual([true, true])
  })
  it('not for another clan, nor the bleed of a hunt', () => {
    const t = scene({ clan: 'Brujah' })
    let offered = false
    t.allPass(() => offered ||= t.can(Ann, 'use:S1:bleed'))
    expect(offered).toBe(false)
  })
  it('burned, she is shuffled into the library of her owner', () => {
    const t = table({ seats: [{ ready: [v('A1')] }, { ready: [{ card: 'saatet-ta', as: 'S1' }], library: ['villein'] }] })
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'S1' })
    expect([t.state.seats[Ben]!.ash, t.state.seats[Ben]!.library.includes(t.id('S1')), t.has('burned')]).toEqual([[], true, true])
  })
  it('saatet-ta#G56-2: discarded, she is not', () => {
    const t = table({ seats: [{ ready: [v('A1')], hand: [{ card: 'saatet-ta', as: 'S1' }] }, {}], turn: { phase: 'discard' } })
    t.answer(Ann, 'discard:S1')
    expect(t.inAsh(Ann, 'S1')).toBe(true)
  })
  it('saatet-ta#G56-1: what applies when she is burned, applies', () => {
    const t = table({ seats: [{ pool: 10, ready: [v('A1'), { card: 'tension-in-the-ranks', as: 'K1' }] }, { pool: 10, ready: [{ card: 'saatet-ta', as: 'S1' }] }] })
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'S1' })
    expect(t.pool(Ben)).toBe(9)
  })
})

describe('Stolen Police Cruiser', () => {
  const scene = (a1: object = anarch, b1: object = { capacity: 5 }) => table({ seats: [{ pool: 10, ready: [v('A1', a1, { attachments: [K1('stolen-police-cruiser')] }), v('A2')] }, { pool: 10, ready: [v('B1', b1), v('B2', { type: 'ally' }), v('B3', { capacity: 9 })] }] })
  it('its Anarch bleeds for 1 more; allies and younger vampires have 1 intercept less', () => {
    const t = scene()
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.answer(Ann, 'bleed:A1')
    expect([t.stat('B1', 'intercept'), t.stat('B2', 'intercept'), t.stat('B3', 'intercept')]).toEqual([-1, -1, 0])
  })
  it('nothing while its bearer is no Anarch, nor in the action of another', () => {
    expect(scene({ sect: 'Camarilla' }).stat('A1', 'bleed')).toBe(1)
    const t = scene()
    t.answer(Ann, 'bleed:A2')
    expect(t.stat('B1', 'intercept')).toBe(0)
  })
  it('a vampire burns it for 1 pool; its bearer locks and does not unlock in the next unlock phase', () => {
    const t = table({ seats: [{ pool: 10, ready: [v('A1')] }, { pool: 10, ready: [v('B1', anarch, { attachments: [K1('stolen-police-cruiser')] }), v('B2')] }, {}] })
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
    t.allPass()
    expect([t.inAsh(Ben, 'K1'), t.pool(Ann), t.locked('B1')]).toEqual([true, 9, true])
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('B1')).toBe(true)
    t.endPhasesTo(Cal, 'minion').endPhasesTo(Ben, 'minion')
    expect(t.locked('B1')).toBe(false)
  })
  it('not by an ally, nor without the pool', () => {
    const scene = (a1: object, pool: number) => table({ seats: [{ pool, ready: [v('A1', a1)] }, { ready: [v('B1', anarch, { attachments: [K1('stolen-police-cruiser')] })] }] })
    expect([scene({ type: 'ally' }, 9).can(Ann, 'action:K1:burn:A1'), scene({}, 9).can(Ann, 'action:K1:burn:A1')]).toEqual([false, true])
  })
  it('one vehicle a minion, an Anarch', () => {
    const t = table({ seats: [{ ready: [v('A1', anarch, { attachments: [{ card: 'sport-bike' }] }), v('A2', anarch), v('A3')], hand: [K1('stolen-police-cruiser')] }, {}] })
    expect(['A1', 'A2', 'A3'].map(who => t.can(Ann, `play:K1::${who}`))).toEqual([false, true, false])
  })
})

describe('Camera Phone', () => {
  const scene = (...more: string[]) => table({ seats: [{ ready: [v('A1', { capacity: 9 }, { attachments: [K1('camera-phone'), ...more.map(card => ({ card }))] }), v('A2')] }, { pool: 10, ready: [v('B1', { capacity: 9, disciplines: ['ANI'] })], hand: [{ card: 'canine-horde', as: 'H1' }] }, {}] })
  it('a bleed action at +1 bleed', () => {
    const t = scene()
    t.answer(Ann, 'action:K1:bleed:A1')
    expect(t.happened('action-announced')).toMatchObject([{ action: 'bleed', stealth: 0, targets: [Ben] }])
    t.allPass()
    expect([t.pool(Ben), t.can(Ann, 'bleed:A1')]).toEqual([8, false])
  })
  it('no other equipment raises that bleed; any other bleed it does', () => {
    const t = scene('laptop-computer')
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.answer(Ann, 'action:K1:bleed:A1')
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
    const other = scene('laptop-computer')
    other.answer(Ann, 'bleed:A1')
    other.allPass()
    expect(other.pool(Ben)).toBe(8)
  })
  it('camera-phone#G139-1: gone from its bearer, it bleeds for nothing', () => {
    const t = scene()
    t.answer(Ann, 'action:K1:bleed:A1')
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'K1' })
    t.allPass()
    expect([t.pool(Ben), t.has('bled'), t.happened('action-succeeded').length]).toEqual([10, false, 1])
  })
})
