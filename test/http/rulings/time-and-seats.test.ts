import { describe, expect, it } from 'vitest'
import { answerOverdue } from '../../../functions/games/due.ts'
import { owed, viewFor, waitingFor } from '../../../shared/rules/index.ts'
import { clockOf, hoursFrom, untilWindow } from '../timed.ts'
import { asked, defaultOf, everything } from '../wire-prompts.ts'
import { json, problemIn } from '../world.ts'
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

const codesIn = (refusal: ReturnType<typeof refusalIn>): unknown[] => [
  refusal.refused,
  refusal.members?.reasonCode ?? refusal.members?.errors?.[0]?.code,
]

describe('more time', () => {
  it('TTIME-07: for the table adds up, and nothing else moves', async () => {
    const at = await judged()
    const before = await stored(at)
    await ruleOn(at, { kind: 'extend', seat: null, hours: 3 })
    await ruleOn(at, { kind: 'extend', seat: null, hours: 6 })
    const after = await stored(at)
    const [was, is] = [before, after].map(({ state }) => Date.parse(state.settings.timeLimit!.endsAt))
    expect(is! - was!).toBe(9 * 3_600_000)
    expect([after.clock, after.state.fx, after.state.frames]).toEqual([
      before.clock,
      before.state.fx,
      before.state.frames,
    ])
    expect(await lastEvents(at)).toEqual([
      {
        key: 'time-extended',
        judge: 'Hal',
        reason: 'It was not legal.',
        seat: null,
        hours: 6,
        until: after.state.settings.timeLimit!.endsAt,
      },
    ])
  })

  it('for a seat goes into its bank, and into the question it has, even above the cap', async () => {
    const at = await judged()
    const { seats } = await clockOf(at.world, at.game)
    const own = (await stored(at)).clock!.seats[0]!.bank
    await ruleOn(at, { kind: 'extend', seat: 0, hours: 40 })
    const after = await stored(at)
    expect(after.clock!.seats[0]!.bank - own).toBe(40 * 3_600_000)
    const limit = (await clockOf(at.world, at.game)).seats[0]!.limit
    expect(Date.parse(limit!) - Date.parse(seats[0]!.limit!)).toBe(40 * 3_600_000)
    at.world.pass(1)
    await playOn(at, 1)
    const left = (await stored(at)).clock!.seats[0]!.bank - own
    expect([left > 38 * 3_600_000, left < 40 * 3_600_000]).toEqual([true, true])
    expect(Math.floor(hoursFrom(at.world, limit))).toBeGreaterThan(100)
  })

  it('is refused where there is no such clock, no such seat, or no game any more', async () => {
    const bare = await judged({ timeLimit: undefined })
    const untimed = await judged({ clock: { policy: 'unlimited' } })
    expect(codesIn(refusalIn(await ruleOn(bare, { kind: 'extend', seat: null, hours: 3 })))[0]).toBe('no-clock')
    expect(codesIn(refusalIn(await ruleOn(untimed, { kind: 'extend', seat: 0, hours: 3 })))[0]).toBe('no-clock')
    const at = await judged()
    await ruleOn(at, { kind: 'remove', seat: 1 })
    expect(codesIn(refusalIn(await ruleOn(at, { kind: 'extend', seat: 1, hours: 3 })))).toEqual([
      'invalid-request',
      'not-in-game',
    ])
  })
})

describe('a pause by a judge', () => {
  const until = '2027-01-06T12:00:00.000Z'

  it('TTIME-09: stops the clocks until its end, and the limit of the table goes with it', async () => {
    const at = await judged()
    const before = await stored(at)
    await ruleOn(at, { kind: 'pause', until })
    const after = await stored(at)
    const moved = (of: (game: typeof after) => string): number => Date.parse(of(after)) - Date.parse(of(before))
    expect(moved(({ state }) => state.settings.timeLimit!.endsAt)).toBe(48 * 3_600_000)
    expect(moved(({ clock }) => clock!.waits[0]!.limit!)).toBe(48 * 3_600_000)
    expect((await clockOf(at.world, at.game)).pausedUntil).toBe(until)
    at.world.pass(40)
    expect(await answerOverdue(at.world.service, at.game)).toBe(0)
  })

  it('is ended by a judge and by no vote, gives back what is left of it, and takes none of the table’s own days', async () => {
    const at = await judged()
    const before = await stored(at)
    const { world, game } = at
    await ruleOn(at, { kind: 'pause', until })
    at.world.pass(8)
    const vote = problemIn(await world.as('ann').post(`/games/${game}/resume`, undefined))
    expect([vote.code, vote.reasonCode]).toEqual(['no-pause', 'judge-paused'])
    expect(codesIn(refusalIn(await ruleOn(at, { kind: 'pause', until })))).toEqual(['no-pause', 'paused-already'])
    await ruleOn(at, { kind: 'pause', until: null })
    const after = await stored(at)
    expect(
      Date.parse(after.state.settings.timeLimit!.endsAt) - Date.parse(before.state.settings.timeLimit!.endsAt),
    ).toBe(8 * 3_600_000)
    expect(codesIn(refusalIn(await ruleOn(at, { kind: 'pause', until: null })))).toEqual(['no-pause', 'not-paused'])
    expect(codesIn(refusalIn(await ruleOn(at, { kind: 'pause', until: '2020-01-01T00:00:00.000Z' })))).toEqual([
      'no-pause',
      'not-later',
    ])
  })
})

describe('a skipped answer', () => {
  it('is the published default, and no miss of the seat', async () => {
    const at = await judged()
    const { prompt } = await asked(at.world, at.game)
    await ruleOn(at, { kind: 'skip', seat: prompt.seat })
    const after = await stored(at)
    expect(after.clock!.seats[prompt.seat]!.misses).toBe(0)
    expect((await lastEvents(at))[0]).toMatchObject({ key: 'judge-ruled', ruling: 'skip', seat: prompt.seat })
    const late = await at.world.as('ann').post(`/games/${at.game}/commands`, defaultOf(prompt))
    expect(problemIn(late).code).toBe('stale-prompt')
  })

  it('is refused where the seat is asked nothing, and does not tell whether an answer lies sealed', async () => {
    const at = await judged()
    await untilWindow(at.world, at.game)
    const { state } = await stored(at)
    const idle = state.seats.findIndex((_, seat) => !waitingFor(state).includes(seat))
    if (idle >= 0) expect(refusalIn(await ruleOn(at, { kind: 'skip', seat: idle })).refused).toBe('not-waited-for')
    // Ben has sealed; Eve has not: what everybody else is shown is the same but for the name.
    const [sealed, open] = owed(state)
    const { world, game } = at
    const player = ['ann', 'ben', 'cal', 'dee', 'eve'][sealed!]!
    const { caller, prompt } = await asked(world, game, [player])
    await caller.post(`/games/${game}/commands`, defaultOf(prompt))
    if (!waitingFor((await stored(at)).state).includes(sealed!)) return
    const before = (await stored(at)).state.sealed
    await ruleOn(at, { kind: 'skip', seat: sealed! })
    const after = await stored(at)
    expect(after.state.sealed).toEqual(before)
    const [told] = await lastEvents(at)
    expect(told).toMatchObject({ key: 'judge-ruled', seat: sealed })
    const done = reportIn(await ruleOn(at, { kind: 'skip', seat: open! }))
    expect(done.seats.every(({ moves }) => moves)).toBe(true)
  })
})

describe('who sits at a table', () => {
  it('a bot plays on; a person only who has offered to', async () => {
    const at = await judged()
    const { world, game } = at
    expect(codesIn(refusalIn(await ruleOn(at, { kind: 'substitute', seat: 2, player: 'zoe' })))[0]).toBe(
      'seat-not-open',
    )
    await ruleOn(at, { kind: 'substitute', seat: 2 })
    expect((await stored(at)).players[2]).toMatchObject({ bot: true, standIn: true })
    expect(codesIn(refusalIn(await ruleOn(at, { kind: 'substitute', seat: 2 })))[0]).toBe('seat-not-open')
    expect((await world.as('zoe').post(`/games/${game}/offers`, { seat: 2 })).status).toBe(200)
    await ruleOn(at, { kind: 'substitute', seat: 2, player: 'zoe' })
    expect((await stored(at)).players[2]).toMatchObject({ player: 'zoe', bot: false })
    expect(await world.store.gamesOf('zoe')).toContain(game)
    expect(await lastEvents(at)).toMatchObject([
      { key: 'judge-ruled', ruling: 'substitute', seat: 2 },
      { key: 'substituted', seat: 2 },
    ])
  })

  it('the judge does not sit down at the table', async () => {
    const at = await judged()
    expect(refusalIn(await ruleOn(at, { kind: 'substitute', seat: 2, player: 'hal' })).refused).toBe(
      'conflict-of-interest',
    )
  })

  it('TJUDGE-14: who is removed gives neither point nor pool, unless a league has it so', async () => {
    const removed = async (more: object): Promise<[number, number]> => {
      const at = await judged()
      await ruleOn(at, { kind: 'remove', seat: 2, ...more })
      const { pool, victoryPoints } = (await stored(at)).state.seats[1]!
      return [victoryPoints, pool]
    }
    expect([await removed({}), await removed({ vp: true, pool: true })]).toEqual([
      [0, 30],
      [1, 36],
    ])
  })

  it('TCONC-08: to walk out gives nobody anything, and neither does the removal that a judge makes of it', async () => {
    const at = await judged()
    const standingOf = async () =>
      (await stored(at)).state.seats.map(({ pool, victoryPoints }) => [pool, victoryPoints])
    const before = await standingOf()
    expect((await at.world.as('cal').post(`/games/${at.game}/leave`, undefined)).status).toBe(200)
    const left = await stored(at)
    expect([await standingOf(), left.state.seats[2]!.ousted, left.clock!.seats[2]!.open !== undefined]).toEqual([
      before,
      undefined,
      true,
    ])
    await ruleOn(at, { kind: 'remove', seat: 2 })
    expect(await standingOf()).toEqual(before.with(2, [0, 0]))
    const { seats } = viewFor((await stored(at)).state, 'spectator')
    expect([seats[1]!.prey, seats[3]!.predator]).toEqual([3, 1])
  })

  it('TJUDGE-15: what others have had from who is removed stays, and the clocks go on for them', async () => {
    const at = await judged()
    await ruleOn(at, { kind: 'adjust', patch: [{ op: 'replace', path: '/seats/4/pool', value: 33 }] })
    await ruleOn(at, { kind: 'remove', seat: 0 })
    const { state, clock } = await stored(at)
    expect(state.seats[4]!.pool).toBe(33)
    expect([state.result, state.seats[0]!.ousted]).toEqual([undefined, true])
    expect(clock!.waits.map(({ seat }) => seat)).toEqual(waitingFor(state))
    expect(codesIn(refusalIn(await ruleOn(at, { kind: 'remove', seat: 0 })))).toEqual([
      'invalid-request',
      'not-in-game',
    ])
  })
})

describe('a game that begins again', () => {
  const restart = (seat: number, more: object = {}) => ({ kind: 'restart', seat, ...more })

  it('TJUDGE-12: a table of five goes on as one of four, dealt anew; the first of them begins', async () => {
    const at = await judged()
    await playOn(at, 2)
    const before = await stored(at)
    await ruleOn(at, restart(0, { hours: 100 }))
    const { state, clock } = await stored(at)
    expect(
      state.seats.map(({ ousted, pool, hand, uncontrolled }) => [ousted, pool, hand.length, uncontrolled.length]),
    ).toEqual([[true, 0, 0, 0], ...Array.from({ length: 4 }, () => [undefined, 30, 7, 4])])
    expect(state.frames[0]).toMatchObject({ kind: 'turn', seat: 1, number: 1 })
    expect(hoursFrom(at.world, state.settings.timeLimit!.endsAt)).toBe(100)
    expect(clock!.waits.map(({ seat }) => seat)).toEqual([1])
    expect(state.fx).toBeGreaterThan(before.state.fx)
    const decks = ({ cards }: typeof state) =>
      [0, 1, 2, 3, 4].map(seat => cards.flatMap(({ key, owner }) => (owner === seat ? [key] : [])).toSorted())
    expect(decks(state)).toEqual(decks(before.state))
    expect((await lastEvents(at)).map(({ key }) => key).slice(0, 3)).toEqual(['judge-ruled', 'removed', 'game-started'])
    await playOn(at, 6)
    // Nothing of what was before counts any more.
    await ruleOn(at, { kind: 'result', victoryPoints: [0, 4, 0, 0, 0] })
    const result = json<{ exits: { seat: number; how: string }[]; first: number }>(
      await at.world.as('ben').get(`/games/${at.game}/result`),
    )
    expect([result.first, result.exits]).toMatchObject([1, [{ seat: 0, how: 'removal' }]])
  })

  it('TTIME-09: ends a pause that a judge has ruled, and the limit gives back what was left of it', async () => {
    const at = await judged()
    const endsAt = async (): Promise<number> => Date.parse((await stored(at)).state.settings.timeLimit!.endsAt)
    const before = await endsAt()
    await ruleOn(at, { kind: 'pause', until: '2027-01-06T12:00:00.000Z' })
    at.world.pass(8)
    await ruleOn(at, restart(0))
    expect([(await endsAt()) - before, (await stored(at)).clock!.pauses]).toEqual([8 * 3_600_000, []])
  })

  it('an id tells nobody which card it was in the deal before', async () => {
    const at = await judged()
    const before = await stored(at)
    await ruleOn(at, restart(0))
    const { state } = await stored(at)
    const same = state.cards.filter(({ key, owner }, id) => owner > 0 && before.state.cards[id]!.key === key).length
    expect(same).toBeLessThan(state.cards.length / 4)
  })

  const refusedAt = async (at: Judged, seat: number): Promise<unknown> => {
    const before = await everything(at.world, at.game)
    const { refused } = refusalIn(await ruleOn(at, restart(seat)))
    const version = await publicVersion(at)
    expect((await everything(at.world, at.game)).map(text => text.length)).toEqual(before.map(text => text.length))
    expect(version).toBe(await publicVersion(at))
    return refused
  }

  it('TJUDGE-12: is refused after the first round of turns, unless it is forced', async () => {
    const at = await judged()
    for (let i = 0; i < 120; i++) {
      const [turn] = (await stored(at)).state.frames
      if (turn?.kind === 'turn' && turn.number > 5) break
      await playOn(at, 1)
    }
    expect(await refusedAt(at, 2)).toBe('restart-too-late')
    await ruleOn(at, restart(2, { force: true }))
    expect((await stored(at)).state.frames[0]).toMatchObject({ kind: 'turn', number: 1 })
  })

  it('TJUDGE-12: is refused at a table that is no five any more', async () => {
    const at = await judged()
    await ruleOn(at, { kind: 'remove', seat: 3 })
    expect(await refusedAt(at, 2)).toBe('restart-too-late')
    await ruleOn(at, restart(3))
    expect((await stored(at)).state.seats.filter(({ ousted }) => ousted)).toHaveLength(1)
  })
})

describe('a ruled result', () => {
  const result = (victoryPoints: number[], more: object = {}) => ({ kind: 'result', victoryPoints, ...more })

  it('TSCORE-11: has to be what a game can give, in half points, one for each seat', async () => {
    const at = await judged()
    for (const [points, code] of [
      [[3, 0, 0, 0, 0], 'missing-vp'],
      [[0, 0, 0, 0, 0], 'missing-vp'],
      [[1, 1], 'one-a-seat'],
    ] as const) {
      const refusal = refusalIn(await ruleOn(at, result([...points])))
      expect([refusal.refused, refusal.members?.errors?.map(error => error.code)]).toEqual([
        code === 'one-a-seat' ? 'invalid-request' : 'result-invalid',
        expect.arrayContaining([expect.any(String)]),
      ])
    }
    expect((await stored(at)).ruledResult).toBeUndefined()
    await ruleOn(at, result([3, 0, 0, 0, 0], { accept: true }))
    expect((await stored(at)).state.result).toEqual({ winner: 0, victoryPoints: [3, 0, 0, 0, 0] })
  })

  it('ends a game that goes on; of one that is over what was recorded stays beside it', async () => {
    const at = await judged()
    await ruleOn(at, result([0.5, 0.5, 0.5, 0.5, 0.5]))
    const over = await stored(at)
    expect(over.state.result).toEqual({ winner: null, victoryPoints: [0.5, 0.5, 0.5, 0.5, 0.5] })
    expect(over.dueAt).toBeNull()
    await ruleOn(at, result([5, 0, 0, 0, 0]), { reason: 'They had conceded.' })
    const { state, ruledResult } = await stored(at)
    expect(state.result).toEqual(over.state.result)
    expect(ruledResult).toMatchObject({ victoryPoints: [5, 0, 0, 0, 0], comment: 'They had conceded.', judge: 'Hal' })
    expect(await lastEvents(at)).toMatchObject([{ key: 'result-ruled', victoryPoints: [5, 0, 0, 0, 0] }])
  })

  it('TJUDGE-14: without who was removed it may be what a table of four gives', async () => {
    const at = await judged()
    expect(refusalIn(await ruleOn(at, result([4, 0, 0, 0, 0]))).refused).toBe('result-invalid')
    await ruleOn(at, { kind: 'remove', seat: 2 })
    await ruleOn(at, result([4, 0, 0, 0, 0]))
    expect((await stored(at)).state.result!.winner).toBe(0)
  })

  it('after the game nothing is left to rule on but words and the result', async () => {
    const at = await judged()
    await ruleOn(at, result([5, 0, 0, 0, 0]))
    for (const ruling of [
      { kind: 'extend', seat: 0, hours: 1 },
      { kind: 'pause', until: null },
      { kind: 'skip', seat: 0 },
      { kind: 'adjust', patch: [{ op: 'replace', path: '/seats/1/pool', value: 3 }] },
      { kind: 'substitute', seat: 0 },
      { kind: 'remove', seat: 0 },
      { kind: 'restart', seat: 0 },
    ])
      expect(refusalIn(await ruleOn(at, ruling)).refused, ruling.kind).toBe('game-over')
    await ruleOn(at, { kind: 'answer', text: 'Well played.' })
  })
})
