import type { CardFacts } from '../facts.ts'
import { actionModifier, advanced, combat, master, reaction, vampire } from './rows.ts'

/** Cards that the five decks lack and a rule needs: the real one of its kind most used in tournament decks. */
export const more: readonly CardFacts[] = [
  vampire(200176, 'Batsheva', 'Guruhi', 'Laibon', 4, 6, 'ANI PRE obt pot'),
  advanced(200177, 'Batsheva', 'Guruhi', 'Laibon', 4, 6, 'ANI PRE obt pot', { merged: { strength: 1 } }),
  vampire(201477, 'Xaviar', 'Gangrel', 'Independent', 3, 10, 'ANI FOR PRO aus cel pot', { title: '2 votes' }),
  advanced(201478, 'Xaviar', 'Gangrel', 'Camarilla', 3, 10, 'ABO ANI FOR PRO aus cel pot', { title: 'justicar' }),
  actionModifier(101001, 'Into Thin Air', { disciplines: ['obf'] }),
  vampire(200062, 'Alu', 'Assamite', 'Independent', 5, 2, 'obf', { keywords: ['blood cursed'] }),
  vampire(200119, 'Anu Diptinatpa', 'Nagaraja', 'Independent', 6, 7, 'DOM NEC aus vic', { keywords: ['scarce'] }),
  vampire(201013, 'Mosfair', 'Tremere antitribu', 'Sabbat', 4, 4, 'cel dom tha', { keywords: ['black hand'] }),
  vampire(200605, 'The Horde', 'Baali', 'Independent', 6, 3, 'dai obf pre', { unique: false, keywords: ['infernal'] }),
  vampire(201433, 'Veejay Vinod', 'Nagaraja', 'Independent', 6, 3, 'AUS', { keywords: ['scarce'] }),
  actionModifier(100102, 'As the Crow', { disciplines: ['fli'], requiresTraits: ['flight'] }),
  reaction(100283, 'Camaraderie', { disciplines: ['san'] }),
  master(101171, 'Market Square', { clan: 'Assamite', poolCost: 1, unique: true, keywords: ['location'] }),
  reaction(102043, 'Truth in Ink', { requiresTraits: ['black hand'] }),
  master(100572, 'Dominate', { keywords: ['discipline'] }),
  master(101424, 'Potence', { keywords: ['discipline'] }),
  combat(100227, 'Blur', { disciplines: ['cel'], bloodCost: 1 }),
  combat(100290, 'Canine Horde', { disciplines: ['ani'] }),
  combat(100601, 'Earth Meld', { disciplines: ['pro'] }),
  combat(100704, 'Fast Hands', { disciplines: ['cel'], bloodCost: 1 }),
  combat(101523, 'Pursuit', { disciplines: ['cel'] }),
  combat(101532, 'Quickness', { disciplines: ['cel'] }),
  combat(101778, 'Side Strike', { disciplines: ['cel'] }),
  combat(101791, 'Skin of Rock', { disciplines: ['for'] }),
  combat(101817, 'Soak', { disciplines: ['for'] }),
  combat(101982, 'Thrown Gate', { disciplines: ['pot'] }),
  combat(101993, 'Torn Signpost', { disciplines: ['pot'] }),
  master(101217, 'Minion Tap'),
]
