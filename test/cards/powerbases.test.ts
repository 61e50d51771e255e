import { describe, expect, it } from 'vitest'
import { onwards } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'

type Table = ReturnType<typeof table>
const v = (as: string, generic: object = {}, more: object = {}) => minion(as, { generic, ...more })
const anarch = (as: string, more: object = {}) => v(as, { sect: 'Anarch' }, more)
const L1 = (card: string) => ({ card, as: 'L1' })
const holder = (t: Table) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id('L1')))

describe('stealing them', () => {
  it.each([
    ['powerbase-montreal', 'B1', true],
    ['powerbase-montreal', 'B3', false],
    ['powerbase-savannah', 'B1', true],
    ['powerbase-savannah', 'B3', false],
    ['powerbase-los-angeles', 'B1', false],
    ['powerbase-los-angeles', 'B2', true],
    ['the-rack', 'B1', true],
    ['the-rack', 'B3', false],
  ] as const)('%s, by %s: %s', (card, who, able) => {
    const t = table({
      seats: [
        { ready: [L1(card), v('A1')], hand: ['villein'] },
        { ready: [v('B1'), anarch('B2'), v('B3', { type: 'ally' })] },
      ],
      turn: { seat: Ben },
    })
    expect(t.can(Ben, `action:L1:steal:${who}`)).toBe(able)
    if (!able) return
    t.answer(Ben, `action:L1:steal:${who}`)
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann], stealth: 0 }])
    t.allPass()
    expect(holder(t)).toBe(Ben)
  })
  it('not by minions of its controller', () => {
    expect(table({ seats: [{ ready: [L1('powerbase-montreal'), v('A1')] }, {}] }).can(Ann, 'action:L1:steal:A1')).toBe(
      false,
    )
  })
})

describe('Powerbase: Montreal', () => {
  const scene = (phase: string) =>
    table({
      seats: [
        { ready: [L1('powerbase-montreal')], uncontrolled: [v('U1')], hand: ['villein'] },
        { uncontrolled: [v('U2')] },
      ],
      turn: { phase: phase as 'master', number: 6 },
    })
  it("adds 1 blood to an uncontrolled vampire of one's own in the influence phase, once, and does not lock", () => {
    const t = scene('influence')
    expect(t.option(Ann, 'use:L1:fill')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'use:L1:fill', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.locked('L1'), t.can(Ann, 'use:L1:fill')]).toEqual([1, false, false])
  })
  it('in no other phase', () => expect(scene('master').can(Ann, 'use:L1:fill')).toBe(false))
})

describe('Powerbase: Los Angeles', () => {
  const scene = (phase = 'discard') =>
    table({
      seats: [
        {
          ready: [L1('powerbase-los-angeles'), anarch('A1', { locked: true }), v('A2', {}, { locked: true })],
          hand: [
            { card: 'deep-ecology', as: 'H1' },
            { card: 'villein', as: 'H2' },
            { card: 'organized-resistance', as: 'H3' },
          ],
        },
        {},
      ],
      turn: { phase: phase as 'discard' },
    })
  const left = (t: Table) => (t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].discardActions : -1)

  it('lock: another discard phase action', () => {
    const t = scene()
    t.answer(Ann, 'use:L1:action')
    expect([left(t), t.locked('L1')]).toEqual([2, true])
  })
  it.each([
    ['H1', true],
    ['H3', true],
    ['H2', false],
  ] as const)('ruling: used to discard %s, an Anarch may unlock: %s', (card, unlocks) => {
    const t = scene()
    t.answer(Ann, 'use:L1:discard', { c: [t.id(card)] })
    expect([t.inAsh(Ann, card), left(t), t.locked('L1')]).toEqual([true, 1, true])
    if (!unlocks) return expect(t.options(Ann)).toContain('end-phase')
    expect(t.refused(Ann, 'choose', { pick: [t.id('A2')] })).toBe('illegal-args')
    t.choose(Ann, [t.id('A1')])
    expect(t.locked('A1')).toBe(false)
  })
  it('nobody need unlock', () => {
    const t = scene()
    t.answer(Ann, 'use:L1:discard', { c: [t.id('H1')] })
    t.choose(Ann, [])
    expect(t.locked('A1')).toBe(true)
  })
  it('in no other phase', () => expect(scene('master').can(Ann, 'use:L1:discard')).toBe(false))
})

describe('ending a combat before range', () => {
  /** A1 bleeds, B1 blocks; the location is at this seat. */
  const fight = (card: string, at: number, a1: object, b1: object, more: object[] = []) => {
    const here = [L1(card), ...more] as never[]
    const t = table({
      seats: [
        { ready: [v('A1', a1), v('A2'), ...(at === Ann ? here : [])] },
        { ready: [v('B1', b1), ...(at === Ben ? here : [])] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  const D = { card: 'the-barrens', as: 'L2' }

  it("Powerbase: Savannah locks another unique location for an acting vampire of one's own", () => {
    const t = fight('powerbase-savannah', Ann, {}, {}, [D])
    t.reach(Ann, 'use:L1:end', { l: [t.id('L2')] })
    t.allPass()
    expect([t.locked('L2'), t.locked('L1'), t.has('combat-ended'), t.has('strike-chosen')]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
  it.each([
    ['not without another', Ann, {}, []],
    ['not with a locked one', Ann, {}, [{ ...D, locked: true }]],
    ['not for the blocker', Ben, {}, [D]],
    ['not for an ally', Ann, { type: 'ally', life: 3 }, [D]],
  ] as const)('%s', (_, at, a1, more) => {
    const t = fight('powerbase-savannah', at, a1, {}, more as never)
    t.allPass(() => t.has('combat-started'))
    expect(t.can(at, 'use:L1:end')).toBe(false)
    onwards(t, () => t.has('combat-ended'))
    expect([t.has('ability-used'), t.has('strike-chosen')]).toEqual([false, true])
  })

  it.each([
    [Ann, 'Anarch', 'Anarch', true],
    [Ben, 'Anarch', 'Anarch', true],
    [Ann, 'Anarch', 'Camarilla', false],
    [2, 'Anarch', 'Anarch', false],
  ] as const)('Garibaldi-Meucci Museum at seat %i: %s against %s: %s', (at, one, other, able) => {
    const t =
      at === 2
        ? table({
            seats: [
              { ready: [anarch('A1'), v('A2')] },
              { ready: [anarch('B1')] },
              { ready: [L1('garibaldi-meucci-museum')] },
            ],
          })
        : fight('garibaldi-meucci-museum', at, { sect: one }, { sect: other })
    if (at === 2) {
      t.answer(Ann, 'bleed:A1')
      t.reach(Ben, 'block:B1')
    }
    if (able) t.reach(at, 'use:L1:end')
    onwards(t, () => t.has('combat-ended'))
    expect([t.has('ability-used'), t.has('strike-chosen')]).toEqual([able, !able])
  })
})

describe('Garibaldi-Meucci Museum', () => {
  const scene = (phase = 'unlock', ash: string[] = ['deep-ecology', 'villein', 'organized-resistance']) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [L1('garibaldi-meucci-museum')],
          hand: [{ card: 'wider-view', as: 'H1' }],
          ash: ash.map((card, i) => ({ card, as: `X${i}` })),
        },
        {},
      ],
      turn: { phase: phase as 'unlock' },
    })
  it('lock and 1 pool: a card of the hand for one of the ash heap that requires an Anarch, a baron included', () => {
    const t = scene()
    expect(t.option(Ann, 'use:L1:exchange')?.slots).toMatchObject([
      { candidates: [t.id('X0'), t.id('X2')] },
      { candidates: [t.id('H1')] },
    ])
    expect(t.refused(Ann, 'use:L1:exchange', { a: [t.id('X1')], c: [t.id('H1')] })).toBe('illegal-args')
    t.answer(Ann, 'use:L1:exchange', { a: [t.id('X0')], c: [t.id('H1')] })
    expect([t.inHand(Ann, 'X0'), t.inAsh(Ann, 'H1'), t.pool(Ann), t.locked('L1')]).toEqual([true, true, 9, true])
  })
  it('not without such a card, and in no other phase', () => {
    expect([
      scene('unlock', ['villein']).can(Ann, 'use:L1:exchange'),
      scene('master').can(Ann, 'use:L1:exchange'),
    ]).toEqual([false, false])
  })
})

describe('The Rack', () => {
  const scene = (turn: object = { phase: 'unlock' }) => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { blood: 1 }), v('A2', {}, { blood: 1 })], hand: [L1('the-rack')] },
        { ready: [v('B1', {}, { blood: 1 })] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:L1:', { v: [t.id('A1')] })
    if ('seat' in turn) t.endPhasesTo(Ben, 'minion')
    else t.endPhasesTo(Ben, 'master')
    return t
  }
  const next = (t: Table, seat: number) => {
    for (
      let n = 0;
      n < 20 &&
      !(t.state.frames[0]?.kind === 'turn' && t.state.frames[0].seat === seat && t.state.frames[0].phase === 'unlock');
      n++
    )
      t.endPhase(t.owed()[0]!)
  }

  it("needs a ready vampire of one's own, and gives the one chosen 2 blood in the unlock phase", () => {
    const t = scene()
    next(t, Ann)
    t.answer(Ann, 'use:L1:feed')
    expect([t.blood('A1'), t.blood('A2'), t.can(Ann, 'use:L1:feed'), t.locked('L1')]).toEqual([3, 1, false, false])
    const none = table({
      seats: [{ ready: [v('A1', { type: 'ally' })], hand: [L1('the-rack')] }, { ready: [v('B1')] }],
      turn: { phase: 'master' },
    })
    expect(none.can(Ann, 'play:L1:')).toBe(false)
  })
  it('ruling: in torpor too', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'torpor' }], { m: 'A1' })
    next(t, Ann)
    expect(t.can(Ann, 'use:L1:feed')).toBe(true)
  })
  it('the-rack#2: not once it is burned, and no other in its place', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'A1' })
    next(t, Ann)
    expect([t.can(Ann, 'use:L1:feed'), t.can(Ann, 'use:L1:offer')]).toEqual([false, false])
  })
  it('the-rack#5: of a stolen vampire its new controller chooses', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'control', who: 'm', to: 'you' }], { m: 'A1' })
    next(t, Ann)
    expect([t.can(Ann, 'use:L1:feed'), t.can(Ann, 'end-phase')]).toEqual([false, false])
    t.answer(Ann, 'use:L1:offer')
    t.choose(Ben, [t.id('A1')])
    expect(t.blood('A1')).toBe(3)
  })
  it('whoever takes it chooses anew', () => {
    const t = scene({ seat: Ben })
    t.answer(Ben, 'action:L1:steal:B1')
    t.allPass()
    expect(holder(t)).toBe(Ben)
    t.choose(Ben, [t.id('B1')])
    next(t, Ann)
    next(t, Ben)
    t.answer(Ben, 'use:L1:feed')
    expect([t.blood('B1'), t.blood('A1')]).toEqual([3, 1])
  })
})
