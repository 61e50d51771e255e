import { describe, expect, it } from 'vitest'
import { promptFor } from '../../../shared/rules/index.ts'
import type { Lasting, Op } from '../../../shared/cards/language.ts'
import { duel, onwards, upTo } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

/** Effects that last, how long they do, and on whom. */
const scene = (ann: object = {}, ben: object = {}) =>
  table({
    seats: [
      { pool: 10, ready: [minion('A1', { attachments: [{ card: 'blood-doll', as: 'S1' }] }), minion('A2')], ...ann },
      { pool: 10, ready: [minion('B1'), minion('B2')], ...ben },
      { pool: 10 },
      {},
      {},
    ],
  })
const by = { by: 'A1', source: 'S1' }
const bleed = (until: Lasting, more: object = {}): Op => ({
  op: 'modify',
  stat: 'bleed',
  delta: 1,
  on: 'v',
  until,
  ...more,
})
const burn: Op = { op: 'move', who: 'self', to: 'ash' }

describe('how long an effect lasts', () => {
  it('while its source is in play, whoever controls it', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        bleed('leaves'),
        {
          op: 'watch',
          on: 'locked',
          ops: [{ op: 'counters', from: 'bank', to: { pool: 'you' }, amount: 1, why: 'effect' }],
          until: 'leaves',
        },
      ],
      { v: 'A1' },
      by,
    )
    t.effect(Ann, [bleed('game')], { v: 'A1' }, by)
    t.endPhasesTo(Ben, 'minion')
    expect([t.stat('A1', 'bleed'), t.state.watches.length]).toEqual([3, 1])
    t.effect(Ann, [burn], {}, by)
    expect([t.stat('A1', 'bleed'), t.state.watches]).toEqual([2, []])
  })

  it('until the end of the turn; or until a phase of a Methuselah', () => {
    const t = scene()
    t.effect(Ann, [bleed('turn'), bleed({ phase: 'minion', of: 'you' })], { v: 'A1' }, by)
    expect(t.stat('A1', 'bleed')).toBe(3)
    t.endPhasesTo(Ben, 'minion')
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.endPhasesTo(Ann, 'minion')
    expect(t.stat('A1', 'bleed')).toBe(1)
  })

  it('of a combat, for a pair of strikes, a round or all of it; the action outlasts it', () => {
    const t = upTo(
      duel({
        a: { generic: { disciplines: ['cel'] }, attachments: [{ card: '44-magnum', as: 'G1' }] },
        ann: [{ card: 'resist-earths-grasp', as: 'P1' }],
      }),
      'strike',
    )
    const ends = ['strike', 'round', 'combat', 'action', 'turn'] as const
    t.effect(
      Ann,
      ends.map(until => ({ op: 'mark', fact: until, of: 'by', n: 1, until })),
      {},
      { by: 'A1' },
    )
    const left = () => ends.filter(end => t.state.facts.some(fact => fact.name === end && fact.of === t.id('A1')))
    expect(left()).toEqual(ends)
    upTo(t, 'press')
    expect(left()).toEqual(['round', 'combat', 'action', 'turn'])
    t.effect(Ann, [{ op: 'press', to: 'continue' }], {}, { by: 'A1' })
    onwards(t, () => t.happened('round-started').length === 2)
    expect(left()).toEqual(['combat', 'action', 'turn'])
    onwards(t)
    expect([t.has('combat-ended'), left().filter(end => end !== 'action')]).toEqual([true, ['turn']])
  })

  it('of a referendum, until it is over', () => {
    const t = scene({ edge: true })
    t.effect(Ann, [{ op: 'referendum', terms: [], passed: [] }], {}, { by: 'A1' })
    t.effect(Ann, [bleed('referendum')], { v: 'A1' })
    expect([t.window(), t.stat('A1', 'bleed')]).toEqual(['polling', 2])
    t.allPass()
    expect([t.has('referendum-ended'), t.stat('A1', 'bleed')]).toEqual([true, 1])
  })
})

describe('numbers', () => {
  it('are set or changed by an amount that is fixed as the effect resolves, and are told', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        { op: 'modify', stat: 'bleed', delta: { pool: 'prey' }, on: 'v', until: 'turn' },
        { op: 'modify', stat: 'strength', set: { pool: 'prey' }, on: 'v', until: 'turn' },
        { op: 'modify', stat: 'handSize', delta: -2, on: { seat: 'prey' }, until: 'turn' },
      ],
      { v: 'A1' },
      by,
    )
    t.effect(Ann, [{ op: 'counters', from: { pool: 'prey' }, to: 'bank', amount: 4, why: 'effect' }])
    expect([t.stat('A1', 'bleed'), t.stat('A1', 'strength')]).toEqual([11, 10])
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'v', until: 'turn' }], { v: 'A1' })
    const [doll, a1] = [{ id: t.id('S1') }, { id: t.id('A1') }]
    expect(t.happened('modified')).toMatchObject([
      { stat: 'bleed', on: a1, delta: 10, source: doll },
      { stat: 'strength', on: a1, delta: 10, source: doll },
      { on: Ben, delta: -2, source: doll },
      { on: a1, delta: 1, source: null },
    ])
  })

  it('hold for all that a selector means, then and later, without being told of each', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        {
          op: 'modify',
          stat: 'bleed',
          delta: 1,
          on: { who: { kind: 'minion', of: 'you', locked: true } },
          until: 'turn',
        },
      ],
      {},
      by,
    )
    expect([t.stat('A2', 'bleed'), t.has('modified')]).toEqual([1, false])
    t.effect(Ann, [{ op: 'lock', who: 'v' }], { v: 'A2' })
    expect([t.stat('A1', 'bleed'), t.stat('A2', 'bleed')]).toEqual([1, 2])
  })

  it('hold only while their condition does', () => {
    const t = scene()
    t.effect(Ann, [bleed('turn', { while: { cmp: [{ pool: 'prey' }, '>', 9] } })], { v: 'A1' }, by)
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.effect(Ann, [{ op: 'counters', from: { pool: 'prey' }, to: 'bank', amount: 1, why: 'effect' }])
    expect(t.stat('A1', 'bleed')).toBe(1)
  })

  it('of a phase that is on change at once what is left in it', () => {
    const t = table({
      seats: [{ ready: [minion('A1')], uncontrolled: [minion('A2')] }, {}, {}, {}, {}],
      turn: { phase: 'influence', number: 4 },
    })
    t.effect(Ann, [
      { op: 'modify', stat: 'transfers', delta: 2, on: { seat: 'you' }, until: 'turn' },
      { op: 'modify', stat: 'transfers', set: 9, on: { seat: 'prey' }, until: 'turn' },
    ])
    expect(t.state.frames[0]).toMatchObject({ kind: 'turn', transfers: 6 })
  })
})

describe('rules', () => {
  it('are forbidden or allowed to one card or to all that are meant, and that is told', () => {
    const t = scene({ ready: [minion('A1'), minion('A2', { locked: true })] })
    t.effect(
      Ann,
      [
        { op: 'forbid', rule: 'block', on: { who: { kind: 'minion', of: 'prey' } }, until: 'turn' },
        { op: 'allow', rule: 'wake', on: 'v', until: 'turn' },
      ],
      { v: 'A2' },
    )
    expect(t.happened('ruled')).toMatchObject([
      { rule: 'block', allow: false, on: null },
      { rule: 'wake', allow: true, on: { id: t.id('A2') } },
    ])
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect([t.pool(Ben), t.has('block-declared')]).toEqual([9, false])
  })

  it('only against those it speaks of', () => {
    const t = scene({}, { ready: [minion('B1'), minion('B2')], hand: ['on-the-qui-vive'] })
    t.effect(
      Ann,
      [
        { op: 'forbid', rule: 'block', on: 'v', until: 'turn', against: { ref: 'w' } },
        { op: 'forbid', rule: 'block', on: 'x', until: 'turn', against: { kind: 'ally' } },
      ],
      { v: 'B1', x: 'B2' },
    )
    t.answer(Ann, 'bleed:A1')
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([true, true])
    const u = scene({}, { ready: [minion('B1'), minion('B2')] })
    u.effect(Ann, [{ op: 'forbid', rule: 'block', on: 'v', until: 'turn', against: { kind: 'vampire' } }], { v: 'B1' })
    u.answer(Ann, 'bleed:A1')
    expect([u.can(Ben, 'block:B1'), u.can(Ben, 'block:B2')]).toEqual([false, true])
  })

  it('an ability is granted by a card and for as long as it says; by no card, none is', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        { op: 'grant', ability: 'cancel', to: 'v', until: 'turn' },
        { op: 'watch', on: 'locked', ops: [], until: 'turn' },
      ],
      { v: 'A1' },
    )
    expect([t.state.modifiers, t.state.watches]).toEqual([[], []])
    t.effect(Ann, [{ op: 'grant', ability: 'cancel', to: 'v', until: 'turn' }], { v: 'A1' }, by)
    expect(t.state.modifiers).toMatchObject([{ ability: 'cancel', on: { card: t.id('A1') }, source: t.id('S1') }])
    t.endPhasesTo(Ben, 'unlock')
    expect(t.state.modifiers).toEqual([])
  })
})

describe('what a card becomes', () => {
  const facts = (t: ReturnType<typeof table>) => t.happened('became')
  const become = (traits: object, more: object = {}): Op => ({ op: 'become', who: 'v', traits, until: 'game', ...more })

  it('in torpor, uncontrolled or contested it is changed; in the ash heap or a hand nothing is', () => {
    const t = table({
      seats: [
        {
          torpor: [minion('A1')],
          uncontrolled: [minion('A2')],
          contested: [{ card: 'alu', as: 'A3' }],
          ash: [{ card: 'alu', as: 'A4' }],
          hand: [{ card: 'bonding', as: 'A5' }],
        },
        {},
        {},
        {},
        {},
      ],
    })
    for (const v of ['A1', 'A2', 'A3', 'A4', 'A5']) t.effect(Ann, [become({ sect: 'Sabbat' })], { v })
    expect(facts(t)).toMatchObject(
      ['A1', 'A2', 'A3'].map(name => ({
        card: { id: t.id(name) },
        sect: 'Sabbat',
        clan: null,
        title: null,
        city: null,
      })),
    )
  })

  it('like another, it is of its clan and sect, whatever becomes of that one', () => {
    const t = scene({}, { ready: [minion('B1', { generic: { clan: 'Tremere', sect: 'Sabbat' } }), minion('B2')] })
    t.effect(Ann, [become({}, { like: 'w' }), { op: 'move', who: 'w', to: 'ash' }], { v: 'A1', w: 'B1' }, by)
    expect(facts(t)).toMatchObject([{ card: { id: t.id('A1') }, clan: 'Tremere', sect: 'Sabbat' }])
    t.effect(Ann, [become({}, { like: 'w' })], { v: 'A2', w: 'B2' }, by)
    expect(facts(t).at(-1)).toMatchObject({ card: { id: t.id('A2') }, clan: null, sect: 'Camarilla' })
  })

  it('nothing is told where nothing changes', () => {
    const t = scene()
    t.effect(
      Ann,
      [become({}), become({}, { like: 'gone' }), become({}, { chosen: { circle: 'gone' } })],
      { v: 'A1' },
      by,
    )
    expect([facts(t), t.state.modifiers]).toEqual([[], []])
  })

  it('SECT-04: a title goes to nobody of another sect, what else it becomes it does', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        become({ title: 'archbishop', city: 'Berlin' }),
        become({ title: 'archbishop', city: 'Berlin', sect: 'Sabbat' }),
      ],
      { v: 'A1' },
      by,
    )
    expect(facts(t)).toMatchObject([{ sect: 'Sabbat', title: 'archbishop', city: 'Berlin' }])
    t.effect(Ann, [become({ title: 'prince', city: 'Rome', keywords: ['flight'] })], { v: 'A1' }, by)
    expect(facts(t).at(-1)).toMatchObject({ title: null, city: null })
    expect(t.stat('A1', 'votes')).toBe(2)
  })

  it('SECT-08: a title of a clan stands for the clan of its bearer, or for the one it names and then for no other', () => {
    const t = scene({
      ready: [minion('A1', { generic: { clan: 'Tremere' } }), minion('A2', { generic: { clan: 'Ventrue' } })],
    })
    t.effect(Ann, [become({ title: 'justicar', titleClan: 'Ventrue' })], { v: 'A1' }, { by: 'A1' })
    expect([facts(t), t.stat('A1', 'votes')]).toEqual([[], 0])
    t.effect(Ann, [become({ title: 'justicar' })], { v: 'A1' }, { by: 'A1' })
    t.effect(Ann, [become({ title: 'justicar', titleClan: 'Ventrue' })], { v: 'A2' }, { by: 'A1' })
    expect([t.stat('A1', 'votes'), t.stat('A2', 'votes')]).toEqual([3, 3])
  })
})

describe('cards that move', () => {
  const of = (t: ReturnType<typeof table>) =>
    t.log.flatMap(event =>
      ['moved', 'burned', 'discarded', 'to-torpor', 'left-torpor', 'attached'].includes(event.key) ? [event.key] : [],
    )

  it('to where they are already, nothing happens', () => {
    const t = scene({ torpor: [minion('A3')], ash: [{ card: 'bonding', as: 'A4' }], uncontrolled: [minion('A5')] })
    t.effect(
      Ann,
      [
        { op: 'move', who: 'up', to: 'ready' },
        { op: 'move', who: 'down', to: 'torpor' },
        { op: 'move', who: 'ashes', to: 'ash' },
        { op: 'move', who: 'under', to: 'torpor' },
      ],
      { up: 'A1', down: 'A3', ashes: 'A4', under: 'A5' },
    )
    expect([of(t), t.inTorpor('A5'), t.state.seats[Ann]!.ash]).toEqual([[], false, [t.id('A4')]])
    t.effect(
      Ann,
      [
        { op: 'move', who: 'down', to: 'ready' },
        { op: 'move', who: 'up', to: 'torpor' },
      ],
      { up: 'A1', down: 'A3' },
    )
    expect([of(t), t.inTorpor('A1'), t.inTorpor('A3')]).toEqual([['left-torpor', 'to-torpor'], true, false])
  })

  it('BURN-04: what is removed from the game stays there; it is told whose it was', () => {
    const t = scene({ hand: [{ card: 'bonding', as: 'A4' }] })
    t.effect(
      Ann,
      [
        { op: 'move', who: 'v', to: 'removed' },
        { op: 'move', who: 'v', to: 'ash' },
      ],
      { v: 'B1' },
    )
    expect([t.state.seats[Ben]!.removed, t.state.seats[Ben]!.ash, t.log.at(-1)]).toMatchObject([
      [t.id('B1')],
      [],
      { key: 'moved', to: 'removed', owner: Ben, card: { id: t.id('B1') } },
    ])
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'A4' })
    expect([t.log.at(-1), t.inAsh(Ann, 'A4')]).toMatchObject([{ key: 'discarded', seat: Ann }, true])
  })

  it('to a hand it goes to its owner’s, or out of the game with an owner who is ousted', () => {
    const t = scene({
      ready: [minion('A1'), { card: '44-magnum', as: 'G1', owner: Ben }, { card: '44-magnum', as: 'G2', owner: Eve }],
    })
    t.edit(draft => (draft.seats[Eve]!.ousted = true))
    t.effect(
      Ann,
      [
        { op: 'move', who: 'v', to: 'hand' },
        { op: 'move', who: 'w', to: 'hand' },
      ],
      { v: 'G1', w: 'G2' },
    )
    expect([t.inHand(Ben, 'G1'), t.state.seats[Eve]!.removed, t.happened('moved')]).toMatchObject([
      true,
      [t.id('G2')],
      [
        { to: 'hand', owner: Ben },
        { to: 'removed', owner: Eve },
      ],
    ])
  })

  it('what is looked at, only who looks is told', () => {
    const t = scene(
      {},
      {
        hand: [
          { card: 'bonding', as: 'H1' },
          { card: 'conditioning', as: 'H2' },
        ],
      },
    )
    t.effect(Ann, [{ op: 'look', at: { in: 'hand', of: 'prey' } }])
    expect(t.seenBy(Ann)).toMatchObject([{ key: 'looked', cards: [{ id: t.id('H1') }, { id: t.id('H2') }] }])
    expect([t.seenBy(Ben), t.seenBy(Cal)].flat().filter(event => event.key === 'looked')).toEqual([])
  })

  it('a card brought into play by an effect is paid for as usual: equipment on its minion, an ally by itself', () => {
    const t = scene({
      hand: [
        { card: '44-magnum', as: 'G1' },
        { card: 'mylan-horseed', as: 'U1' },
      ],
    })
    t.effect(Ann, [{ op: 'play', card: 'v', by: 'by' }], { v: 'G1' }, by)
    expect([t.card('G1').on, t.pool(Ann), t.blood('A1')]).toEqual([t.id('A1'), 8, 5])
    t.effect(Ann, [{ op: 'play', card: 'v', by: 'by' }], { v: 'U1' }, by)
    expect([t.card('U1').on, t.state.seats[Ann]!.inPlay.includes(t.id('U1'))]).toEqual([undefined, true])
  })

  it('the Edge stays where it is when it was to go to somebody who is not there', () => {
    const t = scene({ edge: true })
    t.effect(Ann, [{ op: 'edge', to: 'gone' }])
    expect([t.state.edge, t.has('edge-moved')]).toEqual([Ann, false])
  })
})

describe('a search', () => {
  const search = (piles: ('library' | 'ash' | 'hand')[]): Op => ({
    op: 'search',
    as: 'found',
    ask: 'choose-equipment',
    piles,
    for: { kind: 'equipment' },
  })
  const gear = (...names: string[]) => names.map(as => ({ card: '44-magnum', as }))

  it('finds one of each name a pile, in no order that tells anything; only a library is shuffled', () => {
    const library = [...gear('L1', 'L2'), ...Array.from({ length: 20 }, () => 'bonding')]
    const t = scene({ library, ash: [...gear('X1', 'X2'), { card: 'sport-bike', as: 'X3' }, 'bonding'] })
    const order = [...t.state.seats[Ann]!.library]
    t.effect(Ann, [search(['ash'])], {}, by)
    expect([t.option(Ann, 'choose')!.slots, promptFor(t.state, Ann)!.ask]).toMatchObject([
      [{ candidates: [t.id('X1'), t.id('X3')], min: 0, max: 1 }],
      { key: 'choose-equipment', params: { card: { id: t.id('S1') } } },
    ])
    t.choose(Ann, [])
    expect(t.state.seats[Ann]!.library).toEqual(order)
    t.effect(Ann, [search(['ash', 'library'])], {}, by)
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([{ candidates: [t.id('X1'), t.id('X3'), t.id('L1')] }])
    t.choose(Ann, [t.id('L1')])
    expect(t.state.seats[Ann]!.library).not.toEqual(order)
    expect([t.seenBy(Ann), t.seenBy(Ben)].map(events => events.filter(event => event.key === 'chosen').length)).toEqual(
      [2, 0],
    )
  })

  it('of empty piles nothing is asked; of others it is, whatever is in them', () => {
    const t = scene({ library: [], ash: ['bonding'], hand: ['bonding'] })
    t.effect(Ann, [search(['library']), { op: 'lock', who: 'found' }])
    expect([t.option(Ann, 'choose'), t.has('locked')]).toEqual([undefined, false])
    t.effect(Ann, [search(['library', 'ash'])])
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([{ candidates: [], min: 0, max: 0 }])
    t.choose(Ann, [])
    expect(t.waiting()).toEqual([Ann])
  })

  it('nobody is asked in the place of somebody who is not there', () => {
    const t = scene()
    t.effect(Ann, [
      { op: 'choose', as: 's', ask: 'choose-new-target', from: { seats: {} }, by: 'gone' },
      { op: 'edge', to: 's' },
    ])
    expect([t.option(Ann, 'choose'), t.has('chosen'), t.state.edge, Dee]).toEqual([undefined, false, null, 3])
  })
})
