import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { nameOf, useFacts, want } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { useLoad } from '../load.ts'
import { Field, Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client } from '../session.ts'
import { AshSheet } from '../table/ash.tsx'
import { keysIn, seatName } from '../table/board.ts'
import { CardSheet } from '../table/face.tsx'
import { linesOf, Sentence, signFor } from '../table/game-log.tsx'
import { Seat } from '../table/seat.tsx'
import { useDeskWords } from '../words/index.ts'
import type { Looked, Whole } from './judged.ts'

interface TableProps {
  called: string
  looked: Looked
  ply: number
  setPly: (ply: number) => void
  /** Back to this ply would be ruled: what came since is hatched. */
  rewinds: boolean
  asked: number | null
}

const NONE: ReadonlySet<number> = new Set()
/** As many places are in the line: what was published last, and where one is. */
const SHOWN = 6

/** The table as it was at a ply, or is now; in the line above it what would be taken back is hatched. */
export function JudgedTable({ called, looked, ply, setPly, rewinds, asked }: TableProps) {
  const { judge: words, table } = useDeskWords()
  const { game: now, entries } = looked,
    isNow = ply === now.version
  const loaded = useLoad(
    async () =>
      ply === now.version
        ? now
        : (await client.call('replay', { params: { game: now.id }, query: { ply, view: 'spectator' } })).body!.game,
    [now.id, now.version, ply],
  )
  const game = loaded.value?.id === now.id ? loaded.value : undefined
  useEffect(() => {
    if (game) want(keysIn(game.view))
  }, [game])
  const turn = game?.view.turn,
    awaited = (game?.view.waitingFor ?? []).map(seat => seatName(now, seat))
  return (
    <>
      <div class="judged-head">
        <h2>
          {words.atPly(called, ply)}{' '}
          {!isNow && (
            <span class="state-chip is-told">
              <Sign name="back" /> {words.back(now.version - ply)}
            </span>
          )}
        </h2>
        {!isNow && (
          <button type="button" class="link" onClick={() => setPly(now.version)}>
            <Sign name="eye" /> {words.now(now.version)}
          </button>
        )}
      </div>
      <p class="lead">
        {turn && words.turn(turn.number, seatName(now, turn.seat), table.phases[turn.phase])}{' '}
        {game?.view.result ? words.over : awaited.length > 0 && words.waitsFor(awaited.join(', '))}
      </p>
      <Ruler {...{ looked, ply, setPly, rewinds }} />
      {loaded.state === 'failed' && <TroubleNotice trouble={loaded.trouble} again={loaded.again} />}
      {game ? <Board game={game} now={now} asked={asked} /> : loaded.state === 'loading' && <Loading />}
      {!isNow && (
        <Panel
          class="taken-back"
          heading={
            <>
              {rewinds ? words.takenBack : words.since} <small>{words.takenBackHelp(now.version - ply)}</small>
            </>
          }
        >
          <ol class="plain-list taken-list" tabindex={0} aria-label={rewinds ? words.takenBack : words.since}>
            {linesOf(
              entries.filter(({ version }) => version > ply),
              () => true,
            )
              .toReversed()
              .map(line => (
                <li class="taken">
                  <span class="ply">{line.version}</span> <Sign name={signFor(line.event)} />
                  <span>
                    <Sentence event={line.event} game={now} />
                  </span>
                </li>
              ))}
          </ol>
        </Panel>
      )}
    </>
  )
}

function Ruler({
  looked: { game, entries },
  ply,
  setPly,
  rewinds,
}: Pick<TableProps, 'looked' | 'ply' | 'setPly' | 'rewinds'>) {
  const { judge: words } = useDeskWords()
  const last = [...new Set([...entries.map(({ version }) => version), game.version])].toSorted((a, b) => a - b),
    at = Math.max(last.findIndex(version => version >= ply) - 2, 0)
  const shown = [
    ...new Set([ply, ...last.slice(Math.min(at, Math.max(last.length - SHOWN, 0))).slice(0, SHOWN), game.version]),
  ]
  return (
    <ol class="ruler" aria-label={words.plies}>
      {shown
        .toSorted((a, b) => a - b)
        .map(version => (
          <li class={version === ply ? 'is-here' : version > ply && rewinds ? 'is-back' : undefined}>
            <button
              type="button"
              aria-current={version === ply ? 'step' : undefined}
              onClick={() => setPly(version)}
              aria-label={version === ply ? `${words.here}, ${version}` : String(version)}
            >
              {version === ply && <b>{words.here} </b>}
              {version}
            </button>
          </li>
        ))}
    </ol>
  )
}

/** All seats, in the order of play; what is another now says so. */
function Board({ game, now, asked }: { game: GameView; now: GameView; asked: number | null }) {
  const { judge: words } = useDeskWords()
  const [card, setCard] = useState<string | undefined>(undefined),
    [ash, setAsh] = useState<number | undefined>(undefined)
  const open = (key: string): void => {
    if (key !== 'generic') setCard(key)
  }
  return (
    <div class="judged-seats">
      {game.view.seats.map(seat => {
        const pool = now.view.seats[seat.seat]?.pool
        return (
          <div class={seat.seat === asked ? 'is-asking' : undefined}>
            <Seat game={game} seat={seat} chosen={NONE} may={NONE} open={open} openAsh={setAsh} hands />
            {pool !== undefined && pool !== seat.pool && <p class="state-chip is-told">{words.nowPool(pool)}</p>}
          </div>
        )
      })}
      {ash !== undefined && <AshSheet game={game} seat={ash} open={open} close={() => setAsh(undefined)} />}
      {card !== undefined && <CardSheet card={card} close={() => setCard(undefined)} />}
    </div>
  )
}

interface WholeProps {
  whole: Whole | null
  game: GameView
  ticket: string | undefined
  open: (why: { ticket: string } | { reason: string }) => void
}

/** What nobody is shown, for a call or for a reason: that somebody has looked is kept. */
export function WholeView({ whole, game, ticket, open }: WholeProps) {
  const { judge: words } = useDeskWords(),
    facts = useFacts()
  const [why, setWhy] = useState('')
  useEffect(() => {
    if (whole)
      want(whole.stacks.flatMap(({ library, crypt }) => [...library, ...crypt].flatMap(({ key }) => key ?? [])))
  }, [whole])
  if (!whole)
    return (
      <Panel heading={words.whole} class="whole-view">
        <p class="word">{words.wholeHelp}</p>
        <form
          onSubmit={(submitted: Event) => {
            submitted.preventDefault()
            open(ticket === undefined ? { reason: why.trim() } : { ticket })
          }}
        >
          {ticket === undefined && (
            <Field id="whole-why" label={words.wholeWhy} value={why} set={setWhy} required maxlength={500} />
          )}
          <button type="submit" class="quiet">
            <Sign name="eye" /> {words.whole}
          </button>
        </form>
      </Panel>
    )
  const pile = (heading: string, cards: readonly { key: string | null }[]): ComponentChildren =>
    cards.length > 0 && (
      <>
        <h4>{heading}</h4>
        <ol class="stack-list">
          {cards.map(({ key }) => (
            <li>{key === null ? '–' : nameOf(facts, key)}</li>
          ))}
        </ol>
      </>
    )
  return (
    <Panel heading={words.whole} class="whole-view">
      <p class="verdict">
        <Sign name="eye" /> {words.wholeOpen}
      </p>
      {whole.stacks.map(({ seat, library, crypt }) => (
        <details class="region">
          <summary>{words.ofSeat(seatName(game, seat))}</summary>
          {pile(words.library, library)}
          {pile(words.crypt, crypt)}
        </details>
      ))}
    </Panel>
  )
}
