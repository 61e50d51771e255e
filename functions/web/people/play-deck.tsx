import { useState } from 'preact/hooks'
import type { RequestOf } from '../../../shared/api/client.ts'
import { BotLevels, type Level } from '../parts/bot-levels.tsx'
import { Choice, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { go } from '../router.tsx'
import { client, config, loadConfig, newKey, signedIn, signInLocally, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { usePeopleWords } from '../words/index.ts'
import { READY, readyName, type Chosen, type KeptDeck, type ReadyDeck } from './own-decks.ts'

type SeatDeck = NonNullable<RequestOf<'takeSeat'>['body']['deck']>
type They = 'any' | 'mine' | ReadyDeck

const BOTS = ['Ada', 'Blaise', 'Cosima', 'Dante'] as const

/** A table of four bots and the reader, with the deck that is chosen, at once. */
export function PlayDeck({ chosen, mine }: { chosen: Chosen | undefined; mine: readonly KeptDeck[] }) {
  const { playing, shelf } = usePeopleWords()
  const [they, setThey] = useState<They>('any'),
    [level, setLevel] = useState<Level>('steady'),
    [dealing, setDealing] = useState(false),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const name = chosen && ('kept' in chosen ? chosen.kept.name : shelf.ready(readyName(chosen.ready))),
    playable = chosen && ('ready' in chosen || chosen.kept.state === 'playable')
  const own = mine.filter(({ state }) => state === 'playable')
  const deal = async (): Promise<void> => {
    if (!chosen) return
    setDealing(true)
    setTrouble(undefined)
    try {
      // Where people sign in elsewhere nobody plays without that.
      if (!signedIn() && (config.get() ?? (await loadConfig())).signIn.kind !== 'local') return go('/sign-in?to=/decks')
      if (!signedIn()) await signInLocally(`Guest-${newKey().slice(0, 6)}`)
      const deck: SeatDeck = 'kept' in chosen ? { kept: chosen.kept.id } : chosen.ready
      go(`/games/${await dealt(playing.tableName(name ?? '').slice(0, 60), deck, decksOf(they, own), level)}`)
    } catch (failure) {
      setTrouble(troubleOf(failure))
      setDealing(false)
    }
  }
  return (
    <Panel heading={playing.heading} id="play-deck">
      <BotLevels level={level} choose={setLevel} />
      <Choice
        name="they-play"
        label={playing.they}
        value={they}
        choose={setThey}
        options={[
          ['any', playing.any] as const,
          ...(own.length > 0 ? [['mine', playing.mine] as const] : []),
          ...READY.map(key => [key, shelf.ready(readyName(key))] as const),
        ]}
      />
      {trouble && <TroubleNotice trouble={trouble} />}
      <button type="button" class="primary whole" disabled={!playable || dealing} onClick={() => void deal()}>
        <Sign name={dealing ? 'hand' : 'play'} />
        {dealing ? playing.dealing : playable ? playing.play(name ?? '') : playing.chooseFirst}
      </button>
    </Panel>
  )
}

/** A deck for each bot: in turn of those there are, begun anywhere. */
function decksOf(they: They, own: readonly KeptDeck[]): SeatDeck[] {
  const kept = own.map(({ id }): SeatDeck => ({ kept: id }))
  const some: SeatDeck[] = they === 'any' ? [...READY, ...kept] : they === 'mine' ? kept : [they]
  const from = Math.floor(Math.random() * some.length)
  return BOTS.map((_, at) => some[(from + at) % some.length]!)
}

async function dealt(name: string, deck: SeatDeck, theirs: readonly SeatDeck[], level: Level): Promise<string> {
  const { body: table } = await client.call('createTable', {
    body: { name, access: 'private', spectators: { hands: 'end' } },
  })
  const params = { table: table!.id }
  await client.call('takeSeat', { params, body: { deck, profile: 'normal' } })
  for (const [at, bot] of BOTS.entries())
    await client.call('takeSeat', { params, body: { deck: theirs[at]!, bot, level } })
  return (await client.call('startTable', { params })).body!.game!
}
