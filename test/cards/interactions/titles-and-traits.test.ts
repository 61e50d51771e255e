import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { play } from '../../support/duel.ts'
import { FOR, polling, tally } from '../../support/polls.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { held, type Table, v } from '../scene.ts'

const seen = (t: Table, as: string) =>
  viewFor(t.state, Ann)
    .seats.flatMap(({ ready }) => ready)
    .find(({ card }) => card.id === t.id(as))

const BLACK_HAND = [
  'mosfair',
  'appius-claudius-corvus',
  'aredhel',
  'banjoko',
  'claudia',
  'djuhah-the-bronze-bow',
  'ermenegildo-the-rake',
  'ezekiel-lord-of-montreal',
  'gabriel-de-cambrai',
  'gatjil-munyarryun',
  'ingram-frizer',
  'marge-khan',
  'mariano-pomposo',
  'nails',
  'nicomedes',
  'piotr-andreikov',
  'rashid-stockton',
  'reza-fatir-the-dark-angel',
  'roger-farnsworth',
  'skryta-zyleta',
  'the-colonel',
  'wah-chun-yuen',
  'yasmin-the-black',
  'yazid-tamari',
]

describe('titles and traits', () => {
  it.each([
    ['xaviar#G68-1', 'xaviar', 2],
    ['annazir#G68-1', 'annazir', 2],
    ['scout-youngwood#G68-1', 'scout-youngwood', 2],
    ['arishat#G68-1', 'arishat', 1],
    ['ambrogino-giovanni#G68-1', 'ambrogino-giovanni', 1],
    ['kashan#G68-1', 'kashan', 1],
    ['kephamos-high-priest-of-marrakech#G68-1', 'kephamos-high-priest-of-marrakech', 2],
  ] as const)('%s: in another sect it keeps its title and votes', (_, card, votes) => {
    const t = polling({}, {}, [{ ready: [{ card, as: 'X1' }] }, {}, {}, {}])
    t.effect(Ben, [{ op: 'become', who: 'x', traits: { sect: 'Sabbat' }, until: 'game' }], { x: 'X1' })
    expect([seen(t, 'X1')?.sect, seen(t, 'X1')?.title, t.stat('X1', 'votes')]).toEqual([
      'Sabbat',
      `${votes} vote${votes > 1 ? 's' : ''}`,
      votes,
    ])
    t.reach(Ben, 'vote:title:X1', FOR)
    expect(tally(t)).toEqual([votes, 0])
  })

  it('xaviar-advanced#1: merged over one that was made an Anarch, it is of the Camarilla', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'xaviar', as: 'X1' }], uncontrolled: [{ card: 'xaviar-advanced', as: 'X2' }] },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.effect(Ann, [{ op: 'become', who: 'x', traits: { sect: 'Anarch' }, until: 'game' }], { x: 'X1' })
    expect(seen(t, 'X1')?.sect).toBe('Anarch')
    t.answer(Ann, 'merge:X2')
    expect(viewFor(t.state, Ann).seats[Ann]!.ready).toMatchObject([{ sect: 'Camarilla', title: 'justicar' }])
  })

  it.each(BLACK_HAND)('%s#G12-1: Black Hand is no title, and stays with them in any sect', card => {
    const t = table({
      seats: [
        { ready: [v('A1', { bleed: 3 })] },
        { pool: 10, ready: [{ card, as: 'B1' }], hand: held('truth-in-ink', 'R1') },
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'become', who: 'b', traits: { sect: 'Camarilla' }, until: 'game' }], { b: 'B1' })
    expect([seen(t, 'B1')?.sect, seen(t, 'B1')?.title, t.stat('B1', 'votes')]).toEqual(['Camarilla', null, 0])
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:R1::B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })

  it.each([
    ['anu-diptinatpa', 'Nagaraja', 7],
    ['veejay-vinod', 'Nagaraja', 3],
    ['ibn-khaldun-scholar', 'True Brujah', 7],
  ] as const)(
    '%s#G43-1: what costs more is another of the clan that it is now, not of the one printed',
    (card, own, blood) => {
      const cost = (clan: string, now?: string) => {
        const own = v('A1', { clan, disciplines: ['obf'], capacity: 9 }, { blood: 5 })
        const t = table({
          seats: [
            {
              pool: 10,
              ready: [own],
              hand: held('clan-impersonation', 'I1'),
              uncontrolled: [{ card, as: 'U1', blood }],
            },
            {},
            {},
          ],
          turn: { number: 6 },
        })
        if (now) {
          t.answer(Ann, 'play:I1::A1', { clan: [now] })
          t.allPass()
        }
        t.endPhasesTo(Ann, 'influence')
        return t.option(Ann, 'bring-out:U1')?.cost?.pool ?? 0
      }
      expect([cost(own), cost('Toreador'), cost('Toreador', own), cost(own, 'Toreador')]).toEqual([3, 0, 3, 0])
    },
  )
})
