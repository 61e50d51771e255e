import { useEffect, useRef, useState } from 'preact/hooks'
import { NoReply } from '../../../shared/api/client.ts'
import { TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client, newKey, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useDeskWords } from '../words/index.ts'
import { Tick } from '../parts/notice.tsx'
import type { Trial } from './dry-run.tsx'
import { problemIn, touchesHidden, type Looked, type Ruling, type Ticket } from './judged.ts'
import { RulingFields } from './ruling-fields.tsx'
import { begun, deedOf, isWhole, kindOf, KINDS, toldOf, type Kind } from './ruling-words.ts'

interface FormProps {
  looked: Looked
  /** Which table it is, within a sentence. */
  table: string
  ticket: Ticket | undefined
  judge: string
  ruling: Ruling
  set: (ruling: Ruling) => void
  trial: Trial
  ply: number
  turn: { number: number; seat: number } | null
  /** Its table has moved by so many publications since it was looked at. */
  moved: number
  setMoved: (by: number) => void
  lookAgain: () => void
  ruled: () => void
  /** Spectators are shown the table late: a ruling is on what only the whole view has. */
  late: boolean
}

const REASON = 500

/** One ruling: what it is, what stands against it, what everybody will read of it, and the button that names it. */
export function RulingForm(props: FormProps) {
  const { looked, table, ticket, judge, ruling, set, trial, ply, turn, moved, setMoved, lookAgain, ruled, late } = props
  const { judge: words } = useDeskWords()
  const [reason, setReason] = useState(''),
    [accept, setAccept] = useState(false),
    [hidden, setHidden] = useState(false),
    [busy, setBusy] = useState(false),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  // The same ruling keeps its name until it is known what became of it.
  const key = useRef(newKey())
  useEffect(() => {
    key.current = newKey()
    setTrouble(undefined)
  }, [JSON.stringify(ruling), reason, looked.game.version])
  useEffect(() => setAccept(false), [ruling.kind, ruling.kind === 'rewind' ? ruling.to : 0])
  const { game } = looked,
    names = game.players.map(({ name }) => name),
    kind = kindOf(ruling)
  const said = reason.trim(),
    isAnswer = ruling.kind === 'answer'
  const learnt = ruling.kind === 'rewind' && trial.is === 'told' && trial.report.clean === false,
    odd = trial.is === 'refused' && trial.problem?.code === 'result-invalid',
    deep = ruling.kind === 'adjust' && touchesHidden(ruling.patch)
  const refusedAs = trial.is === 'refused' ? (trial.problem?.code ?? '') : ''
  const off = [
    ...(isWhole(ruling)
      ? []
      : [isAnswer ? words.off.answer : ruling.kind === 'pause' ? words.off.until : words.off.changes]),
    ...(!isAnswer && said === '' ? [words.off.reason] : []),
    ...(learnt && !accept ? [words.off.accept] : []),
    ...(deep && !hidden ? [words.off.hidden] : []),
    ...(late ? [words.late] : []),
    ...(trial.is === 'refused' && refusedAs !== 'moved'
      ? [(words.codes as Record<string, string>)[refusedAs] ?? trial.problem?.detail ?? trial.problem?.title ?? '…']
      : []),
  ]
  const waitsForTrial = !isAnswer && trial.is === 'trying'
  const send = async (): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      if (ruling.kind === 'answer' && ticket)
        await client.call('closeTicket', {
          params: { game: game.id, ticket: ticket.id },
          body: {
            answer: ruling.text.trim(),
            ...(ruling.to && { to: ruling.to }),
            ...(said !== '' && { reason: said }),
          },
          key: key.current,
        })
      else
        await client.call('ruleOnGame', {
          params: { game: game.id },
          body: {
            ruling: learnt && ruling.kind === 'rewind' ? { ...ruling, accept: true } : ruling,
            reason: said === '' && ruling.kind === 'answer' ? ruling.text.trim().slice(0, REASON) : said,
            expectedVersion: game.version,
            ...(ticket && { ticket: ticket.id }),
          },
          key: key.current,
        })
      setReason('')
      ruled()
    } catch (failure) {
      const problem = problemIn(failure)
      if (problem?.code === 'moved') setMoved(Math.max((problem.version ?? game.version + 1) - game.version, 1))
      else {
        const found = troubleOf(failure),
          own = (words.codes as Record<string, string>)[found.code ?? '']
        setTrouble({ ...found, ...(own !== undefined && { said: `${own} ${problem?.detail ?? ''}`.trim() }) })
      }
      if (!(failure instanceof NoReply)) key.current = newKey()
    } finally {
      setBusy(false)
    }
  }
  const asked = ticket?.seat ?? game.view.waitingFor[0] ?? 0
  // Of corrections the simplest is tried first (TJUDGE-11); what comes of it is told before it is ruled.
  const simplest = game.version - 1,
    isSimplest = simplest < 1 || (ruling.kind === 'rewind' && ruling.to === simplest)
  const choose = (next: Kind): void => set(begun(next, looked, asked, ply))
  return (
    <section class="panel ruling" aria-label={words.ruling}>
      <div class="row between">
        <h2>{words.rulingOn(table)}</h2>
        {ticket?.judge != null && <small>{ticket.judge === judge ? words.first : words.firstIs(ticket.judge)}</small>}
      </div>
      <div class="kinds-of-ruling tabs" role="group" aria-label={words.ruling}>
        {KINDS.map(one => (
          <button type="button" aria-pressed={one === kind} onClick={() => choose(one)}>
            {words.kinds[one]}
          </button>
        ))}
      </div>
      {!isSimplest && (
        <p class="word">
          {words.inOrder}{' '}
          <button type="button" class="link" onClick={() => set({ kind: 'rewind', to: simplest })}>
            {words.simplest}
          </button>
        </p>
      )}
      <RulingFields ruling={ruling} set={set} looked={looked} />
      {learnt && (
        <label class="tick accept" for="accept">
          <input id="accept" type="checkbox" checked={accept} onChange={() => setAccept(!accept)} />
          <span>
            <b>{words.accept}</b>
            <small>{words.acceptHelp}</small>
          </span>
        </label>
      )}
      {ruling.kind === 'result' && (odd || ruling.accept) && (
        <Tick
          id="accept-points"
          label={words.acceptPoints}
          checked={ruling.accept === true}
          toggle={() => {
            const { accept: was, ...rest } = ruling
            set(was ? rest : { ...rest, accept: true })
          }}
        />
      )}
      {deep && (
        <div class="notice">
          <p>
            <Sign name="contested" /> {words.hidden}
          </p>
          <Tick id="accept-hidden" label={words.acceptHidden} checked={hidden} toggle={() => setHidden(!hidden)} />
        </div>
      )}
      <label class="field" for="reason">
        <span>{isAnswer ? words.reasonOptional : words.reason}</span>
        <textarea
          id="reason"
          rows={4}
          maxlength={REASON}
          value={reason}
          aria-describedby="reason-help"
          onInput={(event: Event) => setReason((event.target as HTMLTextAreaElement).value)}
        />
        <small id="reason-help">{words.reasonHelp}</small>
      </label>
      <h3 class="tells-head">{words.tells}</h3>
      <p class="tells">
        <Sign name="title" />{' '}
        <span>
          {toldOf(words, { ruling, judge, reason: said, names, turn })}
          {ruling.kind === 'answer' && ruling.to && (
            <small> {words.toldTo(ruling.to.map(seat => names[seat]).join(', '))}</small>
          )}
        </span>
      </p>
      {moved > 0 && (
        <div class="notice trouble" role="alert">
          <p>{words.moved(moved)}</p>
          <button type="button" class="quiet" onClick={lookAgain}>
            {words.lookAgain}
          </button>
        </div>
      )}
      {trouble && <TroubleNotice trouble={trouble} again={() => void send()} />}
      {off.length > 0 && (
        <ul class="reasons-off" id="why-off">
          {off.map(one => (
            <li>
              <Sign name="limit" /> {one}
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        class="primary"
        disabled={busy || off.length > 0 || waitsForTrial || (moved > 0 && !isAnswer)}
        aria-describedby={off.length > 0 ? 'why-off' : undefined}
        onClick={() => void send()}
      >
        {deedOf(words, ruling, table, names)}
      </button>
      {!isAnswer && <p class="word">{words.version(game.version)}</p>}
    </section>
  )
}
