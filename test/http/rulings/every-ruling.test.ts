import { describe, expect, it } from 'vitest'
import { adjustable } from '../../../shared/rules/position/adjusting.ts'
import { everything } from '../wire-prompts.ts'
import { PLAYERS } from '../world.ts'
import {
  judged,
  lastEvents,
  playOn,
  publicVersion,
  refusalIn,
  reportIn,
  ruleOn,
  stored,
  type Judged,
} from './judged.ts'

/** Each at a moment at which it can be ruled. */
const RULINGS: [kind: string, ruling: object, prepare?: (at: Judged) => Promise<unknown>][] = [
  ['answer', { kind: 'answer', text: 'The block stands.' }],
  ['answer', { kind: 'answer', text: 'You may not.', to: [1] }],
  ['extend', { kind: 'extend', seat: 0, hours: 5 }],
  ['extend', { kind: 'extend', seat: null, hours: 5 }],
  ['pause', { kind: 'pause', until: '2027-02-01T18:00:00.000Z' }],
  ['skip', { kind: 'skip', seat: 0 }],
  ['adjust', { kind: 'adjust', patch: [{ op: 'replace', path: '/seats/1/pool', value: 28 }] }],
  ['rewind', { kind: 'rewind', to: 2, accept: true }, at => playOn(at, 3)],
  ['substitute', { kind: 'substitute', seat: 2 }],
  ['remove', { kind: 'remove', seat: 2 }],
  ['restart', { kind: 'restart', seat: 2 }],
  ['result', { kind: 'result', victoryPoints: [5, 0, 0, 0, 0] }],
]
const OTHER = { kind: 'answer', text: 'Something else.' }

describe.each(RULINGS)('the ruling %s', (kind, ruling, prepare) => {
  const open = async (): Promise<Judged> => {
    const at = await judged()
    await prepare?.(at)
    return at
  }
  const all = async ({ world, game }: Judged) =>
    (await everything(world, game)).map(text => text.replace(/"traceId":"\w+"/, ''))

  it('tried dry says what each seat would see, and changes not a byte', async () => {
    const at = await open()
    const before = await all(at)
    const dry = reportIn(await ruleOn(at, ruling, { dry: true }))
    expect([dry.ruling, dry.seats.length]).toEqual([kind, 5])
    expect(dry.seats.every(({ changes }) => Array.isArray(changes))).toBe(true)
    expect(await all(at)).toEqual(before)
    const done = reportIn(await ruleOn(at, ruling))
    expect({ ...done, seats: [] }).toEqual({ ...dry, seats: [] })
    const seen = dry.seats.map(({ changes: _, ...seat }) => seat)
    if (kind !== 'restart') return expect(done.seats).toEqual(seen)
    // Which cards chance will deal is told to nobody before.
    for (const [seat, { learns }] of done.seats.entries())
      if (seat !== 2) expect(learns).not.toEqual(seen[seat]!.learns)
  })

  it('is told with the judge’s name, moves views forward alone, and keeps what led there', async () => {
    const at = await open()
    const before = await stored(at)
    await ruleOn(at, ruling)
    const after = await stored(at)
    expect(after.state.version).toBe(before.state.version + 1)
    expect(after.state.views.every((version, viewer) => version >= before.state.views[viewer]!)).toBe(true)
    expect([after.state.fx >= before.state.fx, after.state.nextId >= before.state.nextId]).toEqual([true, true])
    const [told] = await lastEvents(at)
    expect(told).toMatchObject({ judge: 'Hal' })
    expect(after.commands).toHaveLength(before.commands.length + 1)
    expect((await at.world.store.event(at.game, after.state.version))!.undo).toBeDefined()
  })

  it('under its key is answered with the same bytes for ever, and no other under that key', async () => {
    const at = await open()
    const expectedVersion = await publicVersion(at)
    const call = { key: 'once', expectedVersion }
    const first = await ruleOn(at, ruling, call)
    const after = await all(at)
    const again = await ruleOn(at, ruling, call)
    expect(again).toEqual({ ...first, replayed: true })
    expect(refusalIn(await ruleOn(at, OTHER, call)).refused).toBe('key-reused')
    expect(await all(at)).toEqual(after)
  })

  it('is refused where the game has moved, to who sits there or has, and for a game that is not there', async () => {
    const at = await open()
    const before = await all(at)
    const version = await publicVersion(at)
    expect(refusalIn(await ruleOn(at, ruling, { expectedVersion: version - 1 }))).toMatchObject({
      refused: 'moved',
      members: { version },
    })
    for (const dry of [true, false]) {
      expect(refusalIn(await ruleOn(at, ruling, { by: { id: 'ann', name: 'Ann' }, dry })).refused).toBe(
        'conflict-of-interest',
      )
      expect(refusalIn(await ruleOn(at, ruling, { gameId: 'gam_nothing_there', dry })).refused).toBe('not-found')
    }
    expect(await all(at)).toEqual(before)
  })
})

describe('a ruling', () => {
  it('TGAME-05, TJUDGE-02: is nobody’s who has sat there, even if another sits there now', async () => {
    const at = await judged()
    await ruleOn(at, { kind: 'substitute', seat: 2 })
    expect((await stored(at)).players[2]!.former).toHaveLength(1)
    const former = { by: { id: 'cal', name: 'Cal' } }
    expect(refusalIn(await ruleOn(at, OTHER, former)).refused).toBe('conflict-of-interest')
  })

  it('shows in the log of everybody and in the replay, in their language', async () => {
    const at = await judged()
    await ruleOn(at, { kind: 'remove', seat: 2 })
    const { world, game } = at
    for (const [player, language, words] of [
      ['ann', 'en', 'Judge Hal has'],
      ['eve', 'it', 'Arbitraggio di Hal'],
    ] as const) {
      const log = await world.as(player).get(`/games/${game}/log?limit=100`, { 'accept-language': language })
      expect(log.text).toContain(words)
      expect(log.text).toContain('It was not legal.')
    }
    const spectator = await world.as('zoe').get(`/games/${game}/log?view=spectator&limit=100`)
    expect(spectator.text).toContain('Judge Hal has')
  })

  it('whose views it does not move reads what was there before, byte by byte', async () => {
    const at = await judged()
    const { world, game } = at
    const seen = async (player: string) => (await world.as(player).get(`/games/${game}`)).text
    const before = await Promise.all(PLAYERS.map(seen))
    await ruleOn(at, { kind: 'answer', text: 'It is your turn.', to: [0, 3] })
    const after = await Promise.all(PLAYERS.map(seen))
    expect(after.map((text, seat) => text === before[seat])).toEqual([false, true, true, false, true])
    const log = await world.as('ben').get(`/games/${game}/log?limit=100`)
    expect(log.text).not.toContain('It is your turn')
    expect((await world.as('dee').get(`/games/${game}/log?limit=100`)).text).toContain('It is your turn')
  })

  it('is unreadable where it is not one: nothing is parsed that the schema does not know', async () => {
    const at = await judged()
    for (const wrong of [
      { kind: 'answer', text: '' },
      { kind: 'extend', seat: 0, hours: 0 },
      { kind: 'extend', seat: 7, hours: 1 },
      { kind: 'rewind', to: 0 },
      { kind: 'rewind', to: 2, accept: false },
      { kind: 'result', victoryPoints: [1, 0.25] },
      { kind: 'adjust', patch: [] },
      { kind: 'adjust', patch: [{ op: 'replace', path: 'seats', value: 1 }] },
      { kind: 'hang', seat: 0 },
    ])
      await expect(ruleOn(at, wrong)).rejects.toThrow()
  })

  it('a position to correct names every card by its id, and says the same as the one without names', async () => {
    const { state } = await stored(await judged())
    const named = JSON.stringify(adjustable(state)).match(/"as":"card \d+"/g)!
    expect(new Set(named).size).toBe(state.cards.length)
  })
})
