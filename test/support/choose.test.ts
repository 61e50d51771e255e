import { describe, expect, test } from 'vitest'
import { choose, type Offered } from './choose.ts'

type Option = Offered['options'][number]
const effect = { key: 'x', params: {}, text: 'x' }
const option = (id: string, kind: Option['kind'], slots?: Option['slots']): Option => ({
  id,
  kind,
  effect,
  ...(slots ? { slots } : {}),
})
const offered = (options: Option[], id = 'prm_1'): Offered => ({
  id,
  game: 'gam_12345678',
  options,
  default: { optionId: options[0]?.id ?? '' },
})
const many = (options: Option[]): ReturnType<typeof choose>[] =>
  Array.from({ length: 200 }, (_, n) => choose(offered(options, `prm_${n}`), 1))
const share = (options: Option[], id: string): number =>
  many(options).filter(choice => choice.optionId === id).length / 200

test('the same prompt and seed give the same answer; another seed may give another', () => {
  const prompt = offered([
    option('pass', 'pass'),
    option('bleed:1', 'act'),
    option('hunt:1', 'act'),
    option('block:2', 'block'),
  ])
  expect(choose(prompt, 7)).toEqual(choose(prompt, 7))
  expect(new Set(Array.from({ length: 50 }, (_, seed) => choose(prompt, seed).optionId)).size).toBeGreaterThan(1)
})

describe('what a bot likes', () => {
  test('it acts more often than it passes, and bleeds more often than it hunts', () => {
    const options = [option('pass', 'pass'), option('hunt:1', 'act'), option('bleed:1', 'act')]
    expect(share(options, 'pass')).toBeLessThan(0.4)
    expect(share(options, 'bleed:1')).toBeGreaterThan(share(options, 'hunt:1') * 3)
  })

  test('it blocks sometimes and passes more often', () => {
    const options = [option('pass', 'pass'), option('block:1', 'block'), option('block:2', 'block')]
    const blocks = share(options, 'block:1') + share(options, 'block:2')
    expect(blocks).toBeGreaterThan(0.05)
    expect(blocks).toBeLessThan(0.5)
  })

  test('it takes the default when nothing is to its taste, with the arguments of the default', () => {
    const prompt = {
      ...offered([option('withdraw:1', 'withdraw'), option('take-back', 'take-back')]),
      default: { optionId: 'withdraw:1', args: { amount: 1 } },
    }
    expect(choose(prompt, 3)).toEqual({ optionId: 'withdraw:1', args: { amount: 1 } })
  })
})

test('it fills every slot within its bounds, from its candidates', () => {
  const options = [
    option('play:1', 'play', [
      { name: 'target', type: 'cards', candidates: [4, 5, 6], labels: [], min: 1, max: 2, default: [] },
      { name: 'seats', type: 'seats', candidates: [1, 2], labels: [], min: 2, max: 2, default: [] },
      { name: 'colour', type: 'keys', candidates: ['red', 'blue'], labels: [], min: 0, max: 1, default: ['red'] },
      { name: 'amount', type: 'amount', min: 0, max: 3, default: 1 },
      { name: 'points', type: 'allocation', candidates: [1, 2], labels: [], total: 3, least: 1, default: { 1: 3 } },
    ]),
  ]
  for (const { args } of many(options)) {
    expect(Object.keys(args ?? {})).toEqual(['target', 'seats', 'colour', 'amount', 'points'])
    expect([[4], [5], [6]]).toContainEqual(args?.target)
    expect([
      [1, 2],
      [2, 1],
    ]).toContainEqual(args?.seats)
    expect([['red'], ['blue']]).toContainEqual(args?.colour)
    expect([1, 2, 3]).toContain(args?.amount)
    expect(args?.points).toEqual({ 1: 3 })
  }
})
