import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { duel, isOver, onwards, play, upTo } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

type Table = ReturnType<typeof table>
const v = (as: string, generic: object = {}, more: object = {}) => minion(as, { generic, ...more })
const K1 = (card: string) => ({ card, as: 'K1' })
const attacked = (t: Table, by: string, on: string) => t.push({ kind: 'combat', step: 'begins', number: 0, round: 0, acting: t.id(by), opposing: t.id(on), range: 'close', committed: [], toChoose: [t.id(by), t.id(on)], strikes: [], pair: 0 })
const fought = (t: Table): Table => onwards(t, () => isOver(t))

it('Anarchist Uprising: each Methuselah burns 1 pool for each minion they control', () => {
  const t = table({ seats: [{ pool: 20, ready: [v('A1', { title: 'prince', city: 'Rome' }), v('A2')], hand: [K1('anarchist-uprising')] }, { pool: 20, ready: [v('B1'), v('B2', { type: 'ally' })], torpor: [v('B3')] }, { pool: 20 }] })
  t.answer(Ann, 'play:K1::A1')
  t.allPass(() => t.window() === 'polling')
  t.answer(Ann, 'vote:called', { side: ['for'] })
  t.allPass()
  expect([t.pool(Ann), t.pool(Ben), t.pool(Cal)]).toEqual([18, 17, 20])
})

it('anarchist-uprising#G15-1: of several that it ousts each predator has the point, and only who is left the pool', () => {
  const t = table({ seats: [{ pool: 20, ready: [v('A1', { title: 'prince', city: 'Rome' })], hand: [K1('anarchist-uprising')] }, { pool: 1, ready: [v('B1')] }, { pool: 1, ready: [v('C1')] }, { pool: 20 }] })
  t.answer(Ann, 'play:K1::A1')
  t.allPass(() => t.window() === 'polling')
  t.answer(Ann, 'vote:called', { side: ['for'] })
  t.allPass()
  expect([t.state.seats.map(seat => seat.victoryPoints), t.pool(Ann)]).toEqual([[1, 1, 0, 0], 25])
})

describe('Faruq Abd al-Qadir', () => {
  const scene = (counters: object) => {
    const t = table({ seats: [{ ready: [{ card: 'faruq-abd-al-qadir', as: 'F1' }, v('A2')] }, { ready: [v('B1', { capacity: 9, disciplines: ['PRE'] }, { counters })], hand: [{ card: 'majesty', as: 'H1' }] }] })
    attacked(t, 'F1', 'B1')
    return onwards(t, () => t.can(Ben, 'strike:B1:hand') || isOver(t))
  }
  it.each([['corruption@0', false], ['corruption@1', true]])('a minion with a counter %s may end the combat against him: %s', (counter, may) => {
    const t = scene({ [counter]: 1 })
    expect(t.can(Ben, 'play:H1:PRE:B1')).toBe(may)
  })
  it('+1 strength', () => expect(scene({}).stat('F1', 'strength')).toBe(2))
})

it.each([[[], 1], [['ivory-bow'], 2], [['ivory-bow', 'heart-of-nizchetus', 'laptop-computer'], 4]])('Hesha Ruhadze of group 6 with %j bleeds for %i: 1 more for each unique equipment', (borne, bleed) => {
  const t = table({ seats: [{ ready: [{ card: 'hesha-ruhadze-6', as: 'H1', attachments: borne.map(card => ({ card })) }] }, { ready: [v('B1', {}, { attachments: [{ card: 'sport-bike' }] })] }] })
  expect(t.stat('H1', 'bleed')).toBe(bleed)
})

describe('Entrancement', () => {
  const scene = (a1: object = { disciplines: ['PRE'] }) => table({ seats: [{ ready: [v('A1', a1), v('A2', { type: 'ally' })], hand: [K1('entrancement')] }, { pool: 10, ready: [v('B1'), v('B2', { type: 'ally', life: 2 }, { attachments: [{ card: 'sport-bike', as: 'E1' }] })] }, {}] })
  it('[pre] a bleed at +1', () => {
    const t = scene()
    t.answer(Ann, 'play:K1:pre:A1')
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
  })
  it('[PRE] steals an ally of another at +1 stealth', () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1:PRE:A1')?.slots).toMatchObject([{ candidates: [t.id('B2')] }])
    t.answer(Ann, 'play:K1:PRE:A1', { m: [t.id('B2')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('B2')), t.state.seats[Ann]!.inPlay.includes(t.id('E1'))]).toEqual([true, true])
  })
  it('not at a lower level', () => expect(scene({ disciplines: ['pre'] }).can(Ann, 'play:K1:PRE:A1')).toBe(false))
})

describe('Shadow of the Beast', () => {
  it.each([['pro', 0], ['PRO', 1]])('[%s] an optional maneuver each combat, and %i presses', (level, presses) => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['PRO'] }), v('A2')], hand: [K1('shadow-of-the-beast')] }, { ready: [v('B1')] }] })
    t.answer(Ann, `play:K1:${level}:A1`)
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [] }])
    t.allPass()
    expect([t.card('K1').on, t.blood('A1')]).toEqual([t.id('A1'), 4])
    for (const round of [1, 2]) {
      attacked(t, 'A1', 'B1')
      expect([t.stat('A1', 'maneuver'), t.stat('A1', 'press'), t.stat('B1', 'maneuver')]).toEqual([1, presses, 0])
      onwards(t, () => t.happened('combat-ended').length === round)
    }
    expect(t.stat('A1', 'maneuver')).toBe(0)
  })
  it('one on a vampire', () => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['pro'] }, { attachments: [{ card: 'shadow-of-the-beast' }] }), v('A2', { disciplines: ['pro'] })], hand: [K1('shadow-of-the-beast')] }, {}] })
    expect([t.can(Ann, 'play:K1:pro:A1'), t.can(Ann, 'play:K1:pro:A2')]).toEqual([false, true])
  })
})

describe('Form of the Cobra', () => {
  it.each([[{ capacity: 9 }, 9], [{ type: 'ally' as const, life: 3 }, 3]])('[pro] steals 1 blood or life of %j', (b, before) => {
    const t = upTo(duel({ a: { generic: { capacity: 9, disciplines: ['PRO'] }, blood: 5 }, b: { generic: b }, ann: [K1('form-of-the-cobra')] }), 'strike')
    t.answer(Ann, 'play:K1:pro:A1')
    fought(t)
    expect([t.blood('B1'), t.blood('A1')]).toEqual([before - 1, 'type' in b ? 6 - t.stat('B1', 'strength') : 5])
  })
  it('[PRO] +1 stealth as the action is announced, needed or not, and no later', () => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['PRO'] }), v('A2', { disciplines: ['pro'] })], hand: [K1('form-of-the-cobra')] }, { ready: [v('B1')] }] })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:K1:PRO:A1')
    t.allPass(() => t.window() === 'blocks')
    expect(t.stat('A1', 'stealth')).toBe(1)
    const late = table({ seats: [{ ready: [v('A1', { disciplines: ['PRO'] })], hand: [K1('form-of-the-cobra')] }, { ready: [v('B1')] }] })
    late.answer(Ann, 'bleed:A1')
    late.reach(Ben, 'block:B1')
    expect(late.can(Ann, 'play:K1:PRO:A1')).toBe(false)
  })
})

describe('Homunculus', () => {
  const scene = (seat: number, consult: 'unlock'[] = []) => table({ seats: [{ ready: [v('A1', {}, { locked: true, attachments: [{ card: 'homunculus', as: 'R1' }] }), v('A2')], consult }, { ready: [v('B1', {}, { attachments: [{ card: 'ivory-bow' }] }), { card: 'slum-hunting-ground', as: 'L1' }] }, {}], turn: { seat, phase: 'unlock' } })
  it('in the own unlock phase, 1 blood unlocks its employer', () => {
    const t = scene(Ann)
    t.answer(Ann, 'use:R1:unlock:A1')
    expect([t.locked('A1'), t.blood('A1'), t.can(Ann, 'use:R1:unlock:A1')]).toEqual([false, 4, false])
  })
  it('in that of another, between effects', () => {
    const t = scene(Ben, ['unlock'])
    for (let n = 0; n < 5 && !t.can(Ann, 'use:R1:unlock:A1'); n++) t.endPhase(t.owed()[0]!)
    t.answer(Ann, 'use:R1:unlock:A1')
    t.allPass()
    expect([t.locked('A1'), t.blood('A1')]).toEqual([false, 4])
  })
  it.each([['pro', 1], ['PRO', 2]])('[%s] has %i life', (level, life) => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['PRO'] })], hand: [K1('homunculus')] }, {}] })
    t.answer(Ann, `play:K1:${level}:A1`)
    t.allPass()
    expect([t.blood('K1'), t.card('K1').on]).toEqual([life, t.id('A1')])
  })
})

describe('Twilight Camp', () => {
  const sect = (t: Table, as: string) => viewFor(t.state, Ann).seats.flatMap(seat => seat.ready).find(one => one.card.id === t.id(as))?.sect
  const scene = (card = 'ashley', blood = 4) => table({ seats: [{ ready: [{ ...K1('twilight-camp'), counters: { blood } as never }, v('A1', { sect: 'Anarch' }, { blood: 1 }), v('A2')], uncontrolled: [{ card, as: 'U1', blood: 11 }] }, {}], turn: { phase: 'influence', number: 6 } })
  it('comes into play with 4 blood', () => {
    const t = table({ seats: [{ ready: [v('A1')], hand: [K1('twilight-camp')] }, {}], turn: { phase: 'master' } })
    t.answer(Ann, 'play:K1:')
    expect(t.card('K1').counters).toEqual({ blood: 4 })
  })
  it('1 blood makes a vampire without a title Anarch that comes into play', () => {
    const t = scene()
    t.answer(Ann, 'bring-out:U1')
    t.answer(Ann, 'trigger:0')
    expect([sect(t, 'U1'), t.card('K1').counters]).toEqual(['Anarch', { blood: 3 }])
  })
  it('or not', () => {
    const t = scene()
    t.answer(Ann, 'bring-out:U1')
    t.pass(Ann)
    expect([sect(t, 'U1'), t.card('K1').counters]).toEqual(['Camarilla', { blood: 4 }])
  })
  it.each(['catalina-vega', 'indira'])('not one with a title, nor an Anarch: %s', card => {
    const t = scene(card)
    t.answer(Ann, 'bring-out:U1')
    expect(t.can(Ann, 'trigger:0')).toBe(false)
  })
  it('a master phase action moves 1 blood to an Anarch; without blood it is burned', () => {
    const t = table({ seats: [{ ready: [{ ...K1('twilight-camp'), counters: { blood: 1 } as never }, v('A1', { sect: 'Anarch' }, { blood: 1 }), v('A2')] }, {}], turn: { phase: 'master' } })
    expect(t.option(Ann, 'use:K1:give')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'use:K1:give', { v: [t.id('A1')] })
    expect([t.blood('A1'), t.inAsh(Ann, 'K1'), t.state.frames[0]]).toMatchObject([2, true, { masterActions: 0 }])
  })
})

describe('New Management', () => {
  const scene = () => table({ seats: [{ pool: 10, ready: [v('A1'), v('A2')], hand: [K1('new-management')] }, { ready: [v('B1'), { card: 'the-rack', as: 'L1' }, { card: 'jungle-hunting-ground', as: 'L2' }, { card: 'slum-hunting-ground', as: 'L3' }] }, {}] })
  it('takes control of a location that is free or costs 1', () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ candidates: [t.id('L1'), t.id('L2')] }])
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L2')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('L2'))).toBe(true)
  })
  it('ruling: is not replaced until the action is over', () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L2')] })
    const waiting = () => t.state.modifiers.filter(one => one.kind === 'number' && one.stat === 'handSize').length
    expect(waiting()).toBe(1)
    t.allPass()
    expect(waiting()).toBe(0)
  })
})

describe('Owl Companion', () => {
  const scene = () => table({ seats: [{ ready: [v('A1', {}, { attachments: [{ card: 'owl-companion' }] }), v('A2')], hand: [{ card: 'majesty', as: 'H2' }] }, { ready: [v('B1', { disciplines: ['PRE'] })], hand: [{ card: 'majesty', as: 'H1' }] }, { hand: ['villein'] }] })
  const shown = (t: Table) => JSON.stringify(viewFor(t.state, Cal).seats[Ben]).includes('majesty')
  it('in combat with its employer, an open hand for the opposing Methuselah', () => {
    const t = scene()
    expect(shown(t)).toBe(false)
    attacked(t, 'A1', 'B1')
    expect([t.has('combat-started'), shown(t), JSON.stringify(viewFor(t.state, Cal).seats[Ann]).includes('majesty')]).toEqual([true, true, false])
    fought(t)
    expect(shown(t)).toBe(false)
  })
  it('not in the combat of another', () => {
    const t = scene()
    attacked(t, 'A2', 'B1')
    expect([t.has('combat-started'), shown(t)]).toEqual([true, false])
  })
  it.each([['ani', 1], ['ANI', 2]])('[%s] %i life', (level, life) => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['ANI'] })], hand: [K1('owl-companion')] }, {}] })
    t.answer(Ann, `play:K1:${level}:A1`)
    t.allPass()
    expect(t.blood('K1')).toBe(life)
  })
})

describe('Trap', () => {
  const trapped = () => {
    const t = upTo(duel({ a: { generic: { capacity: 9, strength: 0, disciplines: ['POT'] } }, b: { generic: { capacity: 9, strength: 0 } }, ann: [K1('trap'), { card: 'trap', as: 'K2' }, { card: 'torn-signpost', as: 'T1' }] }), 'before-range')
    play(t, Ann, 'play:K1::A1')
    return t
  }
  it('continues the combat for as many rounds as it has counters, and is burned at the end', () => {
    const t = trapped()
    expect(t.card('K1').counters).toEqual({ trap: 3 })
    fought(t)
    expect([t.happened('round-started').length, t.inAsh(Ann, 'K1')]).toEqual([4, true])
  })
  it('a card that is played sets them to 3 again', () => {
    const t = trapped()
    onwards(t, () => t.happened('round-started').length === 2 && t.can(Ann, 'play:T1:pot:A1'))
    expect(t.card('K1').counters).toEqual({ trap: 2 })
    play(t, Ann, 'play:T1:pot:A1')
    expect(t.card('K1').counters).toEqual({ trap: 3 })
  })
  it('trap#G101-1: either combatant may press to end, and nobody has pressed yet', () => {
    const t = trapped()
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'B1' })
    onwards(t, () => t.can(Ben, 'press:B1') || isOver(t))
    t.answer(Ben, 'press:B1')
    fought(t)
    expect([t.happened('pressed'), t.happened('round-started').length]).toMatchObject([[{ continues: true }, { continues: false }], 1])
  })
  it('trap#1: one that cannot press has its combat continued all the same', () => {
    const t = upTo(duel({ a: { generic: { capacity: 9 } }, b: { generic: { capacity: 9 } }, ann: [K1('trap')] }), 'before-range')
    t.effect(Ann, [{ op: 'forbid', rule: 'press', on: 'm', until: 'combat' }], { m: 'A1' })
    play(t, Ann, 'play:K1::A1')
    fought(t)
    expect(t.happened('round-started').length).toBe(4)
  })
  it('trap#G101-1: two of them continue it once', () => {
    const t = trapped()
    play(t, Ann, 'play:K2::A1')
    onwards(t, () => t.happened('round-started').length === 2)
    expect(t.happened('pressed')).toMatchObject([{ continues: true }])
  })
  it('in the first round alone', () => {
    const t = duel({ a: { generic: { capacity: 9 } }, b: { generic: { capacity: 9 } }, ann: [K1('trap')] })
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'turn' }], { m: 'A1' })
    upTo(t, 'press').reach(Ann, 'press:A1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.happened('round-started').length > 1 && t.can(Ann, 'play:K1::A1')))
    expect(offered).toBe(false)
  })
})

it('ruling: claws can be played once both strikes are chosen', () => {
  const t = upTo(duel({ a: { generic: { capacity: 9, disciplines: ['PRO'] } }, b: { generic: { capacity: 9 } }, ann: [K1('wolf-claws')] }), 'as-chosen')
  onwards(t, () => t.happened('strike-chosen').length === 2 && t.can(Ann, 'play:K1:pro:A1'))
  t.answer(Ann, 'play:K1:pro:A1')
  fought(t)
  expect(t.inTorpor('B1')).toBe(true)
})

it.each(['groundfighting', 'new-management', 'wake-with-evenings-freshness'])('what is put off where it is played is not where it is discarded: %s', card => {
  const t = table({ seats: [{ ready: [v('A1')], hand: [K1(card), ...Array<string>(6).fill('villein')], library: ['fame'] }, {}], turn: { phase: 'discard' } })
  t.answer(Ann, 'discard:K1')
  expect([t.state.seats[Ann]!.hand.length, t.state.seats[Ann]!.library.length]).toEqual([7, 0])
})
