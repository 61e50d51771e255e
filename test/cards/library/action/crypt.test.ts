import { describe, expect, it } from 'vitest'
import { Ann, Ben, table } from '../../../support/table.ts'
import { onwards } from '../../../support/duel.ts'
import { K1, v, type Table } from '../../scene.ts'

const ministry = { clan: 'Ministry', capacity: 11 }
const crypt = (...cards: string[]) => cards.map((card, i) => ({ card, as: `C${i + 1}` }))
const acts = (card: string, a1: object, ann: object, seed = 1) =>
  table({ seats: [{ ready: [v('A1', a1, { blood: 4 })], hand: [K1(card)], ...ann }, { ready: [v('B1')] }, {}] }, seed)
const uncontrolled = (t: Table) => t.state.seats[Ann]!.uncontrolled
const told = (t: Table, seat: number) => JSON.stringify(t.seenBy(seat))

describe('Mesu Bedshet', () => {
  const played = (a1: object, ...cards: string[]) => {
    const t = acts('mesu-bedshet', { ...ministry, ...a1 }, { crypt: crypt(...cards) })
    t.answer(Ann, 'play:K1::A1')
    return onwards(t)
  }

  it('reveals the top card of the crypt to all; a younger Ministry is drawn with 2 blood', () => {
    const t = played({}, 'nonu-dis', 'alu')
    expect([t.happened('action-announced'), uncontrolled(t), t.blood('A1')]).toMatchObject([
      [{ stealth: 1, targets: [] }],
      [t.id('C1')],
      3,
    ])
    expect([t.blood('C1'), told(t, Ben)]).toEqual([2, expect.stringContaining('"key":"nonu-dis"')])
  })

  it('an older one, or one as old, without', () => {
    const t = played({ capacity: 4 }, 'nonu-dis', 'alu')
    expect([uncontrolled(t), t.blood('C1')]).toEqual([[t.id('C1')], 0])
  })

  it('any other is shuffled back into the crypt, and no id tells where it is', () => {
    const t = played({}, 'alu', 'ashley', 'crow')
    expect([uncontrolled(t), told(t, Ben)]).toEqual([[], expect.stringContaining('"key":"alu"')])
    const { crypt: pile } = t.state.seats[Ann]!
    expect(pile.map(id => t.state.cards[id]!.key).toSorted()).toEqual(['alu', 'ashley', 'crow'])
    expect(pile.toSorted()).toEqual([t.id('C1'), t.id('C2'), t.id('C3')].toSorted())
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => {
      const other = acts('mesu-bedshet', ministry, { crypt: crypt('alu', 'ashley', 'crow') }, seed)
      other.answer(Ann, 'play:K1::A1')
      onwards(other)
      return other.card('C1').key
    })
    expect(new Set(firsts).size).toBeGreaterThan(1)
  })

  it('mesu-bedshet#G126-1: cannot be played with an empty crypt', () => {
    const t = acts('mesu-bedshet', ministry, { crypt: [] })
    expect([t.can(Ann, 'play:K1::A1'), t.why(Ann, 'play', 'K1')]).toEqual([false, ['crypt-empty', 'INFLUENCE-17']])
  })
})

describe('Disciple of Lazarus', () => {
  const hecata = { clan: 'Harbinger of Skulls', capacity: 6 }
  const beginning = (ann: object) => acts('disciple-of-lazarus', hecata, ann)
  const young = { generic: { clan: 'Harbinger of Skulls', capacity: 5 }, as: 'U1' }
  const old = { generic: { clan: 'Harbinger of Skulls', capacity: 6 }, as: 'U2' }
  const other = { generic: { clan: 'Gangrel', capacity: 4 }, as: 'U3' }

  it('gives 2 blood to a younger Harbinger of Skulls in the uncontrolled region', () => {
    const t = beginning({ uncontrolled: [young, old, other] })
    expect(t.option(Ann, 'play:K1:blood:A1')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'play:K1:blood:A1', { v: ['U1'] } as never)
    onwards(t)
    expect([t.blood('U1'), t.happened('action-announced')]).toMatchObject([2, [{ stealth: 1, targets: [] }]])
    expect(beginning({ uncontrolled: [old, other] }).can(Ann, 'play:K1:blood:A1')).toBe(false)
  })

  it('or searches the crypt for one, shows it, and moves it to the uncontrolled region', () => {
    const t = beginning({ crypt: crypt('alu', 'hecate', 'zygodat') })
    t.answer(Ann, 'play:K1:search:A1')
    onwards(t, () => t.can(Ann, 'choose'))
    const [slot] = t.option(Ann, 'choose')!.slots!
    const found = slot?.type === 'cards' ? slot.candidates : []
    expect(found.map(id => t.state.cards[id]!.key).toSorted()).toEqual(['hecate', 'zygodat'])
    expect(told(t, Ben)).not.toContain('zygodat')
    t.choose(Ann, [found[0]!])
    const key = t.state.cards[found[0]!]!.key
    expect([uncontrolled(t), told(t, Ben)]).toEqual([[found[0]], expect.stringContaining(`"key":"${key}"`)])
    expect(t.state.seats[Ann]!.crypt).toHaveLength(2)
  })

  it('finds none without anybody else knowing; nothing to search, no action', () => {
    const t = beginning({ crypt: crypt('alu') })
    t.answer(Ann, 'play:K1:search:A1')
    onwards(t, () => t.can(Ann, 'choose'))
    t.choose(Ann, [])
    expect([uncontrolled(t), beginning({ crypt: [] }).can(Ann, 'play:K1:search:A1')]).toEqual([[], false])
  })
})
