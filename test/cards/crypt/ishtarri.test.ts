import { describe, expect, it } from 'vitest'
import { Ann, table } from '../../support/table.ts'
import { held, v } from '../scene.ts'
import { stands } from '../vampires.ts'

describe('Undele', () => {
  const undele = (ash: object[], hand: object[] = []) =>
    table({
      seats: [
        {
          ready: [{ card: 'undele', as: 'U1' }, v('A2')],
          ash: ash as never,
          hand: hand as never,
          library: held('villein', 'L1', 'L2'),
        },
        { ready: [v('B1')] },
        {},
      ],
    })
  const called = (t: ReturnType<typeof undele>, ...picks: string[]) => {
    t.answer(Ann, 'action:U1:call:U1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, picks.map(t.id))
    return t.allPass(() => t.window() === 'polling')
  }
  const passes = (t: ReturnType<typeof undele>) => {
    t.answer(Ann, 'vote:title:U1', { side: ['for'] })
    return t.allPass()
  }
  const ash = [
    ...held('bonding', 'C1', 'C2', 'C4'),
    ...held('deflection', 'C3'),
    ...held('villein', 'M1'),
    ...held('dragonbound', 'E1'),
    { card: 'hecate', as: 'V1' },
  ]
  it('calls a referendum at +1 stealth for two minion cards of the own ash heap, and discards down afterwards', () => {
    const t = undele(ash, held('fame', 'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7'))
    t.answer(Ann, 'action:U1:call:U1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([
      { candidates: ['C1', 'C2', 'C4', 'C3'].map(t.id), min: 2, max: 2 },
    ])
    t.choose(Ann, [t.id('C1'), t.id('C3')])
    t.allPass(() => t.window() === 'polling')
    passes(t)
    expect([t.inHand(Ann, 'C1'), t.inHand(Ann, 'C3'), t.option(Ann, 'choose')?.slots]).toMatchObject([
      true,
      true,
      [{ min: 2, max: 2 }],
    ])
  })
  it('undele#1: a copy comes for what is gone by then, and nothing for what has none', () => {
    const t = called(undele(ash), 'C1', 'C3')
    t.effect(Ann, [{ op: 'move', who: 'a', to: 'removed' }], { a: 'C1' })
    t.effect(Ann, [{ op: 'move', who: 'a', to: 'removed' }], { a: 'C3' })
    passes(t)
    if (t.can(Ann, 'choose')) t.choose(Ann, [t.id('C2')])
    expect(['C1', 'C2', 'C4', 'C3'].map(as => t.inHand(Ann, as))).toEqual([false, true, false, false])
  })
  it('undele#G158-1: not with fewer than two; and a referendum that fails returns none', () => {
    expect(undele([...held('bonding', 'C1'), ...held('villein', 'M1')]).can(Ann, 'action:U1:call:U1')).toBe(false)
    const t = called(undele(ash), 'C1', 'C3')
    t.allPass()
    expect([t.inHand(Ann, 'C1'), t.inHand(Ann, 'C3')]).toEqual([false, false])
  })
})

describe('Ayo Igoli', () => {
  const prince = { title: 'prince', city: 'Rome' }
  it('has a vote more for each ready titled vampire of her Methuselah', () => {
    const votes = (ann: object, ben: object = {}) => stands('ayo-igoli', { ann, ben }).stat('V1', 'votes')
    expect([
      votes({}),
      votes({ ready: [v('A3', prince), v('A4', { title: 'primogen' })] }),
      votes({ torpor: [v('A3', prince)] }),
      votes({}, { ready: [v('B1', prince)] }),
    ]).toEqual([0, 2, 0, 0])
    const titled = stands('ayo-igoli')
    titled.effect(Ann, [{ op: 'become', who: 'v', traits: { title: 'magaji' }, until: 'game' }], { v: 'V1' })
    expect(titled.stat('V1', 'votes')).toBe(3)
  })
  const discards = (more: object = {}) =>
    stands('ayo-igoli', {
      v1: { blood: 5 },
      phase: 'discard',
      ann: {
        hand: ['villein'],
        uncontrolled: [v('U1', { sect: 'Laibon' }), v('U2')],
      },
      ben: { uncontrolled: [v('U3', { sect: 'Laibon' })] },
      ...more,
    })
  it('for a discard phase action 2 of her blood move to an own uncontrolled Laibon', () => {
    const t = discards()
    expect(t.option(Ann, 'use:V1:give')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    expect(t.refused(Ann, 'use:V1:give', { v: [t.id('U2')] })).toBe('illegal-args')
    t.answer(Ann, 'use:V1:give', { v: [t.id('U1')] })
    expect([t.blood('V1'), t.blood('U1'), t.can(Ann, 'use:V1:give')]).toEqual([3, 2, false])
  })
  it.each([
    ['with 1 blood', { v1: { blood: 1 } }],
    ['in torpor', { fallen: true }],
    ['for no Laibon', { ann: { hand: ['villein'], uncontrolled: [v('U2')] } }],
    ['in another phase', { phase: 'influence' }],
  ])('not %s', (_, more) => {
    expect(discards(more).can(Ann, 'use:V1:give')).toBe(false)
  })
})
