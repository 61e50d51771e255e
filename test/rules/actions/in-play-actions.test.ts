import { describe, expect, it } from 'vitest'
import {} from '../../../shared/rules/index.ts'
import { explain } from '../../../shared/rules/told/explain.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

/** What is asked and offered of actions of cards in play; what they do is with the rules and cards that have them. */
const haven = { attachments: [{ card: 'haven-uncovered', as: 'H1', owner: Ben }] }
const of = (t: ReturnType<typeof table>, card: string) => ({ id: t.id(card), key: t.card(card).key })

describe('actions that cards in play offer', () => {
  const scene = (a1: object = {}) =>
    table({
      seats: [
        {
          ready: [minion('A1', { ...haven, ...a1 }), minion('A2'), { card: 'cybele', as: 'Y1' }],
          torpor: [minion('A3', { blood: 0, attachments: [{ card: 'haven-uncovered', as: 'H2', owner: Ben }] })],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })

  it('ACT-12: an option names the card, the minion and the action; without a cost or choices it has none', () => {
    const t = scene()
    expect(t.option(Ann, 'action:H1:burn:A1')).toEqual({
      id: `action:${t.id('H1')}:burn:${t.id('A1')}`,
      kind: 'act',
      card: t.id('H1'),
      minion: t.id('A1'),
      irreversible: true,
      effect: { key: 'option-action', params: { card: of(t, 'H1'), minion: of(t, 'A1'), action: 'burn' } },
    })
  })

  it('with a cost it says what it costs', () => {
    const t = scene()
    const offer = t.option(Ann, 'action:Y1:bleed:Y1')
    expect([offer?.cost, offer?.slots]).toEqual([{ blood: 1 }, undefined])
    const poor = table({ seats: [{ ready: [minion('A2'), { card: 'cybele', as: 'Y1', blood: 0, locked: true }] }, {}] })
    expect(poor.can(Ann, 'action:Y1:bleed:Y1')).toBe(false)
  })

  it('ACT-12: a minion that it is not for is told so first of all; a ready one alone is told anything', () => {
    const t = scene({ locked: true })
    const told = (what: string) => explain(t.state, Ann).filter(one => one.what === what)
    expect(told('action:burn')).toMatchObject([
      { minion: t.id('A1'), card: t.id('H1'), reason: 'locked' },
      { minion: t.id('A2'), reason: 'not-for-this-minion' },
      { minion: t.id('Y1'), reason: 'not-for-this-minion' },
      { minion: t.id('A1'), card: t.id('H2'), reason: 'not-for-this-minion' },
      { minion: t.id('A2'), reason: 'not-for-this-minion' },
      { minion: t.id('Y1'), reason: 'not-for-this-minion' },
    ])
    expect(explain(scene().state, Ann).every(one => typeof one === 'object' && 'reason' in one)).toBe(true)
  })
})

describe('equipment of fellow minions', () => {
  const bike = (as: string) => ({ attachments: [{ card: 'sport-bike', as }] })
  const scene = (more: object = {}) =>
    table({
      seats: [
        {
          ready: [
            minion('A1'),
            minion('A2', {
              attachments: [
                { card: '44-magnum', as: 'E2' },
                { card: 'villein', as: 'X1' },
              ],
            }),
            minion('A3', bike('E3')),
            minion('A4', bike('E4')),
          ],
          torpor: [minion('A5', { ...bike('E5') })],
          ...more,
        },
        { ready: [minion('B1', bike('E6'))] },
        {},
        {},
        {},
      ],
    })

  it('EQUIP-04: an option for each taker and giver, with what can be taken', () => {
    const t = scene()
    expect(t.option(Ann, 'equip:A1:A2')).toEqual({
      id: `equip:${t.id('A1')}:${t.id('A2')}`,
      kind: 'act',
      minion: t.id('A1'),
      irreversible: true,
      effect: { key: 'option-equip', params: { minion: of(t, 'A1'), from: of(t, 'A2') } },
      slots: [{ name: 'cards', type: 'cards', candidates: [t.id('E2')], min: 1, max: 1, default: [t.id('E2')] }],
    })
    const offered = t.options(Ann).filter(option => option.startsWith('equip:'))
    const pairs = [
      ['A1', 'A2'],
      ['A3', 'A2'],
      ['A4', 'A2'],
      ['A1', 'A3'],
      ['A2', 'A3'],
      ['A1', 'A4'],
      ['A2', 'A4'],
      ['A1', 'A5'],
      ['A2', 'A5'],
    ]
    expect(offered).toEqual(pairs.map(([taker, giver]) => `equip:${t.id(taker!)}:${t.id(giver!)}`))
  })

  it('EQUIP-04: from the giver that was named, and from nobody else', () => {
    const t = scene()
    t.answer(Ann, 'equip:A1:A4', { cards: [t.id('E4')] })
    t.allPass()
    expect([t.card('E4').on, t.card('E3').on, t.card('E2').on]).toEqual([t.id('A1'), t.id('A3'), t.id('A2')])
  })

  it('ANN-09: what the giver bears no more as the action resolves stays where it is', () => {
    const t = scene()
    t.answer(Ann, 'equip:A1:A3', { cards: [t.id('E3')] })
    t.effect(Ann, [{ op: 'move', who: 'e', to: 'inPlay', on: 'm' }], { e: 'E3', m: 'A2' })
    t.allPass()
    expect([t.card('E3').on, t.happened('action-ended')]).toMatchObject([t.id('A2'), [{ outcome: 'successful' }]])
  })

  it('EQUIP-07: why a ready minion may not take is said, of one in torpor nothing', () => {
    const t = scene({
      ready: [minion('A1', { locked: true }), minion('A2', { attachments: [{ card: '44-magnum', as: 'E2' }] })],
    })
    expect(explain(t.state, Ann).filter(one => one.what === 'equip')).toEqual([
      { what: 'equip', minion: t.id('A1'), reason: 'locked', rule: 'ACT-01' },
      { what: 'equip', minion: t.id('A1'), reason: 'locked', rule: 'ACT-01' },
    ])
  })
})
