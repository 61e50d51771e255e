import type { ComponentChildren } from 'preact'
import { Link } from '../router.tsx'
import { useWords } from '../words/index.ts'
import { Sign } from './sign.tsx'
import type { SignName } from './signs.ts'

interface WayProps {
  to: string
  sign: SignName
  name: string
  children: ComponentChildren
}

/** One way to begin: what it is, and what comes of it. */
export function Way({ to, sign, name, children }: WayProps) {
  return (
    <li>
      <Link to={to} class="way">
        <Sign name={sign} />
        <span>
          <b>{name}</b>
          <small>{children}</small>
        </span>
      </Link>
    </li>
  )
}

/** What somebody who is here for the first time can do, beside playing at once. */
export function Ways({ children }: { children?: ComponentChildren }) {
  const { begin } = useWords()
  return (
    <ul class="ways">
      {children}
      <Way to="/first-steps" sign="play" name={begin.steps}>
        {begin.stepsHelp}
      </Way>
      <Way to="/lobby#queue" sign="table" name={begin.seat}>
        {begin.seatHelp}
      </Way>
      <Way to="/lobby#create" sign="retainer" name={begin.friends}>
        {begin.friendsHelp}
      </Way>
      <Way to="/decks" sign="deck" name={begin.deck}>
        {begin.deckHelp}
      </Way>
      <Way to="/sandbox" sign="playOn" name={begin.lesson}>
        {begin.lessonHelp}
      </Way>
      <Way to="/notifications" sign="bell" name={begin.told}>
        {begin.toldHelp}
      </Way>
    </ul>
  )
}
