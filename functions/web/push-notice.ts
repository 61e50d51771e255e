import { unsentName, type Memory, type Unsent } from './keeping.ts'

/**
 * What the worker does with a push and with a press on the notification it became. It knows no more than the push says,
 * and the reader's token.
 */
export interface Pushed {
  id: string
  kind: string
  game?: string
  table?: string
  prompt?: string
  title: string
  body: string
  language?: string
  answers?: { options: { optionId: string; label: string }[]; failed: string }
}

export interface Shown {
  body: string
  lang: string
  tag: string
  icon: string
  badge: string
  renotify: boolean
  data: Pushed
  actions: { action: string; title: string }[]
}

/** A page of ours that is open. */
export interface OpenPage {
  url: string
  focus: () => Promise<unknown>
  tell: (message: Told) => void
}
/** Where to go, or which table to look at again. */
export type Told = { go: string } | { look: string }

/** What a worker can do. */
export interface World {
  memory: Memory
  show: (title: string, options: Shown) => Promise<void>
  pages: () => Promise<readonly OpenPage[]>
  open: (path: string) => Promise<unknown>
  post: (path: string, init: { headers: Record<string, string>; body: string }) => Promise<{ status: number }>
  newKey: () => string
  wait: (ms: number) => Promise<void>
  now: () => number
}

const HEADS_UP: Pushed = { id: 'praxis', kind: 'none', title: 'Praxis', body: '' }

/** A table has one notification, the latest; every push shows one, as browsers demand. */
export async function pushed(world: World, text: string | undefined): Promise<void> {
  await show(world, read(text) ?? HEADS_UP)
}

function read(text: string | undefined): Pushed | undefined {
  try {
    const said = JSON.parse(text ?? '') as Partial<Pushed>
    return typeof said.title === 'string' && typeof said.body === 'string' && typeof said.id === 'string'
      ? (said as Pushed)
      : undefined
  } catch {
    return undefined
  }
}

const show = (world: World, said: Pushed): Promise<void> =>
  world.show(said.title, {
    body: said.body,
    lang: said.language ?? '',
    tag: said.game ?? said.table ?? said.id,
    icon: '/icon-192.png',
    badge: '/badge.png',
    renotify: true,
    data: said,
    actions:
      said.game !== undefined && said.prompt !== undefined
        ? (said.answers?.options ?? []).map(({ optionId, label }) => ({ action: optionId, title: label }))
        : [],
  })

export async function pressed(world: World, said: Pushed, action: string): Promise<void> {
  const { game, prompt, answers } = said
  const option = answers?.options.find(({ optionId }) => optionId === action)
  if (!option || game === undefined || prompt === undefined) return goTo(world, said)
  if (await answer(world, game, prompt, option.optionId)) {
    for (const page of await world.pages()) page.tell({ look: game })
  } else {
    const { answers: _, ...rest } = said
    await show(world, { ...rest, body: answers!.failed })
  }
}

const pathOf = ({ game, table }: Pushed): string =>
  game !== undefined ? `/games/${game}` : table !== undefined ? `/lobby/${table}` : '/'

/**
 * To the page that shows it, if one does; a page with another table on it is left alone, as somebody may be in the
 * middle of an answer there.
 */
async function goTo(world: World, said: Pushed): Promise<void> {
  const path = pathOf(said),
    pages = await world.pages(),
    at = (one: OpenPage): string => new URL(one.url).pathname
  const there = pages.find(one => at(one) === path),
    free = there ?? pages.find(one => at(one) === '/')
  if (!free) return void (await world.open(path))
  if (!there) free.tell({ go: path })
  await free.focus()
}

const PAUSES_MS = [1_000, 4_000]

/** Whether it was taken. One that may have arrived stays kept: the page finds out, under the same name. */
async function answer(
  { memory, post, newKey, wait, now }: World,
  game: string,
  promptId: string,
  optionId: string,
): Promise<boolean> {
  const session = await memory.read<{ token: string; expires: number }>('session')
  if (!session || session.expires <= now()) return false
  const unsent: Unsent = { key: newKey(), command: { promptId, optionId }, sent: true }
  await memory.write(unsentName(game), unsent)
  const headers = {
    Authorization: `Bearer ${session.token}`,
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Idempotency-Key': unsent.key,
  }
  for (const pause of [...PAUSES_MS, 0]) {
    const status = await post(`/v1/games/${encodeURIComponent(game)}/commands`, {
      headers,
      body: JSON.stringify(unsent.command),
    }).then(
      reply => reply.status,
      () => 0,
    )
    if (status > 0 && status < 500 && status !== 429) {
      // Another answer may have been given at the table meanwhile; that one is not ours to forget.
      if ((await memory.read<Unsent>(unsentName(game)))?.key === unsent.key)
        await memory.write(unsentName(game), undefined)
      return status === 200
    }
    if (pause > 0) await wait(pause)
  }
  return false
}
