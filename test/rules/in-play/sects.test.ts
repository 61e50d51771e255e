import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import type { Traits } from '../../../shared/cards/language.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../support/table.ts'

type Table = ReturnType<typeof table>
type Seats = Parameters<typeof table>[0]['seats']
const FOR = { side: ['for'] },
  AGAINST = { side: ['against'] }
const held = (card: string, as: string) => ({ card, as })
const vampire = (as: string, generic: object = {}, more: object = {}) => minion(as, { generic, ...more })
const seen = (t: Table, as: string) =>
  viewFor(t.state, 'spectator')
    .seats.flatMap(seat => [...seat.ready, ...seat.torpor])
    .find(one => one.card.id === t.id(as))!
const title = (t: Table, as: string) => seen(t, as).title
const become = (t: Table, as: string, traits: Traits) =>
  t.effect(Ann, [{ op: 'become', who: 'v', traits, until: 'game' }], { v: as })
const votes = (t: Table, as: string) => t.stat(as, 'votes')
/** Ann has called a referendum by Ancilla Empowerment. */
function polling(ann: object[], others: Seats = [{}, {}, {}, {}]): Table {
  const t = table({ seats: [{ ready: ann as [], hand: [held('ancilla-empowerment', 'K1')] }, ...others] })
  t.answer(Ann, 'play:K1::A1')
  return t.allPass(() => t.window() === 'polling')
}
const result = (t: Table) =>
  t
    .happened('referendum-tallied')
    .map(event => (event.key === 'referendum-tallied' ? [event.for, event.against] : []))[0]

describe('sects', () => {
  const hand = [held('praxis-seizure-atlanta', 'P1'), held('reckless-agitation', 'P2')]
  it('SECT-01: one sect at a time; a card that requires the old one is refused, one that requires the new accepted', () => {
    const t = table({ seats: [{ ready: [vampire('A1'), vampire('A2', { type: 'ally' })], hand }, {}, {}, {}, {}] })
    expect([t.can(Ann, 'play:P1::A1'), t.can(Ann, 'play:P2::A1')]).toEqual([true, false])
    t.answer(Ann, 'become-anarch:A1')
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'A1' })
    expect([seen(t, 'A1').sect, t.refused(Ann, 'play:P1::A1'), t.why(Ann, 'play', 'P1')]).toEqual([
      'Anarch',
      'illegal-option',
      ['missing-sect', 'SECT-01'],
    ])
    t.answer(Ann, 'play:P2::A1')
    expect(t.happened('card-played')).toMatchObject([{ card: { key: 'reckless-agitation' } }])
  })

  it('SECT-11: an untitled vampire becomes Anarch by an action at +1 stealth, for 2 blood, for 1 beside another ready Anarch', () => {
    const t = table({
      seats: [{ ready: [vampire('A1', {}, { blood: 2 }), vampire('A2', { sect: 'Anarch' })] }, {}, {}, {}, {}],
    })
    t.answer(Ann, 'become-anarch:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect([seen(t, 'A1').sect, t.blood('A1')]).toEqual(['Anarch', 1])
    const alone = table({
      seats: [
        {
          ready: [
            vampire('A1', {}, { blood: 2 }),
            vampire('A2', { title: 'prince' }),
            vampire('A3', { sect: 'Anarch' }),
            vampire('A4'),
          ],
          torpor: [vampire('A5', { sect: 'Anarch' })],
        },
        {},
        {},
        {},
        {},
      ],
    })
    for (const as of ['A2', 'A3']) expect(alone.refused(Ann, `become-anarch:${as}`)).toBe('illegal-option')
    alone.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'A3' })
    alone.answer(Ann, 'become-anarch:A1')
    alone.allPass()
    expect([seen(alone, 'A1').sect, alone.blood('A1')]).toEqual(['Anarch', 0])
  })

  it('SECT-15: Independent is a sect as any other', () => {
    const t = table({
      seats: [{ ready: [vampire('A1', { sect: 'Independent' }), vampire('A2')], hand }, {}, {}, {}, {}],
    })
    expect([t.can(Ann, 'play:P2::A1'), t.refused(Ann, 'play:P2::A2')]).toEqual([true, 'illegal-option'])
    t.answer(Ann, 'play:P2::A1')
    expect(t.has('action-announced')).toBe(true)
  })

  it('SECT-12: who has become Anarch is one for whatever asks for Anarchs', () => {
    const scene = () =>
      table({
        seats: [{ pool: 10, ready: [vampire('A1')] }, {}, { ready: [{ card: 'anarch-revolt', as: 'R1' }] }, {}, {}],
        turn: { seat: Ann, phase: 'unlock' },
      })
    const t = scene()
    expect(t.refused(Ann, 'end-phase')).toBe('illegal-option')
    t.answer(Ann, 'use:R1:revolt')
    t.endPhase(Ann)
    expect(t.pool(Ann)).toBe(9)
    const anarch = table({
      seats: [
        { pool: 10, ready: [vampire('A1')] },
        {},
        { pool: 10, ready: [vampire('C1'), { card: 'anarch-revolt', as: 'R1' }] },
        {},
        {},
      ],
    })
    anarch.answer(Ann, 'become-anarch:A1')
    anarch.allPass()
    expect(anarch.happened('became')).toMatchObject([{ sect: 'Anarch', clan: null }])
    for (let n = 0; n < 30 && anarch.happened('turn-started').length < 5; n++) {
      const seat = anarch.waiting()[0]!
      if (anarch.can(seat, 'use:R1:revolt')) anarch.answer(seat, 'use:R1:revolt')
      else anarch.endPhase(seat)
    }
    anarch.endPhasesTo(Ann, 'minion')
    expect([anarch.pool(Ann), anarch.pool(Cal)]).toEqual([10, 9])
  })

  it('SECT-17: a change of clan leaves the sect', () => {
    const t = table({ seats: [{ ready: [vampire('A1', { clan: 'Malkavian' })] }, {}, {}, {}, {}] })
    become(t, 'A1', { clan: 'Toreador' })
    expect(seen(t, 'A1')).toMatchObject({ clan: 'Toreador', sect: 'Camarilla' })
  })

  it('SECT-17: the Embraced is of the clan and the sect of who made it, and must hunt', () => {
    const t = table({
      seats: [
        {
          ready: [vampire('A2', { clan: 'Brujah', sect: 'Anarch' }), vampire('A3')],
          hand: [held('the-embrace', 'E1')],
        },
        {},
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:E1::A2')
    t.allPass()
    expect([seen(t, 'E1'), t.blood('A2')]).toMatchObject([
      { type: 'vampire', clan: 'Brujah', sect: 'Anarch', capacity: 1, blood: 0, bleed: 1, title: null },
      3,
    ])
    expect([t.can(Ann, 'bleed:A3'), t.can(Ann, 'bleed:E1')]).toEqual([false, false])
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'e' }, amount: 1, why: 'effect' }], { e: 'E1' })
    expect([t.blood('E1'), t.can(Ann, 'bleed:A3'), t.can(Ann, 'bleed:E1')]).toEqual([1, false, false])
    t.answer(Ann, 'hunt:E1')
    t.allPass()
    expect(t.can(Ann, 'bleed:A3')).toBe(true)
    t.effect(Ann, [{ op: 'move', who: 'e', to: 'ash' }], { e: 'E1' })
    expect([t.inAsh(Ann, 'E1'), t.state.modifiers]).toEqual([true, []])
  })

  it('SECT-17: the sterile make no vampires', () => {
    const t = table({
      seats: [{ ready: [vampire('A2', { traits: ['sterile'] })], hand: [held('the-embrace', 'E1')] }, {}, {}, {}, {}],
    })
    expect(t.refused(Ann, 'play:E1::A2')).toBe('illegal-option')
  })
})

describe('titles and sects', () => {
  it('SECT-02: a new title takes the place of the old, a lower one too, and frees it', () => {
    const t = polling(
      [vampire('A1', { title: 'justicar', clan: 'Tremere' })],
      [{}, { ready: [vampire('C1', { clan: 'Tremere' })] }, {}, {}],
    )
    expect(votes(t, 'A1')).toBe(3)
    become(t, 'A1', { title: 'primogen' })
    become(t, 'C1', { title: 'justicar' })
    expect([title(t, 'A1'), votes(t, 'A1'), title(t, 'C1'), t.has('title-contested')]).toEqual([
      'primogen',
      1,
      'justicar',
      false,
    ])
    t.answer(Ann, 'vote:title:A1', FOR)
    expect(t.happened('votes-cast')).toMatchObject([{ votes: 1 }])
  })

  it('SECT-03: who gains another title while it contests one yields that at once; the other has it back in its unlock phase', () => {
    const prince = { title: 'prince', city: 'Melbourne', clan: 'Ventrue' }
    const t = table({
      seats: [{ ready: [vampire('A1', { clan: 'Ventrue' })] }, {}, { ready: [vampire('C1', prince)] }, {}, {}],
    })
    become(t, 'A1', { title: 'prince', city: 'Melbourne' })
    expect([title(t, 'A1'), title(t, 'C1')]).toEqual([null, null])
    become(t, 'A1', { title: 'justicar' })
    expect([title(t, 'A1'), votes(t, 'A1'), title(t, 'C1'), t.happened('yielded')]).toMatchObject([
      'justicar',
      3,
      null,
      [{ title: 'prince', card: { id: t.id('A1') } }],
    ])
    t.endPhasesTo(Cal, 'master')
    expect([title(t, 'C1'), t.has('title-won')]).toEqual(['prince', true])
  })

  it('SECT-04, SECT-07, SABBAT-01, LAIBON-01: a title only for a vampire of its sect', () => {
    const titles: [string, string][] = [
      ['primogen', 'Camarilla'],
      ['prince', 'Camarilla'],
      ['justicar', 'Camarilla'],
      ['inner circle', 'Camarilla'],
      ['imperator', 'Camarilla'],
      ['baron', 'Anarch'],
      ['bishop', 'Sabbat'],
      ['archbishop', 'Sabbat'],
      ['priscus', 'Sabbat'],
      ['cardinal', 'Sabbat'],
      ['regent', 'Sabbat'],
      ['kholo', 'Laibon'],
      ['magaji', 'Laibon'],
    ]
    for (const [name, own] of titles) {
      for (const sect of ['Camarilla', 'Anarch', 'Sabbat', 'Laibon', 'Independent']) {
        const t = table({ seats: [{ ready: [vampire('A1', { sect, clan: 'Guruhi' })] }, {}] })
        become(t, 'A1', { title: name, ...(['prince', 'baron', 'archbishop'].includes(name) && { city: 'Pisa' }) })
        expect([name, sect, title(t, 'A1')]).toEqual([name, sect, sect === own ? name : null])
      }
    }
  })

  it('SECT-05: a title in another sect gives nothing until the sect fits again', () => {
    const t = polling([vampire('A1', { title: 'prince' })], [{ hand: ['bonding'] }, {}, {}, {}])
    become(t, 'A1', { sect: 'Sabbat' })
    expect([t.refused(Ann, 'vote:title:A1', FOR), votes(t, 'A1'), title(t, 'A1')]).toEqual(['illegal-option', 0, null])
    become(t, 'A1', { sect: 'Camarilla' })
    expect([t.can(Ann, 'vote:title:A1'), title(t, 'A1')]).toEqual([true, 'prince'])
    const reaction = table({
      seats: [
        { ready: [minion('B9')] },
        { ready: [vampire('B1', { title: 'primogen', sect: 'Anarch' })], hand: [held('protected-district', 'P1')] },
        {},
        {},
        {},
      ],
    })
    reaction.answer(Ann, 'bleed:B9')
    reaction.allPass(() => reaction.waiting()[0] === Ben)
    expect(reaction.why(Ben, 'play', 'P1')).toEqual(['missing-title', 'REQ-01'])
  })

  it('SECT-05, SECT-08: a justicar that leaves its clan has nothing of the title while it is of another', () => {
    const t = table({ seats: [{ ready: [vampire('A1', { title: 'justicar', clan: 'Tremere' })] }, {}] })
    become(t, 'A1', { clan: 'Toreador' })
    expect([title(t, 'A1'), votes(t, 'A1')]).toEqual([null, 0])
    become(t, 'A1', { clan: 'Tremere' })
    expect([title(t, 'A1'), votes(t, 'A1')]).toEqual(['justicar', 3])
  })

  it('SECT-06: such a title is yielded as soon as another claims it, and the other holds it without a contest', () => {
    const prince = { title: 'prince', city: 'Melbourne' }
    const t = table({
      seats: [{ ready: [vampire('A1', { ...prince, sect: 'Sabbat' })] }, {}, { ready: [vampire('C1')] }, {}, {}],
    })
    become(t, 'C1', prince)
    expect([t.has('title-contested'), title(t, 'C1'), t.happened('yielded')]).toMatchObject([
      false,
      'prince',
      [{ card: { id: t.id('A1') }, title: 'prince' }],
    ])
    become(t, 'A1', { sect: 'Camarilla' })
    expect([title(t, 'A1'), title(t, 'C1'), t.has('title-contested')]).toEqual([null, 'prince', false])
  })

  it('SECT-06: a contested title is yielded as soon as its vampire leaves the sect', () => {
    const prince = { title: 'prince', city: 'Melbourne' }
    const t = table({ seats: [{ ready: [vampire('A1', prince)] }, {}, { ready: [vampire('C1')] }, {}, {}] })
    become(t, 'C1', prince)
    expect([title(t, 'A1'), title(t, 'C1')]).toEqual([null, null])
    become(t, 'A1', { sect: 'Anarch' })
    expect(t.happened('yielded')).toMatchObject([{ card: { id: t.id('A1') } }])
    t.endPhasesTo(Cal, 'master')
    become(t, 'A1', { sect: 'Camarilla' })
    expect([title(t, 'A1'), title(t, 'C1')]).toEqual([null, 'prince'])
  })

  it('SECT-06: and when its vampire gains a title that fits', () => {
    const t = table({ seats: [{ ready: [vampire('A1', { title: 'prince', city: 'Pisa', sect: 'Sabbat' })] }, {}] })
    become(t, 'A1', { title: 'bishop' })
    expect(title(t, 'A1')).toBe('bishop')
    become(t, 'A1', { sect: 'Camarilla' })
    expect([title(t, 'A1'), votes(t, 'A1')]).toEqual([null, 0])
  })

  it('SECT-08: each clan has its own justicar; two of one clan contest', () => {
    const justicar = (as: string, clan: string) => vampire(as, { title: 'justicar', clan })
    const t = polling(
      [justicar('A1', 'Tremere')],
      [{}, { ready: [justicar('C1', 'Toreador')] }, { ready: [vampire('D1', { clan: 'Toreador' })] }, {}],
    )
    expect([votes(t, 'A1'), votes(t, 'C1'), t.has('title-contested')]).toEqual([3, 3, false])
    become(t, 'D1', { title: 'justicar' })
    expect([title(t, 'A1'), title(t, 'C1'), title(t, 'D1')]).toEqual(['justicar', null, null])
    t.allPass()
    const next = t.endPhasesTo(Cal, 'unlock')
    next.answer(Cal, 'pay:title:C1')
    next.endPhasesTo(Cal, 'minion')
    expect(next.can(Cal, 'bleed:C1')).toBe(true)
    next.answer(Cal, 'bleed:C1')
    expect(next.can(Dee, 'block:D1')).toBe(true)
  })

  it.each([
    ['archbishop', 'crusade-atlanta', 'Sabbat', 'political'],
    ['baron', '', 'Anarch', ''],
  ])('SECT-09: a prince and an %s of one city contest it', (kind, card, sect) => {
    const t = table({
      seats: [
        { ready: [vampire('A1', { title: 'prince', city: 'Atlanta' })] },
        {},
        { ready: [vampire('C1', { sect }), vampire('C2')], hand: card === '' ? [] : [held(card, 'K1')] },
        {},
        {},
      ],
      turn: { seat: Cal },
    })
    if (card === '') become(t, 'C1', { title: kind, city: 'Atlanta' })
    else {
      t.answer(Cal, 'play:K1::C1')
      t.allPass(() => t.window() === 'polling')
      t.answer(Cal, 'vote:called', FOR)
      t.allPass()
      expect(t.card('K1').on).toBe(t.id('C1'))
    }
    expect([title(t, 'A1'), title(t, 'C1'), t.happened('title-contested')]).toMatchObject([null, null, [{}, {}]])
    // Untitled, it still acts.
    t.effect(Cal, [{ op: 'unlock', who: 'v' }], { v: 'C1' })
    t.answer(Cal, 'hunt:C1')
    expect(t.happened('action-announced').at(-1)).toMatchObject({ minion: { id: t.id('C1') }, action: 'hunt' })
  })

  it('SECT-10: primogens are never contested', () => {
    const primogen = (as: string) => vampire(as, { title: 'primogen', clan: 'Ventrue' })
    const t = polling([primogen('A1')], [{}, { ready: [primogen('C1')] }, { ready: [primogen('D1')] }, {}])
    for (const [seat, card] of [
      [Ann, 'A1'],
      [Cal, 'C1'],
      [Dee, 'D1'],
    ] as const)
      t.answer(seat, `vote:title:${card}`, FOR)
    t.allPass()
    expect([result(t), t.has('title-contested')]).toEqual([[3, 0], false])
  })

  it('SECT-13: a baron and a prince of one city contest it, at a blood an unlock phase each', () => {
    const t = table({
      seats: [{ ready: [vampire('A1', { title: 'baron', city: 'Boston' })] }, {}, { ready: [vampire('C1')] }, {}, {}],
      turn: { seat: Dee, phase: 'discard' },
    })
    become(t, 'C1', { title: 'prince', city: 'Boston' })
    expect([title(t, 'A1'), title(t, 'C1')]).toEqual([null, null])
    t.endPhasesTo(Ann, 'unlock')
    t.answer(Ann, 'pay:title:A1')
    t.endPhasesTo(Cal, 'unlock')
    t.answer(Cal, 'pay:title:C1')
    expect([t.blood('A1'), t.blood('C1')]).toEqual([4, 4])
  })

  it('SECT-14: a baron in another sect is none: no card that requires one, no votes', () => {
    const seats: Seats = [
      { ready: [vampire('A1'), vampire('A9')], hand: [held('ancilla-empowerment', 'K1')] },
      { ready: [vampire('B1', { title: 'baron', city: 'Boston' })], hand: [held('bait-and-switch', 'B2')] },
      {},
      {},
      {},
    ]
    const t = table({ seats })
    become(t, 'B1', { sect: 'Independent' })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect([t.has('card-played'), t.pool(Ben)]).toEqual([false, 29])
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'A1' })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    expect([t.refused(Ben, 'vote:title:B1', AGAINST), votes(t, 'B1')]).toEqual(['illegal-option', 0])
    const other = table({
      seats: [
        { ready: [vampire('A1')] },
        {
          ...seats[1],
          ready: [
            vampire('B1', { title: 'baron', city: 'Boston', sect: 'Independent' }),
            vampire('B3', { title: 'baron', city: 'Pisa' }),
          ],
        },
        {},
        {},
        {},
      ],
    })
    other.answer(Ann, 'bleed:A1')
    other.allPass(() => other.window() === 'declined')
    expect([other.can(Ben, 'play:B2::B3'), other.refused(Ben, 'play:B2::B1')]).toEqual([true, 'illegal-option'])
    const baron = table({ seats })
    baron.answer(Ann, 'bleed:A1')
    baron.allPass(() => baron.window() === 'declined')
    baron.reach(Ben, 'play:B2::B1', { to: [Cal] })
    baron.allPass()
    expect([baron.locked('B1'), baron.pool(Ben), baron.pool(Cal)]).toEqual([true, 30, 29])
  })

  it('SECT-16: the votes of an Independent are a title of its own, of whatever sect it is', () => {
    const t = polling([vampire('A1', { title: '2 votes', sect: 'Independent' })], [{ hand: ['bonding'] }, {}, {}, {}])
    become(t, 'A1', { sect: 'Camarilla' })
    expect([title(t, 'A1'), votes(t, 'A1'), t.can(Ann, 'vote:title:A1')]).toEqual(['2 votes', 2, true])
    const idle = table({ seats: [{ ready: [vampire('A1', { title: '2 votes', sect: 'Independent' })] }, {}] })
    become(idle, 'A1', { sect: 'Camarilla' })
    expect([idle.refused(Ann, 'become-anarch:A1'), idle.why(Ann, 'become-anarch', 'A1')]).toEqual([
      'illegal-option',
      ['titled', 'ANARCH-02'],
    ])
    become(t, 'A1', { title: 'prince', city: 'Pisa' })
    t.answer(Ann, 'vote:title:A1', FOR)
    expect([title(t, 'A1'), t.happened('votes-cast')]).toMatchObject(['prince', [{ votes: 2 }]])
  })

  describe('SECT-18: the card that marks a title', () => {
    const scene = () => {
      const tor = (as: string, more: object = {}, generic: object = {}) =>
        vampire(as, { clan: 'Toreador', ...generic }, more)
      const t = table({
        seats: [
          { pool: 10, ready: [tor('A1', { blood: 4 })], hand: [held('toreador-justicar', 'T1')] },
          {},
          { ready: [tor('C1')] },
          {},
          {},
        ],
      })
      t.answer(Ann, 'play:T1::A1')
      t.allPass()
      t.choose(Ann, [t.id('A1')])
      t.allPass(() => t.window() === 'polling')
      t.answer(Ann, 'vote:called', FOR)
      t.allPass()
      t.effect(Cal, [{ op: 'become', who: 'v', traits: { title: 'justicar' }, until: 'game' }], { v: 'C1' })
      t.endPhasesTo(Ann, 'unlock')
      return t
    }

    it('SECT-18: a contest is paid for with the blood of the vampire', () => {
      const t = scene()
      expect([title(t, 'A1'), t.card('T1').on]).toEqual([null, t.id('A1')])
      t.answer(Ann, 'pay:title:A1')
      expect([t.blood('A1'), t.pool(Ann), t.card('T1').on]).toEqual([3, 10, t.id('A1')])
    })

    it('SECT-18: it is burned with the title', () => {
      const t = scene()
      t.answer(Ann, 'yield:title:A1')
      expect([t.inAsh(Ann, 'T1'), title(t, 'A1')]).toEqual([true, null])
      t.endPhasesTo(Cal, 'master')
      expect([title(t, 'C1'), title(t, 'A1')]).toEqual(['justicar', null])
    })

    it('SECT-02, SECT-18: and when another title takes its place', () => {
      const t = scene()
      t.effect(Ann, [{ op: 'become', who: 'v', traits: { title: 'primogen' }, until: 'game' }], { v: 'A1' })
      expect([t.inAsh(Ann, 'T1'), title(t, 'A1'), votes(t, 'A1')]).toEqual([true, 'primogen', 1])
    })
  })
})

describe('the Sabbat and the Laibon', () => {
  const sabbat = (name: string, as: string, more: object = {}) => vampire(as, { title: name, sect: 'Sabbat', ...more })

  it('SABBAT-02: what each title gives', () => {
    const all = [
      sabbat('bishop', 'A1'),
      sabbat('archbishop', 'A2', { city: 'Pisa' }),
      sabbat('cardinal', 'A3'),
      sabbat('regent', 'A4'),
      sabbat('priscus', 'A5'),
    ]
    const t = polling(all, [{ hand: ['bonding'] }, {}, {}, {}])
    for (const card of ['A1', 'A2', 'A3', 'A4']) t.answer(Ann, `vote:title:${card}`, FOR)
    expect(t.happened('votes-cast').reduce((n, event) => n + (event.key === 'votes-cast' ? event.votes : 0), 0)).toBe(
      10,
    )
    expect(t.option(Ann, 'vote:title:A5')?.effect.params).toMatchObject({ votes: 0, ballots: 1 })
  })

  it('SABBAT-03: cardinals are not contested, the regent is', () => {
    const t = polling(
      [sabbat('cardinal', 'A1'), sabbat('regent', 'A2')],
      [{}, { ready: [sabbat('cardinal', 'C1'), vampire('C2', { sect: 'Sabbat' })] }, {}, {}],
    )
    expect([votes(t, 'A1'), votes(t, 'C1'), t.has('title-contested')]).toEqual([3, 3, false])
    become(t, 'C2', { title: 'regent' })
    expect([title(t, 'A2'), title(t, 'C2'), votes(t, 'A2'), votes(t, 'C2')]).toEqual([null, null, 0, 0])
  })

  it.each([
    ['Toreador antitribu', 'Toreador'],
    ['Toreador', 'Toreador antitribu'],
  ])('SABBAT-04: %s is not %s', (clan, other) => {
    const t = table({
      seats: [{ ready: [vampire('A1', { clan })], hand: [held('art-museum', 'M1')] }, {}],
      turn: { seat: Ann, phase: 'master' },
    })
    expect(t.can(Ann, 'play:M1:')).toBe(clan === 'Toreador')
    t.effect(Ann, [
      { op: 'each', over: { cards: { clan: other, in: 'inPlay' } }, as: 'x', ops: [{ op: 'lock', who: 'x' }] },
    ])
    expect(t.locked('A1')).toBe(false)
  })

  it.each([
    ['into-the-fire', { clan: 'Malkavian' }, 'Sabbat'],
    ['out-of-the-frying-pan', { clan: 'Lasombra', sect: 'Sabbat' }, 'Camarilla'],
  ])('SABBAT-05: %s changes the sect and leaves the clan', (card, generic, sect) => {
    const t = table({
      seats: [
        {
          ready: [vampire('A1', generic), vampire('A2', { sect }), vampire('A3', generic, { locked: true })],
          hand: [held(card, 'M1')],
        },
        { ready: [vampire('B1', generic)] },
      ],
      turn: { seat: Ann, phase: 'master' },
    })
    expect(t.refused(Ann, 'play:M1:', { v: [t.id('A2')] })).toBe('illegal-args')
    expect(t.refused(Ann, 'play:M1:', { v: [t.id('B1')] })).toBe('illegal-args')
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')] })
    t.allPass()
    expect([seen(t, 'A1'), t.inAsh(Ann, 'M1')]).toMatchObject([{ clan: generic.clan, sect }, true])
  })

  it('SABBAT-05: cards for the clan stay playable', () => {
    const t = table({
      seats: [
        {
          ready: [vampire('A1', { clan: 'Malkavian' })],
          hand: [held('into-the-fire', 'M1'), held('asylum-hunting-ground', 'M2')],
        },
        {},
      ],
      turn: { seat: Ann, phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')] })
    t.allPass()
    expect([seen(t, 'A1').sect, t.can(Ann, 'play:M2:')]).toEqual(['Sabbat', true])
  })

  it('LAIBON-02: two votes for each kholo and each magaji', () => {
    const t = polling([vampire('A1', { title: 'kholo', clan: 'Guruhi' }), vampire('A2', { title: 'magaji' })])
    t.answer(Ann, 'vote:title:A1', FOR)
    t.answer(Ann, 'vote:title:A2', FOR)
    t.allPass()
    expect(result(t)).toEqual([4, 0])
  })

  it('LAIBON-03: two kholo of one clan contest; magaji do not, nor kholo of two clans', () => {
    const laibon = (as: string, clan: string) => vampire(as, { sect: 'Laibon', clan })
    const t = table({
      seats: [
        { ready: [laibon('A1', 'Guruhi'), laibon('A2', 'Osebo')] },
        {},
        { ready: [laibon('C1', 'Guruhi')] },
        {},
        {},
      ],
    })
    for (const card of ['A1', 'C1']) become(t, card, { title: 'magaji' })
    expect(t.has('title-contested')).toBe(false)
    for (const card of ['A1', 'A2']) become(t, card, { title: 'kholo' })
    expect([title(t, 'A1'), title(t, 'A2'), t.has('title-contested')]).toEqual(['kholo', 'kholo', false])
    become(t, 'C1', { title: 'kholo' })
    expect([title(t, 'A1'), title(t, 'A2'), title(t, 'C1')]).toEqual([null, 'kholo', null])
  })
})
