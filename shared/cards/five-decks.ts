export interface Deck {
  name: string
  crypt: Copies[]
  library: Copies[]
}
/** So many copies of the card with this key. */
export type Copies = [count: number, key: string]

export type DeckKey = 'malkavian' | 'nosferatu' | 'toreador' | 'tremere' | 'ventrue'

/** One entry a copy, as a game is set up from it. */
export function listOf(deck: Pick<Deck, 'crypt' | 'library'>): { crypt: string[]; library: string[] } {
  return { crypt: copies(deck.crypt), library: copies(deck.library) }
}

const copies = (list: Copies[]): string[] => list.flatMap(([count, key]) => Array<string>(count).fill(key))

/** The five decks of the Fifth Edition box. */
export const decks: Record<DeckKey, Deck> = {
  malkavian: {
    name: 'Fifth Edition: Malkavian',
    crypt: [
      [2, 'alexander-silverson'],
      [2, 'andi-liu'],
      [2, 'donny-kowalczyk'],
      [1, 'gelasia-fotiou'],
      [1, 'colette'],
      [1, 'dr-stephen-norton'],
      [1, 'sully'],
      [1, 'ashley'],
      [1, 'meaghan'],
    ],
    library: [
      // Master
      [1, 'asylum-hunting-ground'],
      [4, 'blood-doll'],
      [1, 'dreams-of-the-sphinx'],
      [1, 'elder-library'],
      [2, 'life-in-the-city'],
      [1, 'the-barrens'],
      [1, 'wider-view'],
      // Action
      [12, 'govern-the-unaligned'],
      [4, 'revelations'],
      // Action Modifier
      [4, 'bonding'],
      [4, 'cloak-the-gathering'],
      [4, 'conditioning'],
      [4, 'faceless-night'],
      [2, 'foreshadowing-destruction'],
      [4, 'lost-in-crowds'],
      [4, 'spying-mission'],
      // Action Modifier / Combat
      [4, 'swallowed-by-the-night'],
      // Reaction
      [5, 'deflection'],
      [5, 'eyes-of-argus'],
      [5, 'on-the-qui-vive'],
      [5, 'telepathic-misdirection'],
    ],
  },
  nosferatu: {
    name: 'Fifth Edition: Nosferatu',
    crypt: [
      [2, 'belinde'],
      [2, 'larissa-moreira'],
      [2, 'lenny-burkhead'],
      [1, 'the-dowager'],
      [1, 'horace-radcliffe'],
      [1, 'wauneka'],
      [1, 'aunt-linda'],
      [1, 'ryan'],
      [1, 'baixinho'],
    ],
    library: [
      // Master
      [1, 'fame'],
      [1, 'guardian-angel'],
      [1, 'haven-uncovered'],
      [1, 'rebel'],
      [1, 'slum-hunting-ground'],
      [1, 'smiling-jack-the-anarch'],
      [1, 'the-labyrinth'],
      [4, 'vessel'],
      [1, 'warsaw-station'],
      // Action
      [4, 'creeping-sabotage'],
      [6, 'deep-song'],
      [2, 'preternatural-strength'],
      // Ally
      [2, 'underbridge-stray'],
      // Retainer
      [2, 'murder-of-crows'],
      [2, 'raven-spy'],
      // Action Modifier
      [4, 'lost-in-crowds'],
      // Reaction
      [4, 'cats-guidance'],
      [4, 'guard-dogs'],
      [4, 'instinctive-reaction'],
      [5, 'on-the-qui-vive'],
      [4, 'protected-district'],
      [4, 'the-warrens'],
      // Combat
      [2, 'carrion-crows'],
      [4, 'immortal-grapple'],
      [8, 'roundhouse'],
      [4, 'taste-of-vitae'],
    ],
  },
  toreador: {
    name: 'Fifth Edition: Toreador',
    crypt: [
      [2, 'catalina-vega'],
      [2, 'flavio-goncalves'],
      [2, 'mkhokheli'],
      [1, 'kathy-glens'],
      [1, 'tamoszius'],
      [1, 'bret-stryker'],
      [1, 'massimo-falconi'],
      [1, 'min-seo'],
      [1, 'nik-sikko'],
    ],
    library: [
      // Master
      [1, 'art-museum'],
      [1, 'creepshow-casino'],
      [1, 'elysium-the-palace-of-versailles'],
      [1, 'society-hunting-ground'],
      [4, 'toreador-grand-ball'],
      [6, 'villein'],
      // Action
      [6, 'enchant-kindred'],
      // Political Action
      [4, 'consanguineous-boon'],
      [8, 'kine-resources-contested'],
      [4, 'parity-shift'],
      [1, 'toreador-justicar'],
      // Action Modifier
      [2, 'aire-of-elation'],
      [4, 'bewitching-oration'],
      [2, 'change-of-target'],
      [4, 'perfect-paragon'],
      [6, 'voter-captivation'],
      // Action Modifier / Combat
      [8, 'resist-earths-grasp'],
      // Action Modifier / Reaction
      [4, 'scalpel-tongue'],
      // Reaction
      [4, 'second-tradition-domain'],
      // Combat
      [6, 'majesty'],
    ],
  },
  tremere: {
    name: 'Fifth Edition: Tremere',
    crypt: [
      [2, 'ayelech'],
      [2, 'ines-tristao'],
      [2, 'trevon-parker'],
      [1, 'lloyd-brooks'],
      [1, 'chrysanthemum'],
      [1, 'patrik-soderberg'],
      [1, 'lauren'],
      [1, 'nassir'],
      [1, 'rosalina-cortez'],
    ],
    library: [
      // Master
      [1, 'academic-hunting-ground'],
      [1, 'arcane-library'],
      [1, 'chantry'],
      [1, 'misdirection'],
      [1, 'pentex-subversion'],
      [4, 'vessel'],
      [1, 'wasserschloss-anif-austria'],
      [1, 'wider-view'],
      // Action
      [12, 'govern-the-unaligned'],
      [2, 'magic-of-the-smith'],
      // Equipment
      [1, '44-magnum'],
      [1, 'bowl-of-convergence'],
      [1, 'kevlar-vest'],
      [1, 'sport-bike'],
      // Action Modifier
      [6, 'bonding'],
      [6, 'mirror-walk'],
      // Reaction
      [4, 'deflection'],
      [6, 'eyes-of-argus'],
      [4, 'on-the-qui-vive'],
      [2, 'precognition'],
      [2, 'spirits-touch'],
      [4, 'telepathic-misdirection'],
      // Combat
      [4, 'apportation'],
      [10, 'theft-of-vitae'],
    ],
  },
  ventrue: {
    name: 'Fifth Edition: Ventrue',
    crypt: [
      [2, 'alice-chen'],
      [2, 'sybren-van-oosten'],
      [2, 'horst-von-bruhl'],
      [1, 'alexa-draper'],
      [1, 'madison'],
      [1, 'chelsea-blake'],
      [1, 'naomi-stewart'],
      [1, 'oshri-dahan'],
      [1, 'brock-sterling'],
    ],
    library: [
      // Master
      [1, 'anarch-troublemaker'],
      [3, 'blood-doll'],
      [1, 'information-highway'],
      [1, 'misdirection'],
      [1, 'uptown-hunting-ground'],
      [1, 'ventrue-headquarters'],
      [1, 'visit-from-the-capuchin'],
      [2, 'wider-view'],
      // Action
      [8, 'enchant-kindred'],
      [4, 'intimidation'],
      // Political Action
      [1, 'ancilla-empowerment'],
      [7, 'kine-resources-contested'],
      [5, 'parity-shift'],
      // Action Modifier
      [4, 'bewitching-oration'],
      [4, 'conditioning'],
      [1, 'daring-the-dawn'],
      [6, 'freak-drive'],
      [2, 'voter-captivation'],
      // Reaction
      [6, 'deflection'],
      [4, 'second-tradition-domain'],
      [4, 'wake-with-evenings-freshness'],
      // Combat
      [4, 'hidden-strength'],
      [6, 'majesty'],
    ],
  },
}
