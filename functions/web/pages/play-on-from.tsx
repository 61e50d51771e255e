import { useState } from 'preact/hooks'
import { kept } from '../cell.ts'
import { TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { go } from '../router.tsx'
import { client, newKey, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useAllWords } from '../words/index.ts'
import { brief, written, type Json } from './position.ts'

interface Made {
  game: string
  name: string
}
const KEPT = 8

/** The sandboxes made here: they are in no inbox. */
export const sandboxes = (): Made[] => kept.read<Made[]>('sandboxes') ?? []

export async function openSandbox(name: string, position: Json, names: string[], key = newKey()): Promise<string> {
  const { body } = await client.call('openSandbox', {
    body: { name, position: position as never, ...(names.length > 0 && { names }) },
    key,
  })
  kept.write(
    'sandboxes',
    [{ game: body!.game, name }, ...sandboxes().filter(({ game }) => game !== body!.game)].slice(0, KEPT),
  )
  return body!.game
}

/** The position of a game one may see the whole of, as it is or as it was, with its names. */
export async function positionAt(
  game: string,
  ply?: number,
  view: 'seat' | 'spectator' = 'spectator',
): Promise<{ name: string; names: string[]; text: string; position: Json }> {
  const [{ body: found }, { body: seen }] = await Promise.all([
    client.call('position', { params: { game }, query: ply === undefined ? {} : { ply, view } }),
    client.call('game', { params: { game }, query: { view: 'spectator' } }),
  ])
  const position = brief(found!.position as Json)
  return { name: seen!.name, names: seen!.players.map(({ name }) => name), position, text: written(position) }
}

/** From a step of a game into the sandbox, or to the clipboard. */
export function PlayOn({
  game,
  ply,
  view,
  mine,
}: {
  game: string
  ply: number
  view: 'seat' | 'spectator'
  mine: boolean
}) {
  const { sandbox: said } = useAllWords()
  const [state, setState] = useState<'idle' | 'busy' | 'copied' | 'hidden' | Trouble>('idle')
  const take = async (use: (found: Awaited<ReturnType<typeof positionAt>>) => Promise<void>): Promise<void> => {
    setState('busy')
    try {
      await use(await positionAt(game, ply, view))
    } catch (failure) {
      const trouble = troubleOf(failure)
      setState(trouble.code === 'forbidden' ? 'hidden' : trouble)
    }
  }
  const playOn = (): Promise<void> =>
    take(async ({ name, position, names }) => go(`/games/${await openSandbox(name, position, names)}`))
  const copy = (): Promise<void> =>
    take(async ({ text }) => {
      await navigator.clipboard.writeText(text)
      setState('copied')
    })
  const show = async (): Promise<void> => {
    setState('busy')
    await client.call('showCards', { params: { game } }).then(
      () => setState('idle'),
      failure => setState(troubleOf(failure)),
    )
  }
  return (
    <section class="play-on" aria-label={said.heading}>
      {typeof state === 'object' &&
        (state.code === 'not-a-position' ? (
          <p class="notice" role="alert">
            {said.between}
          </p>
        ) : (
          <TroubleNotice trouble={state} />
        ))}
      {state === 'hidden' && (
        <div class="notice" role="alert">
          <p>{said.hidden}</p>
          {mine && (
            <button type="button" class="quiet" onClick={() => void show()}>
              <Sign name="eye" />
              {said.show}
            </button>
          )}
        </div>
      )}
      <div class="row">
        <button type="button" class="quiet" disabled={state === 'busy'} onClick={() => void playOn()}>
          <Sign name="playOn" />
          {said.playOn}
        </button>
        <button type="button" class="quiet" disabled={state === 'busy'} onClick={() => void copy()}>
          <Sign name="orders" />
          {state === 'copied' ? said.copied : said.copy}
        </button>
      </div>
    </section>
  )
}
