import type { CardDefinition } from '../definition.ts'
import { crypt } from '../makers.ts'
import { searches } from './parts/vampires.ts'

export const cards: CardDefinition[] = [
  crypt('dominica', { actions: [searches({ kind: 'master', keyword: 'archetype' })] }),
]
