import { describe, expect, it } from 'vitest'
import { endHold, heldSince, isTimeUp, setOrders, viewFor, type GameState } from '../../../shared/rules/index.ts'
import { isAsked } from '../../../shared/rules/engine/legal.ts'
import { envOf } from '../../support/random.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

/** A hold (windows.md#the-hold): where somebody rides, nothing is published before it is over, whatever anybody holds. */
type Table = ReturnType<typeof table>

function riding({
  hold = 15,
  hand = [{ card: 'on-the-qui-vive', as: 'WC1' }],
  rider = Cal,
}: { hold?: number; hand?: { card: string; as: string }[]; rider?: number } = {}): Table {
  const t = table({
    seats: [
      { ready: [minion('V1')] },
      { ready: [minion('B1')], hand: ['deflection'] },
      listening('C1', { hand }),
      listening('D1'),
      listening('E1'),
    ],
  })
  if (hold > 0) t.edit(draft => void (draft.settings.hold = hold))
  const { state } = setOrders(t.state, rider, { rules: [], ride: true })
  return t.edit(draft => void Object.assign(draft, JSON.parse(JSON.stringify(state))))
}

/** As the clock does when its time has come. */
function over(t: Table): void {
  const { state } = endHold(t.state, envOf(1))
  t.edit(draft => {
    for (const key of Object.keys(draft) as (keyof GameState)[]) delete draft[key]
    Object.assign(draft, JSON.parse(JSON.stringify(state)))
  })
}
const seen = (t: Table, ...viewers: (number | 'spectator')[]): string[] =>
  viewers.map(viewer => JSON.stringify(viewFor(t.state, viewer)))
const windowOf = ({ state }: Table): string | undefined => {
  const frame = state.frames.at(-1)
  return frame?.kind === 'window' ? frame.name : undefined
}
const toBlocks = (t: Table): Table => {
  t.answer(Ann, 'bleed:V1')
  expect(t.window()).toBe('blocks')
  return t
}
const everybody = (t: Table): void => {
  for (let n = 0; n < 5 && t.waiting().length > 0 && heldSince(t.state) !== undefined; n++) t.pass(t.waiting()[0]!)
}

describe('a hold', () => {
  it('keeps what is sealed from being published until it is over, and publishes it then at once', () => {
    const t = toBlocks(riding())
    expect(heldSince(t.state)).toBe('2026-01-01T00:00:00.000Z')
    const before = seen(t, Cal, Eve, 'spectator')
    t.answer(Ben, 'block:B1')
    expect(t.has('block-declared')).toBe(false)
    expect(seen(t, Cal, Eve, 'spectator')).toEqual(before)
    const version = t.state.views.at(-1)!
    over(t)
    expect(t.window()).toBe('attempt')
    expect([
      t.state.views.at(-1),
      t.state.frames.some(frame => frame.kind === 'action' && frame.blocker === t.id('B1')),
    ]).toEqual([version + 1, true])
  })

  it('gives who rides and is able the time to answer before others are through', () => {
    const t = toBlocks(riding())
    t.pass(Ben)
    for (const seat of t.waiting()) t.pass(seat)
    expect([windowOf(t), t.waiting(), isAsked(t.state, Cal), t.asked().includes(Cal)]).toEqual([
      'blocks',
      [],
      true,
      true,
    ])
    t.answer(Cal, 'play:WC1::C1')
    expect(t.has('card-played')).toBe(false)
    over(t)
    expect(t.state.seats[Cal]!.hand).not.toContain(t.id('WC1'))
    // Without one they would have been gone past.
    const none = toBlocks(riding({ hold: 0 }))
    expect(heldSince(none.state)).toBeUndefined()
    for (let n = 0; n < 5 && none.window() === 'blocks'; n++) none.pass(none.waiting()[0]!)
    expect(none.window()).toBe('declined')
  })

  it('lasts as long whatever the rider holds, and nobody else can tell', () => {
    const able = toBlocks(riding()),
      unable = toBlocks(riding({ hand: [{ card: 'conditioning', as: 'WC1' }] }))
    const others = [Ann, Ben, Dee, Eve, 'spectator'] as const
    expect([isAsked(able.state, Cal), isAsked(unable.state, Cal)]).toEqual([true, false])
    for (const step of [() => undefined, (t: Table) => void t.pass(Ben), everybody, over, everybody, over]) {
      for (const t of [able, unable]) step(t)
      expect([heldSince(able.state), able.waiting(), able.asked(), able.state.waitingSince]).toEqual([
        heldSince(unable.state),
        unable.waiting(),
        unable.asked(),
        unable.state.waitingSince,
      ])
      expect(seen(able, ...others)).toEqual(seen(unable, ...others))
    }
    expect(able.window()).toBe(unable.window())
  })

  it('that ends before everybody has answered moves nobody’s view; then the window is as any other', () => {
    const t = toBlocks(riding())
    const before = seen(t, Ann, Ben, Cal, Dee, Eve, 'spectator'),
      { version, views } = t.state
    over(t)
    expect([t.state.version, t.state.views, heldSince(t.state)]).toEqual([version + 1, views, undefined])
    expect(seen(t, Ann, Ben, Cal, Dee, Eve, 'spectator')).toEqual(before)
    t.answer(Ben, 'block:B1')
    expect(t.has('block-declared')).toBe(true)
    expect(() =>
      endHold(
        { ...t.state, frames: t.state.frames.map(frame => ({ ...frame })).filter(frame => frame.kind !== 'window') },
        envOf(1),
      ),
    ).toThrow('not-due')
    expect(isTimeUp(t.state, '2030-01-01T00:00:00.000Z')).toBe(false)
  })

  it('is only where somebody rides: not for who could still block, and not for who has said what to do', () => {
    const blocker = toBlocks(riding({ rider: Ben }))
    expect(heldSince(blocker.state)).toBeUndefined()
    const ordered = riding(),
      { state } = setOrders(ordered.state, Cal, {
        rules: [{ id: 'r', when: { window: ['blocks'] }, do: 'pass' }],
        ride: true,
      })
    ordered.edit(draft => void Object.assign(draft, JSON.parse(JSON.stringify(state))))
    expect(heldSince(toBlocks(ordered).state)).toBeUndefined()
  })

  it('begins anew with each round', () => {
    const t = toBlocks(riding())
    t.answer(Ben, 'block:B1')
    over(t)
    expect([t.window(), heldSince(t.state) !== undefined]).toEqual(['attempt', t.asked().includes(Cal)])
  })
})
