import { describe, expect, it } from 'vitest'
import type { Prompt } from '../../shared/api/prompts.ts'
import { undoneBy } from '../../functions/web/table/guards.ts'
import { endsBoth, groupsOf, isWith, optionsIn } from '../../functions/web/table/who-acts.ts'

type Option = Prompt['options'][number]

const option = (id: string, kind: Option['kind'], more: Partial<Option> = {}): Option => ({
  id,
  kind,
  effect: { key: 'option-pass', params: {}, text: id },
  ...more,
})
const end = option('end-phase', 'end-phase')
const prompt = (key: string, options: Option[], next: Option[] = [], params: object = {}): Prompt =>
  ({ ask: { key, params, text: '' }, options, next, default: { optionId: 'end-phase' } }) as unknown as Prompt

describe('before a phase is ended', () => {
  const influence = prompt(
    'ask-influence',
    [option('bring-out:4', 'bring-out', { card: 4 }), option('invest:5', 'invest', { card: 5 }), end],
    [option('next:discard:9', 'discard', { phase: 'discard' })],
    { transfers: 2 },
  )

  it('says who is full and would not be brought out, and transfers that would be lost', () => {
    const undone = undoneBy(influence, end)!
    expect([undone.full.map(({ card }) => card), undone.transfers, undone.mend.id]).toEqual([[4], 2, 'bring-out:4'])
    expect(undoneBy(influence, influence.next[0]!)?.mend.id).toBe('bring-out:4')
    expect(undoneBy(influence, influence.options[0]!)).toBeUndefined()
  })

  it('says which minions could still act, each once, and nothing where none can', () => {
    const minions = prompt('ask-minion', [
      option('bleed:7', 'act', { minion: 7 }),
      option('hunt:7', 'act', { minion: 7 }),
      option('hunt:3', 'act', { minion: 3 }),
      end,
    ])
    expect(undoneBy(minions, end)!.idle.map(({ minion }) => minion)).toEqual([7, 3])
    expect(undoneBy(prompt('ask-minion', [end]), end)).toBeUndefined()
    expect(undoneBy(prompt('ask-master', [option('play:1', 'play', { card: 1 }), end]), end)).toBeUndefined()
  })
})

describe('who acts', () => {
  it('is asked minion by minion, and ending the phase comes last', () => {
    const asked = prompt('ask-minion', [
      end,
      option('hunt:7', 'act', { minion: 7 }),
      option('hunt:3', 'act', { minion: 3 }),
    ])
    expect(groupsOf(asked).map(({ minion }) => minion)).toEqual([3, 7, undefined])
  })

  it('of two ends of a phase shows the later one, which is chosen until somebody acts', () => {
    const both = prompt('ask-minion', [option('next:end-phase', 'end-phase', { phase: 'minion' }), end])
    expect([optionsIn(both).map(({ id }) => id), endsBoth(both)]).toEqual([['next:end-phase'], 'next:end-phase'])
    expect(endsBoth(prompt('ask-minion', [end]))).toBeUndefined()
  })

  it('stands for copies of its card', () => {
    const one = option('play:1', 'play', { card: 1, copies: [8] })
    expect([1, 8, 2].map(card => isWith(one, card))).toEqual([true, true, false])
  })
})
