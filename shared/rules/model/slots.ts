import type { Args, ArgValue, Option, Slot } from './answers.ts'

/**
 * Whether arguments fill an option's slots exactly: nothing missing, nothing extra, every value among the candidates.
 */
export function fitsSlots(option: Option, args: Args): boolean {
  const slots = option.slots ?? []
  return (
    Object.keys(args).every(name => slots.some(slot => slot.name === name)) &&
    slots.every(slot => fits(slot, args[slot.name]))
  )
}

function fits(slot: Slot, value: ArgValue | undefined): boolean {
  if (value === undefined) return false
  switch (slot.type) {
    case 'amount':
      return typeof value === 'number' && Number.isInteger(value) && value >= slot.min && value <= slot.max
    case 'allocation': {
      if (typeof value !== 'object' || Array.isArray(value)) return false
      const shares = Object.entries(value)
      return (
        shares.every(
          ([seat, n]) =>
            slot.candidates.includes(Number(seat)) && String(Number(seat)) === seat && Number.isInteger(n) && n > 0,
        ) &&
        shares.every(([id, n]) => n <= (slot.most?.[slot.candidates.indexOf(Number(id))] ?? n)) &&
        shares.length >= slot.least &&
        fully(
          slot,
          shares.reduce((sum, [, n]) => sum + n, 0),
        )
      )
    }
    default: {
      if (!Array.isArray(value)) return false
      const candidates: readonly (number | string)[] = slot.candidates
      return (
        value.length >= slot.min &&
        value.length <= slot.max &&
        new Set<number | string>(value).size === value.length &&
        value.every((one: number | string) => candidates.includes(one))
      )
    }
  }
}

const fully = ({ total, spare = 0 }: Extract<Slot, { type: 'allocation' }>, given: number): boolean =>
  given <= total && given >= total - spare

/** The arguments a slot's defaults make: always legal. */
export function defaultArgs(option: Option): Args {
  return Object.fromEntries((option.slots ?? []).map(slot => [slot.name, slot.default]))
}
