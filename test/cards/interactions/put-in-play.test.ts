import { describe, expect, it } from 'vitest'
import { held as heldAs } from '../../support/polls.ts'
import { minion } from '../../support/seats.ts'
import { Ann, table } from '../../support/table.ts'
import { actions, held, K1, type Table, v } from '../scene.ts'
import { masterPhaseWith } from '../scenes.ts'

const holder = (t: Table, as: string) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id(as)))
const master = { phase: 'master' as const }
const anarch = {
  sect: 'Anarch',
  clan: 'Ministry',
  capacity: 9,
  disciplines: ['obf', 'SPI', 'ani'],
  title: 'baron',
  city: 'Rome',
}
const hand = (card: string) => [{ card, as: 'K1' }]

describe('masters', () => {
  it.each([
    ['agent-of-power#G82-1', 'agent-of-power'],
    ['the-coven#G82-1', 'the-coven'],
    ['failsafe#G82-1', 'failsafe'],
  ])('%s: the action of a trifle is gained though the card is contested', (_, card) => {
    const t = masterPhaseWith(
      card,
      {},
      {
        ready: [
          minion('B1', card === 'agent-of-power' ? { attachments: held(card, 'X1') } : {}),
          ...(card === 'agent-of-power' ? [] : held(card, 'X1')),
        ],
      },
    )
    t.answer(Ann, 'play:M1:', card === 'agent-of-power' ? { v: [t.id('A1')], level: ['dom'] } : undefined)
    expect([t.happened('contested').length, t.state.seats[Ann]!.contested.includes(t.id('M1')), actions(t)]).toEqual([
      2,
      true,
      1,
    ])
  })
})

describe('locations', () => {
  const requires: Record<string, object> = {
    'anarch-railroad': {},
    backways: { clan: 'Gangrel' },
    'carfax-abbey': { sect: 'Anarch' },
    'channel-10': {},
    'club-illusion': {},
    ecoterrorists: { clan: 'Gangrel' },
    'ennoias-theater': { clan: 'Gangrel' },
    'gangrel-revel': { clan: 'Gangrel' },
    'garibaldi-meucci-museum': {},
    'hospital-food': { sect: 'Anarch' },
    'jungle-hunting-ground': { clan: 'Akunanse' },
    'krcg-news-radio': {},
    'opium-den': { clan: 'Ministry' },
    papillon: { title: 'prince' },
    'powerbase-los-angeles': {},
    'powerbase-montreal': {},
    'powerbase-savannah': {},
    'the-anarch-free-press': { sect: 'Anarch' },
    'the-line': {},
    'wmrh-talk-radio': {},
    'anarch-revolt': {},
    'bleeding-the-vine': {},
    'trophy-diablerie': {},
  }
  it.each(Object.entries(requires))('%s is put in play by a master phase action, with %j', (card, generic) => {
    const scene = (a1: object) =>
      table({
        seats: [{ pool: 10, ready: [v('A1', a1)], hand: [...held(card, 'M1'), 'fame'] }, { ready: [minion('B1')] }],
        turn: master,
      })
    const t = scene(generic),
      cost = t.option(Ann, 'play:M1:')?.cost?.pool ?? 0
    t.answer(Ann, 'play:M1:')
    expect([holder(t, 'M1'), t.pool(Ann), actions(t)]).toEqual([Ann, 10 - cost, 0])
    if (Object.keys(generic).length > 0)
      expect(scene({ clan: 'Ravnos', sect: 'Sabbat' }).can(Ann, 'play:M1:')).toBe(false)
  })
})

describe('locations as they are played', () => {
  const cost = {
    chantry: 0,
    'creepshow-casino': 2,
    'elysium-the-palace-of-versailles': 2,
    'warsaw-station': 2,
    'wasserschloss-anif-austria': 0,
  }
  const clan: Record<string, string> = {
    chantry: 'Tremere',
    'warsaw-station': 'Nosferatu',
    'wasserschloss-anif-austria': 'Tremere',
  }
  it.each(Object.entries(cost))(
    "%s: for %i pool, beside no other of one's own, and with a minion of its clan",
    (card, pool) => {
      const scene = (more: object[] = [], of = clan[card]) =>
        table({
          seats: [
            {
              pool: 10,
              ready: [minion('A1', { generic: of === undefined ? {} : { clan: of } }), ...(more as [])],
              hand: [heldAs(card, 'L1')],
            },
            { ready: [minion('B1', { generic: clan[card] === undefined ? {} : { clan: clan[card] } })] },
          ],
          turn: { phase: 'master' },
        })
      const t = scene()
      t.answer(Ann, 'play:L1:')
      expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('L1')), t.locked('L1')]).toEqual([
        10 - pool,
        true,
        false,
      ])
      expect(scene([heldAs(card, 'L2')]).why(Ann, 'play', 'L1')).toEqual(['already-controlled', 'CONTEST-10'])
      if (clan[card] !== undefined)
        expect(scene([], 'Malkavian').why(Ann, 'play', 'L1')).toEqual(['no-such-minion', 'REQ-02'])
    },
  )
})

it.each(['groundfighting', 'new-management', 'wake-with-evenings-freshness'])(
  'what is put off where it is played is not where it is discarded: %s',
  card => {
    const t = table({
      seats: [{ ready: [v('A1')], hand: [K1(card), ...Array<string>(6).fill('villein')], library: ['fame'] }, {}],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'discard:K1')
    expect([t.state.seats[Ann]!.hand.length, t.state.seats[Ann]!.library.length]).toEqual([7, 0])
  },
)

it.each(['camera-phone', 'carlton-van-wyk', 'stolen-police-cruiser', 'the-status-perfectus'])(
  '%s comes into play by an action',
  card => {
    const t = table({
      seats: [
        { pool: 20, ready: [minion('A1', { generic: anarch }), minion('A2')], hand: hand(card) },
        { ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('K1'))).toBe(true)
  },
)

it.each(['ferraille', 'poachers-hunting-ground', 'tension-in-the-ranks', 'perfectionist', 'rebel'])(
  '%s comes into play in the master phase',
  card => {
    const t = table({
      seats: [{ pool: 20, ready: [minion('A1', { generic: anarch })], hand: hand(card) }, {}, {}],
      turn: { phase: 'master' },
    })
    t.answer(
      Ann,
      'play:K1:',
      t.option(Ann, 'play:K1:')?.slots?.some(slot => slot.name === 'v') ? { v: [t.id('A1')] } : {},
    )
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('K1'))).toBe(true)
  },
)
