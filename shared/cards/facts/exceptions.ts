import type { CardFacts } from '../facts.ts'

/** What the official list prints otherwise than it is meant, or not at all, and why it is known. */
interface Exception {
  id: number
  facts: Partial<CardFacts>
  reason: string
}

export const exceptions: readonly Exception[] = [
  {
    id: 100847,
    facts: { unique: true },
    reason: 'Gran Madre di Dio, Italy, is unique wherever it is (ruling)',
  },
  {
    id: 100912,
    facts: { strength: 3, bleed: 1 },
    reason: 'Herald of Topheth prints flight in the sentence of its strength and bleed',
  },
  {
    id: 101350,
    facts: { requiresTitle: ['prince', 'baron', 'archbishop'] },
    reason: 'Papillon asks for a city title, which is any of these',
  },
  {
    id: 101537,
    facts: { strength: 1, bleed: 1 },
    reason: 'Rafastio Ghoul prints its bleed before its strength',
  },
  {
    id: 101872,
    facts: { requiresSect: ['Anarch'] },
    reason: 'Stolen Police Cruiser calls its bearer "this Anarch", and that is all it says of whom it requires',
  },
]
