import type { CardFacts } from '../facts.ts'
import { actionModifier, combat, master } from './rows.ts'

/** Cards that the five decks lack and a rule needs: the real one of its kind most used in tournament decks. */
export const more: readonly CardFacts[] = [
  actionModifier(101001, 'Into Thin Air', { disciplines: ['obf'] }),
  master(100572, 'Dominate', { keywords: ['discipline'] }),
  master(101424, 'Potence', { keywords: ['discipline'] }),
  combat(100227, 'Blur', { disciplines: ['cel'], bloodCost: 1 }),
  combat(100290, 'Canine Horde', { disciplines: ['ani'] }),
  combat(100601, 'Earth Meld', { disciplines: ['pro'] }),
  combat(101523, 'Pursuit', { disciplines: ['cel'] }),
  combat(101532, 'Quickness', { disciplines: ['cel'] }),
  combat(101778, 'Side Strike', { disciplines: ['cel'] }),
  combat(101791, 'Skin of Rock', { disciplines: ['for'] }),
  combat(101817, 'Soak', { disciplines: ['for'] }),
  combat(101982, 'Thrown Gate', { disciplines: ['pot'] }),
  combat(101993, 'Torn Signpost', { disciplines: ['pot'] }),
  master(101217, 'Minion Tap'),
]
