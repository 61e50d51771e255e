import { factsOf } from '../../shared/cards/catalogue.ts'
import type { Mode } from '../../shared/cards/definition.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { costOf } from '../../shared/rules/reads/costs.ts'
import type { PositionInput } from '../../shared/api/position.ts'
import type { Phase } from '../../shared/cards/language.ts'
import { isOver, onwards } from '../support/duel.ts'
import { table } from '../support/table.ts'
import { attacked, hits, type Table, v } from './scene.ts'

/** Scenes for what vampires say: V1 is Ann's, and so is A2; B1 is Ben's, unless he has others. */

type Seat = PositionInput['seats'][number]
interface Beside {
  /** Of V1; it is in torpor where `fallen` says so. */
  v1?: object
  fallen?: true
  ann?: Seat
  ben?: Seat
  cal?: Seat
  phase?: Phase
  /** Whose turn it is, if not Ann's. */
  turnOf?: number
}

export function stands(
  card: string,
  { v1 = {}, fallen, ann = {}, ben = {}, cal = {}, phase, turnOf }: Beside = {},
): Table {
  const own = { card, as: 'V1', ...v1 }
  return table({
    seats: [
      {
        pool: 20,
        ...ann,
        ready: [...(fallen ? [] : [own]), v('A2'), ...(ann.ready ?? [])],
        ...(fallen && { torpor: [own] }),
      },
      { pool: 20, ready: [v('B1')], ...ben },
      { pool: 20, ...cal },
      {},
      {},
    ],
    turn: { ...(phase && { phase, number: 6 }), ...(turnOf !== undefined && { seat: turnOf }) },
  })
}

/** How much V1 bleeds for, where Ben has these minions. */
export function bleedsFor(card: string, ...theirs: object[]): number {
  const t = stands(card, { ben: { ready: theirs.map((generic, n) => v(`B${n + 1}`, generic)) } })
  t.answer(0, 'bleed:V1')
  return t.stat('V1', 'bleed')
}

/** How strong V1 is outside of combat, and then how much B1 and it suffer, fighting each other with their hands. */
export function strengths(card: string, b1: object): number[] {
  const t = stands(card, { ben: { ready: ['card' in b1 ? ({ ...b1, as: 'B1' } as never) : v('B1', b1)] } })
  const alone = t.stat('V1', 'strength')
  attacked(t, 'V1', 'B1')
  onwards(t, () => isOver(t))
  return [alone, ...['B1', 'V1'].map(as => hits(t, as).reduce((n, { amount }) => n + amount, 0))]
}

/** Unlocked, they may act again. */
export const unlocked = (t: Table, ...names: string[]): Table => {
  for (const name of names) t.effect(0, [{ op: 'unlock', who: 'm' }], { m: name })
  return t
}

/** What it costs this minion to play such a card in this way. */
export function costs(t: Table, by: string, printed: Partial<CardFacts>, way: Partial<Mode> = {}): number | undefined {
  t.edit(({ cards }) => {
    cards[t.id('K1')]!.printed = { ...factsOf(cards[t.id('K1')]!.key), ...printed }
  })
  const facts = t.card('K1').printed!,
    mode: Mode = { level: '', type: facts.types[0]!, windows: [], ops: [], ...way }
  return costOf(t.state, 0, { facts, modes: [mode] }, t.id('K1'), t.id(by), false, undefined, mode).blood
}
