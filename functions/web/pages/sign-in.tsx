import { useEffect, useState } from 'preact/hooks'
import { Way } from '../parts/begin.tsx'
import { BotLevels, type Level } from '../parts/bot-levels.tsx'
import { Field, Loading, Panel } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { go, usePlace } from '../router.tsx'
import { client, config, lapsed, newKey, signedIn, signInLocally } from '../session.ts'
import { comeBack, leaveToSignIn } from '../sign-in.ts'
import { useCell } from '../cell.ts'
import { useWords } from '../words/index.ts'

const BOTS = [
  ['Ada', 'malkavian'],
  ['Blaise', 'nosferatu'],
  ['Cosima', 'toreador'],
  ['Dante', 'tremere'],
] as const

/** Deals a table of four bots and the reader, and goes there. */
export async function playNow(level: Level): Promise<string> {
  const key = newKey()
  const { body: table } = await client.call('createTable', {
    body: { name: 'Five Fifth Edition decks', cards: 'fifth-edition', spectators: { hands: 'end' } },
    key,
  })
  const params = { table: table!.id }
  await client.call('takeSeat', { params, body: { deck: 'ventrue', profile: 'normal' } })
  for (const [bot, deck] of BOTS) await client.call('takeSeat', { params, body: { deck, bot, level } })
  const { body: started } = await client.call('startTable', { params })
  return started!.game!
}

/** `plain` where something else comes first. */
export function PlayNow({ plain = false }: { plain?: boolean }) {
  const { signIn } = useWords()
  const [state, setState] = useState<'idle' | 'dealing' | 'failed'>('idle'),
    [level, setLevel] = useState<Level>('steady')
  const deal = async (): Promise<void> => {
    setState('dealing')
    try {
      if (!signedIn()) await signInLocally(`Guest-${newKey().slice(0, 6)}`)
      go(`/games/${await playNow(level)}`)
    } catch {
      setState('failed')
    }
  }
  return (
    <div class="play-now">
      <button
        type="button"
        class={plain ? 'quiet' : 'primary'}
        disabled={state === 'dealing'}
        onClick={() => void deal()}
      >
        <Sign name={state === 'dealing' ? 'hand' : 'play'} />
        {state === 'dealing' ? signIn.demoWaits : signIn.demo}
      </button>
      <BotLevels level={level} choose={setLevel} />
      <p class="word">{signIn.demoHelp}</p>
      {state === 'failed' && (
        <p class="notice" role="alert">
          {signIn.failed}
        </p>
      )}
    </div>
  )
}

export function SignInPage() {
  const { signIn, begin, nav } = useWords()
  const how = useCell(config),
    refused = useCell(lapsed),
    { query } = usePlace(),
    back = query.get('to') ?? '/'
  const [name, setName] = useState(''),
    [failed, setFailed] = useState('')
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault()
    try {
      await signInLocally(name.trim())
      go(back, 'replace')
    } catch (failure) {
      setFailed(failure instanceof Error ? failure.message : signIn.failed)
    }
  }
  if (!how) return <Loading />
  return (
    <div class={back === '/' ? 'columns landing' : 'narrow'}>
      <div>
        <h1>{signIn.heading}</h1>
        <p class="lead">{signIn.lead}</p>
        {refused && (
          <p class="notice" role="alert">
            {signIn.again}
          </p>
        )}
        {how.signIn.kind === 'local' ? (
          <>
            {back === '/' && (
              <Panel class="welcome">
                <PlayNow />
              </Panel>
            )}
            <Panel heading={signIn.named}>
              <form onSubmit={(event: Event) => void enter(event)}>
                <Field
                  id="name"
                  label={signIn.name}
                  pattern="[A-Za-z0-9][A-Za-z0-9_\-]{0,31}"
                  required
                  autocomplete="username"
                  aria-describedby="name-help"
                  value={name}
                  set={setName}
                />
                <p class="word" id="name-help">
                  {signIn.nameHelp}
                </p>
                {failed && (
                  <p class="notice trouble" role="alert">
                    {failed}
                  </p>
                )}
                <button class="quiet" type="submit">
                  {signIn.local}
                </button>
              </form>
            </Panel>
          </>
        ) : (
          <Panel class="welcome">
            <button
              type="button"
              class="primary"
              onClick={() => {
                if (how.signIn.kind === 'oidc') void leaveToSignIn(how.signIn, back)
              }}
            >
              {signIn.elsewhere}
            </button>
          </Panel>
        )}
      </div>
      {back === '/' && (
        <aside>
          <Panel heading={begin.what}>
            <ul class="points">
              {begin.points.map(([sign, name, text]) => (
                <li>
                  <Sign name={sign} />
                  <span>
                    <b>{name}</b> {text}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
          <Panel heading={begin.look}>
            <ul class="ways">
              <Way to="/first-steps" sign="play" name={begin.steps}>
                {begin.stepsHelp}
              </Way>
              <Way to="/cards" sign="cards" name={nav.cards}>
                {begin.cardsHelp}
              </Way>
              <Way to="/decks" sign="deck" name={begin.deck}>
                {begin.deckHelp}
              </Way>
            </ul>
          </Panel>
        </aside>
      )}
    </div>
  )
}

/** Where the issuer sends the reader back to. */
export function SignedInPage() {
  const { signIn } = useWords()
  const { query } = usePlace(),
    [failed, setFailed] = useState('')
  useEffect(() => {
    comeBack(query).then(
      back => go(back, 'replace'),
      (failure: unknown) => setFailed(failure instanceof Error ? failure.message : ''),
    )
  }, [])
  return failed === '' ? (
    <p class="loading" role="status">
      {signIn.signingIn}
    </p>
  ) : (
    <p class="notice" role="alert">
      {signIn.failed} {failed}
    </p>
  )
}
