import type * as rules from '../../shared/rules/index.ts'
import * as core from '../../shared/rules/index.ts'
import { brokenBuild } from '../laws/breakages.ts'
import { playOver, type Played, type Way } from './game-over-days.ts'
import type { Kind } from './habits.ts'

/** Four ways of asking, and what they cost. */
export async function waysOfAsking(): Promise<Way[]> {
  // The core as it would be without T0: every seat is asked in every window.
  const strict = await brokenBuild<typeof rules>('shared/rules/index.ts', {
    name: 'everybody is asked',
    file: 'shared/rules/procedures/window.ts',
    changes: [
      [
        "  if (frame.name === 'between') return toBeAsked(state, seat)\n",
        "  if (frame.name === 'between') return toBeAsked(state, seat)\n  if (frame.id > 0) return true\n",
      ],
    ],
  })
  return [
    { name: 'everybody, in order', core: strict, inOrder: true },
    { name: 'windows', core },
    { name: 'windows and orders', core, orders: { rules: [], profile: 'normal' } },
    { name: 'all of it, 8 h', core, orders: { rules: [], profile: 'normal' }, conditional: true, limit: 8 },
  ]
}

export interface Row {
  way: string
  kind: Kind
  games: number
  unfinished: number
  prompts: number
  passes: number
  handoffs: number
  days: number
  defaults: number
  turns: number
}

export function measure(way: Way, kind: Kind, seeds: readonly number[]): Row {
  const played = seeds.map(seed => playOver(way, seed, kind))
  const mean = (of: (one: Played) => number): number => played.reduce((sum, one) => sum + of(one), 0) / played.length
  const days = played.map(one => one.days).sort((a, b) => a - b)
  return {
    way: way.name,
    kind,
    games: played.length,
    unfinished: played.filter(({ over }) => !over).length,
    prompts: mean(one => one.prompts) / 5,
    passes: mean(one => one.passes / Math.max(1, one.prompts)),
    handoffs: mean(one => one.handoffs),
    days: days[Math.floor(days.length / 2)]!,
    defaults: mean(one => one.defaults),
    turns: mean(one => one.turns),
  }
}

/** Of one kind of people, asking everybody in order and asking under orders. */
function pairOf(rows: readonly Row[], kind: Kind): { without: Row; under: Row } {
  const of = (way: number): Row => rows.filter(row => row.kind === kind)[way]!
  return { without: of(0), under: of(2) }
}

const kindsOf = (rows: readonly Row[]): Kind[] => [...new Set(rows.map(row => row.kind))]

/** The figures to hold with the profile Normal, and which of them were missed. */
export function missed(rows: readonly Row[]): string[] {
  return kindsOf(rows).flatMap(kind => {
    const { without, under } = pairOf(rows, kind)
    const endless = rows.filter(row => row.kind === kind && row.unfinished > 0)
    return [
      ...endless.map(({ way, unfinished }) => `${kind}: ${way}: ${unfinished} games did not end`),
      ...(under.prompts > without.prompts / 4
        ? [`${kind}: prompts ${under.prompts.toFixed(0)} are more than a quarter of ${without.prompts.toFixed(0)}`]
        : []),
      ...(under.prompts > 110 ? [`${kind}: ${under.prompts.toFixed(0)} prompts a seat are more than 110`] : []),
      ...(under.days * 4 > without.days
        ? [`${kind}: ${under.days.toFixed(1)} days are more than a quarter of ${without.days.toFixed(1)}`]
        : []),
    ]
  })
}

/** With orders, of without; of ordinary people where there are any. */
export function summary(rows: readonly Row[]): string {
  const kinds = kindsOf(rows),
    { without, under } = pairOf(rows, kinds.includes('ordinary') ? 'ordinary' : kinds[0]!)
  return (
    `tempo: prompts/seat ${under.prompts.toFixed(0)} of ${without.prompts.toFixed(0)}, hand-offs ` +
    `${under.handoffs.toFixed(0)} of ${without.handoffs.toFixed(0)}, days ${under.days.toFixed(1)} of ` +
    `${without.days.toFixed(1)}`
  )
}
