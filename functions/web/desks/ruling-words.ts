import { clockTime, day } from '../time.ts'
import { pointsText } from '../parts/points.ts'
import type { DeskWords } from '../words/en/desk-words.ts'
import type { Looked, Ruling } from './judged.ts'

type Words = DeskWords['judge']

/** The eight deeds of the desk; of a person there are three. */
export const KINDS = ['answer', 'extend', 'pause', 'skip', 'adjust', 'rewind', 'person', 'result'] as const
export type Kind = (typeof KINDS)[number]
export const PERSONS = ['substitute', 'remove', 'restart'] as const
export const kindOf = ({ kind }: Ruling): Kind =>
  kind === 'substitute' || kind === 'remove' || kind === 'restart' ? 'person' : kind

/** How a ruling begins before anything is chosen. `seat` is who is asked, else the first who is in the game. */
export function begun(kind: Kind, { game }: Looked, seat: number, ply: number): Ruling {
  switch (kind) {
    case 'answer':
      return { kind, text: '' }
    case 'extend':
      return { kind, seat, hours: 4 }
    case 'pause':
      return { kind, until: '' }
    case 'skip':
      return { kind, seat: game.view.waitingFor[0] ?? seat }
    case 'adjust':
      return { kind, patch: [] }
    case 'rewind':
      return { kind, to: Math.max(Math.min(ply, game.version - 1), 1) }
    case 'person':
      return { kind: 'substitute', seat }
    case 'result':
      return { kind, victoryPoints: game.view.seats.map(({ victoryPoints }) => victoryPoints) }
  }
}

/** Something is still to be said or chosen, so that there is nothing to try out. */
export const isWhole = (ruling: Ruling): boolean =>
  ruling.kind === 'answer'
    ? ruling.text.trim() !== ''
    : ruling.kind === 'pause'
      ? ruling.until !== ''
      : ruling.kind !== 'adjust' || ruling.patch.length > 0

const instant = (when: string): string => `${day(when)}, ${clockTime(when, Date.parse(when))}`

interface Said {
  ruling: Ruling
  judge: string
  reason: string
  names: readonly string[]
  /** Whose turn it was where a rewind leads. */
  turn: { number: number; seat: number } | null
}

/** What everybody will read of a ruling in the record of the game. */
export function toldOf(words: Words, { ruling, judge, reason, names, turn }: Said): string {
  const { told } = words,
    seat = 'seat' in ruling && ruling.seat !== null ? (names[ruling.seat] ?? '…') : ''
  const because = (sentence: string): string => (reason === '' ? sentence : `${sentence} ${reason}`)
  switch (ruling.kind) {
    case 'answer':
      return told.answer(judge, ruling.text.trim() === '' ? '…' : ruling.text.trim())
    case 'extend': {
      const hours = words.hoursLong(ruling.hours)
      return because(ruling.seat === null ? told.extendTable(judge, hours) : told.extend(judge, hours, seat))
    }
    case 'pause':
      return because(
        ruling.until === null
          ? told.resume(judge)
          : told.pause(judge, ruling.until === '' ? '…' : instant(new Date(ruling.until).toISOString())),
      )
    case 'skip':
      return because(told.skip(judge, seat))
    case 'adjust':
      return because(told.adjust(judge))
    case 'rewind':
      return because(told.rewind(judge, turn?.number ?? 0, turn ? (names[turn.seat] ?? '…') : '…'))
    case 'substitute':
      return because(told.substitute(judge, seat))
    case 'remove':
      return because(told.remove(judge, seat))
    case 'restart':
      return because(told.restart(judge))
    case 'result': {
      const each = ruling.victoryPoints.map((points, at) => `${names[at] ?? '…'} ${pointsText(points)}`)
      return because(told.result(judge, each.join(', ')))
    }
  }
}

/** What the button does, by its name. */
export function deedOf({ deed }: Words, ruling: Ruling, table: string, names: readonly string[]): string {
  const seat = 'seat' in ruling && ruling.seat !== null ? (names[ruling.seat] ?? '…') : ''
  switch (ruling.kind) {
    case 'answer':
    case 'extend':
    case 'result':
      return deed[ruling.kind](table)
    case 'pause':
      return ruling.until === null ? deed.resume(table) : deed.pause(table)
    case 'adjust':
      return deed.adjust(table, ruling.patch.length)
    case 'rewind':
      return deed.rewind(table, ruling.to)
    case 'skip':
    case 'substitute':
    case 'remove':
    case 'restart':
      return deed[ruling.kind](table, seat)
  }
}
