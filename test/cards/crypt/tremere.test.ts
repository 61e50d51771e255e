import { describe, expect, it } from 'vitest'
import { hunted } from '../scenes.ts'
import { claimOf } from '../../../shared/rules/reads/queries.ts'
import { polling, tally } from '../../support/polls.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table, Cal } from '../../support/table.ts'

describe('Gabrielle di Righetti', () => {
  const scene = (more: object = {}) =>
    table({
      seats: [
        { ready: [{ card: 'gabrielle-di-righetti', as: 'G1', blood: 3 }, minion('A1')] },
        { ready: [minion('B1', { blood: 3 })], torpor: [minion('B2', { blood: 3 })] },
      ],
      ...more,
    })
  it('takes 2 blood of a ready minion, in an action at +1 stealth', () => {
    const t = scene()
    expect(t.option(Ann, 'action:G1:steal:G1')?.slots).toMatchObject([
      { candidates: expect.not.arrayContaining([t.id('B2')]) },
    ])
    t.answer(Ann, 'action:G1:steal:G1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    t.allPass()
    expect([t.blood('G1'), t.blood('B1')]).toEqual([5, 1])
  })
  it('no other vampire does', () => {
    expect(scene().can(Ann, 'action:G1:steal:A1')).toBe(false)
  })
})

describe('Troius', () => {
  const T1 = { card: 'troius', as: 'T1' }
  it('can vote only for a blood hunt', () => {
    const t = hunted({ ready: [T1 as never] })
    expect(t.refused(Cal, 'vote:title:T1', { side: ['against'] })).toBe('illegal-args')
    t.answer(Cal, 'vote:title:T1', { side: ['for'] })
    expect(tally(t)).toEqual([2, 0])
  })

  it('either way in any other referendum', () => {
    const t = polling({}, {}, [{ ready: [T1 as never] }, {}, {}, {}])
    t.answer(Ben, 'vote:title:T1', { side: ['against'] })
    expect(tally(t)).toEqual([0, 2])
  })
})

describe('Andrew Stuart', () => {
  const scene = (top: string, hand: string, blood = 4) =>
    table({
      seats: [
        {
          ready: [{ card: 'andrew-stuart', as: 'S1', blood }, minion('A2')],
          hand: [{ card: hand, as: 'K1' }],
          library: [{ card: top, as: 'L1' }, 'fame'],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
  const modified = (top: string) => {
    const t = scene(top, 'mirror-walk')
    t.answer(Ann, 'bleed:S1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:K1:tha:S1')
    return t
  }

  it('reveals the top card; if it requires Blood Sorcery too, the card is cancelled and he burns 1 blood', () => {
    const t = modified('theft-of-vitae')
    t.allPass()
    expect([t.blood('S1'), t.happened('looked'), t.happened('card-cancelled'), t.happened('modified')]).toMatchObject([
      3,
      [{ shown: true, cards: [{ id: t.id('L1'), key: 'theft-of-vitae' }] }],
      [{ card: { id: t.id('K1') } }],
      [],
    ])
  })

  it('andrew-stuart#1: before anybody may answer it', () => {
    const t = modified('theft-of-vitae')
    const order = t.log.map(({ key }) => key)
    expect(order.indexOf('looked')).toBe(order.lastIndexOf('card-played') + 1)
  })

  it('another card on top does nothing; nor does a card of another Discipline, or of another minion', () => {
    const t = modified('bonding')
    t.allPass(() => t.has('modified'))
    expect([t.blood('S1'), t.has('looked'), t.has('card-cancelled')]).toEqual([4, true, false])
    const other = scene('theft-of-vitae', 'govern-the-unaligned')
    other.answer(Ann, 'play:K1:dom:S1')
    expect(other.has('looked')).toBe(false)
  })
})

describe('Zane', () => {
  const prince = (as: string, city: string) => minion(as, { generic: { title: 'prince', city }, blood: 5 })
  const scene = (more: object[] = [], cards: object[] = [prince('B1', 'Rome')]) =>
    table({
      seats: [
        { pool: 10, ready: [{ card: 'zane', as: 'Z1' }, ...more] as never },
        { pool: 10, ready: cards as never },
        {},
      ],
    })
  it('calls a referendum, at +1 stealth, for the title of a prince, and contests it', () => {
    const t = scene([prince('A1', 'Bern')])
    t.answer(Ann, 'action:Z1:title:Z1')
    expect(t.happened('action-announced').at(-1)).toMatchObject({ stealth: 1, targets: [] })
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, ['B1'] as never)
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:title:A1', { side: ['for'] })
    t.allPass()
    const claim = (as: string) => claimOf(t.state, t.id(as))
    expect([claim('Z1'), claim('B1')]).toMatchObject([
      { title: 'prince', city: 'Rome', untitled: 'contested' },
      { title: 'prince', untitled: 'contested' },
    ])
  })
  it('zane#G158-1: not where there is no prince, nor while he is one', () => {
    expect(scene([], [minion('B1')]).can(Ann, 'action:Z1:title:Z1')).toBe(false)
    const t = scene()
    t.effect(Ann, [{ op: 'become', who: 'z', traits: { title: 'prince', city: 'Bern' }, until: 'game' }], { z: 'Z1' })
    expect(t.can(Ann, 'action:Z1:title:Z1')).toBe(false)
  })
})

describe('Karl Schrekt', () => {
  const scene = (card: string, more: object = {}) =>
    table({
      seats: [
        { pool: 20, ready: [{ card: 'karl-schrekt', as: 'K9', ...more }], hand: [{ card, as: 'P1' }] },
        { pool: 30, ready: [minion('B1')] },
        {},
        {},
      ],
    })
  it('karl-schrekt#1, karl-schrekt#G69-1, karl-schrekt#G70-1: plays what asks for a justicar as one, whatever his sect, and has his own votes', () => {
    const t = scene('parity-shift')
    t.effect(Ann, [{ op: 'become', who: 'k', traits: { sect: 'Independent' }, until: 'game' }], { k: 'K9' })
    t.answer(Ann, 'play:P1::K9')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [Ben])
    t.choose(Ann, { [Ann]: 3 })
    t.allPass(() => t.window() === 'polling')
    expect(t.option(Ann, 'vote:title:K9')?.effect.params).toMatchObject({ votes: 2 })
  })
  it('karl-schrekt#2, karl-schrekt#G68-1: of another sect he keeps his votes, and plays nothing that asks for a titled Camarilla vampire', () => {
    const t = scene('camarillas-iron-fist', { blood: 5 })
    expect(t.can(Ann, 'play:P1::K9')).toBe(true)
    t.effect(Ann, [{ op: 'become', who: 'k', traits: { sect: 'Independent' }, until: 'game' }], { k: 'K9' })
    expect([t.can(Ann, 'play:P1::K9'), t.stat('K9', 'votes'), t.stat('K9', 'intercept')]).toEqual([false, 2, 1])
  })
})
