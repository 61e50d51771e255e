import { describe, expect, it } from 'vitest'
import { Ann, Ben, table } from '../../support/table.ts'
import { held, v } from '../scene.ts'

describe('Parijat', () => {
  const scene = (ally: object, more: { fallen?: true; library?: object[]; hand?: object[] } = {}) => {
    const parijat = { card: 'parijat-the-dark-oracle', as: 'P1' }
    const t = table({
      seats: [
        {
          ready: [v('A1', { type: 'ally', life: 2, bleed: 1, ...ally }), v('A2'), ...(more.fallen ? [] : [parijat])],
          ...(more.fallen && { torpor: [parijat] }),
        },
        {
          ready: [v('B1', { disciplines: ['OBF'] }), v('B2', { type: 'ally', life: 1 })],
          library: (more.library ?? held('villein', 'L1', 'L2')) as never,
          hand: (more.hand ?? []) as never,
        },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it.each(['wraith', 'zombie'])('to attempt to block an ally that is a %s burns the top of the library', keyword => {
    for (const minion of ['B1', 'B2']) {
      const t = scene({ traits: [keyword] })
      t.answer(Ben, `block:${minion}`)
      expect([t.inAsh(Ben, 'L1'), t.state.seats[Ben]!.library, t.has('block-declared')]).toEqual([
        true,
        [t.id('L2')],
        true,
      ])
    }
  })
  it('parijat-the-dark-oracle#2: without a library nobody may', () => {
    const t = scene({ traits: ['wraith'] }, { library: [] })
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, false])
  })
  it('nothing for another ally, or while she is in torpor', () => {
    for (const t of [scene({}), scene({ traits: ['zombie'] }, { fallen: true })]) {
      t.answer(Ben, 'block:B1')
      expect(t.state.seats[Ben]!.library).toEqual([t.id('L1'), t.id('L2')])
    }
  })
  it('parijat-the-dark-oracle#1: of an attempt that a card forces, once the card is replaced', () => {
    const prince = v('B1', { title: 'prince', city: 'Rome', sect: 'Camarilla', capacity: 9 }, { locked: true })
    const t = table({
      seats: [
        {
          ready: [
            v('A1', { type: 'ally', life: 2, bleed: 1, traits: ['wraith'] }),
            { card: 'parijat-the-dark-oracle', as: 'P1' },
          ],
        },
        {
          ready: [prince],
          hand: held('second-tradition-domain', 'K1').concat(held('villein', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6')),
          library: held('fame', 'L1', 'L2', 'L3'),
        },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:K1:unlock:B1')
    t.allPass(() => t.has('block-declared'))
    expect([t.inHand(Ben, 'L1'), t.inAsh(Ben, 'L2')]).toEqual([true, true])
  })
})
