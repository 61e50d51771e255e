import { describe, expect, it } from 'vitest'
import { openly, pushMessage } from '../../functions/notify/messages.ts'
import { planned } from '../../functions/notify/planned.ts'
import { quickOptions } from '../../functions/notify/quick-answers.ts'
import { apply, owed, promptFor, type GameState, type SeatIndex } from '../../shared/rules/index.ts'
import { LANGUAGES } from '../../shared/text/spoken-language.ts'
import { playGame } from '../support/random-game.ts'
import { envOf, generator } from '../support/random.ts'

/** The same table with other cards in that hand. */
function dealtAnew(state: GameState, seat: SeatIndex, draw: (bound: number) => number): GameState {
  const other = structuredClone(state),
    { hand, library } = other.seats[seat]!
  const ids = [...hand, ...library],
    keys = ids.map(id => other.cards[id]!.key)
  for (const id of ids) other.cards[id] = { ...other.cards[id]!, key: keys.splice(draw(keys.length), 1)[0]! }
  return other
}

/** Positions of random games in which somebody is asked, with that seat. */
function* asked(seeds: readonly number[], every: number): Generator<{ state: GameState; seat: SeatIndex }> {
  for (const seed of seeds) {
    const found: { state: GameState; seat: SeatIndex }[] = []
    let move = 0
    playGame(
      seed,
      5,
      ({ after: { state } }) => {
        if (++move % every > 0 || state.result) return
        for (const seat of owed(state)) found.push({ state, seat })
      },
      1_500,
    )
    yield* found
  }
}

describe('answers on a notification', () => {
  it('are the same whatever the asked seat holds, and so are the words on them', async () => {
    const draw = generator(11)
    let offered = 0
    for (const { state, seat } of asked([3, 4, 5], 5)) {
      const prompt = promptFor(state, seat)!,
        other = dealtAnew(state, seat, draw),
        elsewhere = promptFor(other, seat)
      if (!elsewhere || elsewhere.ask.key !== prompt.ask.key) continue
      const players = state.seats.map((_, i) => ({ player: `p${i}`, name: `Player ${i}`, bot: false }))
      const said = await openly({ players, state }, prompt, 'en')
      if (said.answers) offered++
      expect((await openly({ players, state: other }, elsewhere, 'en')).answers).toEqual(said.answers)
    }
    expect(offered).toBeGreaterThan(200)
  })

  it('are what the question takes as they are: one or two, the default first, without anything to fill in', () => {
    const kinds = new Set<string>()
    for (const { state, seat } of asked([6, 7], 7)) {
      const prompt = promptFor(state, seat)!,
        offered = quickOptions(state, prompt)
      expect(offered.length).toBeLessThanOrEqual(2)
      if (offered.length > 0) expect(offered[0]!.id).toBe(prompt.default.optionId)
      for (const one of offered) {
        kinds.add(one.kind)
        expect(() => apply(state, seat, prompt.id, { optionId: one.id }, envOf(6))).not.toThrow()
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['pass', 'decline', 'block']))
  })

  it.each(LANGUAGES)('fit into a push with everything else, in %s', async language => {
    for (const { state, seat } of asked([8], 40)) {
      const prompt = promptFor(state, seat)!,
        players = state.seats.map((_, i) => ({ player: `p${i}`, name: 'Ж'.repeat(60), bot: false }))
      const outgoing = planned({
        player: 'p0',
        id: `push#gam_1#${prompt.id}`,
        channel: 'push',
        kind: 'prompt',
        about: { game: 'gam_1', prompt: prompt.id },
        at: '2026-01-01T00:00:00.000Z',
        dueAt: null,
        expires: '2026-02-01T00:00:00.000Z',
      })
      const message = await pushMessage(
        outgoing,
        'Ж'.repeat(400),
        await openly({ players, state }, prompt, language),
        language,
      )
      expect(message).toMatchObject({ prompt: prompt.id, language })
      expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(3_900)
    }
  })

  it('come with no message that asks nothing', async () => {
    const over = planned({
      player: 'p0',
      id: 'push#gam_1#over',
      channel: 'push',
      kind: 'gameOver',
      about: { game: 'gam_1' },
      at: '2026-01-01T00:00:00.000Z',
      dueAt: null,
      expires: '2026-02-01T00:00:00.000Z',
    })
    expect(
      await pushMessage(
        over,
        'Rosewood',
        { ask: '', answers: { options: [{ optionId: 'pass', label: 'Pass' }], failed: '' } },
        'en',
      ),
    ).not.toHaveProperty('answers')
  })
})
