import { useEffect, useState } from 'preact/hooks'
import type { Command } from '../../../shared/api/prompts.ts'
import { lastOf } from './board.ts'
import type { GameView, Live } from '../live/state.ts'
import { nextCast, type Casting } from './prompt.tsx'
import type { Sides } from './votes.tsx'

interface Votes {
  sides: Sides
  setSides: (sides: Sides) => void
  cast: (casting: Omit<Casting, 'expect'>) => void
}

/**
 * Votes chosen in one sitting. The server takes one source at a time, for others may answer each: the next is cast as
 * long as the tally is what it was
 * when they were confirmed, and what is left stays chosen when somebody else has changed it.
 */
export function useCasting(
  game: GameView | undefined,
  { prompt, answering }: Live,
  answer: (command: Command) => Promise<void>,
): Votes {
  const referendum = game && lastOf(game.view, 'referendum'),
    of = referendum ? `${game.view.you?.seat}:${referendum.seat}:${referendum.card?.id}:${game.view.turn?.number}` : ''
  const [chosen, choose] = useState<{ of: string; sides: Sides }>({ of: '', sides: {} }),
    [casting, setCasting] = useState<(Casting & { of: string; last?: string }) | undefined>(undefined)
  const sides = chosen.of === of ? chosen.sides : {}
  useEffect(() => {
    if (
      !casting ||
      !prompt ||
      answering === 'sending' ||
      answering === 'kept' ||
      answering === 'checking' ||
      casting.of !== of ||
      casting.last === prompt.id
    )
      return
    const next = nextCast(prompt, casting)
    setCasting(next?.rest && { ...next.rest, of, last: prompt.id })
    if (!next) return
    choose({ of, sides: next.rest?.sides ?? {} })
    void answer(next.command)
  })
  return {
    sides,
    setSides: next => choose({ of, sides: next }),
    cast: wanted =>
      setCasting({
        ...wanted,
        of,
        expect: { for: Number(prompt?.ask.params['for'] ?? 0), against: Number(prompt?.ask.params['against'] ?? 0) },
      }),
  }
}
