import type { Command, Prompt } from '../../shared/api/prompts.ts'
import { generator, hash } from '../../shared/bots/chance.ts'

/**
 * A player without rules, who goes by the kinds of options alone: for what is measured and tested whatever is played.
 */

/** What it needs of a prompt: what is on offer, and the published default. It sees nothing else of the game. */
export type Offered = Pick<Prompt, 'id' | 'game' | 'options' | 'default'>
export type Choice = Pick<Command, 'optionId' | 'args'>
type Option = Prompt['options'][number]
type Slot = NonNullable<Option['slots']>[number]
type Args = NonNullable<Command['args']>

/** Its taste, by kind of option alone. Kinds without a weight are never picked of its own accord. */
const TASTE: Partial<Record<Option['kind'], number>> = {
  'bring-out': 40,
  act: 20,
  invest: 12,
  edge: 8,
  unlock: 8,
  mark: 3,
  play: 6,
  strike: 6,
  use: 3,
  vote: 4,
  choose: 4,
  pass: 4,
  decline: 4,
  block: 2,
  'end-phase': 1,
  discard: 1,
}
/** Among actions it goes for its prey. */
const BLEED = /^bleed\b/

/** The same prompt and seed give the same answer, whenever and however often it is asked. */
export function choose(offered: Offered, seed: number): Choice {
  const draw = generator(hash(`${seed}:${offered.game}:${offered.id}`))
  const groups = new Map<Option['kind'], Option[]>()
  for (const option of offered.options) groups.set(option.kind, [...(groups.get(option.kind) ?? []), option])
  const kind = weighted(
    [...groups.keys()].map(one => [one, TASTE[one] ?? 0]),
    draw,
  )
  const options = kind === null ? [] : (groups.get(kind) ?? [])
  const bleeds = options.filter(option => BLEED.test(option.id))
  const option = pick(bleeds.length > 0 && draw() < 0.85 ? bleeds : options, draw)
  if (option === undefined) return withArgs(offered.default.optionId, offered.default.args)
  const slots = option.slots ?? []
  return withArgs(
    option.id,
    slots.length === 0 ? undefined : Object.fromEntries(slots.map(slot => [slot.name, fill(slot, draw)])),
  )
}

const withArgs = (option: string, args: Args | undefined): Choice =>
  args === undefined ? { optionId: option } : { optionId: option, args }

type Draw = () => number

function fill(slot: Slot, draw: Draw): NonNullable<Args[string]> {
  switch (slot.type) {
    case 'amount':
      return slot.default + Math.floor(draw() * (slot.max - slot.default + 1))
    case 'allocation':
      return slot.default
    case 'keys':
      return sample(slot, draw)
    case 'cards':
    case 'seats':
      return sample(slot, draw)
  }
}

/** The default where it offers enough; otherwise as few candidates as will do. */
function sample<T>(slot: { candidates: T[]; min: number; max: number; default: T[] }, draw: Draw): T[] {
  if (slot.default.length >= slot.min && draw() < 0.5) return slot.default
  const rest = [...slot.candidates]
  const wanted = Math.max(slot.min, Math.min(1, slot.max))
  const taken: T[] = []
  while (taken.length < wanted && rest.length > 0) taken.push(...rest.splice(Math.floor(draw() * rest.length), 1))
  return taken
}

const pick = <T>(list: T[], draw: Draw): T | undefined => list[Math.floor(draw() * list.length)]

function weighted<T>(list: [T, number][], draw: Draw): T | null {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0)
  let at = draw() * total
  for (const [one, weight] of list) {
    if (weight > 0 && at < weight) return one
    at -= weight
  }
  return null
}
