import { nameOf, useFacts } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import { lastOf, placesIn, sourceName } from './board.ts'
import type { Option } from './question.ts'

export type Side = 'for' | 'against'
/** Which of the own sources is to be cast for what; what is not in it is kept. */
export type Sides = Readonly<Record<string, Side>>

export const votesOf = (option: Option): number => Number(option.effect.params['votes'] ?? 0)
const sidesOf = (option: Option): readonly Side[] =>
  option.slots
    ?.flatMap(slot => (slot.type === 'keys' ? slot.candidates : []))
    .filter((one): one is Side => one === 'for' || one === 'against') ?? []

export interface Sum {
  for: number
  against: number
}
export function sumOf(options: readonly Option[], sides: Sides): Sum {
  const of = (side: Side): number =>
    options.filter(({ id }) => sides[id] === side).reduce((sum, option) => sum + votesOf(option), 0)
  return { for: of('for'), against: of('against') }
}

export type After = 'ask' | 'while' | 'done'

interface VotesProps {
  game: GameView
  options: readonly Option[]
  sides: Sides
  set: (sides: Sides) => void
  after: After
  setAfter: (after: After) => void
}

/** The own votes, a row for each source of them; then what it comes to, and whether one is done after it. */
export function VotePanel({ game, options, sides, set, after, setAfter }: VotesProps) {
  const { vote, table } = useWords()
  const tally = lastOf(game.view, 'referendum')?.tally ?? { for: 0, against: 0 }
  const sum = sumOf(options, sides),
    next = { for: tally.for + sum.for, against: tally.against + sum.against },
    lead = next.for - next.against
  const any = options.some(({ id }) => sides[id] !== undefined)
  return (
    <div class="votes">
      {options.map(option => (
        <SourceRow
          game={game}
          option={option}
          side={sides[option.id]}
          set={side => {
            const { [option.id]: _, ...rest } = sides
            set(side === undefined ? rest : { ...rest, [option.id]: side })
          }}
        />
      ))}
      {any && (
        <>
          <p class="outcome">
            {vote.ifCast} <b>{vote.sum(next.for, next.against)}</b>.{' '}
            {lead > 0 ? table.passesBy(lead) : lead < 0 ? table.failsBy(-lead) : table.tied}.
          </p>
          <fieldset class="then">
            <legend>{vote.after}</legend>
            <div class="choices">
              {(['ask', 'while', 'done'] as const).map(one => (
                <button type="button" aria-pressed={after === one} onClick={() => setAfter(one)}>
                  {one === 'while' ? (lead > 0 ? vote.whilePasses : vote.whileFails) : vote[one]}
                </button>
              ))}
            </div>
          </fieldset>
        </>
      )}
    </div>
  )
}

function SourceRow({
  game,
  option,
  side,
  set,
}: {
  game: GameView
  option: Option
  side: Side | undefined
  set: (side: Side | undefined) => void
}) {
  const { vote } = useWords()
  const facts = useFacts(),
    { name, about } = useSource(game, option),
    votes = votesOf(option),
    ballots = Number(option.effect.params['ballots'] ?? 0)
  const can = sidesOf(option),
    key = option.card === undefined ? null : placesIn(game.view).get(option.card)?.key
  return (
    <fieldset class="source">
      <legend class="unseen">
        {name || (key ? nameOf(facts, key) : '')}, {vote.votes(votes || ballots)}
        {about && `, ${about}`}
      </legend>
      <b class="n" aria-hidden="true">
        {votes || ballots}
      </b>
      <span class="source-name" aria-hidden="true">
        <b>{name}</b>
        {about && <small>{about}</small>}
      </span>
      <span class="sides">
        {([...can, undefined] as const).map(one => (
          <label class={one ?? 'keep'} title={one ? vote[one] : vote.keep}>
            <input
              type="radio"
              name={`side-${option.id}`}
              checked={side === one}
              onChange={() => set(one)}
              aria-label={one ? vote[one] : vote.keep}
            />
            <Sign name={one ?? 'keep'} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}

/** What a source of votes is called, and what it costs to cast it, as far as everybody can see. */
function useSource(game: GameView, option: Option): { name: string; about: string } {
  const { vote, table } = useWords()
  const facts = useFacts(),
    source = option.id.slice('vote:'.length),
    kind = source.split(':')[0]!
  const minion = option.card === undefined ? undefined : placesIn(game.view).get(option.card)?.minion
  const name =
    sourceName(source, game, facts, table.edge) ||
    (option.card === undefined ? '' : nameOf(facts, placesIn(game.view).get(option.card)?.key ?? ''))
  const kinds = vote.kinds as Readonly<Record<string, string>>
  return { name, about: minion?.title ?? kinds[kind] ?? '' }
}
