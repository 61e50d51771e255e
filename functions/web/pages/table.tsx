import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Command, Prompt } from '../../../shared/api/prompts.ts'
import { useCell } from '../cell.ts'
import { client } from '../session.ts'
import { factsRead, nameOf, useFacts, want } from '../facts.ts'
import { follow, type GameView, type Live, type Table } from '../live.ts'
import { later } from '../parts/later.tsx'
import { Loading, TroubleNotice } from '../parts/notice.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Sign } from '../parts/sign.tsx'
import { Arrived } from '../parts/unsent.tsx'
import { go } from '../router.tsx'
import { keysIn, seatName, stageOf } from '../table/board.ts'
import { TableBar, Tabs, type Tab } from '../table/bar.tsx'
import { useCasting } from '../table/casting.ts'
import { Hand } from '../table/hand.tsx'
import { useKeys } from '../table/keys.ts'
import { Idle } from '../table/idle.tsx'
import { Log } from '../table/log.tsx'
import { goToNext } from '../table/next.tsx'
import { PromptPanel } from '../table/prompt.tsx'
import { argsFor, firstChoice, slotDefaults, type Chosen, type Option } from '../table/question.ts'
import { Ring, Strip } from '../table/ring.tsx'
import { SealedPanel } from '../table/sealed.tsx'
import { Since, useSeen } from '../table/since.tsx'
import { focusIn } from '../table/roving.ts'
import type { Out } from '../table/seat.tsx'
import { Stack } from '../table/stack.tsx'
import { clockTime } from '../time.ts'
import { useWords } from '../words/index.ts'

/** What is not there at once is loaded when it is first looked at. */
const Stage = later(async () => (await import('../table/stage.tsx')).Stage, true),
  CardSheet = later(async () => (await import('../table/face.tsx')).CardSheet, true),
  KeysHelp = later(async () => (await import('../table/keys-help.tsx')).KeysHelp)

/** So long after an answer nothing can be sent. */
const HUSH_MS = 600

/** What a table is shown with, so that nothing grows when it comes: the stage, and the texts of cards that may be played. But nobody waits long for it. */
const PREPARED_MS = 800
function prepare({ view }: GameView, prompt: Prompt | null): Promise<unknown> {
  wantIn(view)
  const texts = prompt?.options.some(({ kind }) => kind === 'play')
  return Promise.race([
    Promise.all([texts && factsRead(), stageOf(view) && Stage.load()]).catch(() => undefined),
    new Promise(done => {
      setTimeout(done, PREPARED_MS)
    }),
  ])
}
const wantIn = (view: GameView['view']): void =>
  want([...keysIn(view), ...view.stack.flatMap(entry => ('card' in entry && entry.card?.key ? [entry.card.key] : []))])

/** One game: what goes on, what is asked, the table, the hand and the record, in this order for who reads and who looks. */
export function TablePage({ id, view }: { id: string; view: 'seat' | 'spectator' }) {
  const [seat, setSeat] = useState<number | undefined>(undefined),
    [stays, setStays] = useState(false)
  const table = useMemo(() => follow(id, view, seat, prepare), [id, view, seat])
  useEffect(() => table.close, [table])
  // Sooner or later there is a fight or a referendum: its stage comes beside the game, not after it.
  useEffect(() => void Stage.load().catch(() => undefined), [])
  const live = useCell(table.live),
    before = useRef<Live | undefined>(undefined)
  const { game } = live,
    you = game?.view.you,
    done = you && you.prompt === null
  const on = game?.table === null && !stays && live.answering !== 'sending' && done && game.view.waitingFor.length > 0
  // In a sandbox one goes on as whoever is asked next, unless one has chosen as whom one looks.
  useEffect(() => {
    if (on)
      void client.call('prompt', { params: { game: id } }).then(
        ({ body }) => {
          if (body) setSeat(body.seat)
        },
        () => undefined,
      )
  }, [on, game?.version])
  useEffect(() => {
    if (live.answering === 'sending') setStays(false)
  }, [live.answering])
  useEffect(() => {
    if (game) before.current = live
  }, [live])
  const shown = game ? live : seat === undefined ? undefined : before.current
  const sit = (at: number): void => {
    setStays(true)
    setSeat(at)
  }
  // Who does not sit there watches, where that is allowed.
  const strange = view === 'seat' && !shown?.game && live.trouble?.code === 'not-found'
  useEffect(() => {
    if (strange) go(`/games/${id}/watch`, 'replace')
  }, [strange])
  if (!shown?.game)
    return live.trouble ? <TroubleNotice trouble={live.trouble} again={() => void table.look()} /> : <Loading />
  return <Seen live={shown} game={shown.game} table={table} sit={sit} />
}

/** Who is out of the game, since when, and where to see it; asked for only once somebody is. */
function useOut({ id, seat, view }: GameView): ReadonlyMap<number, Out> {
  const { table } = useWords(),
    [out, setOut] = useState<ReadonlyMap<number, Out>>(new Map())
  const gone = view.seats.filter(({ ousted, withdrawn }) => ousted || withdrawn).length
  useEffect(() => {
    if (gone === 0) return
    client.call('marks', { params: { game: id }, query: { view: seat === null ? 'spectator' : 'seat' } }).then(
      ({ body }) => {
        let turn = 0
        const found = new Map<number, Out>()
        for (const { ply, events } of body?.marks ?? []) {
          for (const { key, params, text } of events) {
            if (key === 'turn-started' && typeof params['turn'] === 'number') turn = params['turn']
            else if (typeof params['seat'] === 'number' && key !== 'turn-started')
              found.set(params['seat'], { text: `${table.turn(turn)}: ${text}`, ply })
          }
        }
        setOut(found)
      },
      () => undefined,
    )
  }, [id, gone])
  return out
}

function Seen({ live, game, table, sit }: { live: Live; game: GameView; table: Table; sit: (seat: number) => void }) {
  const words = useWords(),
    { table: said } = words
  const facts = useFacts(),
    since = live.looked?.since ?? [],
    out = useOut(game)
  useSeen(game)
  const [tab, setTab] = useState<Tab>(game.view.you ? 'now' : 'table'),
    [opened, setOpened] = useState<{ key: string; id?: number } | undefined>(undefined),
    [ash, setAsh] = useState<number | undefined>(undefined),
    [whole, setWhole] = useState(false),
    [help, setHelp] = useState(false),
    [record, setRecord] = useState(false)
  const { view } = game,
    { prompt } = live
  const [chosen, setChosen] = useState<(Chosen & { prompt: string }) | undefined>(undefined)
  const choose = (next: Chosen): void => {
    if (prompt) setChosen({ ...next, prompt: prompt.id })
  }
  useEffect(() => wantIn(view), [game.version])
  const choice: Chosen | undefined = prompt ? (chosen?.prompt === prompt.id ? chosen : firstChoice(prompt)) : undefined
  const options = prompt?.options ?? [],
    option = options.find(one => one.id === choice?.optionId)
  const { hushed, answer } = useHush(table.answer)
  const votes = useCasting(game, live, answer)
  useReturn(prompt?.id)

  const nameIn = (id: number | undefined): string => {
    const minion =
      id === undefined
        ? undefined
        : view.seats.flatMap(({ ready, torpor }) => [...ready, ...torpor]).find(({ card }) => card.id === id)
    return minion?.name ?? (minion?.card.key ? nameOf(facts, minion.card.key) : '')
  }
  const usable = useMemo(() => {
    const found = new Map<number, string>()
    for (const { card } of prompt?.lines.flatMap(offer => offer.options) ?? [])
      if (card !== undefined) found.set(card, said.asThen)
    for (const { card } of options)
      if (card !== undefined) {
        const minions = new Set(options.filter(one => one.card === card).map(({ minion }) => minion)),
          [minion] = minions
        found.set(
          card,
          minions.size === 1 && minion !== undefined ? said.nowWith(nameIn(minion).split(' ')[0]!) : said.now,
        )
      }
    return found
  }, [prompt, facts, said])
  const may = useMemo(() => new Set(options.flatMap(({ minion }) => (minion === undefined ? [] : [minion]))), [prompt])
  const picked = useMemo(
    () =>
      new Set(
        [
          option?.minion,
          ...Object.values(choice?.args ?? {}).flatMap<unknown>(value => (Array.isArray(value) ? value : [])),
        ].filter(one => typeof one === 'number'),
      ),
    [option, choice],
  )
  const pick = (card: number): void => {
    const one = options.find(other => other.card === card),
      line = one ? undefined : prompt?.lines.find(offer => offer.options.some(other => other.card === card))
    if (prompt && one?.kind === 'vote') votes.setSides({ ...votes.sides, [one.id]: 'for' })
    else if (prompt && one) choose({ optionId: one.id, args: argsFor(one, prompt), lines: choice?.lines ?? {} })
    else if (choice && line) {
      const next = line.options.find(other => other.card === card)!
      choose({ ...choice, lines: { ...choice.lines, [line.window]: { do: next.id, args: slotDefaults(next) } } })
    }
    setTab('now')
  }
  const stage = stageOf(view),
    open = (key: string, id?: number): void => {
      // Of a plain minion of a sandbox there is no card to show.
      if (key !== 'generic') setOpened(id === undefined ? { key } : { key, id })
    }
  const to = (next: Tab, selector: string): void => {
    setTab(next)
    requestAnimationFrame(() => {
      const at = document.querySelector<HTMLElement>(selector)
      if (!focusIn(at)) at?.focus()
    })
  }
  const confirm = (): boolean => {
    const button = document.querySelector<HTMLButtonElement>('#answer .confirm .primary')
    const ready = button !== null && !button.disabled && document.activeElement?.closest('#answer') !== null
    if (ready) button.click()
    return ready
  }
  const press = (selector: string) => (): void => document.querySelector<HTMLElement>(selector)?.click()
  useKeys({
    '?': () => setHelp(true),
    p: () => {
      setTab('now')
      requestAnimationFrame(() => document.querySelector<HTMLElement>('#answer input:checked, #answer')?.focus())
    },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => [
        String(n),
        () => {
          const radio = document.querySelectorAll<HTMLInputElement>('#answer input[name=option]')[n - 1]
          radio?.click()
          radio?.focus()
        },
      ]),
    ),
    Enter: () => void confirm(),
    'Shift+Enter': () => {
      if (confirm()) setTimeout(() => void goToNext(game.id), HUSH_MS)
    },
    u: press('#answer .take-back'),
    w: press('#answer .why summary'),
    s: () => to('now', stage && !whole ? '.stage' : '#stack'),
    h: () => to('hand', '#hand'),
    r: () => {
      setWhole(true)
      to('table', '.ring .seat')
    },
    t: () => {
      setWhole(now => !now)
      setTab('table')
    },
    l: () => to('log', '.part-log'),
    o: () => go(`/games/${game.id}/orders`),
    n: () => void goToNext(game.id),
    i: () => go('/'),
  })
  const log = (
    <Log
      entries={live.entries}
      game={game}
      seen={live.looked?.seen ?? 0}
      earlier={live.earlier === null ? undefined : table.earlier}
    />
  )
  const hand = view.you && (
    <div class="part-hand">
      <Hand game={game} usable={usable} chosen={option?.card} pick={pick} open={open} />
    </div>
  )
  return (
    <div class={`game tab-${tab}${stage && !whole ? ' has-stage' : ''}${view.you ? '' : ' is-watched'}`}>
      <TableBar game={game} live={live} help={() => setHelp(true)} record={() => setRecord(true)} />
      {live.trouble && (
        <div class="offline" role="status">
          {live.trouble.kind === 'offline' ? (
            words.trouble.offlineBar(clockTime(new Date(live.heard).toISOString()))
          ) : (
            <TroubleNotice trouble={live.trouble} again={() => void table.look()} />
          )}
        </div>
      )}
      <Arrived live={live} />
      <Strip game={game} />
      <div class="part-now">
        {since.length > 0 && <Since game={game} lines={since} open={!prompt || view.stack.length === 0} />}
        {prompt && choice ? (
          <PromptPanel
            key={prompt.id}
            live={live}
            game={game}
            prompt={prompt}
            chosen={choice}
            choose={choose}
            answer={command => void answer(command)}
            sides={votes.sides}
            setSides={votes.setSides}
            cast={votes.cast}
            hushed={hushed}
          />
        ) : view.you?.sealed && !view.result ? (
          <SealedPanel live={live} game={game} answer={command => void answer(command)} />
        ) : (
          <Idle game={game} />
        )}
        {game.table === null && game.seat !== null && <Seats game={game} sit={sit} />}
        {(!stage || whole) && (
          <Stack game={game} latest={latestOf(live)} yours={interceptIn(options)} entries={live.entries} />
        )}
      </div>
      <main class="board" id="main" tabindex={-1}>
        {stage && !whole && (
          <>
            <div class="stage-strip">
              <Strip game={game} />
            </div>
            <Stage game={game} entry={stage} entries={live.entries} open={open} />
          </>
        )}
        <div class="part-table">
          {stage && !whole ? (
            hand
          ) : (
            <Ring game={game} chosen={picked} may={may} open={open} openAsh={setAsh} out={out}>
              {hand}
            </Ring>
          )}
        </div>
        {stage && (
          <button type="button" class="link whole" onClick={() => setWhole(!whole)}>
            {whole ? said.stage : said.wholeTable}
          </button>
        )}
      </main>
      <aside class="part-log" tabindex={-1}>
        {log}
      </aside>
      <Tabs tab={tab} set={setTab} hand={view.seats[view.you?.seat ?? -1]?.hand.count} />
      <Spoken live={live} />
      {opened !== undefined && (
        <CardSheet
          card={opened.key}
          held={
            opened.id === undefined || usable.has(opened.id) || game.seat === null
              ? undefined
              : { game: game.id, seat: game.seat, id: opened.id }
          }
          close={() => setOpened(undefined)}
        />
      )}
      {help && <KeysHelp close={() => setHelp(false)} />}
      {record && (
        <Sheet label={words.log.heading} close={() => setRecord(false)}>
          {log}
        </Sheet>
      )}
      {ash !== undefined && (
        <Sheet label={`${said.ash}: ${seatName(game, ash)}`} close={() => setAsh(undefined)}>
          <h2>
            {said.ash}: {seatName(game, ash)}
          </h2>
          <ul class="chips">
            {[...counted(view.seats[ash]?.ash ?? [])].map(([key, n]) => (
              <li>
                {key === null ? (
                  said.faceDown
                ) : (
                  <button
                    type="button"
                    class="chipcard"
                    onClick={() => {
                      setAsh(undefined)
                      open(key)
                    }}
                  >
                    {nameOf(facts, key)}
                  </button>
                )}
                {n > 1 && ` ×${n}`}
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  )
}

/** How many of each card lie there, the latest first. */
function counted(cards: readonly { key: string | null }[]): Map<string | null, number> {
  const found = new Map<string | null, number>()
  for (const { key } of cards.toReversed()) found.set(key, (found.get(key) ?? 0) + 1)
  return found
}

/** After an answer nothing can be sent for a moment: a second tap hits nothing. */
function useHush(send: (command: Command) => Promise<void>): {
  hushed: boolean
  answer: (command: Command) => Promise<void>
} {
  const [hushed, setHushed] = useState(false),
    timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    hushed,
    answer: command => {
      setHushed(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setHushed(false), HUSH_MS)
      return send(command)
    },
  }
}

/** The button that was pressed is gone with its question: the focus goes on to the next one. */
function useReturn(prompt: string | undefined): void {
  const inside = useRef(false)
  useEffect(() => {
    const arrive = ({ target }: FocusEvent): void => {
      inside.current = target instanceof Element && target.closest('#answer') !== null
    }
    document.addEventListener('focusin', arrive)
    return () => document.removeEventListener('focusin', arrive)
  }, [])
  useEffect(() => {
    if (inside.current && (document.activeElement === document.body || document.activeElement === null))
      document.getElementById('answer')?.focus({ preventScroll: true })
  }, [prompt])
}

/** The most intercept of those who could block now. */
function interceptIn(options: readonly Option[]): number | undefined {
  const all = options.flatMap(({ kind, effect: { params } }) =>
    kind === 'block' && typeof params['intercept'] === 'number' ? [params['intercept']] : [],
  )
  return all.length === 0 ? undefined : Math.max(...all)
}

const LATEST = 3
const latestOf = ({ entries }: Live): string[] =>
  entries
    .at(-1)
    ?.events.filter(event => event.class !== 'pass')
    .slice(-LATEST)
    .map(({ text }) => text) ?? []

/** What became public, for who hears the page: the newest sentence of each publication, and nothing when it opens. */
function Spoken({ live }: { live: Live }) {
  const { prompt: said } = useWords()
  const newest = live.entries.at(-1),
    first = useRef(newest?.version),
    sealed = live.prompt === null && (live.game?.view.you?.sealed ?? null) !== null
  const spoken =
    newest && newest.version !== first.current
      ? (newest.events.findLast(event => event.class !== 'pass') ?? newest.events.at(-1))
      : undefined
  return (
    <p class="unseen" role="status">
      {sealed ? `${said.sealed} ${said.sealedText}` : (spoken?.text ?? '')}
    </p>
  )
}

/** In a sandbox: as whom one looks and answers. */
function Seats({ game, sit }: { game: GameView; sit: (seat: number) => void }) {
  const { table } = useWords()
  return (
    <section class="panel whose">
      <h2 class="word">{table.whose}</h2>
      <div class="tabs" role="group" aria-label={table.whose}>
        {game.players.map(({ seat, name }) => (
          <button type="button" aria-pressed={seat === game.seat} onClick={() => sit(seat)}>
            {name}
            {game.view.waitingFor.includes(seat) && (
              <>
                {' '}
                <Sign name="impulse" label={table.asked} />
              </>
            )}
          </button>
        ))}
      </div>
    </section>
  )
}
