import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'
import { viewFor } from '../../../shared/rules/index.ts'

type Table = ReturnType<typeof table>
type Input = Parameters<typeof table>[0]
const place = (as: string, more: object = {}) => ({ card: 'information-highway', as, ...more })
const X = (as: string, more: object = {}) => ({ card: 'nassir', as, ...more })
/** Five seats; what is not said of one is nothing. */
const scene = (seats: Partial<Record<number, object>>, turn: Input['turn'] = { seat: Ann, phase: 'master' }): Table =>
  table({ seats: [0, 1, 2, 3, 4].map(seat => seats[seat] ?? {}), ...(turn && { turn }) })
const contested = (t: Table, ...cards: string[]) =>
  cards.map(card => t.state.seats.some(seat => seat.contested.includes(t.id(card))))
const inPlay = (t: Table, card: string) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id(card)))
/** Whoever is asked does as by default until it is this seat's phase. */
function to(t: Table, seat: number, phase: 'unlock' | 'master' | 'influence' | 'minion'): Table {
  for (let n = 0; n < 80; n++) {
    const turn = t.state.frames[0]
    if (turn?.kind === 'turn' && turn.seat === seat && turn.phase === phase && t.waiting().includes(seat)) return t
    const who = t.waiting()[0]!
    const pay = t.options(who).find(id => id.startsWith('pay'))
    t.answer(who, pay ?? (t.options(who).includes('end-phase') ? 'end-phase' : 'edge'))
  }
  throw new Error('never came')
}
/** Ann plays her copy L1 while Cal has L3. */
const disputed = (more: Partial<Record<number, object>> = {}) => {
  const t = scene({
    ...more,
    [Ann]: { hand: [place('L1')], ...more[Ann] },
    [Cal]: { ready: [place('L3')], ...more[Cal] },
  })
  t.answer(Ann, 'play:L1:')
  return t.allPass()
}

describe('contested cards', () => {
  it('CONTEST-01, CONTEST-13: the second copy puts both out of play, the moment it comes', () => {
    const t = disputed({ [Cal]: { uncontrolled: [X('X3')] } })
    expect(contested(t, 'L1', 'L3')).toEqual([true, true])
    expect([inPlay(t, 'L1'), inPlay(t, 'L3')]).toEqual([-1, -1])
    // It has come into play, and so does not go where a resolved card goes (seed 24 of the random games).
    expect(t.inAsh(Ann, 'L1')).toBe(false)
    const keys = t.log.map(event => event.key)
    expect(keys.slice(keys.indexOf('moved'), keys.indexOf('moved') + 3)).toEqual(['moved', 'contested', 'contested'])
    expect(viewFor(t.state, Eve).seats[Cal]!.contested).toEqual([
      { card: { id: t.id('L3'), key: 'information-highway' }, blood: 0, on: null },
    ])
    to(t, Cal, 'influence') // without the 2 transfers it lends
    expect(viewFor(t.state, Cal).turn).toMatchObject({ seat: Cal, transfers: 3 })
  })

  it('CONTEST-13: nothing is used in response', () => {
    const t = scene({
      [Ann]: { hand: [{ card: 'the-labyrinth', as: 'L1' }], ready: [minion('A1', { generic: { clan: 'Nosferatu' } })] },
      [Cal]: { ready: [{ card: 'the-labyrinth', as: 'L3' }, minion('C1', { generic: { clan: 'Nosferatu' } })] },
    })
    t.answer(Ann, 'play:L1:')
    t.allPass()
    expect([contested(t, 'L1', 'L3'), t.has('ability-used'), t.locked('L3')]).toEqual([[true, true], false, false])
  })

  it('CONTEST-02: a third copy joins at once', () => {
    const t = scene(
      { [Ann]: { contested: [place('L1')] }, [Cal]: { contested: [place('L3')] }, [Eve]: { hand: [place('L5')] } },
      { seat: Eve, phase: 'master' },
    )
    t.answer(Eve, 'play:L5:')
    t.allPass()
    expect(contested(t, 'L1', 'L3', 'L5')).toEqual([true, true, true])
  })

  it('CONTEST-03: different names, and cards that are not unique, never contest', () => {
    const t = scene({
      [Ann]: { hand: [{ card: 'dominate', as: 'M1' }], ready: [minion('A1')] },
      [Cal]: { ready: [X('X3', { attachments: [{ card: 'dominate', as: 'M3' }] })] },
    })
    t.answer(Ann, 'play:M1:', { bearer: [t.id('A1')] })
    t.allPass()
    expect([inPlay(t, 'M1'), inPlay(t, 'M3'), t.has('contested')]).toEqual([Ann, Cal, false])
    const other = scene(
      { [Ann]: { uncontrolled: [{ card: 'the-dowager', as: 'Y1', blood: 6 }] }, [Cal]: { ready: [X('X3')] } },
      { seat: Ann, phase: 'influence' },
    )
    other.answer(Ann, 'bring-out:Y1')
    expect([inPlay(other, 'Y1'), inPlay(other, 'X3')]).toEqual([Ann, Cal])
  })

  it('CONTEST-04, CRYPT-01, INFLUENCE-18: every crypt card is unique, and contests when it comes out, not before', () => {
    const t = scene(
      { [Ann]: { uncontrolled: [X('X1', { blood: 9 })], ready: [minion('A1')] }, [Cal]: { ready: [X('X3')] } },
      { seat: Ann, phase: 'influence' },
    )
    expect([contested(t, 'X1', 'X3'), inPlay(t, 'X3')]).toEqual([[false, false], Cal])
    const before = t.blood('X3')
    t.answer(Ann, 'bring-out:X1')
    expect([contested(t, 'X1', 'X3'), t.blood('X3'), t.blood('X1') > 0]).toEqual([[true, true], before, true])
  })

  it('CONTEST-05: a pool for each, in one’s own unlock phase', () => {
    const t = scene(
      {
        [Ann]: { contested: [place('L1'), X('X1')] },
        [Cal]: { pool: 10, contested: [place('L3'), X('X3')] },
        [Eve]: {},
      },
      { seat: Eve, phase: 'master' },
    )
    t.edit(state => void (state.seats[Ann]!.pool = 8))
    to(t, Ann, 'unlock')
    t.answer(Ann, 'pay:L1')
    t.answer(Ann, 'pay:X1')
    expect([t.pool(Ann), contested(t, 'L1', 'X1', 'L3', 'X3')]).toEqual([6, [true, true, true, true]])
    to(t, Cal, 'unlock')
    expect(t.refused(Ann, 'pay:L1')).toBe('not-your-prompt')
    expect(t.why(Ann, 'pay', 'L1')).toEqual(['not-this-phase', 'CONTEST-06'])
    expect(t.pool(Ann)).toBe(6)
  })

  it('CONTEST-06, UNLOCK-10: the phase is not left without the decision, nor is it made elsewhere', () => {
    const t = scene(
      {
        [Ann]: { contested: [X('X1')], ready: [minion('V1', { blood: 3 })] },
        [Cal]: { contested: [X('X3')], ready: [minion('V4', { generic: { title: 'prince', city: 'Pisa' } })] },
      },
      { seat: Eve, phase: 'master' },
    )
    t.effect(Ann, [{ op: 'become', who: 'v', traits: { title: 'prince', city: 'Pisa' }, until: 'game' }], { v: 'V1' })
    to(t, Ann, 'unlock')
    t.answer(Ann, 'pay:X1')
    expect(t.refused(Ann, 'end-phase')).toBe('illegal-option')
    expect(t.why(Ann, 'end-phase')).toEqual(['contest-open', 'UNLOCK-10'])
    t.answer(Ann, 'pay:title:V1')
    to(t, Ann, 'minion')
    expect(t.refused(Ann, 'yield:X1')).toBe('illegal-option')
    expect(t.why(Ann, 'yield', 'X1')).toEqual(['not-this-phase', 'CONTEST-06'])
  })

  it('CONTEST-07: a yielded card burns with all that is on it, for nothing', () => {
    const t = scene(
      {
        [Ann]: { contested: [X('X1', { blood: 4, attachments: [{ card: '44-magnum', as: 'G1' }] })] },
        [Cal]: { contested: [X('X3')] },
      },
      { seat: Eve, phase: 'master' },
    )
    to(t, Ann, 'unlock')
    t.answer(Ann, 'yield:X1')
    expect([t.inAsh(Ann, 'X1'), t.inAsh(Ann, 'G1'), t.blood('X1'), t.pool(Ann)]).toEqual([true, true, 0, 30])
    expect(t.happened('counters')).toMatchObject([{ why: 'left-play', amount: 4 }])
    expect([t.happened('yielded'), t.happened('burned')]).toMatchObject([[{ seat: Ann, title: null }], [{}, {}]])
  })

  it('CONTEST-08, CONTEST-16: the last one gets it back in the next own unlock phase, unlocked, for nothing', () => {
    const t = scene(
      {
        [Ann]: { contested: [place('L1', { locked: true })], uncontrolled: [X('X1')] },
        [Cal]: { contested: [place('L3')] },
        [Dee]: { ready: [minion('D1')] },
        [Eve]: { ready: [minion('E1')] },
      },
      { seat: Ben, phase: 'master' },
    )
    to(t, Cal, 'unlock')
    t.answer(Cal, 'yield:L3')
    for (const seat of [Dee, Eve]) {
      to(t, seat, 'minion')
      expect([contested(t, 'L1'), t.inAsh(Cal, 'L3')]).toEqual([[true], true])
    }
    to(t, Ann, 'influence')
    expect([inPlay(t, 'L1'), t.locked('L1'), t.pool(Ann)]).toEqual([Ann, false, 30])
    expect(t.happened('contest-won')).toMatchObject([{ seat: Ann }])
    expect(viewFor(t.state, Ann).turn).toMatchObject({ seat: Ann, transfers: 6 })
  })

  it('CONTEST-09: a new copy before that keeps the contest alive', () => {
    const t = scene(
      { [Ann]: { contested: [place('L1')] }, [Cal]: { contested: [place('L3')] }, [Eve]: { hand: [place('L5')] } },
      { seat: Ben, phase: 'master' },
    )
    to(t, Cal, 'unlock')
    t.answer(Cal, 'yield:L3')
    to(t, Eve, 'master')
    t.answer(Eve, 'play:L5:')
    t.allPass()
    expect(contested(t, 'L1', 'L5')).toEqual([true, true])
    to(t, Ann, 'unlock')
    expect(t.options(Ann)).toEqual([`pay:${t.id('L1')}`, `yield:${t.id('L1')}`])
  })

  it('CONTEST-10: nobody brings in a second copy of an own unique card, contested or not', () => {
    for (const region of ['ready', 'contested']) {
      const t = scene({
        [Ann]: { [region]: [place('L0')], hand: [place('L1')] },
        [Cal]: { [region === 'ready' ? 'hand' : 'contested']: [place('L3')] },
      })
      expect(t.can(Ann, 'play:L1:')).toBe(false)
      expect(t.why(Ann, 'play', 'L1')).toEqual(['already-controlled', 'CONTEST-10'])
      expect(t.inHand(Ann, 'L1')).toBe(true)
    }
  })

  it('CONTEST-11: where an effect forces it, the incoming copy burns', () => {
    const t = scene({ [Ann]: { ready: [X('X0', { blood: 4 })], uncontrolled: [X('X1', { blood: 3 })] } })
    t.effect(Ben, [{ op: 'move', who: 'x', to: 'inPlay', on: 'x0' }], { x: 'X1', x0: 'X0' })
    expect([t.inAsh(Ann, 'X1'), t.blood('X1'), inPlay(t, 'X0'), t.blood('X0'), t.has('contested')]).toEqual([
      true,
      0,
      Ann,
      4,
      false,
    ])
  })

  it('CONTEST-12: a contested minion acts, blocks, votes and serves for nothing', () => {
    const prince = { card: 'andi-liu', as: 'X1' }
    const t = scene(
      {
        [Ann]: { contested: [prince], hand: [{ card: 'ancilla-empowerment', as: 'P1' }] },
        [Cal]: {
          contested: [{ card: 'andi-liu', as: 'X3' }],
          ready: [minion('C1')],
          hand: [{ card: 'ancilla-empowerment', as: 'P3' }],
        },
      },
      { seat: Ann, phase: 'minion' },
    )
    expect(t.options(Ann).filter(id => id.includes(String(t.id('X1'))))).toEqual([])
    to(t, Cal, 'minion')
    t.answer(Cal, 'play:P3::C1')
    t.allPass(() => t.window() === 'polling')
    expect(t.options(Ann).filter(id => id.startsWith('vote:title'))).toEqual([])
    t.effect(Cal, [{ op: 'damage', to: 'x', amount: 1 }], { x: 'X1' })
    expect(t.blood('X1')).toBe(6)
  })

  it('CONTEST-14: what lies on it stays with it, and comes back with it, unlocked', () => {
    const t = scene(
      {
        [Ann]: {
          ready: [
            X('X1', {
              locked: true,
              attachments: [
                { card: '44-magnum', as: 'G1', locked: true, counters: { shot: 2 } },
                { card: 'raven-spy', as: 'R1', blood: 1 },
              ],
            }),
          ],
        },
        [Cal]: { uncontrolled: [X('X3', { blood: 9 })] },
      },
      { seat: Cal, phase: 'influence' },
    )
    t.answer(Cal, 'bring-out:X3')
    expect(contested(t, 'X1', 'G1', 'R1')).toEqual([true, true, true])
    to(t, Ann, 'unlock')
    expect(t.options(Ann)).toEqual([`pay:${t.id('X1')}`, `yield:${t.id('X1')}`])
    t.answer(Ann, 'pay:X1')
    to(t, Cal, 'unlock')
    t.answer(Cal, 'yield:X3')
    to(t, Ann, 'minion')
    expect([
      inPlay(t, 'X1'),
      inPlay(t, 'G1'),
      inPlay(t, 'R1'),
      t.locked('X1'),
      t.locked('G1'),
      t.card('G1').counters,
      t.blood('R1'),
      t.card('R1').on,
    ]).toEqual([Ann, Ann, Ann, false, false, { shot: 2 }, 1, t.id('X1')])
  })

  it('CONTEST-15: an oust ends a claim as a yield does', () => {
    const t = scene(
      {
        [Ann]: { contested: [place('L1')], ready: [minion('A1')] },
        [Ben]: { ready: [minion('B1'), minion('B2')] },
        [Cal]: { pool: 1, contested: [place('L3')] },
      },
      { seat: Ben, phase: 'minion' },
    )
    t.answer(Ben, 'bleed:B1')
    t.allPass()
    expect([
      t.state.seats[Cal]!.ousted,
      contested(t, 'L1', 'L3'),
      t.state.seats[Cal]!.removed.includes(t.id('L3')),
    ]).toEqual([true, [true, false], true])
    to(t, Ann, 'minion')
    expect([inPlay(t, 'L1'), t.pool(Ann)]).toEqual([Ann, 30])
  })

  it('CONTEST-17: what is announced and not resolved contests nothing', () => {
    const t = scene({
      [Ann]: { hand: [place('L1')] },
      [Cal]: { ready: [place('L3')] },
      [Ben]: { ready: [minion('B1')] },
    })
    t.push({
      kind: 'play',
      step: 'pay',
      card: t.id('L1'),
      by: null,
      seat: Ann,
      mode: '',
      cost: {},
      ops: [],
      vars: {},
      cancelled: true,
    })
    expect([t.has('contested'), inPlay(t, 'L3')]).toEqual([false, Cal])
  })

  it('CONTEST-18: it needs the pool, and may take the last', () => {
    const t = scene(
      { [Ann]: { contested: [place('L1'), X('X1')] }, [Cal]: { contested: [place('L3'), X('X3')] } },
      { seat: Eve, phase: 'master' },
    )
    t.edit(state => void (state.seats[Ann]!.pool = 1))
    to(t, Ann, 'unlock')
    t.answer(Ann, 'yield:X1')
    t.answer(Ann, 'pay:L1')
    expect([t.pool(Ann), t.state.seats[Ann]!.ousted, t.inAsh(Ann, 'X1')]).toEqual([0, true, true])
  })
})

describe('contested titles', () => {
  const prince = (as: string, more: object = {}) => minion(as, { generic: { title: 'prince', city: 'Pisa' }, ...more })
  const become = (t: Table, card: string, traits: object) =>
    t.effect(Ann, [{ op: 'become', who: 'v', traits, until: 'game' }], { v: card })
  const title = (t: Table, card: string) =>
    viewFor(t.state, Ann)
      .seats.flatMap(seat => [...seat.ready, ...seat.torpor])
      .find(one => one.card.id === t.id(card))!.title
  const both = (v1: object = {}, v4: object = {}, turn: Input['turn'] = { seat: Eve, phase: 'minion' }) => {
    const t = scene(
      {
        [Ann]: { ready: [minion('V1', v1)] },
        [Cal]: { ready: [prince('V4', v4), minion('V5')], hand: [{ card: 'ancilla-empowerment', as: 'P1' }] },
        [Eve]: { ready: [minion('E1')] },
      },
      turn,
    )
    return become(t, 'V1', { title: 'prince', city: 'Pisa' })
  }

  it.each(['prince', 'baron', 'archbishop'])('CTITLE-01, CTITLE-02: a city has one title: %s and prince', kind => {
    const t = scene({
      [Ann]: { ready: [minion('V1')] },
      [Cal]: { ready: [minion('V4', { generic: { title: kind, city: 'Pisa' } })] },
    })
    expect(title(t, 'V4')).toBe(kind)
    become(t, 'V1', { title: 'prince', city: 'Pisa' })
    expect([title(t, 'V1'), title(t, 'V4'), inPlay(t, 'V1'), inPlay(t, 'V4')]).toEqual([null, null, Ann, Cal])
    expect(t.happened('title-contested')).toHaveLength(2)
    to(t, Ann, 'minion')
    expect(t.can(Ann, 'bleed:V1')).toBe(true)
  })

  it('CTITLE-03: titles that are not unique, or of another city or clan, are not contested', () => {
    for (const [a, b] of [
      [
        { title: 'primogen', clan: 'Tremere' },
        { title: 'primogen', clan: 'Tremere' },
      ],
      [
        { title: 'prince', city: 'Pisa' },
        { title: 'prince', city: 'Rome' },
      ],
      [
        { title: 'justicar', clan: 'Tremere' },
        { title: 'justicar', clan: 'Toreador' },
      ],
    ]) {
      const t = scene({ [Ann]: { ready: [minion('V1')] }, [Cal]: { ready: [minion('V4', { generic: { ...b } })] } })
      become(t, 'V1', a!)
      expect([title(t, 'V1'), title(t, 'V4'), t.has('title-contested')]).toEqual([a!.title, b!.title, false])
    }
    const same = scene({
      [Ann]: { ready: [minion('V1', { generic: { clan: 'Tremere' } })] },
      [Cal]: { ready: [minion('V4', { generic: { title: 'justicar', clan: 'Tremere' } })] },
    })
    become(same, 'V1', { title: 'justicar' })
    expect([title(same, 'V1'), title(same, 'V4')]).toEqual([null, null])
  })

  it('CTITLE-04, POLITICS-25: meanwhile no votes come from it', () => {
    const t = both({}, {}, { seat: Cal, phase: 'minion' })
    t.answer(Cal, 'play:P1::V5')
    t.allPass(() => t.window() === 'polling')
    expect([t.options(Cal).filter(id => id.startsWith('vote:title')), t.options(Ann)]).toEqual([[], []])
    expect(t.refused(Cal, 'vote:title:V4', { side: ['for'] })).toBe('illegal-option')
  })

  it('CTITLE-05: it costs the vampire a blood', () => {
    const t = to(both({ blood: 3 }), Ann, 'unlock')
    t.answer(Ann, 'pay:title:V1')
    expect([t.blood('V1'), t.pool(Ann)]).toEqual([2, 30])
  })

  it('CTITLE-06: without blood it can only yield', () => {
    const t = to(both({ blood: 0 }), Ann, 'unlock')
    expect(t.options(Ann)).toEqual([`yield:title:${t.id('V1')}`])
    expect(t.why(Ann, 'pay', 'V1')).toEqual(['not-enough-blood', 'CTITLE-06'])
  })

  it('CTITLE-07: nor in torpor, whatever its blood', () => {
    const t = both({ blood: 4 })
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'V1' })
    to(t, Ann, 'unlock')
    expect(t.refused(Ann, 'pay:title:V1')).toBe('illegal-option')
    expect(t.why(Ann, 'pay', 'V1')).toEqual(['in-torpor', 'CTITLE-07'])
    t.answer(Ann, 'yield:title:V1')
    expect(t.happened('yielded')).toMatchObject([{ title: 'prince' }])
  })

  it('CTITLE-08: the last one has it in the next own unlock phase, for nothing', () => {
    const t = to(both({ blood: 2 }, {}, { seat: Ben, phase: 'minion' }), Cal, 'unlock')
    t.answer(Cal, 'yield:title:V4')
    expect([title(t, 'V1'), title(t, 'V4')]).toEqual([null, null])
    to(t, Ann, 'minion')
    expect([title(t, 'V1'), t.blood('V1'), t.happened('title-won').length]).toEqual(['prince', 2, 1])
  })

  it('CTITLE-09: who yielded has none for the rest of the game, unless it gains another', () => {
    const t = to(both({}, {}, { seat: Ben, phase: 'minion' }), Cal, 'unlock')
    t.answer(Cal, 'yield:title:V4')
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'V1' })
    to(t, Eve, 'minion')
    to(t, Cal, 'minion')
    expect(title(t, 'V4')).toBe(null)
    become(t, 'V4', { title: 'justicar', clan: 'Tremere' })
    expect(title(t, 'V4')).toBe('justicar')
  })

  it('CTITLE-10: another title yields the contested one at once', () => {
    const t = both()
    become(t, 'V1', { title: 'justicar', clan: 'Tremere' })
    expect([title(t, 'V1'), title(t, 'V4'), t.happened('yielded')]).toMatchObject([
      'justicar',
      null,
      [{ seat: Ann, title: 'prince' }],
    ])
    to(t, Cal, 'minion')
    expect(title(t, 'V4')).toBe('prince')
  })

  it('CTITLE-11: a vampire out of play claims no title', () => {
    const t = scene(
      {
        [Ann]: { uncontrolled: [{ card: 'andi-liu', as: 'X1', blood: 6 }], ready: [] },
        [Cal]: { ready: [{ card: 'andi-liu', as: 'X3' }] },
      },
      { seat: Ann, phase: 'influence' },
    )
    t.answer(Ann, 'bring-out:X1')
    expect([contested(t, 'X1', 'X3'), t.has('title-contested')]).toEqual([[true, true], false])
    to(t, Ann, 'unlock')
    expect(t.options(Ann)).toEqual([`pay:${t.id('X1')}`, `yield:${t.id('X1')}`])
  })
})
