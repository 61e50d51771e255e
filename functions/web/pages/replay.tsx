import { useEffect, useState } from 'preact/hooks'
import { want } from '../facts.ts'
import { useLoad } from '../load.ts'
import { Loading, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import type { SignName } from '../parts/signs.ts'
import { go, Link, usePlace } from '../router.tsx'
import { client } from '../session.ts'
import { keysIn, seatName, stageOf } from '../table/board.ts'
import { CardSheet } from '../table/face.tsx'
import { Ring, Strip } from '../table/ring.tsx'
import { Stack } from '../table/stack.tsx'
import { Stage } from '../table/stage.tsx'
import { clockTime, day } from '../time.ts'
import { useWords } from '../words/index.ts'
import { PlayOn } from './play-on.tsx'

type SeenBy = 'seat' | 'spectator' | 'all'
const STEP_MS = 1200
const NONE: ReadonlySet<number> = new Set()

/** A game at any of its steps, as one viewer saw it then. The address names the step, so that it can be sent to somebody. */
export function ReplayPage({ id }: { id: string }) {
  const words = useWords(), { replay, nav } = words
  const { query } = usePlace(), asked = Number(query.get('step') ?? 0)
  const [by, setBy] = useState<SeenBy>((query.get('by') as SeenBy | null) ?? 'seat'), [playing, setPlaying] = useState(false), [opened, setOpened] = useState<string | undefined>(undefined)
  const marks = useLoad(async () => {
    try {
      return (await client.call('marks', { params: { game: id }, query: { view: by === 'seat' ? 'seat' : 'spectator' } })).body
    } catch (failure) {
      // Who did not sit there sees what everybody saw.
      if (by !== 'seat') throw failure
      setBy('spectator')
      return null
    }
  }, [id, by])
  const plies = marks.value?.plies ?? 0, ply = Math.min(Math.max(asked || plies, 1), Math.max(plies, 1))
  const shown = useLoad(async () => (plies === 0 ? null : (await client.call('replay', { params: { game: id }, query: { ply, view: by } })).body), [id, by, ply, plies])
  const step = shown.value
  const to = (next: number): void => go(`/games/${id}/replay?step=${Math.min(Math.max(next, 1), plies)}&by=${by}`, 'replace')
  useEffect(() => { if (step) want(keysIn(step.game.view)) }, [step])
  useEffect(() => {
    if (!playing) return
    if (ply >= plies) return setPlaying(false)
    const timer = setTimeout(() => to(ply + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [playing, ply, plies, step])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const move = { ArrowLeft: -1, ArrowRight: 1, Home: -plies, End: plies }[event.key]
      if (move === undefined || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      event.preventDefault()
      to(ply + move)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  if (!step) return shown.state === 'failed' ? <TroubleNotice trouble={shown.trouble} again={shown.again} /> : marks.state === 'failed' ? <TroubleNotice trouble={marks.trouble} again={marks.again} /> : <Loading />
  const { game } = step, stage = stageOf(game.view), turns = (marks.value?.marks ?? []).filter(({ events }) => events.some(({ key }) => key === 'turn-started'))
  const over = (marks.value?.marks ?? []).some(({ events }) => events.some(({ key }) => key === 'game-ended'))
  const control = (sign: SignName, label: string, run: () => void, class_ = 'quiet') => <button type="button" class={class_} aria-label={label} title={label} onClick={run}><Sign name={sign} /></button>
  return (
    <div class="game replay tab-table">
      <header class="bar">
        <Link to="/finished" class="back" label={nav.finished}><Sign name="back" /></Link>
        <div class="bar-name"><h1>{game.name}</h1><p>{replay.step(ply, plies)} · {day(step.at)} {clockTime(step.at)}</p></div>
        <label class="seen-by" for="seen-by"><span>{replay.seenBy}</span>
          <select id="seen-by" onChange={(event: Event) => { const next = (event.target as HTMLSelectElement).value as SeenBy; setBy(next); go(`/games/${id}/replay?step=${ply}&by=${next}`, 'replace') }}>
            {(['seat', 'spectator', 'all'] as const).map(one => <option value={one} selected={one === by}>{replay.by[one]}</option>)}
          </select>
        </label>
      </header>
      <Strip game={game} />
      <div class="rail">
        <Stack game={game} />
        <section class="panel log" aria-label={replay.steps}><h2>{replay.steps}</h2>
          <ol tabindex={0} aria-label={replay.steps}>{step.events.map(({ text }) => <li><span /><span>{text}</span></li>)}</ol>
        </section>
        <section class="panel log" aria-label={replay.turns}><h2>{replay.turns}</h2>
          <ol tabindex={0} aria-label={replay.turns}>{(marks.value?.marks ?? []).map(mark => <li class={mark.ply === ply ? 'is-turn' : undefined}><span>{mark.ply}</span><button type="button" class="link" onClick={() => to(mark.ply)}>{mark.events[0]?.text}</button></li>)}</ol>
        </section>
      </div>
      <div class="board">
        {stage && <Stage game={game} entry={stage} open={setOpened} />}
        <div class="part-table"><Ring game={game} chosen={NONE} may={NONE} open={setOpened} openAsh={() => undefined} /></div>
        <section class="panel slider" aria-label={replay.heading}>
          <div class="row">
            {control('first', replay.first, () => to(1))}{control('back', replay.back, () => to(ply - 1))}
            {control(playing ? 'pause' : 'play', playing ? replay.pause : replay.play, () => setPlaying(!playing), 'primary')}
            {control('next', replay.on, () => to(ply + 1))}{control('last', replay.last, () => to(plies))}
            <b>{game.view.turn && words.table.turn(game.view.turn.number)} · {game.view.turn && seatName(game, game.view.turn.seat)}</b>
          </div>
          <label for="ply"><span class="unseen">{replay.step(ply, plies)}</span>
            <input id="ply" type="range" min={1} max={plies} value={ply} list="turns" onInput={(event: Event) => to(Number((event.target as HTMLInputElement).value))} />
            <datalist id="turns">{turns.map(mark => <option value={mark.ply} />)}</datalist>
          </label>
        </section>
        {(over || game.table === null) && <PlayOn key={ply} game={id} ply={ply} view={by === 'seat' ? 'seat' : 'spectator'} mine={by === 'seat' && game.table !== null} />}
      </div>
      {opened !== undefined && <CardSheet card={opened} close={() => setOpened(undefined)} />}
      <p class="unseen" role="status">{step.events.at(-1)?.text}</p>
    </div>
  )
}
