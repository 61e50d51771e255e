import { describe, expect, it } from 'vitest'
import {
  gameAfter,
  isToBeAsked,
  next,
  NOTHING,
  type Entry,
  type Event,
  type GameView,
  type Live,
} from '../../../functions/web/live/state.ts'
import type { Prompt } from '../../../shared/api/prompts.ts'
import { diff } from '../../../shared/api/patch.ts'

const [OWN, OTHER] = [1, 0]
const promptOf = (id: string, seat = OWN, deadline: string | null = null): Prompt =>
  ({ id, seat, deadline }) as unknown as Prompt
const gameOf = (version: number, prompt: string | null, more: object = {}): GameView =>
  ({ version, seat: OWN, table: null, deadline: null, view: { you: { prompt } }, ...more }) as unknown as GameView
const entry = (version: number): Entry => ({ version, at: '', events: [] })
const after = (events: readonly Event[], from: Live = NOTHING): Live => events.reduce(next, from)
const read = (version: number, prompt: string | null): Event => ({
  is: 'read',
  game: gameOf(version, prompt),
  tag: `t${version}`,
  prompt: prompt === null ? null : promptOf(prompt),
  entries: [],
  earlier: null,
})

/** A sandbox as the service has it: who is asked what, the own seat and another beside it. */
interface Service {
  version: number
  own: string | null
  /** Whether another seat is asked as well, before the own. */
  other: boolean
}

/** What is under way between a page and the service. */
interface World {
  service: Service
  live: Live
  command?: { prompt: string; reply?: Event }
  look?:
    | { at: 'asked'; since: number }
    | { at: 'served'; event: Event | undefined }
    | { at: 'asks'; version: number }
    | { at: 'told'; event: Event }
  answered: readonly string[]
  left: { answers: number; looks: number; moves: number }
}

/** Every way in which the service may stand after the next version. */
const moved = ({ version }: Service): Service[] =>
  [`q${version + 1}`, null].flatMap(own =>
    [true, false].map(other => ({ version: version + 1, own, other: other || own === null })),
  )
const told = ({ version, own, other }: Service): { version: number; prompt: Prompt | null } => ({
  version,
  prompt: other ? promptOf(`other${version}`, OTHER) : own === null ? null : promptOf(own),
})

/** All that may happen next. */
function* steps(world: World): Generator<World> {
  const { service, live, command, look, left } = world
  if (left.moves > 0)
    for (const one of moved(service)) yield { ...world, service: one, left: { ...left, moves: left.moves - 1 } }
  if (!command && live.prompt && left.answers > 0)
    yield {
      ...world,
      live: next(live, { is: 'sending' }),
      command: { prompt: live.prompt.id },
      left: { ...left, answers: left.answers - 1 },
    }
  if (command && !command.reply) {
    const { prompt } = command
    if (prompt === service.own)
      for (const one of moved(service))
        yield { ...world, service: one, command: { prompt, reply: { is: 'replied', ...told(one) } } }
    else {
      const own = service.own === null ? null : promptOf(service.own)
      yield { ...world, command: { prompt, reply: { is: 'replaced', version: service.version, prompt: own } } }
    }
  }
  if (command?.reply) {
    const { command: _, ...rest } = world
    yield {
      ...rest,
      live: after([command.reply, { is: 'settled', answering: 'no' }], live),
      answered: [...world.answered, command.prompt],
    }
  }
  if (!look && left.looks > 0)
    yield {
      ...world,
      look: { at: 'asked', since: live.game!.version },
      left: { ...left, looks: left.looks - 1 },
    }
  if (look) yield looked(world, look)
}

/** A look, one step on. */
function looked({ look: _, ...world }: World, look: NonNullable<World['look']>): World {
  const { service, live } = world
  switch (look.at) {
    case 'asked': {
      const { version, own } = service,
        event: Event = { is: 'changed', game: { game: gameOf(version, own), tag: `t${version}` }, entries: [] }
      return { ...world, look: { at: 'served', event: version === look.since ? undefined : event } }
    }
    case 'served': {
      const now = look.event ? next(live, look.event) : live
      return {
        ...world,
        live: now,
        ...(isToBeAsked(now, look.event !== undefined) && {
          look: { at: 'asks', version: now.game!.version } as const,
        }),
      }
    }
    case 'asks': {
      const prompt = service.own === null ? null : promptOf(service.own)
      return { ...world, look: { at: 'told', event: { is: 'asked', version: look.version, prompt } } }
    }
    case 'told':
      return { ...world, live: next(live, look.event) }
  }
}

/** What is under way comes to its end, and one more look follows. */
function settled(world: World): World {
  let now = { ...world, left: { answers: 0, looks: 0, moves: 0 } }
  for (let again = true; again;) {
    const [step] = steps(now)
    again = step !== undefined
    if (step) now = { ...step, left: now.left }
  }
  const { command: _, ...rest } = now
  let last: World = { ...rest, look: { at: 'asked', since: now.live.game!.version } }
  while (last.look) last = looked(last, last.look)
  return last
}

describe('a game as it is followed', () => {
  it('ends with the question it has open, in whatever order replies, bells and looks come', () => {
    const began: World = {
      service: { version: 1, own: 'q1', other: false },
      live: after([read(1, 'q1')]),
      answered: [],
      left: { answers: 2, looks: 3, moves: 2 },
    }
    const met = new Set<string>(),
      wrong: unknown[] = []
    const go = (world: World): void => {
      // Another way to where one has been.
      const here = JSON.stringify(world)
      if (met.has(here)) return
      met.add(here)
      const { live, service } = settled(world)
      if ((live.prompt?.id ?? null) !== service.own) wrong.push([service, live.prompt, live.game])
      // What is known to have been answered does not come back.
      const { prompt, answering } = world.live
      if (answering === 'no' && prompt && world.answered.includes(prompt.id)) wrong.push(['again', prompt.id])
      for (const step of steps(world)) go(step)
    }
    go(began)
    expect(wrong.slice(0, 3)).toEqual([])
    expect(met.size).toBeGreaterThan(5_000)
  })

  it('keeps the question a bell has brought where the reply comes later, and names another seat', () => {
    const live = after(
      [
        { is: 'sending' },
        { is: 'changed', game: { game: gameOf(2, 'q2'), tag: 't2' }, entries: [entry(2)] },
        { is: 'asked', version: 2, prompt: promptOf('q2') },
        { is: 'replied', version: 2, prompt: promptOf('other', OTHER) },
        { is: 'settled', answering: 'no' },
      ],
      after([read(1, 'q1')]),
    )
    expect([live.prompt?.id, live.answering, isToBeAsked(live)]).toEqual(['q2', 'no', false])
  })

  it('shows at once what a reply says, and asks nothing of a game that is older than it', () => {
    const live = after([{ is: 'replied', version: 3, prompt: promptOf('q3') }], after([read(1, 'q1')]))
    expect([live.prompt?.id, isToBeAsked(live)]).toEqual(['q3', false])
    const older = after([{ is: 'changed', game: { game: gameOf(2, null), tag: 't2' }, entries: [] }], live)
    expect([older.game?.version, older.prompt?.id, isToBeAsked(older)]).toEqual([2, 'q3', false])
  })

  it('asks again for a question whose limit has become another, once the game is there anew', () => {
    const game = gameOf(2, 'q1', { deadline: '2030-01-01T00:00:00.000Z' })
    const live = after([{ is: 'changed', game: { game, tag: 't2' }, entries: [] }], after([read(1, 'q1')]))
    expect([isToBeAsked(live, true), isToBeAsked(live)]).toEqual([true, false])
  })

  it('has each entry of the record once, and what came before where it was asked for', () => {
    const live = after(
      [
        { ...read(2, null), entries: [entry(1), entry(2)], earlier: 'before' } as Event,
        { is: 'changed', entries: [entry(2), entry(3)] },
        { is: 'earlier', cursor: 'before', entries: [entry(0)], earlier: null },
        { is: 'earlier', cursor: 'before', entries: [entry(0)], earlier: null },
        { is: 'read', game: gameOf(4, null), tag: 't4', prompt: null, since: [entry(3), entry(4)] },
      ],
      NOTHING,
    )
    expect([live.entries.map(({ version }) => version), live.earlier]).toEqual([[0, 1, 2, 3, 4], null])
  })

  it('is patched only from the game the patch was made from', () => {
    const [was, is] = [gameOf(1, 'q1'), gameOf(2, 'q2')],
      live = after([read(1, 'q1')]),
      changes = { since: 1, version: 2, entries: [], base: 't1', etag: 't2', patch: diff(was, is) }
    expect(gameAfter(live, changes)).toEqual({ game: is, tag: 't2' })
    expect(gameAfter(live, { ...changes, base: 'another' })).toBeUndefined()
    expect(gameAfter(NOTHING, changes)).toBeUndefined()
    expect(gameAfter(live, { since: 1, version: 2, entries: [], base: '', etag: 't2', game: is })).toEqual({
      game: is,
      tag: 't2',
    })
  })

  it('says what became of an answer, and then no more', () => {
    const command = { promptId: 'q1', optionId: 'pass' },
      kept = after([{ is: 'unsent', command, sent: false }], after([read(1, 'q1')]))
    expect([kept.answering, kept.unsent]).toEqual(['kept', command])
    expect(next(kept, { is: 'unsent', command, sent: true }).answering).toBe('checking')
    const arrived = next(kept, { is: 'settled', answering: 'arrived' })
    expect([arrived.answering, 'unsent' in arrived]).toEqual(['arrived', false])
    const replaced = next(kept, { is: 'replaced', version: 2, prompt: promptOf('q2') })
    expect([replaced.answering, replaced.prompt?.id, 'unsent' in replaced]).toEqual(['replaced', 'q2', false])
  })

  it('forgets its trouble when it is heard of', () => {
    const live = after([
      { is: 'trouble', trouble: { kind: 'offline', title: '' } },
      { is: 'heard', at: 7 },
    ])
    expect([live.heard, 'trouble' in live]).toEqual([7, false])
  })
})
