import type { CardFacts } from '../facts.ts'
import {
  action,
  actionModifier,
  actionModifierOrCombat,
  actionModifierOrReaction,
  ally,
  combat,
  equipment,
  master,
  politicalAction,
  reaction,
  retainer,
} from './rows.ts'

/** The library cards of the five Fifth Edition decks: what they require and cost, and the numbers of what they put in play. */
export const library: readonly CardFacts[] = [
  // Master
  master(100015, 'Academic Hunting Ground', {
    clan: 'Tremere',
    poolCost: 2,
    unique: true,
    keywords: ['location', 'hunting ground'],
  }),
  master(100058, 'Anarch Troublemaker', { unique: true }),
  master(100081, 'Arcane Library', { clan: 'Tremere', poolCost: 2, unique: true, keywords: ['location'] }),
  master(100095, 'Art Museum', { clan: 'Toreador', poolCost: 2, unique: true, keywords: ['location'] }),
  master(100108, 'Asylum Hunting Ground', {
    clan: 'Malkavian',
    poolCost: 2,
    unique: true,
    keywords: ['location', 'hunting ground'],
  }),
  master(100135, 'The Barrens', { unique: true, keywords: ['location'] }),
  master(100199, 'Blood Doll'),
  master(100329, 'Chantry', { clan: 'Tremere', unique: true, keywords: ['location'] }),
  master(100444, 'Creepshow Casino', { poolCost: 2, unique: true, keywords: ['location'] }),
  master(100588, 'Dreams of the Sphinx', { poolCost: 1, unique: true }),
  master(100620, 'Elder Library', { poolCost: 1, unique: true, keywords: ['location'] }),
  master(100632, 'Elysium: The Palace of Versailles', { poolCost: 2, unique: true, keywords: ['location'] }),
  master(100698, 'Fame', { unique: true }),
  master(100866, 'Guardian Angel', { poolCost: 2 }),
  master(100897, 'Haven Uncovered'),
  master(100984, 'Information Highway', { unique: true, keywords: ['location'] }),
  master(101070, 'The Labyrinth', { clan: 'Nosferatu', poolCost: 1, unique: true, keywords: ['location'] }),
  master(101104, 'Life in the City', { trifle: true }),
  master(101225, 'Misdirection', { poolCost: 1 }),
  master(101384, 'Pentex™ Subversion', { poolCost: 2, unique: true }),
  master(101564, 'Rebel', { trifle: true, keywords: ['archetype'] }),
  master(101808, 'Slum Hunting Ground', {
    clan: 'Nosferatu',
    poolCost: 2,
    unique: true,
    keywords: ['location', 'hunting ground'],
  }),
  master(101811, 'Smiling Jack, The Anarch', { unique: true }),
  master(101821, 'Society Hunting Ground', {
    clan: 'Toreador',
    poolCost: 2,
    unique: true,
    keywords: ['location', 'hunting ground'],
  }),
  master(101989, 'Toreador Grand Ball', { clan: 'Toreador', poolCost: 1 }),
  master(102084, 'Uptown Hunting Ground', {
    clan: 'Ventrue',
    poolCost: 2,
    unique: true,
    keywords: ['location', 'hunting ground'],
  }),
  master(102109, 'Ventrue Headquarters', { clan: 'Ventrue', poolCost: 1, unique: true, keywords: ['location'] }),
  master(102113, 'Vessel', { poolCost: 1, trifle: true }),
  master(102121, 'Villein', { trifle: true }),
  master(102126, 'Visit from the Capuchin', { unique: true }),
  master(102149, 'Warsaw Station', { clan: 'Nosferatu', poolCost: 2, unique: true, keywords: ['location'] }),
  master(102152, 'Wasserschloss Anif, Austria', { clan: 'Tremere', unique: true, keywords: ['location'] }),
  master(102180, 'Wider View', { poolCost: 1, trifle: true }),

  // Action
  action(102213, 'Creeping Sabotage', { clan: 'Nosferatu', bloodCost: 'X' }),
  action(100515, 'Deep Song', { disciplines: ['ani'], keywords: ['frenzy'] }),
  action(100640, 'Enchant Kindred', { disciplines: ['pre'] }),
  action(100845, 'Govern the Unaligned', { disciplines: ['dom'], bloodCost: 1 }),
  action(100999, 'Intimidation', { disciplines: ['pre'] }),
  action(101143, 'Magic of the Smith', { disciplines: ['tha'], bloodCost: 1 }),
  action(101483, 'Preternatural Strength', { disciplines: ['pot'], bloodCost: 1 }),
  action(101627, 'Revelations', { disciplines: ['aus'], bloodCost: 1 }),

  // Political Action
  politicalAction(100065, 'Ancilla Empowerment'),
  politicalAction(100410, 'Consanguineous Boon', { keywords: ['boon'] }),
  politicalAction(101056, 'Kine Resources Contested'),
  politicalAction(101353, 'Parity Shift', { requiresTitle: ['prince', 'justicar'] }),
  politicalAction(101990, 'Toreador Justicar', { keywords: ['title'] }),

  // Ally
  ally(102065, 'Underbridge Stray', {
    disciplines: ['ani'],
    bloodCost: 1,
    life: 1,
    strength: 0,
    bleed: 0,
    keywords: ['animal'],
  }),

  // Retainer
  retainer(101254, 'Murder of Crows', { disciplines: ['ani'], bloodCost: 1, life: 1, keywords: ['animal'] }),
  retainer(101550, 'Raven Spy', { disciplines: ['ani'], bloodCost: 1, life: 1, keywords: ['animal'] }),

  // Equipment
  equipment(100001, '.44 Magnum', { poolCost: 2, keywords: ['weapon', 'gun'] }),
  equipment(100243, 'Bowl of Convergence', { unique: true }),
  equipment(101040, 'Kevlar Vest', { poolCost: 1 }),
  equipment(101856, 'Sport Bike', { poolCost: 1, keywords: ['vehicle'] }),

  // Action Modifier
  actionModifier(100031, 'Aire of Elation', { disciplines: ['pre'], bloodCost: 1 }),
  actionModifier(100157, 'Bewitching Oration', { disciplines: ['pre'] }),
  actionModifier(100236, 'Bonding', { disciplines: ['dom'] }),
  actionModifier(100323, 'Change of Target'),
  actionModifier(100362, 'Cloak the Gathering', { disciplines: ['obf'] }),
  actionModifier(100401, 'Conditioning', { disciplines: ['dom'], bloodCost: 1 }),
  actionModifier(100492, 'Daring the Dawn', { disciplines: ['for'] }),
  actionModifier(100687, 'Faceless Night', { disciplines: ['obf'] }),
  actionModifier(100765, 'Foreshadowing Destruction', { disciplines: ['dom'] }),
  actionModifier(100788, 'Freak Drive', { disciplines: ['for'], bloodCost: 1 }),
  actionModifier(101125, 'Lost in Crowds', { disciplines: ['obf'] }),
  actionModifier(101223, 'Mirror Walk', { disciplines: ['tha'] }),
  actionModifier(101387, 'Perfect Paragon', { disciplines: ['pre'], bloodCost: 1 }),
  actionModifier(101857, 'Spying Mission', { disciplines: ['obf'] }),
  actionModifier(102131, 'Voter Captivation', { disciplines: ['pre'] }),

  // Reaction
  reaction(100308, "Cats' Guidance", { disciplines: ['ani'] }),
  reaction(100518, 'Deflection', { disciplines: ['dom'], bloodCost: 1 }),
  reaction(100680, 'Eyes of Argus', { disciplines: ['aus'] }),
  reaction(100863, 'Guard Dogs', { disciplines: ['ani'] }),
  reaction(100995, 'Instinctive Reaction', { disciplines: ['ani'] }),
  reaction(101321, 'On the Qui Vive'),
  reaction(101475, 'Precognition', { disciplines: ['aus'] }),
  reaction(102214, 'Protected District', { requiresTitle: ['primogen'] }),
  reaction(101706, 'Second Tradition: Domain', { requiresTitle: ['prince', 'justicar'] }),
  reaction(101850, "Spirit's Touch", { disciplines: ['aus'] }),
  reaction(101949, 'Telepathic Misdirection', { disciplines: ['aus'], bloodCost: 1 }),
  reaction(102137, "Wake with Evening's Freshness"),
  reaction(102216, 'The Warrens', { clan: 'Nosferatu', bloodCost: 1 }),

  // Combat
  combat(100077, 'Apportation', { disciplines: ['tha'] }),
  combat(100301, 'Carrion Crows', { disciplines: ['ani'] }),
  combat(100918, 'Hidden Strength', { disciplines: ['for'], bloodCost: 'X' }),
  combat(100959, 'Immortal Grapple', { disciplines: ['pot'], keywords: ['grapple'] }),
  combat(101144, 'Majesty', { disciplines: ['pre'], bloodCost: 1 }),
  combat(102215, 'Roundhouse', { disciplines: ['pot'] }),
  combat(101945, 'Taste of Vitae'),
  combat(101966, 'Theft of Vitae', { disciplines: ['tha'] }),

  // Action Modifier / Combat
  actionModifierOrCombat(101610, "Resist Earth's Grasp", { disciplines: ['cel'], bloodCost: 1 }),
  actionModifierOrCombat(101913, 'Swallowed by the Night', { disciplines: ['obf'] }),

  // Action Modifier / Reaction
  actionModifierOrReaction(101686, 'Scalpel Tongue', {
    disciplines: ['cel', 'pre'],
    allDisciplines: true,
    bloodCost: 1,
  }),
]
