import { describe, expect, it } from 'vitest'
import { apply, promptFor, viewFor, type GameState } from '../../../shared/rules/index.ts'
import { envOf } from '../../support/random.ts'
import { onwards } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'
import { publicFact } from '../../../shared/rules/procedures/public-facts.ts'

/** The worked examples and the tables of windows.md. */
const bytes = (state: GameState) =>
  [0, 1, 2, 3, 4, 'spectator' as const].map(viewer => JSON.stringify(viewFor(state, viewer)))

const hunt = () =>
  table({
    seats: [
      {
        ready: [{ generic: { disciplines: ['OBF'] }, as: 'V1', blood: 3 }],
        hand: [{ card: 'lost-in-crowds', as: 'L1' }],
        library: ['govern-the-unaligned'],
      },
      { ready: [{ generic: {}, as: 'V5' }] },
      {},
      {},
      {
        ready: [{ generic: { disciplines: ['AUS'] }, as: 'V8' }],
        hand: [{ card: 'telepathic-misdirection', as: 'T1' }],
      },
    ],
  })

describe('sealed windows', () => {
  it('ask everybody who publicly could answer at once, and nobody else', () => {
    const t = hunt()
    t.answer(Ann, 'hunt:V1')
    // Cal and Dee have neither a minion nor a card: public facts exclude them, and so nobody waits for them.
    expect(t.window()).toBe('blocks')
    expect(t.asked()).toEqual([Ben, Eve])
  })

  it('a sealed answer moves nothing for anybody else: not a byte, a version or who is waited for', () => {
    const t = hunt()
    t.answer(Ann, 'hunt:V1')
    const before = bytes(t.state),
      waiting = t.asked()
    t.answer(Eve, 'block:V8')
    const after = bytes(t.state)
    expect(after.filter((_, i) => i !== Eve)).toEqual(before.filter((_, i) => i !== Eve))
    expect(after[Eve]).not.toBe(before[Eve])
    expect(t.asked()).toEqual(waiting)
    expect(t.waiting()).toEqual([Ben])
    expect(t.log.filter(event => event.key === 'block-declared')).toEqual([])
  })

  it('an answer may be taken back until it is published, and then leaves nothing behind', () => {
    const t = hunt()
    t.answer(Ann, 'hunt:V1')
    const prompt = promptFor(t.state, Eve)
    t.answer(Eve, 'block:V8')
    expect(promptFor(t.state, Eve)).toBeNull()
    t.answer(Eve, 'take-back')
    expect(promptFor(t.state, Eve)).toEqual(prompt)
  })

  it('block with stealth exchanged: passes before the effect are published with it, those after it were never made', () => {
    const t = hunt()
    t.answer(Ann, 'hunt:V1')
    t.answer(Eve, 'block:V8')
    t.pass(Ben)
    // Ben stands before Eve in the order: his pass is published with her block, and his decline is final.
    expect(t.happened('passed').at(-1)).toMatchObject({ window: 'blocks', seats: [Ben] })
    expect(t.happened('block-declared')).toEqual([
      { key: 'block-declared', seat: Eve, minion: expect.objectContaining({ id: t.id('V8') }) },
    ])
    expect(t.window()).toBe('attempt')
    t.answer(Eve, 'play:T1:aus:V8')
    expect(t.stat('V8', 'intercept')).toBe(1)
    // Eve's effect began a new round at Ann, who may now add stealth.
    t.answer(Ann, 'play:L1:obf:V1')
    expect(t.stat('V1', 'stealth')).toBe(2)
    // Nobody publicly could add anything: the attempt fails in the same command, and it is state A again.
    expect(t.has('block-failed')).toBe(true)
    expect(t.window()).toBe('blocks')
    expect([t.can(Ben, 'block:V5'), t.can(Eve, 'block:V8')]).toEqual([false, true])
  })

  it('a sealed answer behind an effect is void: the seat is asked again and has declined nothing', () => {
    const t = table({
      seats: [
        { ready: [{ generic: {}, as: 'V1', blood: 3 }] },
        { ready: [{ generic: {}, as: 'V5' }] },
        {},
        {},
        { ready: [{ generic: {}, as: 'V8' }] },
      ],
    })
    t.answer(Ann, 'hunt:V1')
    t.pass(Eve)
    t.answer(Ben, 'block:V5')
    t.allPass(() => t.has('block-failed'))
    expect(t.happened('passed').filter(event => event.key === 'passed' && event.window === 'blocks')).toEqual([])
    expect(t.can(Eve, 'block:V8')).toBe(true)
    expect(t.waiting()).toContain(Eve)
  })

  it('no block, and then redirect if nobody does anything: both in one sitting', () => {
    const t = bleedWithDeflection()
    announce(t)
    t.answer(Ben, 'pass', undefined, {
      then: [
        {
          window: 'declined',
          when: 'unchanged',
          do: { optionId: `play:${t.id('D1')}:DOM:${t.id('B1')}`, args: { to: [Cal] } },
        },
      ],
    })
    // Ann still may speak first in C; once she passes, the redirect comes without asking Ben again.
    expect(t.window()).toBe('declined')
    expect(t.waiting()).toEqual([Ann])
    t.pass(Ann)
    expect(t.happened('card-played')).toHaveLength(1)
    expect(t.happened('redirected')).toEqual([{ key: 'redirected', by: Ben, target: Cal }])
  })

  it('had Ann raised the bleed, the line of an unchanged case is void and Ben is asked anew', () => {
    const t = bleedWithDeflection()
    announce(t)
    t.answer(Ben, 'pass', undefined, {
      then: [
        {
          window: 'declined',
          when: 'unchanged',
          do: { optionId: `play:${t.id('D1')}:DOM:${t.id('B1')}`, args: { to: [Cal] } },
        },
      ],
    })
    t.answer(Ann, 'play:C1:DOM:V1')
    expect(promptFor(t.state, Ben)?.ask).toMatchObject({ key: 'ask-declined', params: { bleed: 4 } })
  })

  it('an answer that names what it rests on survives what does not touch it', () => {
    const t = bleedWithDeflection()
    announce(t)
    t.answer(Ben, 'pass', undefined, {
      then: [{ window: 'declined', when: { same: ['target'], was: [Ben] }, do: 'pass' }],
    })
    t.answer(Ann, 'play:C1:DOM:V1')
    // Ben's pass holds although the bleed grew: he has named the target alone.
    expect([t.pool(Ben), t.happened('bled').length]).toEqual([6, 1])
  })

  it('the acting seat alone is asked while it acted last, and its pass is public at once', () => {
    const t = bleedWithDeflection()
    t.answer(Ann, 'bleed:V1')
    expect(t.asked()).toEqual([Ann])
    t.pass(Ann)
    expect(t.happened('passed')).toEqual([{ key: 'passed', window: 'blocks', seats: [Ann], byDefault: [] }])
    expect(t.asked()).toEqual([Ben])
  })

  it('a line for a window that this sitting cannot reach is refused', () => {
    const t = bleedWithDeflection()
    announce(t)
    expect(() =>
      apply(
        t.state,
        Ben,
        null,
        { optionId: 'pass', then: [{ window: 'press', when: 'unchanged', do: 'pass' }] },
        envOf(1),
      ),
    ).toThrow('illegal-args')
  })

  it('the default of the deadline is sealed like an answer and told beside the pass it made', () => {
    const t = hunt()
    t.answer(Ann, 'hunt:V1')
    const { state } = apply(t.state, Ben, null, { optionId: 'pass' }, envOf(1), { byDefault: true })
    const done = apply(state, Eve, null, { optionId: 'pass' }, envOf(1))
    expect(done.events[0]).toEqual({ key: 'passed', window: 'blocks', seats: [Ben, Eve], byDefault: [Ben] })
  })
})

/** The announcement carries Ann's own pass in state A, so no hand-off is spent on it. */
const announce = (t: ReturnType<typeof table>) =>
  t.answer(Ann, 'bleed:V1', undefined, { then: [{ window: 'blocks', when: 'unchanged', do: 'pass' }] })

const bleedWithDeflection = () =>
  table({
    seats: [
      { ready: [{ generic: { disciplines: ['DOM'] }, as: 'V1' }], hand: [{ card: 'conditioning', as: 'C1' }] },
      { pool: 10, ready: [{ generic: { disciplines: ['DOM'] }, as: 'B1' }], hand: [{ card: 'deflection', as: 'D1' }] },
      { pool: 10 },
      { pool: 10 },
      { pool: 10 },
    ],
  })

describe('combat between two', () => {
  const fight = () => {
    const other = {
      ready: [minion('O', { generic: { disciplines: ['OBF'] } })],
      hand: [{ card: 'govern-the-unaligned' }],
    }
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['OBF'] } }), minion('A2')],
          hand: [{ card: 'swallowed-by-the-night', as: 'M1' }],
        },
        {
          ready: [minion('B1', { generic: { disciplines: ['OBF'] } })],
          hand: [{ card: 'swallowed-by-the-night', as: 'M2' }],
        },
        other,
        other,
        other,
      ].map((seat, i) => (i < 2 ? seat : { ...seat, ready: [minion(`O${i}`)] })),
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return onwards(t, () => t.window() === 'range')
  }

  it('concerns nobody else: no card of the box lets their minions in, so they are never asked', () => {
    const t = fight()
    expect(t.asked()).toEqual([Ann, Ben])
    onwards(t)
    expect(
      t.log
        .flatMap(event =>
          event.key === 'passed' && ['range', 'press', 'round-end'].includes(event.window) ? event.seats : [],
        )
        .filter(seat => seat > Ben),
    ).toEqual([])
  })

  it('Ben seals a maneuver for the case that Ann makes none; she passes, and it is published and answered', () => {
    const t = fight()
    const before = bytes(t.state)
    t.answer(Ben, 'play:M2:OBF:B1')
    expect(bytes(t.state).filter((_, i) => i !== Ben)).toEqual(before.filter((_, i) => i !== Ben))
    expect(t.has('maneuvered')).toBe(false)
    t.answer(Ann, 'pass', undefined, { then: [{ window: 'before-strikes', when: 'unchanged', do: 'pass' }] })
    expect(t.happened('maneuvered')).toMatchObject([{ range: 'long' }])
    // It is a new round, in which Ann is asked again; two passes close.
    expect([t.window(), t.asked().includes(Ann)]).toEqual(['range', true])
    t.windowPasses()
    expect(t.window()).not.toBe('range')
    onwards(t)
    expect([t.has('combat-ended'), t.happened('round-started').length]).toEqual([true, 1])
  })
})

describe('a referendum', () => {
  const side = (one: 'for' | 'against') => ({ side: [one] })
  /** Ann has called it; Ben holds a prince, Cal a justicar, Dee nothing but a hand. */
  const polling = () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { title: 'primogen', sect: 'Camarilla' } }), minion('A2')],
          hand: [{ card: 'ancilla-empowerment', as: 'K1' }],
        },
        { ready: [minion('B1', { generic: { title: 'prince', sect: 'Camarilla' } })] },
        { ready: [minion('C1', { generic: { title: 'justicar', sect: 'Camarilla' } })] },
        { hand: [{ card: 'bonding' }] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    return t
  }
  const votes = (t: ReturnType<typeof table>) =>
    t.happened('votes-cast').map(event => (event.key === 'votes-cast' ? [event.seat, event.votes, event.for] : []))

  it('POLITICS-05: polling has no order; every seat that publicly could cast is asked, and a cast is public on arrival', () => {
    const t = polling()
    expect(t.asked()).toEqual([Ann, Ben, Cal, Dee])
    t.answer(Cal, 'vote:title:C1', side('against'))
    expect(votes(t)).toEqual([[Cal, 3, false]])
    expect(t.asked()).toEqual([Ann, Ben, Dee])
  })

  it('a done mark is sealed, and lapses with a cast unless it says otherwise', () => {
    const t = polling()
    const before = bytes(t.state)
    t.pass(Dee)
    t.answer(Ben, 'pass', undefined, { when: { same: ['passes'], was: [publicFact(t.state, 'passes')] } })
    expect(bytes(t.state).filter((_, i) => i !== Dee && i !== Ben)).toEqual(
      before.filter((_, i) => i !== Dee && i !== Ben),
    )
    expect(t.waiting()).toEqual([Ann, Cal])
    t.answer(Cal, 'vote:title:C1', side('against'))
    // It still does not pass, so Ben is done; Dee is asked anew.
    expect(t.waiting()).toEqual([Ann, Dee])
  })

  it('a vote with a condition is cast as the polls close, if it would pass then; else its seat is done', () => {
    const against = {
      when: { same: ['passes' as const], was: [1] },
      then: [{ window: 'polling' as const, when: { same: ['passes' as const], was: [0] }, do: 'pass' as const }],
    }
    const t = polling()
    t.answer(Ben, 'vote:title:B1', side('against'), against)
    expect([votes(t), t.waiting()]).toEqual([[], [Ann, Cal, Dee]])
    t.answer(Ann, 'vote:called', side('for'))
    t.answer(Ann, 'vote:title:A1', side('for'))
    t.pass(Dee)
    expect([votes(t).length, t.waiting()]).toEqual([2, [Cal]])
    // Cal is the last to be done: it would pass by two, so Ben's prince is cast; that is a cast, and the others are
    // asked again.
    t.pass(Cal)
    expect(votes(t).at(-1)).toEqual([Ben, 2, false])
    expect(t.window()).toBe('polling')
    t.allPass(() => t.has('referendum-tallied'))
    expect(t.happened('referendum-tallied')).toMatchObject([{ for: 2, against: 2, passed: false }])

    // Cal casts against first: it would not pass, and Ben keeps his votes.
    const u = polling()
    u.answer(Ben, 'vote:title:B1', side('against'), against)
    u.answer(Cal, 'vote:title:C1', side('against'))
    expect([u.asked(), u.waiting()]).toEqual([
      [Ann, Ben, Dee],
      [Ann, Dee],
    ])
    for (const seat of [Ann, Dee]) u.pass(seat)
    expect([votes(u), u.happened('referendum-tallied')]).toMatchObject([
      [[Cal, 3, false]],
      [{ for: 0, against: 3, passed: false }],
    ])
  })
})

describe('seats that leave', () => {
  it('SEQ-10: with two left, prey and predator are one seat, asked once', () => {
    const t = table({
      settings: {},
      seats: [{ ready: [{ generic: {}, as: 'V1', blood: 3 }] }, { ready: [{ generic: {}, as: 'V4' }] }],
    })
    t.answer(Ann, 'hunt:V1')
    expect(t.asked()).toEqual([Ben])
    t.allPass()
    expect(t.happened('passed')).toEqual([{ key: 'passed', window: 'blocks', seats: [Ben], byDefault: [] }])
    expect(t.blood('V1')).toBe(4)
    expect([Cal, Dee].every(seat => !t.asked().includes(seat))).toBe(true)
  })
})
