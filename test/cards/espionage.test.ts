import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../support/table.ts'

const held = (card: string, ...names: string[]) => names.map(as => ({ card, as }))
const aus = (level: string) => ({ generic: { disciplines: [level] }, blood: 3 })

describe('Revelations', () => {
  const scene = (level: string, hand: object[] = [...held('deflection', 'D1'), ...held('villein', 'M1')]) =>
    table({
      seats: [
        { ready: [minion('A1', aus(level)), minion('A2')], hand: held('revelations', 'R1', 'R2') },
        { ready: [minion('B1')], hand: hand as [], library: held('bonding', 'N1', 'N2', 'N3') },
        { ready: [minion('C1')], hand: held('majesty', 'C9') },
        listening('D7'),
        {},
      ],
    })
  const keys = (t: ReturnType<typeof table>, viewer: number | 'spectator', of: number) =>
    viewFor(t.state, viewer).seats[of]!.hand.cards?.map(({ key }) => key) ?? null

  it('revelations#1 [aus]: directed at the prey at +1 stealth, for 1 blood; the chosen card is discarded, its replacement unseen', () => {
    const t = scene('aus')
    t.answer(Ann, 'play:R1:aus:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 1 }])
    t.allPass(() => t.can(Ann, 'choose'))
    expect([
      t.blood('A1'),
      viewFor(t.state, Ann).you!.shown.map(({ key }) => key),
      viewFor(t.state, Ben).you!.shown,
    ]).toEqual([2, ['deflection', 'villein'], []])
    expect([
      t.seenBy(Ann).filter(event => event.key === 'looked'),
      t.seenBy(Ben).filter(event => event.key === 'looked'),
    ]).toMatchObject([[{ cards: [{ key: 'deflection' }, { key: 'villein' }] }], []])
    t.choose(Ann, [t.id('D1')])
    expect([t.inAsh(Ben, 'D1'), t.inHand(Ben, 'M1'), t.inHand(Ben, 'N1'), t.happened('discarded')]).toMatchObject([
      true,
      true,
      true,
      [{ seat: Ben, card: { key: 'deflection' } }],
    ])
    expect([keys(t, Ann, Ben), viewFor(t.state, Ann).you!.shown, t.inAsh(Ann, 'R1')]).toEqual([null, [], true])
    expect(JSON.stringify(t.seenBy(Ann))).not.toContain('"bonding"')
  })

  it('[aus]: blocked, nothing is seen', () => {
    const t = scene('aus')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ann, 'play:R1:aus:A1')
    t.reach(Ben, 'block:B1')
    t.allPass()
    expect([t.happened('looked'), t.inHand(Ben, 'D1'), t.blood('A1')]).toMatchObject([[], true, 2])
  })

  it('[aus]: an empty hand has nothing to discard', () => {
    const t = scene('aus', [])
    t.edit(state => {
      state.seats[Ben]!.library = []
    })
    t.answer(Ann, 'play:R1:aus:A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [])
    expect([t.happened('discarded'), t.happened('action-ended')]).toMatchObject([[], [{ outcome: 'successful' }]])
  })

  it('[AUS]: undirected at +1 stealth; in play, all see the hand of the prey, whoever that is then', () => {
    const t = scene('AUS')
    t.answer(Ann, 'play:R1:AUS:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    expect(keys(t, Dee, Ben)).toBe(null)
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay).toContain(t.id('R1'))
    for (const viewer of [Ann, Ben, Dee, 'spectator' as const])
      expect(keys(t, viewer, Ben)).toEqual(['deflection', 'villein'])
    expect([keys(t, Ann, Cal), keys(t, Ben, Ann)]).toEqual([null, null])
    t.effect(Ann, [{ op: 'counters', from: { pool: 'prey' }, to: 'bank', amount: 30, why: 'effect' }])
    expect([t.state.seats[Ben]!.ousted, keys(t, Dee, Cal)]).toEqual([true, ['majesty']])
  })

  it('[AUS]: any minion can burn it, directed at its controller', () => {
    const t = scene('AUS')
    t.answer(Ann, 'play:R1:AUS:A1')
    t.allPass()
    expect(t.can(Ann, 'action:R1:burn:A2')).toBe(true)
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'action:R1:burn:B1')
    expect(t.happened('action-announced').at(-1)).toMatchObject({ targets: [Ann], stealth: 0 })
    t.allPass()
    expect([t.inAsh(Ann, 'R1'), keys(t, Ann, Ben)]).toEqual([true, null])
  })
})
