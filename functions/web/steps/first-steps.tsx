import { useEffect, useRef, useState } from 'preact/hooks'
import { kept, useCell } from '../cell.ts'
import { want } from '../facts.ts'
import { Loading, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client, config, newKey, signedIn, signInLocally, troubleOf } from '../session.ts'
import { leaveToSignIn } from '../sign-in.ts'
import type { Trouble } from '../trouble.ts'
import { useStepWords } from '../words/index.ts'
import { GlossaryList, Told, WordBox } from './glossary.tsx'
import { openScene, playAnswer, type GameView, type Stage } from './scene-play.ts'
import { Outcome, SceneTable } from './scene-table.tsx'
import { SCENES, scenes, type SceneName } from './scenes.ts'

const OTHERS = ['Cal', 'Dee', 'Eve', 'Ann']

/** Where the reader is: which scene, and which have been played. */
interface Place {
  scene: number
  played: SceneName[]
}
const START: Place = { scene: 0, played: [] }

export function FirstStepsPage() {
  const { steps } = useStepWords(),
    how = useCell(config)
  const [place, setPlace] = useState<Place>(() => kept.read<Place>('first-steps') ?? START),
    [words, setWords] = useState(false)
  const move = (next: Place): void => {
    kept.write('first-steps', next)
    setPlace(next)
    scrollTo(0, 0)
  }
  const name = SCENES[place.scene]
  const to = (scene: number): void => move({ ...place, scene })
  if (!how) return <Loading />
  return (
    <div class="first-steps">
      <header>
        <div class="lead-in">
          <h1>{steps.heading}</h1>
          <p class="word">{steps.lead}</p>
        </div>
        <nav aria-label={steps.heading}>
          <ol class="scenes">
            {SCENES.map((one, at) => (
              <li>
                <button
                  type="button"
                  aria-current={at === place.scene ? 'step' : undefined}
                  class={place.played.includes(one) ? 'is-played' : undefined}
                  onClick={() => to(at)}
                >
                  {place.played.includes(one) ? <Sign name="for" /> : <b>{at + 1}</b>}{' '}
                  <span class="scene-name">{steps.scenes[one].name}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <p class="row">
          <button type="button" class="link" aria-expanded={words} onClick={() => setWords(!words)}>
            <Sign name="cards" /> {steps.words}
          </button>
          <Link to="/" class="link">
            {steps.leave}
          </Link>
        </p>
        {words && <GlossaryList />}
      </header>
      {name === undefined ? (
        <Over begin={() => move(START)} />
      ) : (
        <ScenePlayed
          key={name}
          name={name}
          at={place.scene}
          go={to}
          done={() => {
            if (!place.played.includes(name)) kept.write('first-steps', { ...place, played: [...place.played, name] })
          }}
          next={() => move({ scene: place.scene + 1, played: [...new Set([...place.played, name])] })}
        />
      )}
    </div>
  )
}

function Over({ begin }: { begin: () => void }) {
  const { steps } = useStepWords()
  return (
    <section class="panel scene-over">
      <h2>{steps.over}</h2>
      <p>{steps.overLead}</p>
      <p class="row">
        <Link to="/" class="button primary">
          {steps.play}
        </Link>
        <button type="button" class="quiet" onClick={begin}>
          {steps.fromStart}
        </button>
      </p>
    </section>
  )
}

/** Who has no account yet is let in as a guest, where that is how people come in. */
async function letIn(): Promise<boolean> {
  if (signedIn()) return true
  const how = config.get()
  if (how?.signIn.kind === 'oidc') await leaveToSignIn(how.signIn, '/first-steps')
  else await signInLocally(`Guest-${newKey().slice(0, 6)}`)
  return signedIn()
}

interface SceneProps {
  name: SceneName
  at: number
  go: (scene: number) => void
  done: () => void
  next: () => void
}

function ScenePlayed({ name, at, go, done, next }: SceneProps) {
  const { steps } = useStepWords()
  const said = steps.scenes[name],
    answers = said.answers as Record<string, readonly string[]>
  const [stage, setStage] = useState<Stage | undefined>(undefined),
    [after, setAfter] = useState<GameView | undefined>(undefined),
    [chosen, setChosen] = useState(0),
    [busy, setBusy] = useState(false),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined),
    [word, setWord] = useState<string | undefined>(undefined),
    [hint, setHint] = useState(false),
    [round, setRound] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = (view: GameView): GameView => {
    want(
      view.seats.flatMap(({ ready, torpor, uncontrolled, inPlay, hand }) =>
        [...ready, ...torpor, ...uncontrolled, ...inPlay]
          .flatMap(({ card }) => card.key ?? [])
          .concat((hand.cards ?? []).flatMap(({ key }) => key ?? [])),
      ),
    )
    return view
  }
  const attempt = async (run: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await run()
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
    setBusy(false)
  }
  useEffect(() => {
    let here = true
    setStage(undefined)
    setAfter(undefined)
    setHint(false)
    void attempt(async () => {
      if (!(await letIn())) return
      const opened = await openScene(client, name, [steps.you, ...OTHERS], newKey())
      if (!here) return
      seen(opened.view)
      setStage(opened)
    })
    return () => {
      here = false
    }
  }, [name, round])
  useEffect(() => heading.current?.focus(), [after])
  const all = scenes[name].answers
  const act = (event: Event): void => {
    event.preventDefault()
    if (!stage) return
    void attempt(async () => {
      setAfter(seen(await playAnswer(client, stage.game, all[chosen]!.steps)))
      done()
    })
  }
  const before = SCENES[at - 1],
    following = SCENES[at + 1]
  const nameOf = (scene: SceneName): string => steps.scenes[scene].name
  const answer = answers[all[chosen]!.name]!
  return (
    <div class="scene">
      <div class="scene-table">{stage ? <SceneTable view={after ?? stage.view} /> : trouble ? null : <Loading />}</div>
      <div class="scene-rail">
        <section class="panel scene-told" aria-labelledby="scene-title">
          <p class="word">
            {steps.of(at + 1, SCENES.length)} · {steps.noClock}
          </p>
          <h2 id="scene-title">{said.title}</h2>
          <Told text={said.text} open={word} choose={key => setWord(key === word ? undefined : key)} />
          {word !== undefined && <WordBox word={word} close={() => setWord(undefined)} />}
        </section>
        {trouble && <TroubleNotice trouble={trouble} again={() => setRound(round + 1)} />}
        {after && stage ? (
          <section class="panel scene-came" aria-live="polite">
            <h2 ref={heading} tabIndex={-1}>
              {steps.came}
            </h2>
            <p>
              <b>{answer[0]}</b>
            </p>
            <Outcome before={stage.view} after={after} />
            <p>{answer[2]}</p>
            <button type="button" class="primary" onClick={next}>
              {following ? steps.on(nameOf(following)) : steps.finish}
            </button>
          </section>
        ) : (
          <form class="panel scene-asked" onSubmit={act}>
            <fieldset disabled={busy || !stage}>
              <legend>{said.ask}</legend>
              {all.map(({ name: one }, which) => (
                <label class="scene-answer" for={`answer-${one}`}>
                  <input
                    type="radio"
                    name="answer"
                    id={`answer-${one}`}
                    checked={which === chosen}
                    onChange={() => setChosen(which)}
                  />
                  <span>
                    <b>{answers[one]![0]}</b>
                    <small>{answers[one]![1]}</small>
                  </span>
                </label>
              ))}
              <p class="row">
                <button type="submit" class="primary">
                  {busy && stage ? steps.plays : answer[0]}
                </button>
                <button type="button" class="quiet" aria-expanded={hint} onClick={() => setHint(!hint)}>
                  {steps.hint}
                </button>
              </p>
              {hint && <p role="status">{said.hint}</p>}
            </fieldset>
          </form>
        )}
        <p class="row scene-moves">
          {before && (
            <button type="button" class="link" onClick={() => go(at - 1)}>
              {steps.back(nameOf(before))}
            </button>
          )}
          <button type="button" class="link" disabled={busy} onClick={() => setRound(round + 1)}>
            {steps.again}
          </button>
          {following && !after && (
            <button type="button" class="link" onClick={() => go(at + 1)}>
              {steps.skip(nameOf(following))}
            </button>
          )}
        </p>
      </div>
    </div>
  )
}
