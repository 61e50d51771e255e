import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { useCell } from './cell.ts'
import { InboxPage } from './pages/inbox.tsx'
import { SignedInPage, SignInPage } from './pages/sign-in.tsx'
import { TablePage } from './pages/table.tsx'
import { owedNow } from './owed.ts'
import { later } from './parts/later.tsx'
import { Sign } from './parts/sign.tsx'
import type { SignName } from './parts/signs.ts'
import { Link, usePlace, type Place } from './router.tsx'
import { client, session, signedIn } from './session.ts'
import { useWords } from './words/index.ts'

/** The desks say and look like the pages of events, and more. */
const DESKS = ['events', 'desks'] as const
const PEOPLE = ['people'] as const

const ApiPage = later(async () => (await import('./pages/api.tsx')).ApiPage)
const CardPage = later(async () => (await import('./pages/cards.tsx')).CardPage)
const CardsPage = later(async () => (await import('./pages/cards.tsx')).CardsPage)
const ClockPage = later(async () => (await import('./pages/clocks.tsx')).ClockPage)
const DecksPage = later(async () => (await import('./people/decks-page.tsx')).DecksPage, false, PEOPLE)
const EventPage = later(async () => (await import('./events/event-pages.tsx')).EventPage, false, ['events'])
const EventsPage = later(async () => (await import('./events/event-pages.tsx')).EventsPage, false, ['events'])
const FinishedPage = later(async () => (await import('./pages/finished.tsx')).FinishedPage)
const JudgeDesk = later(async () => (await import('./desks/judge-desk.tsx')).JudgeDesk, false, DESKS)
const LeaguePage = later(async () => (await import('./desks/league-page.tsx')).LeaguePage, false, DESKS)
const LobbyPage = later(async () => (await import('./people/lobby.tsx')).LobbyPage, false, PEOPLE)
const MyPage = later(async () => (await import('./people/my-page.tsx')).MyPage, false, PEOPLE)
const NoticesPage = later(async () => (await import('./pages/notices.tsx')).NoticesPage)
const OrdersPage = later(async () => (await import('./pages/orders.tsx')).OrdersPage)
const OrganiserDesk = later(async () => (await import('./desks/organiser-desk.tsx')).OrganiserDesk, false, DESKS)
const PlayerPage = later(async () => (await import('./people/player-page.tsx')).PlayerPage, false, PEOPLE)
const ReplayPage = later(async () => (await import('./pages/replay.tsx')).ReplayPage)
const ResultPage = later(async () => (await import('./pages/game-result.tsx')).ResultPage)
const RulePage = later(async () => (await import('./pages/rule.tsx')).RulePage)
const SandboxPage = later(async () => (await import('./pages/sandbox.tsx')).SandboxPage)
const SettingsPage = later(async () => (await import('./pages/settings.tsx')).SettingsPage)
const FirstStepsPage = later(async () => (await import('./steps/first-steps.tsx')).FirstStepsPage, true, ['steps'])
const TableRoom = later(async () => (await import('./people/room.tsx')).TableRoom)

/**
 * Every address of the pages. Who is not signed in sees cards, deck checks, events and their tables, players who show
 * themselves, games that may be watched by link, and where to sign in.
 */
function pageAt({
  parts: [page, id, more],
  query,
}: Place): { body: ComponentChildren; own?: true; bare?: true } | undefined {
  if (page === undefined) return { body: <InboxPage />, own: true }
  if (page === 'sign-in') return { body: <SignInPage /> }
  if (page === 'signed-in') return { body: <SignedInPage /> }
  if (page === 'finished') return { body: <FinishedPage />, own: true }
  if (page === 'lobby') return { body: id === undefined ? <LobbyPage /> : <TableRoom id={id} />, own: true }
  if (page === 'events' && id === undefined) return { body: <EventsPage /> }
  if (page === 'e' && id !== undefined && more === undefined) return { body: <EventPage key={id} id={id} /> }
  if (page === 'e' && id !== undefined && more === 'judge') return { body: <JudgeDesk key={id} id={id} /> }
  if (page === 'e' && id !== undefined && more === 'desk') return { body: <OrganiserDesk key={id} id={id} /> }
  if (page === 'l' && id !== undefined && more === undefined) return { body: <LeaguePage key={id} league={id} /> }
  if (page === 'first-steps') return { body: <FirstStepsPage /> }
  if (page === 'decks') return { body: <DecksPage /> }
  if (page === 'cards') return { body: id === undefined ? <CardsPage /> : <CardPage card={id} /> }
  if (page === 'rules' && id !== undefined) return { body: <RulePage id={id} /> }
  if (page === 'me') return { body: <MyPage />, own: true }
  if (page === 'players' && id !== undefined && more === undefined) return { body: <PlayerPage key={id} id={id} /> }
  if (page === 'api') return { body: <ApiPage /> }
  if (page === 'sandbox') return { body: <SandboxPage />, own: true }
  if (page === 'settings') return { body: <SettingsPage /> }
  if (page === 'notifications') return { body: <NoticesPage />, own: true }
  if (page === 'games' && id !== undefined && more === undefined)
    return { body: <TablePage key={id} id={id} view="seat" />, own: true, bare: true }
  if (page === 'games' && id !== undefined && more === 'watch')
    return { body: <TablePage key={`${id} watched`} id={id} view="spectator" />, bare: true }
  if (page === 'games' && id !== undefined && more === 'orders') return { body: <OrdersPage id={id} />, own: true }
  if (page === 'games' && id !== undefined && more === 'clock') return { body: <ClockPage id={id} />, own: true }
  if (page === 'games' && id !== undefined && more === 'result')
    return { body: <ResultPage key={id} id={id} />, own: true }
  if (page === 'games' && id !== undefined && more === 'replay')
    return { body: <ReplayPage id={id} />, ...(query.get('by') !== 'spectator' && { own: true }), bare: true }
  return undefined
}

export function App() {
  const place = usePlace(),
    words = useWords()
  useCell(session)
  const page = pageAt(place),
    allowed = page && (!page.own || signedIn())
  useEffect(() => {
    document.title = `${titleOf(place, words.nav)}${words.app}`
  }, [place.path, words])
  if (page?.bare && allowed)
    return (
      <>
        <SkipLinks asked={place.parts[2] === undefined} />
        {page.body}
      </>
    )
  return (
    <>
      <SkipLinks />
      <Nav place={place} />
      <main id="main">
        {!page ? (
          <div class="narrow nothing">
            <h1>{words.trouble.noPage}</h1>
            <p class="lead">{words.trouble.noPageHelp}</p>
            <p>
              <Link to="/" class="button primary">
                {words.trouble.home}
              </Link>
            </p>
          </div>
        ) : allowed ? (
          page.body
        ) : (
          <SignInPage />
        )}
      </main>
    </>
  )
}

const titleOf = ({ parts: [page] }: Place, nav: Record<string, string>): string =>
  page !== undefined && nav[page] !== undefined ? `${nav[page]} · ` : ''

/** Who only looks on has no answer to go to. */
function SkipLinks({ asked = true }: { asked?: boolean }) {
  const { skipToAnswer, skipToTable } = useWords()
  return (
    <p class="skip">
      {asked && <a href="#answer">{skipToAnswer}</a>} <a href="#main">{skipToTable}</a>
    </p>
  )
}

const PAGES = [
  ['/', 'inbox', 'inbox'],
  ['/lobby', 'lobby', 'table'],
  ['/events', 'events', 'victory'],
  ['/decks', 'decks', 'deck'],
  ['/cards', 'cards', 'cards'],
  ['/finished', 'finished', 'play'],
  ['/sandbox', 'sandbox', 'playOn'],
] as const satisfies readonly [string, string, SignName][]
const TOOLS = [
  ['/notifications', 'notifications', 'bell'],
  ['/settings', 'settings', 'settings'],
] as const satisfies readonly [string, string, SignName][]

function Nav({ place }: { place: Place }) {
  const { nav, app, inbox } = useWords(),
    owed = useCell(owedNow),
    is = (to: string): boolean =>
      place.path === to ||
      (to !== '/' && place.path.startsWith(to)) ||
      (to === '/finished' && place.parts[2] === 'result') ||
      (to === '/events' && (place.parts[0] === 'e' || place.parts[0] === 'l'))
  useEffect(() => {
    if (owedNow.get() === undefined && signedIn() && place.path !== '/')
      client.call('inbox', {}).then(
        ({ body }) => owedNow.set(body?.owed.length),
        () => undefined,
      )
  }, [])
  return (
    <header class="top">
      <Link to="/" class="brand">
        {app}
        <i>.</i>
      </Link>
      <nav aria-label={nav.main}>
        {PAGES.map(([to, name, sign]) => (
          <Link to={to} {...((name === 'sandbox' || name === 'events') && { class: 'wide-only' })} current={is(to)}>
            <Sign name={sign} />
            <span>{nav[name]}</span>
            {name === 'inbox' && owed ? (
              <>
                <b class="count-badge" aria-hidden="true">
                  {owed}
                </b>
                <span class="unseen">{inbox.owe(owed)}</span>
              </>
            ) : null}
          </Link>
        ))}
      </nav>
      <nav class="tools" aria-label={nav.settings}>
        {TOOLS.map(([to, name, sign]) => (
          <Link to={to} label={nav[name]} current={is(to)}>
            <Sign name={sign} />
          </Link>
        ))}
      </nav>
    </header>
  )
}
