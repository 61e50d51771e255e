import { useEffect, useState } from 'preact/hooks'
import type { Command } from '../../../shared/api/prompts.ts'
import type { Table } from '../live/follow.ts'
import type { GameView, Live } from '../live/state.ts'
import { useMedia } from '../parts/media.ts'
import { TroubleNotice } from '../parts/notice.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Arrived } from '../parts/unsent.tsx'
import { TalkPanel, useTalkNews } from '../talk/news.ts'
import { clockTime } from '../time.ts'
import { useWords } from '../words/index.ts'
import { AshSheet } from './ash.tsx'
import { TableBar, Tabs, type Tab } from './bar.tsx'
import { stageOf } from './board.ts'
import { useCasting } from './casting.ts'
import { playing, useChoice, useMarked, useUsable } from './choice.ts'
import { useFocusReturn } from './focus.ts'
import { Hand } from './hand.tsx'
import { useHush } from './hush.ts'
import { CardSheet, KeysHelp, Stage, wantIn, WholeCard } from './loaded.ts'
import { Log } from './game-log.tsx'
import { Now } from './now.tsx'
import { useOut } from './out.ts'
import { poolsBefore } from './recap.ts'
import { Ring, Strip } from './ring.tsx'
import { RecapList, useRecap, useSeen, useTelling, type RecapProps } from './since.tsx'
import { Spoken } from './spoken.tsx'
import { useMotion } from './use-motion.ts'
import { useTableKeys } from './table-keys.ts'

/** Where one part of the table is on show. The same width as in the style. */
const PHONE = '(max-width: 699px)',
  WIDE = '(min-width: 1100px)'

/** What lies over the table: a card, an ash heap, the record or the keys. */
type Over = { card: string; id?: number } | { ash: number } | 'record' | 'keys'

interface ShownProps {
  live: Live
  game: GameView
  table: Table
  /** In a sandbox: as whom one goes on. */
  sit: (seat: number) => void
}

/** A table as it is now, with all that can be done there. */
export function TableShown({ live, game, table, sit }: ShownProps) {
  const { table: said } = useWords(),
    { view } = game,
    { prompt } = live
  useSeen(game)
  useMotion(game, live)
  useEffect(() => wantIn(view), [game.version])
  // A card of the hand is shown whole at once.
  useEffect(() => void WholeCard.load().catch(() => undefined), [])
  const [tab, setTab] = useState<Tab>(view.you ? 'now' : 'table'),
    [whole, setWhole] = useState(false),
    [over, setOver] = useState<Over | undefined>(undefined),
    [talking, setTalking] = useState(false)
  const { choice, option, choose } = useChoice(prompt),
    { picked, may } = useMarked(prompt, option, choice),
    usable = useUsable(game, prompt),
    out = useOut(game)
  const { hushed, answer } = useHush(table.answer),
    votes = useCasting(game, live, answer)
  useFocusReturn(prompt?.id)
  useTalkNews(game.id, view.you ? 'seat' : 'spectator', game.table !== null)
  const stage = stageOf(view),
    staged = stage !== undefined && !whole,
    narrow = useMedia(PHONE)
  const { recap, changed } = useRecap(game, live.entries),
    telling = useTelling(game),
    wide = useMedia(WIDE)
  // What goes on now has the stage before what has been.
  const tells = recap !== undefined && telling.shown && wide && stage === undefined,
    told: RecapProps | undefined = recap && {
      ...telling,
      game,
      recap,
      changed,
      earlier: live.earlier === null ? undefined : table.earlier,
      staged: tells,
    }
  const retold = told && tells && !whole ? told : undefined,
    strip = <Strip game={game} {...(retold && { before: poolsBefore(retold.recap) })} />
  useTableKeys(game.id, { staged: staged || retold !== undefined, setTab, setWhole, help: () => setOver('keys') })
  const open = (card: string, id?: number): void => {
    // Of a plain minion of a sandbox there is no card to show.
    if (card !== 'generic') setOver(id === undefined ? { card } : { card, id })
  }
  const pick = (card: number): void => {
    const next = prompt && choice && playing(prompt, choice, card)
    if (next && 'vote' in next) votes.setSides({ ...votes.sides, [next.vote]: 'for' })
    else if (next) choose(next)
    setTab('now')
  }
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
    <div
      class={`game tab-${tab}${staged || retold ? ' has-stage' : ''}${view.you ? '' : ' is-watched'}`}
      data-game={game.id}
    >
      <TableBar
        game={game}
        live={live}
        help={() => setOver('keys')}
        record={() => setOver('record')}
        talk={() => {
          setTalking(!talking)
          setTab('log')
        }}
      />
      <TroubleBar live={live} look={table.look} />
      <Arrived live={live} />
      <Strip game={game} />
      <Now
        live={live}
        game={game}
        choice={choice}
        choose={choose}
        votes={votes}
        answer={(command: Command) => void answer(command)}
        hushed={hushed}
        staged={staged}
        sit={sit}
        recap={told}
        alone={narrow && tab === 'now' && !staged}
      />
      <main class="board" id="main" tabindex={-1}>
        {staged && (
          <>
            <div class="stage-strip">
              <Strip game={game} />
            </div>
            <Stage game={game} entry={stage} entries={live.entries} open={open} />
          </>
        )}
        {retold && (
          <>
            <div class="stage-strip">{strip}</div>
            <section class="panel stage recap-stage" aria-label={said.sinceTurn}>
              <h2>{said.sinceTurn}</h2>
              <RecapList {...retold} />
            </section>
          </>
        )}
        <div class="part-table">
          {staged || retold ? (
            hand
          ) : (
            <Ring game={game} chosen={picked} may={may} open={open} openAsh={ash => setOver({ ash })} out={out}>
              {hand}
            </Ring>
          )}
        </div>
        {(stage || tells) && (
          <button type="button" class="link whole" onClick={() => setWhole(!whole)}>
            {whole ? (stage ? said.stage : said.sinceTurn) : said.wholeTable}
          </button>
        )}
      </main>
      <div class="part-log" role={narrow && tab === 'log' ? 'main' : 'complementary'} tabindex={-1}>
        {talking ? <TalkPanel game={game} close={() => setTalking(false)} /> : log}
      </div>
      <Tabs tab={tab} set={setTab} hand={view.seats[view.you?.seat ?? -1]?.hand.count} />
      <Spoken live={live} />
      {over && (
        <OverTable over={over} game={game} usable={usable} log={log} open={open} close={() => setOver(undefined)} />
      )}
    </div>
  )
}

/** What stands against hearing of the table. */
function TroubleBar({ live: { trouble, heard }, look }: { live: Live; look: () => Promise<void> }) {
  const words = useWords()
  return trouble ? (
    <div class="offline" role="status">
      {trouble.kind === 'offline' ? (
        words.trouble.offlineBar(clockTime(new Date(heard).toISOString()))
      ) : (
        <TroubleNotice trouble={trouble} again={() => void look()} />
      )}
    </div>
  ) : null
}

function OverTable({
  over,
  game,
  usable,
  log,
  open,
  close,
}: {
  over: Over
  game: GameView
  usable: ReadonlyMap<number, string>
  log: ReturnType<typeof Log>
  open: (card: string) => void
  close: () => void
}) {
  const words = useWords()
  if (over === 'keys') return <KeysHelp close={close} />
  if (over === 'record')
    return (
      <Sheet label={words.log.heading} close={close}>
        {log}
      </Sheet>
    )
  if ('ash' in over) return <AshSheet game={game} seat={over.ash} open={open} close={close} />
  const { card, id } = over
  return (
    <CardSheet
      card={card}
      // Why one of the own cards cannot be played now.
      held={
        id === undefined || usable.has(id) || game.seat === null
          ? undefined
          : { game: game.id, version: game.version, seat: game.seat, id }
      }
      close={close}
    />
  )
}
