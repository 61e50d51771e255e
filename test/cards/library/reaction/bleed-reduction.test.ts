import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { ended, held, v } from '../../scene.ts'
import { elder } from '../../scenes.ts'
import { added, asReaction } from '../../rows.ts'

describe('cards for those with a trait', () => {
  it('Truth in Ink takes two off the bleed of a vampire; an ally’s it does not', () => {
    for (const [type, pool] of [
      ['vampire', 29],
      ['ally', 27],
    ] as const) {
      const t = table({
        seats: [
          { ready: [minion('A1', { generic: { type, bleed: 3 } })] },
          { ready: [{ card: 'mosfair', as: 'B1' }], hand: [{ card: 'truth-in-ink', as: 'R1' }] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      expect(t.can(Ben, 'play:R1::B1')).toBe(type === 'vampire')
      if (type === 'vampire') t.answer(Ben, 'play:R1::B1')
      t.allPass()
      expect(t.pool(Ben)).toBe(pool)
    }
  })
})

describe('Visions of Zapathasura', () => {
  it('visions-of-zapathasura#G136-1: who is locked for it while it attempts to block fails, unless it had woken', () => {
    const scene = (locked: boolean) =>
      table({
        seats: [
          { ready: [v('A1', { bleed: 2 }), minion('A2')] },
          {
            pool: 10,
            ready: [v('B1', elder, { locked }), minion('B2')],
            hand: [...held('visions-of-zapathasura', 'K1'), ...held('on-the-qui-vive', 'Q1')],
          },
          {},
          listening('D1'),
          {},
        ],
      })
    const t = scene(false)
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ben, 'play:K1:OBF+PRE:B1')
    t.allPass()
    expect([t.happened('block-failed').length, t.has('blocked'), t.pool(Ben), ended(t)]).toMatchObject([
      1,
      false,
      10,
      { outcome: 'successful' },
    ])
    const woken = scene(false)
    woken.answer(Ann, 'bleed:A1')
    play(woken, Ben, 'block:B1')
    woken.effect(Ben, [{ op: 'allow', rule: 'wake', on: 'b', until: 'action' }], { b: 'B1' })
    play(woken, Ben, 'play:K1:OBF+PRE:B1')
    woken.allPass(() => woken.has('blocked') || woken.has('block-failed'))
    expect(woken.has('blocked')).toBe(true)
  })
})

describe('Telepathic Counter', () => {
  it.each([
    ['aus', 1],
    ['AUS', 2],
  ])('[%s]: -%i bleed', (level, n) => {
    expect(added(asReaction('telepathic-counter', level), 'bleed')).toEqual([-n])
    expect(onwards(asReaction('telepathic-counter', level, { a: { bleed: 3 } })).pool(Ben)).toBe(20 - 3 + n)
  })
  it('telepathic-counter#1: before blocks are declined or after, and not once the bleed is about to succeed', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['OBF'] }), minion('A2')], hand: held('spying-mission', 'S1') },
        { ready: [v('B1', { disciplines: ['aus'] }), minion('B2')], hand: held('telepathic-counter', 'K1') },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    const seen: string[] = []
    t.allPass(() => {
      if (t.can(Ben, 'play:K1:aus:B1')) seen.push(t.window()!)
      return t.window() === 'success'
    })
    expect([[...new Set(seen)], t.window(), t.can(Ben, 'play:K1:aus:B1')]).toEqual([
      ['blocks', 'declined'],
      'success',
      false,
    ])
  })
})
