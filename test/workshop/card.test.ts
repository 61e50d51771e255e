import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { definitions } from '../../shared/cards/index.ts'
import { alike, type Traits } from './alike.ts'
import { cardProgram } from './card-program.ts'
import { cardsCalled, dossier, mostAlike, unboundSaid, waitingFor } from './dossier.ts'
import { drawn } from './lots.ts'
import { readWordings } from './official.ts'
import { ROOT, sourceOf, testsOf } from './sources.ts'

const run = async (...args: string[]) => {
  const { said, failed } = await cardProgram(args)
  return { failed, text: said.join('\n') }
}
/** In a process of its own, as `npm run` starts it. */
const program = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'test/workshop/card.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  })
const cardOf = (name: string) => {
  const found = cardsCalled(name)
  if ('near' in found) throw new Error(`${name} is no card`)
  return found.card
}

describe('npm run card', () => {
  it('shows a whole card, in the language that was asked for', async () => {
    const { failed, text } = await run('Deflection', '--language', 'fr')
    expect(failed).toBe(false)
    for (const line of [
      'Deflection (deflection): whole',
      '| types: [Reaction] | disciplines: [dom]',
      '[dom] Reaction: declined',
      'Réaction. Coûte 1 point de sang.',
    ])
      expect(text).toContain(line)
    expect(text).toMatch(/definition: shared\/cards\/library\/[\w/-]+\.ts:\d+\n +tests: test\/cards\//)
  })

  it('shows who reads a card again what it says, of all that a file holds, and not how it is written', async () => {
    const { failed, text } = await run('--read', 'shared/cards/library/reaction/bounce.ts')
    expect(failed).toBe(false)
    for (const said of ['Deflection (deflection)', 'Bait and Switch (bait-and-switch)', 'Reads (en)', 'Wording'])
      expect(text).toContain(said)
    expect(text).not.toMatch(/definition:|mode\(|Most alike/)
    expect((await run('--read', 'Deflection')).text).toContain('Reads (en)')
  })

  it('draws cards by a seed for who reads them, the same whenever it is asked', async () => {
    const read = await run('--read', '--sample', '3', '--seed', '20261120'),
      keys = drawn(definitions.keys(), '20261120', 3)
    expect(read.text.match(/Reads \(en\)/g)).toHaveLength(3)
    for (const key of keys) expect(read.text).toContain(`(${key})`)
    expect([drawn(definitions.keys(), '20261120', 3), drawn(definitions.keys(), '20261121', 3)]).toEqual([
      keys,
      expect.not.arrayContaining(keys),
    ])
    expect((await run('--read', '--sample', '3')).failed).toBe(true)
  })

  it('names the rulings on other cards that were set apart for want of it', () => {
    expect(waitingFor(cardOf('Blood Cult Awareness Network'))).toContain(
      '  public-trust#G76-1  Needs Blood Cult Awareness Network.',
    )
    expect(waitingFor(cardOf('Deflection'))).toEqual([])
  })

  it('of a name that no card has says the nearest, and fails', () => {
    const { status, stderr, stdout } = program('Deflektion')
    expect([status, stdout, stderr.trim().split('\n')]).toEqual([
      1,
      '',
      ['No card is called "Deflektion".', 'Nearest:', expect.stringMatching(/deflection {2}Deflection$/)],
    ])
  })

  it('fails without a name, and in a language it does not speak; what it takes it says', async () => {
    const failing = [await run(), await run('Deflection', '--language', 'xx')]
    expect(failing.map(({ failed }) => failed)).toEqual([true, true])
    expect(await run('--help')).toMatchObject({
      failed: false,
      text: expect.stringContaining('npm run card -- NAME') as string,
    })
  })
})

describe('a card', () => {
  it('goes by its key, its number and its names in five languages', () => {
    for (const name of ['govern-the-unaligned', '100845', 'Govern the Unaligned', 'govern the unaligned'])
      expect(cardOf(name).id).toBe(100845)
    expect(cardsCalled('nothing of the kind at all')).toEqual({ near: [] })
  })

  it('that is known by its name alone is said to be so', async () => {
    const lines = await dossier({ id: 999_999, name: 'Nobody', crypt: false }, undefined)
    expect(lines[0]).toBe('Nobody (999999): known by its name alone')
    expect(lines).toContain('Wording, from nowhere')
    expect(lines.join('\n')).toMatch(/take it over with `npm run cards:import`/)
  })

  it('has near ones by its facts where no wording is at hand, and by its wording where it is', () => {
    const conditioning = cardOf('conditioning')
    for (const wordings of [undefined, readWordings()]) {
      const near = mostAlike(conditioning, wordings)
      expect(near).toHaveLength(3)
      expect(near.every(({ key }) => definitions.get(key)!.facts.types.includes('Action Modifier'))).toBe(true)
    }
  })
})

it('says which names of a definition nothing binds, and of a sound one nothing', () => {
  const sound = definitions.get('deflection')!
  const slip = { ...sound, modes: sound.modes.map(mode => ({ ...mode, ops: mode.ops.slice(-1) })) }
  expect([unboundSaid(sound), unboundSaid(slip).slice(1)]).toEqual([
    [],
    ['Names that nothing binds: a slip, or a choice that comes too late', '  to'],
  ])
})

it('ends quietly where nobody reads on', () => {
  const { stderr, status } = spawnSync(
    'bash',
    [
      '-c',
      'set -o pipefail; "$0" node_modules/tsx/dist/cli.mjs test/workshop/card.ts Deflection | head -1',
      process.execPath,
    ],
    { cwd: ROOT, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, ''])
})

describe('where a card is written', () => {
  it('is found for every definition but those that a loop makes, with the code of that card and no other', () => {
    const lost = [...definitions.keys()].filter(key => sourceOf(key) === undefined)
    expect(lost.length).toBeLessThan(definitions.size / 20)
    expect(sourceOf('bonding')!.code).toMatch(/^ {2}modifier\(\n {4}'bonding',[^]*\n {2}\),$/)
    expect(sourceOf('elder-library')!.code).toMatch(/^ {2}location\('elder-library', .*\),$/)
    expect(sourceOf('no-such-card')).toBeUndefined()
  })

  it('and its tests, those that name it most first', () => {
    expect(testsOf('the-barrens', 'The Barrens').length).toBeGreaterThan(2)
    expect(testsOf('nobody-has-this-key', 'Nobody Has This Name')).toEqual([])
  })
})

describe('most alike', () => {
  const cards = new Map<string, Traits>([
    ['modifier', { types: ['Action Modifier'], occasions: [], disciplines: [], text: 'choose a younger vampire' }],
    ['vote', { types: ['Political Action'], occasions: ['referendum'], disciplines: [], text: 'each gains 1 pool' }],
    ['deed', { types: ['Political Action'], occasions: [], disciplines: ['pre'], text: 'burn a location' }],
  ])
  const keys = (one: Partial<Traits>): string[] =>
    alike({ types: [], occasions: [], disciplines: [], text: '', ...one }, cards, 3).map(([key]) => key)

  it('are those of its type before those that share words, and of them those with its occasion', () => {
    const vote = { types: ['Political Action'], occasions: ['referendum'], text: 'choose a younger vampire' }
    expect(keys(vote)).toEqual(['vote', 'deed', 'modifier'])
  })

  it('are those of its Disciplines, where type and occasion say nothing, and else those that share rare words', () => {
    expect(keys({ disciplines: ['pre'] })[0]).toBe('deed')
    expect(keys({ text: 'burn a location' })[0]).toBe('deed')
    expect(keys({ text: 'a younger vampire' })[0]).toBe('modifier')
  })

  const wordings = readWordings()
  describe.skipIf(!wordings)('by the official wordings', () => {
    it.each([
      ['deflection', ['bait-and-switch', 'telepathic-misdirection']],
      ['majesty', ['earth-meld']],
      ['on-the-qui-vive', ['wake-with-evenings-freshness', 'forced-awakening']],
      ['kine-resources-contested', ['reckless-agitation']],
      ['44-magnum', ['assault-rifle', 'desert-eagle', 'deer-rifle']],
      ['villein', ['minion-tap']],
    ])('those of %s have its siblings among the first', (card, siblings) => {
      expect(mostAlike(cardOf(card), wordings, 6).map(({ key }) => key)).toEqual(expect.arrayContaining(siblings))
    })

    it('those of a referendum are referendums', () => {
      for (const { key } of mostAlike(cardOf('banishment'), wordings))
        expect(definitions.get(key)!.facts.types).toContain('Political Action')
    })
  })
})
