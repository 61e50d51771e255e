import { describe, expect, it } from 'vitest'
import { banish, burn } from '../../../shared/cards/makers.ts'
import { fromPosition, toPosition } from '../../../shared/rules/position/position.ts'
import { viewFor } from '../../../shared/rules/index.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

type Input = Parameters<typeof table>[0]

/** Ben's Nassir, with a retainer, a weapon and a master card of Ann's on him, goes to the uncontrolled region. */
const scene = (more: Pick<Input, 'turn'> = {}) =>
  table({
    seats: [
      { ready: [minion('A1')] },
      {
        pool: 20,
        ready: [
          {
            card: 'nassir',
            as: 'V1',
            blood: 4,
            locked: true,
            counters: { corruption: 2 },
            attachments: [
              { card: 'raven-spy', as: 'R1', blood: 1 },
              { card: '44-magnum', as: 'E1', locked: true },
              { card: 'blood-doll', as: 'M1', owner: Ann },
            ],
          },
        ],
      },
      {},
    ],
    ...more,
  })
type Table = ReturnType<typeof scene>
const ON = ['R1', 'E1', 'M1']
const piles = (t: Table, ...cards: string[]) =>
  cards.map(card => {
    const id = t.id(card)
    return t.state.seats.flatMap((seat, i) =>
      (['inPlay', 'under', 'uncontrolled', 'ash'] as const).flatMap(pile =>
        seat[pile]?.includes(id) ? [`${pile} ${i}`] : [],
      ),
    )[0]
  })
const sent = (...how: Parameters<typeof scene>) => {
  const t = scene(...how)
  t.effect(Ann, [banish('v')], { v: 'V1' }, { by: 'A1', source: 'A1' })
  return t
}
describe('what lies on a vampire that goes to the uncontrolled region and stays on it', () => {
  it('is out of play, with its counters, and everybody sees where it lies', () => {
    const t = sent()
    expect(piles(t, 'V1', ...ON)).toEqual(['uncontrolled 1', 'under 1', 'under 1', 'under 0'])
    expect([t.blood('V1'), t.state.cards[t.id('V1')]!.counters, t.blood('R1'), t.locked('E1')]).toEqual([
      4,
      { corruption: 2 },
      1,
      true,
    ])
    for (const viewer of [Ann, Ben, Cal, 'spectator'] as const)
      expect(
        viewFor(t.state, viewer)
          .seats[Ben]!.inPlay.filter(({ on }) => on === t.id('V1'))
          .map(({ card, under }) => [card.key, under]),
      ).toEqual([
        ['blood-doll', true],
        ['raven-spy', true],
        ['44-magnum', true],
      ])
    // Nobody is told whose face lies there but its owner.
    expect(viewFor(t.state, Cal).seats[Ben]!.uncontrolled).toMatchObject([{ card: { key: null }, counters: 4 }])
  })

  it('comes back with it as it was, each with whoever controlled it', () => {
    const t = sent({ turn: { seat: Ben, phase: 'influence' } })
    t.answer(Ben, 'bring-out:V1')
    expect(piles(t, 'V1', ...ON)).toEqual(['inPlay 1', 'inPlay 1', 'inPlay 1', 'inPlay 0'])
    expect([t.blood('R1'), t.state.cards[t.id('E1')]!.on, t.locked('V1')]).toEqual([1, t.id('V1'), false])
    // Unlocked, all of it, and nothing was unlocked.
    expect([t.locked('E1'), t.has('unlocked')]).toEqual([false, false])
    expect(t.state.facts.filter(({ name }) => name === 'suspended')).toEqual([])
  })

  it('is burned with it', () => {
    const t = sent()
    t.effect(Ann, [burn('v')], { v: 'V1' }, { by: 'A1', source: 'A1' })
    expect(piles(t, 'V1', ...ON)).toEqual(['ash 1', 'ash 1', 'ash 1', 'ash 0'])
    expect(t.state.facts.filter(({ name }) => name === 'suspended')).toEqual([])
  })

  it('is left out where the effect does not say so: then it is burned', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'uncontrolled' }], { v: 'V1' }, { by: 'A1', source: 'A1' })
    expect(piles(t, 'V1', ...ON)).toEqual(['uncontrolled 1', 'ash 1', 'ash 1', 'ash 0'])
  })

  it('waits with whoever controlled it, and the face shows to them alone', () => {
    const t = table({ seats: [{ ready: [minion('A1')] }, { ready: [minion('V1', { owner: Cal })] }, {}] })
    t.effect(Ann, [banish('v')], { v: 'V1' }, { by: 'A1', source: 'A1' })
    expect([piles(t, 'V1'), t.happened('moved')]).toMatchObject([['uncontrolled 1'], [{ owner: Ben }]])
    const faces = [Ben, Cal].map(viewer => viewFor(t.state, viewer).seats[Ben]!.uncontrolled[0]!.card.key)
    expect(faces).toEqual(['generic', null])
  })

  it('stays burned where it is burned already', () => {
    const t = sent()
    t.effect(Ann, [burn('v'), banish('v')], { v: 'V1' }, { by: 'A1', source: 'A1' })
    expect(piles(t, 'V1', ...ON)).toEqual(['ash 1', 'ash 1', 'ash 1', 'ash 0'])
  })

  it('END-03: a master card of who is ousted leaves the game, and the minion cards stay', () => {
    const t = sent()
    t.effect(Ben, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 30, why: 'effect' }])
    expect(t.state.seats[Ben]!.ousted).toBe(true)
    const other = sent()
    other.effect(Ann, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 30, why: 'effect' }])
    expect(piles(other, ...ON)).toEqual(['under 1', 'under 1', undefined])
    expect(other.state.seats[Ann]!.removed).toContain(other.id('M1'))
  })

  it('is part of a position, and of the game made of it', () => {
    const t = sent(),
      position = toPosition(t.state),
      again = fromPosition(position)
    expect(position.seats[Ben]!.uncontrolled[0]).toMatchObject({
      card: 'nassir',
      attachments: [
        { card: 'blood-doll', owner: Ann },
        { card: 'raven-spy', blood: 1 },
        { card: '44-magnum', locked: true },
      ],
    })
    expect(toPosition(again)).toEqual(position)
    expect(again.facts.filter(({ name }) => name === 'suspended')).toHaveLength(3)
  })
})
