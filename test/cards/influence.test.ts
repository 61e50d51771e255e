import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'

const master = (card: string, ready: { generic: { clan?: string } }[] = []) => table({ seats: [{ pool: 10, hand: [{ card, as: 'M1' }], ready, uncontrolled: [minion('U9')] }, {}, {}], turn: { phase: 'master', number: 6 } })
const transfers = (t: ReturnType<typeof table>): number => (t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].transfers : -1)

describe.each([['arcane-library', 'Tremere'], ['art-museum', 'Toreador']] as const)('%s', (card, clan) => {
  const scene = (turn: object, more: object = {}) => table({
    seats: [{ pool: 10, ready: [{ card, as: 'L1' }], uncontrolled: [{ generic: { clan }, as: 'U1' }, minion('U2')], edge: true, ...more }, {}, {}], turn: { phase: 'influence', number: 6, ...turn },
  })

  it(`costs 2 pool and requires a ready ${clan}`, () => {
    const t = master(card, [{ generic: { clan } }])
    t.answer(Ann, 'play:M1:')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('M1'))]).toEqual([8, true])
    expect(master(card, [{ generic: {} }]).can(Ann, 'play:M1:')).toBe(false)
  })

  it(`is locked for 1 blood on an uncontrolled ${clan}, which stays unnamed`, () => {
    const t = scene({})
    expect(t.option(Ann, 'use:L1:blood')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'use:L1:blood', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.locked('L1'), t.pool(Ann), transfers(t), t.can(Ann, 'use:L1:blood')]).toEqual([1, true, 10, 4, false])
    expect(t.seenBy(Ben).filter(event => event.key === 'chosen')).toEqual([])
  })

  it('not in another phase, nor for another clan', () => {
    expect(scene({ phase: 'unlock' }).can(Ann, 'use:L1:blood')).toBe(false)
    const none = scene({}, { uncontrolled: [minion('U2')] })
    expect([none.can(Ann, 'use:L1:blood'), none.why(Ann, 'use', 'L1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })
})

describe('Wider View', () => {
  const scene = (more: object = {}, turn: object = {}) => table({
    seats: [{ pool: 10, ready: [{ card: 'wider-view', as: 'W1' }], uncontrolled: [minion('U1', { blood: 2 })], crypt: [{ card: 'ashley', as: 'C1' }, { card: 'sully', as: 'C2' }], ...more }, {}, {}],
    turn: { phase: 'influence', number: 6, ...turn },
  })

  it('is a trifle for 1 pool', () => {
    const t = table({ seats: [{ pool: 10, hand: [{ card: 'wider-view', as: 'M1' }, 'villein'] }, {}, {}], turn: { phase: 'master' } })
    t.answer(Ann, 'play:M1:')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay, t.state.frames[0]]).toMatchObject([9, [t.id('M1')], { phase: 'master', masterActions: 1 }])
  })

  it('1 transfer: draw from the crypt, then remove an uncontrolled card, which all may see; again and again', () => {
    const t = scene()
    t.answer(Ann, 'use:W1:crypt')
    expect([transfers(t), t.state.seats[Ann]!.uncontrolled, t.options(Ann)]).toEqual([3, [t.id('U1'), t.id('C1')], ['choose']])
    t.choose(Ann, [t.id('C1')])
    expect([t.state.seats[Ann]!.uncontrolled, t.state.seats[Ann]!.removed, t.locked('W1')]).toEqual([[t.id('U1')], [t.id('C1')], false])
    expect(t.seenBy(Ben).filter(event => event.key === 'moved')).toMatchObject([{ to: 'removed', card: { key: 'ashley' } }])
    t.answer(Ann, 'use:W1:crypt')
    t.choose(Ann, [t.id('U1')])
    expect([transfers(t), t.state.seats[Ann]!.uncontrolled, t.can(Ann, 'use:W1:crypt'), t.why(Ann, 'use', 'W1')]).toEqual([2, [t.id('C2')], false, ['crypt-empty', 'INFLUENCE-17']])
  })

  it('4 transfers: burn it and gain 2 pool', () => {
    const t = scene()
    t.answer(Ann, 'use:W1:pool')
    expect([t.pool(Ann), t.inAsh(Ann, 'W1'), transfers(t)]).toEqual([12, true, 0])
    const three = scene({}, { transfers: 3 })
    expect([three.can(Ann, 'use:W1:pool'), three.can(Ann, 'use:W1:crypt')]).toEqual([false, true])
  })
})
