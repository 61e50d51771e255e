import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, held, v } from '../../scene.ts'

const anarch = { sect: 'Anarch', capacity: 5 }

describe('Grey Thorne', () => {
  const scene = (blood: number, a1: object = anarch, own = 3, hand: string[] = []) =>
    table({
      seats: [
        {
          ready: [{ card: 'grey-thorne', as: 'K1', blood }, v('A1', a1, { blood: own })],
          hand: hand.map((card, i) => ({ card, as: `H${i}` })),
        },
        { ready: [v('B1', { capacity: 9 })] },
        {},
      ],
      turn: { seat: 0, phase: 'unlock' },
    } as never)
  it('an Anarch burns 1 blood to give it its second life in the unlock phase', () => {
    const t = scene(1)
    t.answer(Ann, 'use:K1:heal:A1')
    expect([t.blood('K1'), t.blood('A1'), t.can(Ann, 'use:K1:heal:A1')]).toEqual([2, 2, false])
  })
  /** It is the unlock phase of `turn`; B1 and V1 are Anarchs of others who ask to be asked in it. */
  const others = (turn: number, life = 1, b1: object = anarch, phase = 'unlock', where = 'ready') =>
    table({
      seats: [
        { ready: [{ card: 'grey-thorne', as: 'K1', blood: life }, v('A1')] },
        { [where]: [v('B1', b1, { blood: 3 })], consult: ['unlock', 'master'] },
        { ready: [v('V1', anarch, { blood: 3 })], consult: ['unlock'] },
      ],
      turn: { seat: turn, phase },
    } as never)
  it('an Anarch of any other Methuselah may, in the unlock phase of his', () => {
    for (const [seat, who] of [
      [Ben, 'B1'],
      [2, 'V1'],
    ] as const) {
      const t = others(Ann)
      t.endPhase(Ann)
      t.answer(seat, `use:K1:heal:${who}`)
      t.allPass()
      expect([t.blood('K1'), t.blood(who)]).toEqual([2, 2])
    }
  })
  it('not in their own unlock phase, in another phase of his, nor with 2 life, in torpor or as no Anarch', () => {
    const own = others(Ben)
    expect(own.can(Ben, 'use:K1:heal:B1')).toBe(false)
    own.endPhase(Ben)
    expect(own.can(2, 'use:K1:heal:V1')).toBe(false)
    for (const t of [
      others(Ann, 1, anarch, 'master'),
      others(Ann, 2),
      others(Ann, 1, { sect: 'Camarilla' }),
      others(Ann, 1, anarch, 'unlock', 'torpor'),
    ]) {
      t.endPhase(Ann)
      expect(t.can(Ben, 'use:K1:heal:B1')).toBe(false)
    }
  })
  it.each([
    ['with 2 life', 2, anarch, 3],
    ['by no Anarch', 1, { sect: 'Camarilla' }, 3],
    ['without blood', 1, anarch, 0],
  ])('not %s', (_, life, a1, own) => expect(scene(life, a1, own).can(Ann, 'use:K1:heal:A1')).toBe(false))
  it.each([
    ['side-strike', 'cel', true],
    ['roundhouse', 'pot', true],
    ['groundfighting', 'maneuver', false],
  ])('grey-thorne#1 grey-thorne#2: plays %s as an Anarch vampire would: %s', (card, level, _) => {
    const t = table({
      seats: [
        { ready: [{ card: 'grey-thorne', as: 'K1' }, v('A2')], hand: held(card, 'H0') },
        { ready: [v('B1', { capacity: 9 })] },
        {},
      ],
    })
    attacked(t, 'K1', 'B1')
    onwards(t, () => t.can(Ann, `play:H0:${level}:K1`) || t.has('combat-ended'))
    // Groundfighting asks for an Anarch and for no Discipline: it is none.
    expect(t.has('combat-ended')).toBe(card === 'groundfighting')
  })
  it('is recruited by an Anarch for 2 blood', () => {
    const t = table({
      seats: [{ ready: [v('A1', anarch, { blood: 4 }), v('A2')], hand: held('grey-thorne', 'K1') }, {}],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.blood('K1'), t.blood('A1')]).toEqual([2, 2])
  })
})

describe('Vivienne Géroux', () => {
  const scene = () =>
    table({
      seats: [
        {
          ready: [
            { card: 'vivienne-geroux', as: 'K1' },
            v('A1', { title: 'primogen', sect: 'Camarilla' }),
            v('A2', { type: 'ally' }),
          ],
          hand: held('kine-resources-contested', 'P1'),
        },
        { ready: [v('B1'), v('B2', { type: 'ally' })] },
        {},
      ],
    })
  it('takes 1 stealth from political actions of the vampires beside it, and from no other action', () => {
    const t = scene()
    t.answer(Ann, 'play:P1::A1')
    expect(t.stat('A1', 'stealth')).toBe(0)
    const u = scene()
    u.answer(Ann, 'bleed:A1')
    expect(u.stat('A1', 'stealth')).toBe(0)
  })
  it('a vampire gives it to another Methuselah by a directed action; no ally does', () => {
    const t = scene()
    expect([t.can(Ann, 'action:K1:give:A2'), t.can(Ann, 'action:K1:give:K1')]).toEqual([false, false])
    t.answer(Ann, 'action:K1:give:A1', { s: [Ben] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
    t.allPass()
    expect(t.happened('control-changed')).toMatchObject([{ from: Ann, to: Ben }])
  })
  it('a vampire of another steals it by a directed action; no ally does', () => {
    const t = table({
      seats: [
        { ready: [v('A1'), v('A2', { type: 'ally' })] },
        { ready: [{ card: 'vivienne-geroux', as: 'K1' }, v('B1')] },
        {},
      ],
    })
    expect(t.can(Ann, 'action:K1:steal:A2')).toBe(false)
    t.answer(Ann, 'action:K1:steal:A1')
    t.allPass()
    expect(t.happened('control-changed')).toMatchObject([{ from: Ben, to: Ann }])
  })
  it.each([
    ['resilience', 'for', true],
    ['side-strike', 'cel', true],
    ['side-strike', 'CEL', false],
    ['slam', 'pot', false],
  ])('plays %s [%s]: %s', (card, level, may) => {
    const t = table({
      seats: [
        { ready: [{ card: 'vivienne-geroux', as: 'K1' }, v('A2')], hand: held(card, 'H0') },
        { ready: [v('B1', { capacity: 9 })] },
        {},
      ],
    })
    attacked(t, 'K1', 'B1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, `play:H0:${level}:K1`)) || t.has('combat-ended'))
    expect(offered).toBe(may)
  })
  it('vivienne-geroux#1: is no Anarch herself', () => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'vivienne-geroux', as: 'K1' }, v('A2')],
          hand: [...held('groundfighting', 'H0'), ...held('side-strike', 'H1')],
        },
        { ready: [v('B1', { capacity: 9 })] },
        {},
      ],
    })
    attacked(t, 'K1', 'B1')
    let offered = false,
      plays = false
    onwards(t, () => {
      offered ||= t.can(Ann, 'play:H0:maneuver:K1')
      plays ||= t.can(Ann, 'play:H1:cel:K1')
      return t.has('combat-ended')
    })
    expect([offered, plays]).toEqual([false, true])
  })
})
