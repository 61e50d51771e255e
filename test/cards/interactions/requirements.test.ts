import { describe, expect, it } from 'vitest'
import type { Args } from '../../../shared/rules/index.ts'
import { equipment, strike } from '../../../shared/cards/makers.ts'
import { onwards, play, upTo } from '../../support/duel.ts'
import { withMadeUp } from '../../support/made-up.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { attacked, held, type Table } from '../scene.ts'

const fact = (t: Table, name: string) => t.state.facts.some(one => one.name === name)
const anarch = (disciplines: string[], more: object = {}) => ({
  generic: { disciplines, sect: 'Anarch', capacity: 9 },
  ...more,
})
/** A card of several Disciplines: all it lists, the level it is played at here, by whom and when. */
interface Several {
  lists: string[]
  level: string
  when?: 'bleed' | 'duel' | 'attempt'
  by?: 'B1'
  args?: (t: Table) => Args
}
const several: Record<string, Several> = {
  adhocracy: { lists: ['ani', 'chi', 'pot'], level: 'ani', when: 'bleed' },
  bollix: { lists: ['cel', 'pre', 'tha'], level: 'tha', when: 'duel' },
  'brick-by-brick': { lists: ['tha', 'vis'], level: 'vis', when: 'duel' },
  conflagration: { lists: ['dai', 'pot'], level: 'dai', when: 'duel' },
  'detect-authority': { lists: ['ani', 'ser', 'tha'], level: 'tha', when: 'bleed', by: 'B1' },
  'deep-ecology': { lists: ['ani', 'for', 'pro'], level: 'for', when: 'bleed', by: 'B1' },
  diversion: { lists: ['cel', 'for', 'tha'], level: 'tha', when: 'duel' },
  donnybrook: { lists: ['obf', 'pro', 'ser'], level: 'pro', when: 'duel' },
  'dust-up': { lists: ['ani', 'cel', 'pot'], level: 'ani', when: 'duel' },
  'flames-of-the-netherworld': { lists: ['dai', 'tha'], level: 'dai', when: 'duel' },
  'lam-into': { lists: ['for', 'pot', 'vic'], level: 'pot', when: 'duel' },
  'fae-contortion': { lists: ['myt', 'obt'], level: 'obt', when: 'duel' },
  'guardian-vigil': { lists: ['aus', 'cel', 'for'], level: 'for', when: 'bleed', by: 'B1' },
  'hell-for-leather': { lists: ['ani', 'cel', 'obt'], level: 'ani', when: 'duel' },
  invigorate: { lists: ['ani', 'dom', 'pro'], level: 'ani', when: 'bleed' },
  'line-brawl': { lists: ['cel', 'pot', 'pre'], level: 'pre' },
  'party-out-of-bounds': { lists: ['obf', 'pre', 'pro'], level: 'obf', when: 'bleed', by: 'B1' },
  'rewind-time': { lists: ['pre', 'tem'], level: 'pre', when: 'bleed', by: 'B1' },
  skullduggery: { lists: ['obf', 'pre', 'pro'], level: 'pre' },
  shattering: { lists: ['chi', 'dem', 'pro'], level: 'chi', args: () => ({ whom: [Ben] }) },
  'smash-and-grab': { lists: ['ani', 'dem', 'pot'], level: 'dem' },
  'steely-tenacity': { lists: ['ani', 'dom', 'qui'], level: 'ani', when: 'duel' },
  stonestrength: { lists: ['tha', 'vis'], level: 'vis', when: 'duel' },
  'the-platinum-protocol': { lists: ['obf', 'pre', 'pro'], level: 'obf+pre' },
  'break-the-bonds': { lists: ['ani', 'obf', 'pre'], level: 'ani+obf' },
  illegalism: { lists: ['cel', 'chi', 'pre'], level: 'chi' },
  'clothos-gift': { lists: ['obf', 'tem'], level: 'tem', args: t => ({ v: [t.id('U1')] }) },
  'gear-up': { lists: ['nec', 'pre', 'vic'], level: 'pre' },
  'make-the-misere': { lists: ['cel', 'obf', 'pot'], level: 'cel+pot', args: t => ({ m: [t.id('B2')] }) },
  'undue-influence': { lists: ['chi', 'pre', 'qui'], level: 'qui', args: t => ({ v: [t.id('U1')] }) },
  'vultures-buffet': { lists: ['obf', 'spi'], level: 'spi', args: t => ({ gone: [t.id('R1')] }) },
}

describe('cards of several Disciplines', () => {
  it.each(Object.entries(several))(
    '%s#G86-1: it requires, as it is played, what it is played at; elsewhere all that it lists',
    (card, { lists, level, when, by, args }) => {
      const a1 = anarch(lists),
        own = held(card, 'K1'),
        own2 = held(card, 'K4')
      const t = table({
        seats: [
          {
            pool: 10,
            ready: [minion('A1', { ...a1, blood: 5 }), minion('A2')],
            hand: own,
            library: ['bonding', ...held(card, 'K2')],
            ash: held(card, 'K3'),
            uncontrolled: held('ashley', 'U1'),
          },
          {
            pool: 10,
            ready: [minion('B1', a1), minion('B2', { locked: true })],
            hand: own2,
            library: ['bonding', ...held(card, 'K5')],
            ash: [...held('raven-spy', 'R1'), ...held(card, 'K6')],
          },
          {},
          {},
          {},
        ],
      })
      const seat = by ? Ben : Ann,
        others = ['dom', 'aus']
      for (const code of [...lists, ...others]) {
        for (const region of ['hand', 'library', 'ash'] as const) {
          t.effect(
            seat,
            [
              {
                op: 'if',
                test: { any: { in: region, of: 'you', named: card, requires: code } },
                then: [{ op: 'mark', fact: `${region}-${code}`, of: 'k', n: 1, until: 'turn' }],
              },
            ],
            { k: 'A1' },
          )
          expect([region, code, fact(t, `${region}-${code}`)]).toEqual([region, code, lists.includes(code)])
        }
        t.effect(
          seat,
          [
            {
              op: 'watch',
              on: 'card-played',
              when: { is: ['event-card', { requires: code }] },
              ops: [{ op: 'mark', fact: `played-${code}`, of: 'event-card', n: 1, until: 'turn' }],
              until: 'turn',
            },
          ],
          {},
          { source: 'A1' },
        )
      }
      const option = `play:${by ? 'K4' : 'K1'}:${level}:${by ?? 'A1'}`
      if (when) {
        t.answer(Ann, 'bleed:A1')
        if (when === 'duel') play(t, Ben, 'block:B1')
        onwards(t, () => t.can(seat, option))
      }
      t.answer(seat, option, args?.(t))
      while (t.can(seat, 'trigger:0')) t.answer(seat, 'trigger:0')
      expect([...lists, ...others].filter(code => fact(t, `played-${code}`))).toEqual(level.split('+'))
    },
  )
})

describe('cards that require a baron', () => {
  const cards = [
    'bait-and-switch',
    'chameleon',
    'childe-of-the-revolution',
    'open-war',
    'organized-resistance',
    'patsy',
    'revolutionary-council',
  ]
  const discards = (card: string) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', anarch([], { locked: true })), ...held('powerbase-los-angeles', 'L1')],
          hand: [...held(card, 'K1'), 'fame'],
        },
        { ready: [minion('B1')] },
      ],
      turn: { phase: 'discard', discardActions: 2 },
    })
    t.answer(Ann, 'use:L1:discard', { c: [t.id('K1')] })
    if (t.can(Ann, 'choose')) t.choose(Ann, [t.id('A1')])
    return t
  }
  it.each(cards)('%s#G37-1, powerbase-los-angeles#1: it requires an Anarch', card => {
    expect([discards(card).inAsh(Ann, 'K1'), discards(card).locked('A1'), discards('fame').locked('A1')]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('what helps an action of an Anarch', () => {
  /** Whether the action that goes on is one that requires an Anarch. */
  const asks = (t: Table) => {
    t.effect(
      Ann,
      [
        {
          op: 'if',
          test: { is: ['action-card', { asks: { sect: 'Anarch' } }] },
          then: [{ op: 'mark', fact: 'of-anarchs', of: 'a', n: 1, until: 'turn' }],
        },
      ],
      { a: 'A1' },
    )
    return fact(t, 'of-anarchs')
  }
  const scene = (card: string) =>
    table({
      seats: [
        {
          ready: [minion('A1', { ...anarch(['pre']), blood: 4 }), minion('A2'), ...held(card, 'L1')],
          hand: held('line-brawl', 'K1'),
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
  it('club-illusion#1: used for it, it does not make it an action that requires one', () => {
    const t = scene('club-illusion')
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'use:L1:bleed:A1')
    expect([t.stat('A1', 'bleed'), asks(t)]).toEqual([2, false])
    const other = scene('club-illusion')
    other.answer(Ann, 'play:K1:pre:A1')
    expect(asks(other)).toBe(true)
  })

  it('the-anarch-free-press#2: used for its blood, it does not make the hunt one either', () => {
    const t = scene('the-anarch-free-press')
    t.answer(Ann, 'hunt:A1')
    t.reach(Ann, 'use:L1:feed')
    expect([t.blood('A1'), asks(t)]).toEqual([6, false])
  })
})

describe('what an action requires', () => {
  const C1 = held('crimethinc', 'C1')
  const resolved = (t: Table) => onwards(t, () => t.window() === 'resolved' || t.state.frames.length === 1)
  it('powerbase-los-angeles#G138-1: its own action requires an Anarch, as its text says', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', anarch(['pro'])), minion('A2')], hand: C1 },
        { ready: [minion('B1'), ...held('powerbase-los-angeles', 'L1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:L1:steal:A1')
    expect([
      resolved(t).window(),
      t.state.seats[Ann]!.inPlay.includes(t.id('L1')),
      t.can(Ann, 'play:C1:pro:A1'),
    ]).toEqual(['resolved', true, true])
  })
  it('piper#G131-1: what is recruited or employed outside of an action must be fit for it, and no action requires anything', () => {
    const scene = (sect: string) =>
      table({
        seats: [
          {
            pool: 10,
            ready: [minion('A1', anarch(['pro'])), minion('A2', { generic: { sect, capacity: 5 } })],
            hand: [...held('piper', 'M1'), ...held('crypts-sons', 'R1'), ...C1],
          },
          {},
          {},
          {},
          {},
        ],
        turn: { phase: 'master' },
      })
    const t = scene('Camarilla')
    t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
    onwards(t, () => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('R1')])
    onwards(t, () => t.state.frames.length === 1)
    expect([t.card('R1').on, t.has('action-announced'), t.can(Ann, 'play:C1:pro:A1')]).toEqual([
      t.id('A1'),
      false,
      false,
    ])
  })
  it('pack-alpha#G131-1: the clan that its retainer requires is not required by the action of the combat', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [{ card: 'keegan', as: 'A1', blood: 8 }, minion('A2')],
          hand: [...held('pack-alpha', 'P1'), ...held('dog-pack', 'R1')],
        },
        { ready: [minion('B1', { attachments: held('haven-uncovered', 'H1') })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:H1:fight:A1')
    onwards(t, () => t.can(Ann, 'play:P1:ani:A1'))
    t.answer(Ann, 'play:P1:ani:A1', { c: [t.id('R1')] })
    const asked: boolean[] = []
    onwards(t, () => (asked.push(t.can(Ann, 'trigger:0')), t.state.frames.length === 1))
    expect([t.card('R1').on, asked.includes(true), t.locked('A1')]).toEqual([t.id('A1'), false, true])
  })
})

describe('who plays cards as somebody else', () => {
  const found = (as: string, card: string): boolean => {
    const anarch = { changed: [{ sect: 'Anarch' }] }
    const t = table({
      seats: [
        { pool: 20, ready: [{ card: as, as: 'A1', ...anarch }], hand: [...held('piper', 'P1'), ...held(card, 'X1')] },
        { ready: [minion('B1')] },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:P1:', { m: ['A1'] })
    onwards(t, () => t.can(Ann, 'choose'))
    const [slot] = t.option(Ann, 'choose')!.slots as { candidates: number[] }[]
    return slot!.candidates.includes(t.id('X1'))
  }
  it('abraham-mellon#G72-1: an effect such as Piper finds no Tremere in him', () => {
    expect(['abraham-mellon', 'andrew-stuart'].map(as => found(as, 'ponticulus'))).toEqual([false, true])
  })
  it('karl-schrekt#G72-1: an effect such as that of Concealed Weapon finds no justicar in him', () =>
    withMadeUp(
      { types: ['Equipment'], keywords: ['weapon'], requiresTitle: ['justicar'] },
      key => equipment(key, { strikes: [{ name: 'cut', strike: strike('damage', { damage: 1 }) }] }),
      key => {
        const t = (as: string) =>
          table({
            seats: [
              { ready: [{ card: as, as: 'A1' }], hand: [...held('concealed-weapon', 'C1'), ...held(key, 'X1')] },
              { ready: [minion('B1')] },
              {},
            ],
          })
        const drawn = (as: string) => {
          const fight = t(as)
          attacked(fight, 'A1', 'B1')
          return upTo(fight, 'before-range').can(Ann, 'play:C1::A1')
        }
        expect(['karl-schrekt', 'diana-iadanza'].map(drawn)).toEqual([false, true])
        expect(t('karl-schrekt').can(Ann, 'play:X1::A1')).toBe(true)
      },
    ))
})
