/**
 * Own signs on a grid of 24, drawn with a line of 2 in the colour of the text around them. A leading `!` fills the
 * shape instead.
 * Each is used with a word beside it or a name for readers.
 */
export const signs = {
  // What the table counts
  blood: '!M12 2.5c3.6 4.6 6.2 8 6.2 11.6a6.2 6.2 0 0 1-12.4 0C5.800 10.500 8.400 7.100 12 2.500z',
  pool: '!M6 3h12v4.500a6 6 0 0 1-5 5.900V18h3.500v3h-9v-3H11v-4.600a6 6 0 0 1-5-5.900z',
  life: 'M12 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM5 21v-1a7 7 0 0 1 14 0v1',
  bleed:
    '!M9 3c2.800 3.600 4.800 6.200 4.800 9a4.800 4.800 0 0 1-9.600 0C4.200 9.200 6.200 6.600 9 3z|M13 19h8M18 16l3 3-3 3',
  stealth: 'M3 12c3-5 6-6.500 9-6.500 2 0 3.800.7 5.500 2M21 12c-3 5-6 6.500-9 6.500-2 0-3.800-.7-5.500-2M20 4 4 20',
  intercept: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v5M12 17v5M2 12h5M17 12h5',
  strength:
    'M6 11V8.500a1.500 1.500 0 0 1 3 0V7a1.500 1.500 0 0 1 3 0v.5a1.500 1.500 0 0 1 3 0v1a1.500 1.500 0 0 1 3 0V14a6 6 0 0 1-12 0l-1.500-2.500A1.600 1.600 0 0 1 6 11z',
  votes: 'M5 13h14v8H5zM9 13V5h6v8M8 17h8',
  capacity: 'M6 3h12v18H6zM6 9h12M6 15h12',
  edge: '!M12 2l1.800 6.200L20 10l-6.200 1.800L12 22l-1.800-10.200L4 10l6.200-1.800z',
  victory: 'M7 4h10v4a5 5 0 0 1-10 0zM7 5H4v1a4 4 0 0 0 3.500 4M17 5h3v1a4 4 0 0 1-3.500 4M12 13v4M8 20h8M9 17h6',
  // States
  locked: 'M3 10h18v10H3zM7 7a5 4 0 0 1 9-1M16 3v3.500h-3.500',
  unlocked: 'M7 3h10v18H7z',
  title: '!M3 7l4.500 4L12 5l4.500 6L21 7l-2 12H5z',
  contested: 'M12 3 2.500 20h19zM12 9v5M12 17v.5',
  torpor: 'M20 4l-9 9M14 3l7 7M11 13l-7 7M16 8l-3.500 3.500',
  hidden: 'M6 3h12v18H6zM9.500 8l5 8M14.500 8l-5 8',
  wake: 'M3 15c3-4 6-5 9-5s6 1 9 5M12 13a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M5 5l2 2.500M19 5l-2 2.500',
  sealed: 'M3 6h18v13H3zM3 7l9 7 9-7',
  limit: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.500 2',
  for: 'M4 12.500l5.500 5.500L20 7',
  against: 'M6 6l12 12M18 6 6 18',
  keep: 'M5 12h14',
  impulse: 'M13 2 5 13.500h6L10 22l9-12h-6.500z',
  // Piles
  hand: 'M8.500 5.500 4 7l3.500 12L10 18M10 4h9v15h-9z',
  library: 'M5 8h14v13H5zM7 5h10M9 2h6',
  crypt: 'M9 2h6l4 6-3 14H8L5 8zM12 8v7M9.500 10.500h5',
  ash: 'M3 20h18M6 20c0-3 2-4 2-7 2 1 2.500 2 2.500 3C12 13 11 10 13 6c3 4 5 8 5 14',
  // Types of cards
  master: 'M6 3h12M6 21h12M7 3c0 5 3.500 6.500 5 9-1.500 2.500-5 4-5 9M17 3c0 5-3.500 6.500-5 9 1.500 2.500 5 4 5 9',
  action: 'M4 12h16M14 6l6 6-6 6',
  political: 'M4 14h16v7H4zM8 14V6h8v8M10 10l2 2 3-4M8 18h8',
  modifier: 'M3 16h9M9 12l4 4-4 4M17 3v8M13 7h8',
  reaction: 'M20 19v-3a6 6 0 0 0-6-6H4M9 4.500 3.500 10 9 15.500',
  combat: 'M4 4l16 16M20 4 4 20M4 15l5 5M20 15l-5 5',
  equipment:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v4M12 17v4M3 12h4M17 12h4M5.500 5.500l3 3M15.500 15.500l3 3M18.500 5.500l-3 3M8.500 15.500l-3 3',
  retainer:
    'M8.500 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2.500 20v-1a6 6 0 0 1 12 0v1M17.500 9a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600zM17 16.500a4.500 4.500 0 0 1 5 4V21',
  ally: 'M12 3.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM5 21a7 7 0 0 1 14 0',
  event: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3',
  vampire: 'M5 4c2 2 4.500 2.500 7 2.500S17 6 19 4c1.500 5 1 10-2 13.500L14 21l-2-3-2 3-3-3.500C4 14 3.500 9 5 4z',
  // Combat
  range: 'M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4',
  dodge: 'M3 17c5 0 5-9 10-9h7M16 4l4 4-4 4',
  press: 'M4 4v16M8 12h12M15 7l5 5-5 5',
  prevent: 'M12 3l8 3v6c0 5-3.500 8-8 9.500C7.500 20 4 17 4 12V6z',
  // Pages
  inbox: 'M4 14 6 4h12l2 10v6H4zM4 14h5l1.500 2.500h3L15 14h5',
  table: 'M12 2.500 21.500 9.500 18 21H6L2.500 9.500z',
  log: 'M4 6h16M4 12h16M4 18h10',
  talk: 'M4 5h16v11H10l-4 4v-4H4z',
  orders: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  eye: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  playOn: 'M5 3v18M5 12c6 0 9-2 9-8M14 4l-3.500 3M14 4l4 3M5 12h14',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  cards: 'M5 5h9v14H5zM17 6l3 1-3.500 12',
  deck: 'M6 7h12v14H6zM8 4h8M10 1.500h4',
  more: '!M3 12a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM10 12a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM17 12a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  back: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  up: 'M4 15l8-8 8 8',
  down: 'M4 9l8 8 8-8',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  play: '!M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500 21 21',
  // Disciplines
  ani: '!M12 12c3 0 5.500 3 5.500 5.500S15.500 21 12 21s-5.500-1-5.500-3.500S9 12 12 12zM6 8a2 2.600 0 1 0 0 5.200A2 2.600 0 0 0 6 8zM18 8a2 2.600 0 1 0 0 5.200A2 2.600 0 0 0 18 8zM9.500 3a2 2.700 0 1 0 0 5.400 2 2.700 0 0 0 0-5.400zM14.500 3a2 2.700 0 1 0 0 5.400 2 2.700 0 0 0 0-5.400z',
  aus: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  cel: 'M4 4l8 8-8 8M12 4l8 8-8 8',
  dom: 'M12 12a2 2 0 1 1 2 2 4.500 4.500 0 1 1 4-4.500A7.500 7.500 0 1 0 13 20',
  for_: '!M12 2.500l8 3v6.500c0 5-3.500 8-8 9.500-4.500-1.500-8-4.500-8-9.500V5.500z',
  obf: '!M15 2.500A10 10 0 1 0 21.500 16 8.500 8.500 0 0 1 15 2.500z',
  pot: '!M4 4h16v6h-5.500v11h-5V10H4z',
  pre: '!M12 1.500l2.600 7.900L22.500 12l-7.900 2.600L12 22.500l-2.600-7.900L1.500 12l7.900-2.600z',
  tha: '!M13 2c1 5 6 7 6 13a7 7 0 0 1-14 0c0-3 1.500-5 3-6.500.3 2 1 3 2 3.500C10 8 11 5 13 2z',
} as const

export type SignName = keyof typeof signs

/** The signs of Disciplines; the others are written with their three letters. */
export const disciplineSigns: Readonly<Record<string, SignName>> = {
  ani: 'ani',
  aus: 'aus',
  cel: 'cel',
  dom: 'dom',
  for: 'for_',
  obf: 'obf',
  pot: 'pot',
  pre: 'pre',
  tha: 'tha',
}

/** By the type of a card, as the API writes it. */
export const typeSigns: Readonly<Record<string, SignName>> = {
  Vampire: 'vampire',
  Imbued: 'life',
  Master: 'master',
  Action: 'action',
  'Political Action': 'political',
  'Action Modifier': 'modifier',
  Reaction: 'reaction',
  Combat: 'combat',
  Equipment: 'equipment',
  Retainer: 'retainer',
  Ally: 'ally',
  Event: 'event',
}
