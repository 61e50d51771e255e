import { describe, expect, it } from 'vitest'
import { type Answer, type PublicFact, apply, promptFor } from '../../../shared/rules/index.ts'
import { publicFact } from '../../../shared/rules/procedures/public-facts.ts'
import { duel, onwards, play, upTo, type Table } from '../../support/duel.ts'
import { envOf } from '../../support/random.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

/** What a question says, what an answer to it may rest on, and for which windows it may speak. */
const ask = (t: Table, seat: number) => promptFor(t.state, seat)?.ask
const then = (t: Table, seat: number) => promptFor(t.state, seat)?.then
const facts = (t: Table, ...of: PublicFact[]) => of.map(fact => publicFact(t.state, fact))

const DOM = { generic: { disciplines: ['DOM'] } }

/** V1 of Ann acts with stealth and a greater bleed in hand; B1 of Ben may block or redirect, E1 of Eve block. */
const scene = () =>
  table({
    seats: [
      {
        ready: [minion('V1', { generic: { disciplines: ['DOM', 'obf'] } }), minion('V2')],
        hand: [
          { card: 'conditioning', as: 'C1' },
          { card: 'lost-in-crowds', as: 'L1' },
          { card: 'govern-the-unaligned', as: 'G1' },
        ],
      },
      {
        pool: 10,
        ready: [minion('B1', { generic: { disciplines: ['AUS', 'DOM'] } })],
        hand: [
          { card: 'deflection', as: 'D1' },
          { card: 'telepathic-misdirection', as: 'T1' },
        ],
      },
      { pool: 10 },
      { pool: 10 },
      listening('E1', { pool: 10 }),
    ],
  })

describe('what a question says', () => {
  it('STEALTH-12: each question of an action states who does what to whom, with stealth, bleed, blocker and intercept', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    expect(ask(t, Ann)).toEqual({
      key: 'ask-blocks',
      params: {
        minion: expect.objectContaining({ id: t.id('V1') }),
        action: 'bleed',
        card: null,
        targets: [Ben],
        stealth: 0,
        ifPassed: [],
        on: null,
        bleed: 1,
        blocker: null,
        intercept: null,
        role: 'acts',
      },
    })
    t.pass(Ann)
    t.answer(Ben, 'block:B1')
    expect(ask(t, Ann)).toMatchObject({
      key: 'ask-attempt',
      params: { stealth: 0, blocker: { id: t.id('B1') }, intercept: 0, ifPassed: [] },
    })
    t.answer(Ann, 'play:L1:obf:V1')
    t.pass(Ann)
    t.answer(Ben, 'play:T1:aus:B1')
    expect(ask(t, Ann)).toMatchObject({ key: 'ask-attempt', params: { stealth: 1, intercept: 1 } })
    const u = scene()
    u.answer(Ann, 'play:G1:dom:V1')
    expect(ask(u, Ann)).toMatchObject({
      key: 'ask-blocks',
      params: { card: { id: u.id('G1') }, targets: [Ben], bleed: 3 },
    })
    u.reach(Ann, 'play:C1:DOM:V1')
    expect(ask(u, Ann)).toMatchObject({ params: { bleed: 6 } })
  })

  it('STEALTH-12: of an action that is no bleed, without a bleed; of one on a vampire in torpor, on whom', () => {
    const t = table({
      seats: [{ ready: [minion('V1'), minion('V2')], torpor: [minion('V3')] }, { ready: [minion('B1')] }, {}, {}, {}],
    })
    t.answer(Ann, 'rescue:V1:V3', defaultsOf(t, Ann, 'rescue:V1:V3'))
    expect(ask(t, Ben)).toMatchObject({
      key: 'ask-blocks',
      params: { minion: { id: t.id('V1') }, on: { id: t.id('V3') }, bleed: null, targets: [], card: null },
    })
  })

  it('GLOSS-09: it says who passes first; a pass that is public already is not among them', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    expect([ask(t, Ben), ask(t, Eve)]).toMatchObject([{ params: { ifPassed: [] } }, { params: { ifPassed: [Ben] } }])
    for (const seat of [Ben, Eve]) t.pass(seat)
    expect([t.window(), ask(t, Ann), ask(t, Ben), ask(t, Eve)]).toMatchObject([
      'declined',
      { params: { ifPassed: [] } },
      { params: { ifPassed: [Ann] } },
      { params: { ifPassed: [Ann, Ben] } },
    ])
  })

  it('BLOCK-08: giving up the block reads as that for who has it, and as a pass for others', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    expect(t.option(Ann, 'pass')).toMatchObject({
      kind: 'pass',
      effect: { key: 'option-pass', params: { window: 'blocks' } },
    })
    t.pass(Ann)
    expect(t.option(Ben, 'pass')).toMatchObject({
      kind: 'decline',
      effect: { key: 'option-decline', params: { minion: { id: t.id('V1') } } },
    })
    expect(t.option(Eve, 'pass')).toMatchObject({ kind: 'pass' })
    for (const seat of [Ben, Eve]) t.pass(seat)
    expect(t.option(Ben, 'pass')).toMatchObject({ kind: 'pass', effect: { params: { window: 'declined' } } })
  })

  it('DAMAGE-26: the question about damage counts its normal and its aggravated points, for the minion it is about', () => {
    const t = duel({
      a: { generic: { disciplines: ['ANI'], strength: 0 } },
      b: { generic: { disciplines: ['for'], strength: 3 } },
      ann: [
        { card: 'carrion-crows', as: 'C1' },
        { card: 'canine-horde', as: 'H1' },
      ],
      ben: [{ card: 'skin-of-rock', as: 'S1' }],
    })
    play(t, Ann, 'play:C1:ANI:A1')
    upTo(t, 'strike')
    t.effect(Ann, [{ op: 'strike', strike: 'damage', damage: 1, aggravated: true }], {}, { by: 'A1' })
    upTo(t, 'prevent')
    expect(ask(t, Ben)).toEqual({
      key: 'ask-prevent',
      params: { card: expect.objectContaining({ id: t.id('B1') }), normal: 2, aggravated: 1, ifPassed: [] },
    })
  })

  it('CANCEL-01: the question about a card as it is played names it and who plays it', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', DOM), minion('V2')], hand: [{ card: 'conditioning', as: 'C1' }] },
        { hand: [{ card: 'direct-intervention', as: 'D1' }] },
        { hand: [{ card: 'direct-intervention', as: 'D2' }] },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ann, 'play:C1:DOM:V1')
    expect(ask(t, Cal)).toEqual({
      key: 'ask-as-played',
      params: { card: expect.objectContaining({ id: t.id('C1') }), seat: Ann, ifPassed: [Ben] },
    })
  })

  it('POLITICS-05: the question of polling names the vote, and counts it', () => {
    const t = polling()
    expect(ask(t, Dee)).toEqual({
      key: 'ask-polling',
      params: {
        seat: Ann,
        card: expect.objectContaining({ id: t.id('K1') }),
        hunted: null,
        for: 0,
        against: 0,
        ballotsFor: null,
        ballotsAgainst: null,
        votes: t.options(Dee).filter(id => id.startsWith('vote:')).length,
      },
    })
    t.answer(Cal, 'vote:title:C1', { side: ['against'] })
    t.answer(Ann, 'vote:called', { side: ['for'] })
    expect([ask(t, Dee), facts(t, 'tally', 'passes')]).toMatchObject([{ params: { for: 1, against: 3 } }, [-2, 0]])
    expect(t.option(Dee, 'pass')).toMatchObject({ kind: 'pass', effect: { key: 'option-done' } })
  })

  it('BLOODHUNT-07: the question of a blood hunt names the hunted and no card', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        { torpor: [minion('B1', { blood: 2 })] },
        { ready: [minion('C1', { generic: { title: 'prince' } })] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    t.allPass(() => t.window() === 'polling')
    expect(ask(t, Cal)).toMatchObject({ key: 'ask-polling', params: { hunted: { id: t.id('A1') }, card: null } })
  })

  it('SEQ-01: any other window is named', () => {
    const t = upTo(
      duel({ a: { generic: { disciplines: ['obf', 'OBF'] } }, ann: [{ card: 'swallowed-by-the-night', as: 'M1' }] }),
      'range',
    )
    expect(ask(t, Ann)).toEqual({ key: 'ask-window', params: { window: 'range', ifPassed: [] } })
  })
})

describe('what an answer may rest on', () => {
  it('COURSE-12: target, bleed, stealth, intercept and blocker, as everybody sees them', () => {
    const t = scene()
    expect(facts(t, 'target', 'bleed', 'stealth', 'intercept', 'blocker', 'tally', 'passes')).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
    t.answer(Ann, 'bleed:V1')
    expect(facts(t, 'target', 'bleed', 'stealth', 'intercept', 'blocker', 'tally')).toEqual([
      Ben,
      1,
      0,
      null,
      null,
      null,
    ])
    t.pass(Ann)
    t.answer(Ben, 'block:B1')
    t.answer(Ann, 'play:L1:obf:V1')
    t.pass(Ann)
    t.answer(Ben, 'play:T1:aus:B1')
    expect(facts(t, 'stealth', 'intercept', 'blocker')).toEqual([1, 1, t.id('B1')])
    const hunt = scene()
    hunt.answer(Ann, 'hunt:V2')
    expect(hunt.option(Ben, 'block:B1')?.effect).toMatchObject({
      key: 'option-block',
      params: { minion: { id: hunt.id('B1') }, blocking: { id: hunt.id('V2') }, intercept: 0, stealth: 1 },
    })
    expect(facts(hunt, 'target', 'bleed', 'stealth')).toEqual([null, null, 1])
  })

  const passUnless = (t: Table, same: PublicFact[], more: Partial<Answer> = {}) =>
    t.answer(Ben, 'pass', undefined, {
      then: [{ window: 'declined', when: { same, was: facts(t, ...same) }, do: 'pass' }],
      ...more,
    })

  /** B1 has declined, and passes in the window after it, too, as long as something is the same. */
  const kept = (same: PublicFact[], change: (t: Table) => unknown = () => undefined) => {
    const t = scene()
    t.answer(Ann, 'bleed:V1', undefined, { then: [{ window: 'blocks', when: 'unchanged', do: 'pass' }] })
    passUnless(t, same)
    t.pass(Eve)
    expect(t.window()).toBe('declined')
    change(t)
    t.allPass(() => t.waiting().includes(Ben) || t.window() !== 'declined')
    return t.window() !== 'declined'
  }

  it('COURSE-12: it holds as long as all of it is as it was, and no longer', () => {
    const raise = (t: Table) => t.answer(Ann, 'play:C1:DOM:V1')
    expect([kept(['target']), kept(['target', 'bleed'])]).toEqual([true, true])
    expect([
      kept(['target'], raise),
      kept(['target', 'stealth', 'blocker'], raise),
      kept(['bleed'], raise),
      kept(['target', 'bleed'], raise),
    ]).toEqual([true, true, false, false])
  })

  it('COURSE-12: or wherever a rule holds, in the language of orders, as long as the hand is the same', () => {
    const keptBy = (
      rule: Extract<NonNullable<Answer['when']>, { rule: object }>['rule'],
      change: (t: Table) => unknown = () => undefined,
    ) => {
      const t = scene()
      t.answer(Ann, 'bleed:V1', undefined, { then: [{ window: 'blocks', when: 'unchanged', do: 'pass' }] })
      t.answer(Ben, 'pass', undefined, { then: [{ window: 'declined', when: { rule }, do: 'pass' }] })
      t.pass(Eve)
      change(t)
      t.allPass(() => t.waiting().includes(Ben) || t.window() !== 'declined')
      return t.window() !== 'declined'
    }
    const raise = (t: Table) => t.answer(Ann, 'play:C1:DOM:V1'),
      draws = (t: Table) => t.effect(Ben, [{ op: 'move', who: 'c', to: 'ash' }], { c: 'T1' })
    expect([
      keptBy({ action: { bleed: { lte: 2 } } }),
      keptBy({ action: { bleed: { lte: 2 } } }, raise),
      keptBy({ action: { bleed: { lte: 9 } } }, raise),
      keptBy({ action: { by: ['prey'] } }),
      keptBy({ action: { bleed: { lte: 9 } } }, draws),
    ]).toEqual([true, false, true, false, false])
  })

  it('COURSE-12: it lapses as the hand changes, whatever comes', () => {
    const draws = (seat: number) => (t: Table) =>
      t.effect(seat, [{ op: 'move', who: 'c', to: 'ash' }], { c: seat === Ben ? 'T1' : 'WE1' })
    expect([kept(['target'], draws(Eve)), kept(['target'], draws(Ben))]).toEqual([true, false])
  })

  it('COURSE-12: an answer whose option is no longer there is none', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1', undefined, { then: [{ window: 'blocks', when: 'unchanged', do: 'pass' }] })
    const play = (card: string) => ({
      window: 'declined' as const,
      when: { same: ['target' as const], was: [Ben] },
      do: { optionId: `play:${card}:DOM:${t.id('B1')}`, args: { to: [Cal] } },
    })
    t.answer(Ben, 'pass', undefined, { then: [play('999')] })
    t.pass(Eve)
    expect([t.window(), t.waiting(), t.can(Ben, 'take-back')]).toEqual(['declined', [Ann, Ben, Eve], true])
    // So is one whose choice is not on offer: Ann herself.
    const u = scene()
    u.answer(Ann, 'bleed:V1', undefined, { then: [{ window: 'blocks', when: 'unchanged', do: 'pass' }] })
    u.answer(Ben, 'pass', undefined, {
      then: [
        {
          window: 'declined',
          when: 'unchanged',
          do: { optionId: `play:${u.id('D1')}:DOM:${u.id('B1')}`, args: { to: [Ann] } },
        },
      ],
    })
    u.pass(Eve)
    u.pass(Ann)
    expect([u.has('redirected'), u.waiting().includes(Ben), u.can(Ben, 'take-back')]).toEqual([false, true, true])
  })

  it('COURSE-12: who wants to be asked again, is', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1', undefined, { then: [{ window: 'blocks', when: 'unchanged', do: 'pass' }] })
    t.answer(Ben, 'pass', undefined, {
      then: [
        { window: 'declined', when: 'unchanged', do: 'ask' },
        { window: 'declined', when: 'unchanged', do: 'pass' },
      ],
    })
    t.pass(Eve)
    expect([t.window(), t.waiting()]).toEqual(['declined', [Ann, Ben, Eve]])
  })

  it('COURSE-12: an answer for a later window is no answer for this one, and a new one takes the place of the old', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    expect(t.can(Ben, 'take-back')).toBe(false)
    t.answer(Ben, 'block:B1')
    t.pass(Eve)
    expect([t.window(), t.happened('block-declared')]).toMatchObject(['attempt', [{ seat: Ben }]])
    const u = scene()
    u.answer(Ann, 'bleed:V1')
    u.pass(Ann)
    u.pass(Eve)
    expect([u.can(Eve, 'take-back'), u.can(Ben, 'take-back')]).toEqual([true, false])
    u.answer(Eve, 'take-back')
    expect([u.waiting(), u.state.sealed]).toEqual([[Ben, Eve], [expect.objectContaining({ seat: Ann })]])
    u.pass(Eve)
    u.answer(Eve, 'play:WE1::E1')
    expect([u.waiting(), u.has('card-played')]).toEqual([[Ben], false])
    u.pass(Ben)
    expect(u.happened('card-played')).toMatchObject([{ seat: Eve }])
  })
})

describe('windows that one sitting may answer', () => {
  it('COURSE-12: of an action, those of the block and after it', () => {
    const t = scene()
    expect(then(t, Ann)).toEqual(['blocks', 'declined'])
    t.answer(Ann, 'bleed:V1')
    expect([t.window(), then(t, Ann)]).toEqual(['blocks', ['declined']])
    t.pass(Ann)
    t.answer(Ben, 'block:B1')
    expect([t.window(), then(t, Ann)]).toEqual(['attempt', ['blocks', 'declined']])
    const u = scene()
    u.answer(Ann, 'bleed:V1')
    u.allPass(() => u.window() === 'declined')
    expect(then(u, Ann)).toEqual(['success'])
  })

  it('COMBAT-08: of a combat, range and what comes before strikes; press and the end of the round', () => {
    const cel = { generic: { disciplines: ['CEL', 'OBF', 'obf'] } }
    const hand = (as: string) => [
      { card: 'resist-earths-grasp', as: `R${as}` },
      { card: 'swallowed-by-the-night', as: `S${as}` },
      { card: 'taste-of-vitae', as: `T${as}` },
    ]
    const seen = new Map<string, string[]>()
    const t = duel({ a: cel, b: cel, ann: hand('A1'), ben: hand('B1') })
    onwards(t, () => {
      const seat = t.waiting()[0],
        name = t.window()
      if (seat !== undefined && name !== undefined) seen.set(name, then(t, seat) ?? [])
      return false
    })
    expect([seen.get('range'), seen.get('press'), seen.get('round-end')]).toEqual([
      ['before-strikes'],
      ['round-end'],
      [],
    ])
  })

  it('POLITICS-07: of a referendum, polling itself; outside the minion phase, none', () => {
    expect(then(polling(), Dee)).toEqual(['polling'])
    const t = table({ seats: [{ uncontrolled: [minion('U1')] }, {}, {}], turn: { phase: 'influence', number: 6 } })
    expect(then(t, Ann)).toEqual([])
    expect(() =>
      apply(
        t.state,
        Ann,
        null,
        { optionId: 'end-phase', then: [{ window: 'blocks', when: 'unchanged', do: 'pass' }] },
        envOf(1),
      ),
    ).toThrow('illegal-args')
  })
})

/** Ann has called a vote; Cal holds a justicar, Dee nothing but a hand. */
function polling(): Table {
  const t = table({
    seats: [
      { ready: [minion('A1'), minion('A2')], hand: [{ card: 'ancilla-empowerment', as: 'K1' }] },
      {},
      { ready: [minion('C1', { generic: { title: 'justicar' } })] },
      { hand: ['bonding'] },
      {},
    ],
  })
  t.answer(Ann, 'play:K1::A1')
  return t.allPass(() => t.window() === 'polling')
}

/** The default of what an option leaves open. */
const defaultsOf = (t: Table, seat: number, option: string) =>
  Object.fromEntries((t.option(seat, option)?.slots ?? []).map(slot => [slot.name, slot.default]))
