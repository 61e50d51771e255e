import { useState } from 'preact/hooks'
import type { Command, Prompt } from '../../../shared/api/prompts.ts'
import { nameOf, useFacts } from '../facts.ts'
import type { GameView, Live } from '../live/state.ts'
import { levelName, Sign } from '../parts/sign.tsx'
import { later } from '../parts/later.tsx'
import { Field } from '../parts/notice.tsx'
import { UnsentNotice } from '../parts/unsent.tsx'
import { clockTime, until, useNow } from '../time.ts'
import { useWords, type Words } from '../words/index.ts'
import { AnswerRow, NextWindow } from './answers.tsx'
import { keepSealed } from './sealed.tsx'
import { Guard } from './guard.tsx'
import { guardsAreOn, say, undoneBy, wasSaid } from './guards.ts'
import { lastOf, placesIn, seatName } from './board.ts'
import {
  argsFor,
  commandOf,
  familiesOf,
  isPass,
  linesOf,
  mayPassOn,
  MODES,
  shortNames,
  shortOf,
  splitQuestion,
  stepOf,
  wholeAnswer,
  type Called,
  type Chosen,
  type Option,
  type When,
} from './question.ts'
import { isFilled, missingIn, SlotPicker } from './slots.tsx'
import { sumOf, VotePanel, votesOf, type After, type Sides, type Sum } from './votes.tsx'
import { Always } from './always.tsx'
import { groupsOf, optionsIn } from './who-acts.ts'
import { WhyNot } from './why.tsx'

const PlanSheet = later(async () => (await import('../pages/plan.tsx')).PlanSheet)

/** Votes that are cast one after another, as long as nothing but they change the tally. */
export interface Casting {
  sides: Sides
  after: After
  expect: Sum
}

interface PromptProps {
  live: Live
  game: GameView
  prompt: Prompt
  chosen: Chosen
  choose: (next: Chosen) => void
  answer: (command: Command) => void
  sides: Sides
  setSides: (sides: Sides) => void
  cast: (casting: Omit<Casting, 'expect'>) => void
  /** Just after an answer the place of the button is empty, so that a second tap hits nothing. */
  hushed: boolean
}

/** The question, what silence does, every answer, and one button that says the whole of it. */
export function PromptPanel(props: PromptProps) {
  const { live, game, prompt, chosen, choose, answer, sides, setSides, cast, hushed } = props
  const words = useWords(),
    { prompt: said, vote } = words
  const facts = useFacts(),
    places = placesIn(game.view)
  const name = (card: number | undefined): string => {
    const { key, minion } = (card === undefined ? undefined : places.get(card)) ?? {}
    return minion?.name ?? (key ? nameOf(facts, key) : '')
  }
  const called: Called = { card: name, seat: seat => seatName(game, seat) },
    about = (seat: number, change = 0): string => {
      const pool = game.view.seats[seat]?.pool ?? 0
      return `${change === 0 ? '' : `${pool} → `}${words.table.poolOf(Math.max(0, pool + change))}`
    }
  const groups = groupsOf(prompt),
    [group, setGroup] = useState<number | undefined>(undefined),
    [after, setAfter] = useState<After>('ask')
  const open =
    groups.find(({ minion }) => minion === group) ??
    // Who acts comes first; to end the phase comes last, and is what is chosen until somebody does.
    groups.find(({ minion, options }) => minion !== undefined && options.some(({ id }) => id === chosen.optionId)) ??
    groups[0]
  const votes = prompt.ask.key === 'ask-polling' ? prompt.options.filter(({ kind }) => kind === 'vote') : []
  const shown = (groups.length > 1 ? open!.options : optionsIn(prompt)).filter(
    one => one.kind !== 'take-back' && one.kind !== 'declare' && !votes.includes(one),
  )
  const option = [...prompt.options, ...prompt.next].find(({ id }) => id === chosen.optionId) ?? prompt.options[0]!
  const silent = prompt.options.find(({ id }) => id === prompt.default.optionId),
    tabs = shortNames(groups.map(({ minion }) => name(minion)))
  const changed = live.entries.at(-1)?.events.findLast(event => event.class !== 'pass')?.text
  const { lead, question } = splitQuestion(prompt.ask),
    busy = live.answering === 'sending'

  const sealed = option.sealable === true,
    sum = sumOf(votes, sides),
    voting = sum.for + sum.against > 0 || votes.some(({ id }) => sides[id] !== undefined)
  const offers = prompt.lines.filter(({ window }) => window !== prompt.window)
  const whole =
    voting ||
    (isFilled(option.slots ?? [], chosen.args) &&
      offers.every(offer =>
        isFilled(
          offer.options.find(({ id }) => id === chosen.lines[offer.window]?.do)?.slots ?? [],
          chosen.lines[offer.window]?.args ?? {},
        ),
      ))
  const pick = (one: Option): void => {
    setSides({})
    choose({ ...chosen, optionId: one.id, args: argsFor(one, prompt) })
  }
  const wholeText = confirmText(words, prompt, option, chosen, called)
  const undone = undoneBy(prompt, option),
    phase = `${game.id} ${game.view.turn?.number} ${prompt.ask.key}`,
    [warned, warn] = useState('')
  const guarded = undone !== undefined && warned === option.id
  const send = (): void => {
    if (voting) return cast({ sides, after })
    if (undone && !guarded && guardsAreOn() && !wasSaid(phase)) return warn(option.id)
    if (undone) say(phase)
    if (sealed) keepSealed(game.id, prompt.id, wholeText)
    answer(commandOf(prompt, option, chosen))
  }
  const planned = stepOf(prompt, option, chosen),
    [planning, setPlanning] = useState(false)
  const declared = prompt.options.find(({ kind }) => kind === 'declare')
  return (
    <section class="panel prompt" id="answer" data-prompt={prompt.id} tabindex={-1} aria-labelledby="question">
      <header>
        <h2 id="question">{question}</h2>
        {prompt.deadline && (
          <Limit
            deadline={prompt.deadline}
            since={game.view.waitingSince}
            rests={game.clock?.seats[prompt.seat]?.restsUntil}
          />
        )}
      </header>
      {lead !== '' && !saidAbove(game, prompt.ask, lead) && <p class="lead-in">{lead}</p>}
      {prompt.case && !prompt.ask.text.includes(prompt.case.text.split(' ', 2).join(' ')) && (
        <p class="word">{prompt.case.text}</p>
      )}
      <p class="word">
        {said.atTheLimit} <b>{silent ? shortOf(said, called, silent) : prompt.silence.text}</b>.{' '}
        {sealed && !voting ? said.sealedNote : said.finalNote}
      </p>
      {live.answering === 'replaced' && (
        <p class="notice" role="alert">
          {changed && `${changed} `}
          {said.replaced}
        </p>
      )}
      <UnsentNotice live={live} options={[...prompt.options, ...prompt.next]} />
      {votes.length > 0 && (
        <VotePanel game={game} options={votes} sides={sides} set={setSides} after={after} setAfter={setAfter} />
      )}
      {groups.length > 1 && (
        <div class="tabs" role="group" aria-label={said.minion}>
          {groups.map((one, i) => (
            <button
              type="button"
              aria-pressed={one === open}
              aria-label={name(one.minion) || undefined}
              onClick={() => {
                setGroup(one.minion)
                pick(one.options[0]!)
              }}
            >
              {tabs[i] || said.generally}
            </button>
          ))}
        </div>
      )}
      <div class="options-frame">
        <fieldset class="options">
          <legend class="unseen">{votes.length > 0 ? vote.else : question}</legend>
          {familiesOf(shown).map(family => (
            <AnswerRow
              key={family[0]!.id}
              game={game}
              family={family}
              chosen={voting ? '' : option.id}
              choose={pick}
              called={called}
            >
              {(option.slots ?? []).map((slot, i) => (
                <SlotPicker
                  id={`slot-${i}`}
                  slot={slot}
                  value={chosen.args[slot.name]}
                  about={about}
                  change={value => choose({ ...chosen, args: { ...chosen.args, [slot.name]: value } })}
                />
              ))}
              {mayPassOn(prompt, option) && (
                <PassOn toEnd={chosen.toEnd === true} set={toEnd => choose({ ...chosen, toEnd })} />
              )}
              {sealed &&
                offers.map(offer => (
                  <NextWindow
                    offer={offer}
                    line={chosen.lines[offer.window]}
                    called={called}
                    about={about}
                    several={offers.length > 1}
                    set={line => choose({ ...chosen, lines: { ...chosen.lines, [offer.window]: line } })}
                  />
                ))}
            </AnswerRow>
          ))}
        </fieldset>
      </div>
      <div class="folds">
        {sealed && !voting && (
          <Holds prompt={prompt} when={chosen.when ?? 'unchanged'} set={when => choose({ ...chosen, when })} />
        )}
        {prompt.next.length > 0 && (
          <details class="why" open={option.phase !== undefined}>
            <summary>{said.atOnce(words.table.phases[prompt.next[0]!.phase!])}</summary>
            <fieldset class="options">
              {familiesOf(prompt.next).map(family => (
                <AnswerRow
                  key={family[0]!.id}
                  game={game}
                  family={family}
                  chosen={option.id}
                  choose={pick}
                  called={called}
                >
                  {(option.slots ?? []).map((slot, i) => (
                    <SlotPicker
                      id={`next-${i}`}
                      slot={slot}
                      value={chosen.args[slot.name]}
                      about={about}
                      change={value => choose({ ...chosen, args: { ...chosen.args, [slot.name]: value } })}
                    />
                  ))}
                </AnswerRow>
              ))}
            </fieldset>
          </details>
        )}
        <WhyNot game={prompt.game} id={prompt.id} seat={prompt.seat} name={name} />
        <Always prompt={prompt} />
        {declared && <Grave option={declared} run={() => answer({ promptId: prompt.id, optionId: declared.id })} />}
      </div>
      {!whole && <p class="word missing">{missingIn(said, option.slots ?? [], chosen.args) ?? ''}</p>}
      {guarded && (
        <Guard
          undone={undone}
          called={called}
          mend={() => {
            say(phase)
            warn('')
            setGroup(undone.mend.minion)
            pick(undone.mend)
          }}
          end={send}
        />
      )}
      {!guarded && (
        <div class={hushed ? 'confirm is-hushed' : 'confirm'}>
          <button type="button" class="primary" disabled={!whole || busy || hushed} onClick={send}>
            {busy ? (
              said.sending
            ) : voting ? (
              vote.cast(sum.for, sum.against)
            ) : (
              <>
                {sealed && <Sign name="sealed" />}
                <span>{wholeText}</span>
              </>
            )}
          </button>
          {planned && (
            <button type="button" class="quiet" disabled={!whole} onClick={() => setPlanning(true)}>
              <Sign name="plus" />
              {said.plan}
            </button>
          )}
        </div>
      )}
      {planning && planned && (
        <PlanSheet game={game} entries={live.entries} step={planned} close={() => setPlanning(false)} />
      )}
    </section>
  )
}

/** What is being resolved is said above the question already. */
const saidAbove = ({ view }: GameView, { key }: Prompt['ask'], lead: string): boolean =>
  key === 'ask-strike' ||
  (key === 'ask-attempt' && lastOf(view, 'action')?.blocker != null) ||
  view.stack.some(({ kind, says }) =>
    kind === 'referendum' ? lead.startsWith(says.text.slice(0, -1)) : says.text === lead,
  )

function confirmText(words: Words, prompt: Prompt, option: Option, chosen: Chosen, called: Called): string {
  const { prompt: said } = words,
    sealed = option.sealable === true
  // The level is named where there is a choice of levels.
  const level = ({ card, mode }: Option, among: readonly Option[]): string =>
    mode && among.some(one => one.card === card && one.mode !== mode)
      ? mode
          .split(MODES)
          .map(code => levelName(words, code))
          .join(', ')
      : ''
  const then = sealed
    ? linesOf(prompt, chosen).map(({ window, do: what }) => {
        const among = prompt.lines.find(offer => offer.window === window)?.options ?? [],
          next = among.find(({ id }) => typeof what === 'object' && id === what.optionId)
        return next && !isPass(next)
          ? wholeAnswer(said, called, next, typeof what === 'object' ? (what.args ?? {}) : {}, level(next, among))
          : said.pass
      })
    : chosen.toEnd && mayPassOn(prompt, option)
      ? [said.toTheEnd]
      : []
  const text = [
    wholeAnswer(said, called, option, chosen.args, level(option, option.phase ? prompt.next : prompt.options)),
    ...then,
  ].reduce((first, next) => said.andThen(first, next))
  return sealed
    ? said.seal(text)
    : option.kind === 'act' ||
        (option.kind === 'play' && (option.phase === 'minion' || (!option.phase && prompt.ask.key === 'ask-minion')))
      ? said.announce(text)
      : prompt.ask.key === 'ask-strike'
        ? said.strike(text)
        : text
}

/** What is announced, and what to do where nobody does anything about it. */
function PassOn({ toEnd, set }: { toEnd: boolean; set: (toEnd: boolean) => void }) {
  const { prompt: said } = useWords()
  return (
    <fieldset class="then">
      <legend>{said.then}</legend>
      <div class="choices">
        {[false, true].map(one => (
          <button type="button" aria-pressed={toEnd === one} onClick={() => set(one)}>
            {one ? said.toTheEnd : said.askMe}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** With less than this share of the time left, it is said. */
const SHORT = 0.25

/** How long there is; pressed, until when. In the own night it rests. */
function Limit({ deadline, since, rests }: { deadline: string; since: string; rests: string | null | undefined }) {
  const words = useWords(),
    now = useNow(),
    [exact, setExact] = useState(false)
  const end = Date.parse(deadline),
    night = rests && Date.parse(rests) > now,
    short = !night && end - now < SHORT * (end - Date.parse(since))
  return (
    <button type="button" class={short ? 'limit is-short' : 'limit'} onClick={() => setExact(!exact)}>
      <Sign name="limit" />
      <time dateTime={deadline} title={clockTime(deadline)}>
        {exact ? clockTime(deadline) : until(words, deadline, now)}
      </time>
      {short && <small>{words.prompt.soon}</small>}
      {night && <small>{words.clock.rests(clockTime(rests))}</small>}
    </button>
  )
}

/** How long an answer holds that nobody sees yet: while nothing happens, or while what matters to it stays as it is. */
function Holds({ prompt, when, set }: { prompt: Prompt; when: When; set: (when: When) => void }) {
  const { prompt: said } = useWords()
  if (prompt.whens.length < 2) return null
  const now = prompt.whens.find(one => JSON.stringify(one.when) === JSON.stringify(when)) ?? prompt.whens[0]!
  return (
    <details class="holds">
      <summary>
        {said.holds} <small>{now.says.text}</small>
      </summary>
      {prompt.whens.map(one => (
        <label class="tick">
          <input type="radio" name="holds" checked={one === now} onChange={() => set(one.when)} />
          <span>{one.says.text}</span>
        </label>
      ))}
    </details>
  )
}

/** What ends the game for oneself is never beside an answer, and asks for a word. */
function Grave({ option, run }: { option: Option; run: () => void }) {
  const { prompt: said, clock } = useWords()
  const [typed, setTyped] = useState('')
  return (
    <details class="why">
      <summary>{said.withdraw}</summary>
      <p>{option.effect.text}.</p>
      <Field id="typed" label={clock.typeTo(said.withdrawWord)} autocomplete="off" value={typed} set={setTyped} />
      <button type="button" class="quiet" disabled={typed.trim().toLowerCase() !== said.withdrawWord} onClick={run}>
        {said.withdraw}
      </button>
    </details>
  )
}

/**
 * What is cast next of votes that were confirmed together; undefined where the tally has become another, or nothing is
 * left.
 */
export function nextCast(
  prompt: Prompt,
  { sides, after, expect }: Casting,
): { command: Command; rest: Casting | undefined } | undefined {
  const { for: inFavour, against } = prompt.ask.params
  if (prompt.ask.key !== 'ask-polling' || inFavour !== expect.for || against !== expect.against) return undefined
  const option = prompt.options.find(({ id, kind }) => kind === 'vote' && sides[id] !== undefined)
  if (option) {
    const { [option.id]: side, ...left } = sides,
      votes = votesOf(option)
    const rest = { sides: left, after, expect: { ...expect, [side!]: expect[side!] + votes } }
    return {
      command: { promptId: prompt.id, optionId: option.id, args: { side: [side!] } },
      rest: Object.keys(left).length > 0 || after !== 'ask' ? rest : undefined,
    }
  }
  const pass = prompt.options.find(({ kind }) => kind === 'pass')
  if (after === 'ask' || !pass) return undefined
  const held = prompt.whens.find(
    ({ when }) => typeof when === 'object' && 'same' in when && when.same.includes('passes'),
  )
  return {
    command: {
      promptId: prompt.id,
      optionId: pass.id,
      ...(after === 'while' && held && pass.sealable && { when: held.when }),
    },
    rest: undefined,
  }
}
