/**
 * Every clan there is, by its present name, whether or not anybody of it is known here. The creeds of the imbued are
 * none.
 */
export const clans: readonly string[] = [
  'Abomination',
  'Ahrimane',
  'Akunanse',
  'Baali',
  'Banu Haqim',
  'Blood Brother',
  'Brujah',
  'Brujah antitribu',
  'Caitiff',
  'Daughter of Cacophony',
  'Gangrel',
  'Gangrel antitribu',
  'Gargoyle',
  'Giovanni',
  'Guruhi',
  'Harbinger of Skulls',
  'Hecata',
  'Ishtarri',
  'Kiasyd',
  'Lasombra',
  'Malkavian',
  'Malkavian antitribu',
  'Ministry',
  'Nagaraja',
  'Nosferatu',
  'Nosferatu antitribu',
  'Osebo',
  'Pander',
  'Ravnos',
  'Salubri',
  'Salubri antitribu',
  'Samedi',
  'Toreador',
  'Toreador antitribu',
  'Tremere',
  'Tremere antitribu',
  'True Brujah',
  'Tzimisce',
  'Ventrue',
  'Ventrue antitribu',
]

/**
 * Clans that were renamed: a card printed with the old name means the same clan (GLOSS-30). Disciplines have kept their
 * codes.
 */
const RENAMED: Readonly<Record<string, string>> = { Assamite: 'Banu Haqim', 'Follower of Set': 'Ministry' }
export const currentName = (clan: string): string => RENAMED[clan] ?? clan
