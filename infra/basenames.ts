import { posix } from 'node:path'

/** The trees in each of which a basename means one thing. */
const TREES = ['shared', 'functions', 'infra', 'test'] as const
type Tree = (typeof TREES)[number]

/** The names by which a folder is read, Lambda starts a function and a tool finds its settings. */
const FIXED = /^(index|README|lambda|vitest\.config|tsconfig)$/

/** A folder a language holds the same files in all of them, as words of one language that are loaded apart. */
const LANGUAGES = /^(en|fr|es|pt|it)$/

/**
 * The same word for the same thing, which a folder looks at from its own side: how it is asked for, what is decided,
 * how it is told. A word that has come to mean two things does not belong here: one of its files wants a better name.
 */
const ONE_THING: Readonly<Record<Tree, Readonly<Record<string, string>>>> = {
  shared: {
    abilities: 'of cards in play: offered by the rules, and told',
    blocking: 'the procedure, and how bots decide it',
    calendar: 'of a player: its schema, and how it reads',
    choices: 'of effects: asked by the rules, and told',
    combat: 'the procedure, its operations, cards for it, and how bots decide in it',
    conditions: 'of "only usable": written by cards, judged by the rules, and told',
    counters: 'blood, pool, life and others: moved by the rules, and told',
    effects: 'of cards: carried out by the rules, and told',
    events: 'what happened: named by the rules, and told',
    feed: 'of a league: its schema, and how it reads',
    hand: 'cards for it, and how bots value it',
    influence: 'the phase, and how bots spend it',
    messages: 'what is asked: named by the rules, and told',
    notices: 'to players: their schemas, and how they read',
    orders: 'standing orders: their language, how they are followed, their schemas, and how they read',
    'personal-data': 'of somebody: its schema, and what of it stays, as it reads',
    position: 'a game put into a stated place: its schema, and how a game is made of it',
    talk: 'at a table: its schema, and how its phrases read',
    view: 'what a seat is shown: made by the rules, and its schema',
  },
  functions: {
    answers: 'to a question: how they are sent, and how they are shown',
    app: 'what is begun with: the API, and the pages',
    cards: 'the definitions a game needs, and the pages about cards',
    clocks: 'of a game: kept, and shown',
    decks: 'of a player: kept, and shown',
    notices: 'to a player: kept, and what they wish to be told',
    orders: 'standing orders: taken, and shown',
    sandbox: 'opened, and shown',
    'sign-in': 'the page, and what it leads through',
    socket: 'a doorbell: where it rings, and where it is heard',
    table: 'where a game is played: in the lobby, and on the page',
  },
  infra: {},
  test: {
    'by-web': 'what play by web asks: the rules of it, and that each is tested',
    cards: 'those there are: over the API, and how many are whole',
    decks: 'of a player: over the API, and on the pages',
    effects: 'of cards: as they are carried out, and as they read',
    end: 'of a game: by the rules, and over the API',
    'first-steps': 'as they are played over the API, and on the pages',
    hold: 'of a window: by the rules, and over the API',
    orders: 'standing orders: over the API, as they read, and on the pages',
    pages: 'where they are served from, that they read, and what they show',
    'personal-data': 'of somebody: had and erased, and as a scene of every route',
    requirements: 'of cards: by the rules, of all cards one by one, and where several meet',
    sandbox: 'over the API, and on the pages',
    'seated-bots': 'over the API, and with everything started',
    telling: 'people: by the function, and with everything started',
    windows: 'by the rules, as a law, and over the API',
    webhooks: 'of a league: over the API, among all routes, and with everything started',
    talk: 'at a table: in two browsers, and as a scene of every route',
  },
}

export interface Clash {
  tree: Tree
  name: string
  files: readonly string[]
}

/** Basenames that mean two things in a tree, among these files. */
export function clashes(files: readonly string[], oneThing: Readonly<Record<string, object>> = ONE_THING): Clash[] {
  return TREES.flatMap(tree =>
    [...byName(tree, files)]
      .filter(([name]) => !Object.hasOwn(oneThing[tree] ?? {}, name))
      .map(([name, found]): Clash => ({ tree, name, files: found })),
  )
}

/** Words that are said to mean one thing in several files and no longer stand in several. */
export function needless(files: readonly string[], oneThing: Readonly<Record<string, object>> = ONE_THING): string[] {
  return TREES.flatMap(tree => {
    const twice = byName(tree, files)
    return Object.keys(oneThing[tree] ?? {}).flatMap(name => (twice.has(name) ? [] : [`${tree}: ${name}`]))
  })
}

/** The files of a tree that share a basename and are not one subject by where they stand. */
function byName(tree: Tree, files: readonly string[]): Map<string, string[]> {
  const there = new Set(files)
  const found = new Map<string, Map<string, string>>()
  for (const file of files) {
    if (!file.startsWith(`${tree}/`) || !/\.(ts|tsx|mjs)$/.test(file)) continue
    const name = nameOf(file)
    if (FIXED.test(name) || standsWithItsSubject(file, there)) continue
    const subjects = found.get(name) ?? new Map<string, string>()
    found.set(name, subjects.set(subjectOf(file), file))
  }
  return new Map(
    [...found].flatMap(([name, subjects]) => (subjects.size > 1 ? [[name, [...subjects.values()].sort()]] : [])),
  )
}

const nameOf = (file: string): string => posix.basename(file).replace(/(\.test)?\.(ts|tsx|mjs)$/, '')

/** A test at the path of what it tests has its name from there. */
function standsWithItsSubject(file: string, there: ReadonlySet<string>): boolean {
  if (!file.startsWith('test/') || !file.includes('.test.')) return false
  const path = file.slice('test/'.length).replace(/\.test\.tsx?$/, '')
  return ['shared/', 'functions/', 'functions/web/', 'infra/', ''].some(
    root => there.has(`${root}${path}.ts`) || there.has(`${root}${path}.tsx`),
  )
}

/**
 * What stands for one thing by its place: a test and what it uses beside it, the languages, the schemas and routes of a
 * subject, and a family of cards among each printed type.
 */
function subjectOf(file: string): string {
  const folders = posix.dirname(file).split('/')
  const family = folders.indexOf('library')
  if (family > 0 && folders[family - 1] === 'cards') return `${folders.slice(0, family).join('/')}/library`
  return folders.filter(folder => !LANGUAGES.test(folder) && !['routes', 'more'].includes(folder)).join('/')
}
