import { describe, expect, it } from 'vitest'
import { promptFor } from '../../../shared/rules/index.ts'
import type { Op } from '../../../shared/cards/language.ts'
import { Ann, Ben, duel, isOver, onwards, play, upTo, type Table } from '../../support/duel.ts'
import { table } from '../../support/table.ts'

const with_ = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const gun = { attachments: [{ card: '44-magnum', as: 'G1' }] }
const card = (name: string, as: string) => [{ card: name, as }]
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const minionOf = (seat: number) => (seat === Ann ? 'A1' : 'B1')
/** The seat's minion chooses this: `hand`, `G1:shot`, or a card and level such as `R1:POT`. */
const strike = (t: Table, seat: number, what: string) => {
  onwards(t, () => t.waiting()[0] === seat && t.state.frames.at(-1)?.kind === 'combat')
  const by = minionOf(seat)
  t.answer(
    seat,
    what === 'hand' || what.startsWith('G') || what.endsWith(':dodge') ? `strike:${by}:${what}` : `play:${what}:${by}`,
  )
  return t
}
const chosen = (t: Table) => t.happened('strike-chosen').map(event => ('strike' in event ? event.strike : ''))
const long = (t: Table, seat = Ann) => play(upTo(t, 'range'), seat, `play:N1:OBF:${minionOf(seat)}`)
const night = card('swallowed-by-the-night', 'N1')
/** A strike that no card here gives, chosen by whoever is asked. */
const special = (t: Table, seat: number, parts: Omit<Extract<Op, { op: 'strike' }>, 'op'>) =>
  t.effect(seat, [{ op: 'strike', ...parts }], {}, { by: minionOf(seat) })
/** A vampire without blood could not have bled. */
const bled = (t: Table, blood: number) =>
  t.edit(state => {
    state.cards[t.id('A1')]!.blood = blood
  })

describe('choosing strikes', () => {
  it('STRIKE-01: each has one strike for the pair', () => {
    const t = upTo(duel({ a: with_('POT'), ann: [...card('roundhouse', 'R1'), ...card('roundhouse', 'R2')] }), 'strike')
    strike(t, Ann, 'hand')
    onwards(t)
    expect([blood(t), chosen(t), isOver(t), t.inHand(Ann, 'R1')]).toEqual([[4, 4], ['hand', 'hand'], true, true])
  })

  it('STRIKE-02: the acting minion chooses first and in public, the other knowing it, and neither can change it', () => {
    const t = upTo(
      duel({ a: with_('pot'), b: with_('PRE'), ann: card('roundhouse', 'R1'), ben: card('majesty', 'M1') }),
      'strike',
    )
    expect([t.waiting(), t.refused(Ben, 'play:M1:PRE:B1')]).toEqual([[Ann], 'not-your-prompt'])
    expect(promptFor(t.state, Ann)!.ask).toMatchObject({ key: 'ask-strike', params: { strike: null } })
    const views = t.state.views
    strike(t, Ann, 'R1:pot')
    expect([t.waiting(), chosen(t), blood(t)]).toEqual([[Ben], ['hand'], [5, 5]])
    expect(promptFor(t.state, Ben)!.ask).toMatchObject({
      key: 'ask-strike',
      params: { strike: 'hand', range: 'close' },
    })
    // Everybody at the table has seen it.
    expect(t.state.views.every((view, seat) => view > views[seat]!)).toBe(true)
    expect(t.refused(Ann, 'strike:A1:hand')).toBe('not-your-prompt')
    strike(t, Ben, 'M1:pre')
    expect([chosen(t), blood(t)]).toEqual([
      ['hand', 'combat-ends'],
      [5, 4],
    ])
  })

  it('STRIKE-03: hands, a strike card, a weapon and a strike of its own are all on offer', () => {
    const t = table({
      seats: [
        {
          ready: [
            { generic: {}, as: 'A1' },
            { generic: {}, as: 'A2' },
          ],
        },
        { ready: [{ card: 'flavio-goncalves', as: 'B1', ...gun }], hand: card('majesty', 'M1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    upTo(t, 'strike')
    const ids = [t.id('B1'), t.id('G1'), t.id('M1')]
    expect(t.options(Ben)).toEqual([
      `strike:${ids[0]}:hand`,
      `strike:${ids[0]}:${ids[0]}:dodge`,
      `strike:${ids[0]}:${ids[1]}:shot`,
      `play:${ids[2]}:pre:${ids[0]}`,
      `play:${ids[2]}:PRE:${ids[0]}`,
    ])
    expect(t.option(Ben, 'strike:B1:G1:shot')).toMatchObject({
      card: t.id('G1'),
      effect: { params: { strike: 'damage', card: { id: t.id('G1') } } },
    })
    expect(t.option(Ben, 'strike:B1:hand')).toMatchObject({
      minion: t.id('B1'),
      effect: { params: { strike: 'hand', card: null } },
    })
    expect(t.option(Ben, 'strike:B1:hand')).not.toHaveProperty('card')
  })

  it('STRIKE-07, STRIKE-16: each says what it would inflict at this range', () => {
    const said = (far: boolean) => {
      const t = duel({
        a: with_('OBF'),
        b: { generic: { disciplines: ['pre'], strength: 2 }, ...gun },
        ann: night,
        ben: card('majesty', 'M1'),
      })
      if (far) long(t)
      upTo(t, 'strike')
      return ['strike:B1:hand', 'strike:B1:G1:shot'].map(option => {
        const { range, damage, aggravated } = t.option(Ben, option)?.effect.params ?? {}
        return { range, damage, aggravated }
      })
    }
    expect(said(false)).toEqual([{ damage: 2 }, { damage: 2 }])
    expect(said(true)).toEqual([{ range: 'long' }, { damage: 2 }])
  })

  it('STRIKE-03: with public facts leaving nothing else, hands strike and nobody is asked', () => {
    expect(chosen(onwards(duel(), () => false))).toEqual(['hand', 'hand'])
    // A card in hand is enough to be asked, whichever it is.
    const t = upTo(duel({ a: with_('POT'), ann: card('misdirection', 'H1') }), 'strike')
    expect([t.waiting(), t.options(Ann)]).toEqual([[Ann], [`strike:${t.id('A1')}:hand`]])
  })

  it('STRIKE-04, STRIKE-05: the maneuver of a weapon binds the initial strike, and no further one', () => {
    const t = upTo(
      duel({ b: with_('THA CEL', gun), ben: [...card('theft-of-vitae', 'T1'), ...card('blur', 'B9')] }),
      'range',
    )
    play(t, Ben, 'maneuver:B1:G1:shot')
    onwards(t, () => t.window() === 'additional-strikes')
    expect([chosen(t), t.inHand(Ben, 'T1'), blood(t)]).toEqual([['hand', 'damage'], true, [3, 5]])
    play(t, Ben, 'play:B9:cel:B1')
    strike(t, Ben, 'T1:THA')
    // Blur has cost 1; 2 are stolen, and what is above capacity drains.
    expect([chosen(t), blood(t)]).toEqual([
      ['hand', 'damage', 'steal'],
      [1, 5],
    ])
  })

  it('STRIKE-10, CANCEL-05: a cancelled strike card is paid and gone, and a strike is chosen again', () => {
    const t = upTo(
      duel({
        a: with_('PRE POT'),
        ann: [...card('majesty', 'M1'), ...card('roundhouse', 'R1')],
        b: with_('PRE'),
        ben: card('majesty', 'M2'),
      }),
      'strike',
    )
    t.edit(state =>
      state.watches.push({
        id: 900,
        source: t.id('B1'),
        by: t.id('B1'),
        seat: Ben,
        on: 'card-played',
        ops: [{ op: 'outcome', of: 'play', is: 'cancelled' }],
        until: 'game',
        times: 1,
        vars: {},
      }),
    )
    const asked = promptFor(t.state, Ann)!.id
    t.answer(Ann, 'play:M1:pre:A1')
    expect([t.inAsh(Ann, 'M1'), t.blood('A1'), chosen(t), t.waiting()]).toEqual([true, 4, [], [Ann]])
    // It is another question: what comes late for the first is no answer to it.
    expect(promptFor(t.state, Ann)!.id).not.toBe(asked)
    expect(t.can(Ann, 'pass')).toBe(false)
    expect([t.can(Ann, 'strike:A1:hand'), t.can(Ann, 'play:R1:POT:A1')]).toEqual([true, true])
    t.answer(Ann, 'play:R1:POT:A1')
    expect([chosen(t), t.waiting()]).toEqual([['hand'], [Ben]])
  })
})

describe('resolving strikes', () => {
  it('STRIKE-07: R damage reaches at any range, hands at close range only', () => {
    const t = long(duel({ a: with_('OBF'), b: { ...gun }, ann: night }))
    strike(t, Ben, 'G1:shot')
    expect(blood(t)).toEqual([3, 5])
    expect(blood(strike(duel({ b: { ...gun } }), Ben, 'G1:shot'))).toEqual([3, 4])
  })

  it('STRIKE-08: a strike out of reach is a choice, and does nothing', () => {
    const t = long(duel({ a: with_('OBF POT'), ann: [...night, ...card('roundhouse', 'R1')] }))
    strike(t, Ann, 'R1:POT')
    expect([chosen(t), blood(t), isOver(t)]).toEqual([['hand', 'hand'], [5, 5], true])
  })

  it('STRIKE-09, STRIKE-25: blood stolen mends the damage of the same moment', () => {
    const t = strike(
      bled(duel({ a: with_('THA'), b: { generic: { strength: 2 }, blood: 3 }, ann: card('theft-of-vitae', 'T1') }), 0),
      Ann,
      'T1:THA',
    )
    expect([blood(t), t.inTorpor('A1')]).toEqual([[0, 1], false])
    const u = strike(
      bled(duel({ a: with_('THA'), b: { blood: 3 }, ann: card('theft-of-vitae', 'T1') }), 0),
      Ann,
      'T1:tha',
    )
    expect([blood(u), u.inTorpor('A1')]).toEqual([[0, 2], false])
  })

  it('STRIKE-17, STRIKE-19: a dodge stops a strike, first strike or not, and the cards of the dodger are safe', () => {
    const t = table({
      seats: [
        {
          ready: [
            { generic: { disciplines: ['ANI'] }, as: 'A1' },
            { generic: {}, as: 'A2' },
          ],
          hand: card('canine-horde', 'C1'),
        },
        { ready: [{ card: 'flavio-goncalves', as: 'B1', ...gun }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    strike(t, Ann, 'C1:ANI')
    strike(t, Ben, 'B1:dodge')
    onwards(t)
    expect([chosen(t), blood(t), t.state.seats[Ben]!.inPlay.includes(t.id('G1'))]).toEqual([
      ['equipment', 'dodge'],
      [5, 7],
      true,
    ])
  })

  it('STRIKE-20, DAMAGE-10: a dodge does not stop damage that is no strike', () => {
    const t = table({
      seats: [
        {
          ready: [
            { generic: { disciplines: ['ANI'] }, as: 'A1' },
            { generic: {}, as: 'A2' },
          ],
          hand: card('carrion-crows', 'C1'),
        },
        { ready: [{ card: 'flavio-goncalves', as: 'B1', blood: 4 }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:C1:ANI:A1')
    strike(t, Ben, 'B1:dodge')
    expect(blood(onwards(t))).toEqual([5, 2])
  })

  it('STRIKE-21: combat ends comes before first strike and before everything else', () => {
    const t = upTo(
      duel({ a: with_('ANI'), b: with_('PRE', gun), ann: card('canine-horde', 'C1'), ben: card('majesty', 'M1') }),
      'strike',
    )
    strike(t, Ann, 'C1:ANI')
    strike(t, Ben, 'M1:pre')
    expect([isOver(t), t.has('damaged'), t.state.seats[Ben]!.inPlay.includes(t.id('G1')), blood(t)]).toEqual([
      true,
      false,
      true,
      [5, 4],
    ])
  })

  it('STRIKE-22: combat ends works at long range, and against a dodge', () => {
    const t = long(duel({ a: with_('OBF'), b: with_('PRE'), ann: night, ben: card('majesty', 'M1') }))
    strike(t, Ben, 'M1:pre')
    expect([isOver(t), t.has('damaged')]).toEqual([true, false])
  })

  it('STRIKE-23, ROUNDEND-02: no strikes and no press follow it, the end of the round does', () => {
    const t = upTo(
      duel({
        a: with_('CEL POT'),
        b: with_('PRE'),
        ann: [...card('blur', 'B9'), ...card('resist-earths-grasp', 'R1'), ...card('taste-of-vitae', 'T1')],
        ben: card('majesty', 'M1'),
      }),
      'strike',
    )
    strike(t, Ann, 'hand')
    strike(t, Ben, 'M1:PRE')
    expect([t.locked('B1'), t.window(), t.options(Ann)]).toEqual([
      false,
      'round-end',
      ['pass', `play:${t.id('T1')}::${t.id('A1')}`],
    ])
    play(t, Ann, 'play:T1::A1')
    expect([blood(t), isOver(t)]).toEqual([[5, 4], true])
  })

  it('STRIKE-24: stealing is no damage, and is not prevented', () => {
    const t = duel({
      a: with_('THA', { blood: 2 }),
      b: with_('FOR', { blood: 5 }),
      ann: card('theft-of-vitae', 'T1'),
      ben: card('soak', 'S1'),
    })
    t.edit(state =>
      state.modifiers.push({
        id: 900,
        kind: 'number',
        stat: 'strength',
        set: 0,
        on: { card: t.id('B1') },
        source: t.id('B1'),
        by: null,
        seat: Ben,
        until: 'game',
      }),
    )
    strike(t, Ann, 'T1:THA')
    expect([blood(onwards(t)), t.has('damaged'), t.inHand(Ben, 'S1')]).toEqual([[4, 3], false, true])
  })

  it('STRIKE-26: stolen blood above capacity drains before damage is mended', () => {
    const t = strike(
      duel({
        a: with_('THA', { blood: 5 }),
        b: { generic: { capacity: 6 }, blood: 6 },
        ann: card('theft-of-vitae', 'T1'),
      }),
      Ann,
      'T1:THA',
    )
    expect(blood(t)).toEqual([4, 4])
  })

  it('STRIKE-27: Chrysanthemum against an ally', () => {
    const t = table({
      seats: [
        {
          ready: [
            { card: 'chrysanthemum', blood: 4, as: 'A1' },
            { generic: {}, as: 'A2' },
          ],
          hand: card('theft-of-vitae', 'T1'),
        },
        { ready: [{ generic: { type: 'ally', life: 2, strength: 1 }, as: 'B1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    strike(t, Ann, 'T1:THA')
    expect([t.blood('A1'), t.inAsh(Ben, 'B1'), isOver(onwards(t))]).toEqual([4, true, true])
    expect(t.happened('counters')).toMatchObject([
      { amount: 2 },
      { amount: 1, why: 'drain' },
      { amount: 1, why: 'damage' },
    ])
  })

  it('STRIKE-28: of too little as much as there is is stolen', () => {
    const t = strike(
      bled(duel({ a: with_('THA'), b: { generic: { strength: 0 }, blood: 1 }, ann: card('theft-of-vitae', 'T1') }), 0),
      Ann,
      'T1:THA',
    )
    expect([blood(t), t.inTorpor('B1')]).toEqual([[1, 0], false])
  })

  it('STRIKE-24: two thefts at once are added up', () => {
    const t = duel({
      a: with_('THA', { blood: 5 }),
      b: with_('THA', { blood: 3 }),
      ann: card('theft-of-vitae', 'T1'),
      ben: card('theft-of-vitae', 'T2'),
    })
    strike(t, Ann, 'T1:THA')
    strike(t, Ben, 'T2:tha')
    expect([blood(t), t.has('damaged')]).toEqual([[5, 2], false])
    expect(t.happened('counters')).toMatchObject([{ amount: 1 }, { amount: 1, why: 'drain' }])
  })

  it('STRIKE-29: which equipment is destroyed is chosen as the strike resolves', () => {
    const two = {
      attachments: [
        { card: '44-magnum', as: 'G1' },
        { card: 'bowl-of-convergence', as: 'G2' },
      ],
    }
    const t = strike(duel({ a: with_('ANI'), b: { ...two }, ann: card('canine-horde', 'C1') }), Ann, 'C1:ANI')
    expect(t.waiting()).toEqual([Ben])
    strike(t, Ben, 'hand')
    expect(t.waiting()).toEqual([Ann])
    t.choose(Ann, [t.id('G2')])
    expect([t.inAsh(Ben, 'G2'), t.inAsh(Ben, 'G1')]).toEqual([true, false])
  })

  it('STRIKE-30: equipment under attack is used until the strike resolves', () => {
    const t = upTo(duel({ a: with_('ANI'), b: { ...gun }, ann: card('canine-horde', 'C1') }), 'strike')
    // Canine Horde's, without first strike.
    special(t, Ann, {
      strike: 'equipment',
      effects: [
        { op: 'choose', as: 'e', ask: 'choose-equipment', from: { cards: { kind: 'equipment', on: 'opposing' } } },
        { op: 'move', who: 'e', to: 'ash' },
      ],
    })
    strike(t, Ben, 'G1:shot')
    t.choose(Ann, [t.id('G1')])
    expect([t.inAsh(Ben, 'G1'), blood(t)]).toEqual([true, [3, 5]])
  })

  it('STRIKE-32: whom a first strike sends to torpor does not strike', () => {
    const t = upTo(duel({ a: with_('POT'), b: { blood: 2, ...gun }, ann: card('roundhouse', 'R1') }), 'strike')
    special(t, Ann, { strike: 'hand', plus: 2, first: true })
    strike(t, Ben, 'G1:shot')
    expect([blood(t), t.inTorpor('B1'), isOver(onwards(t))]).toEqual([[5, 0], true, true])
  })

  it('STRIKE-33: who loses the weapon to a first strike loses the strike', () => {
    const t = strike(
      strike(duel({ a: with_('ANI'), b: { ...gun }, ann: card('canine-horde', 'C1') }), Ann, 'C1:ANI'),
      Ben,
      'G1:shot',
    )
    t.choose(Ann, [t.id('G1')])
    expect([blood(t), t.inAsh(Ben, 'G1'), t.happened('strike-lost')]).toMatchObject([
      [5, 5],
      true,
      [{ by: { id: t.id('B1') } }],
    ])
  })

  it('STRIKE-34: two first strikes land together', () => {
    const t = upTo(duel({ a: with_('POT'), b: { blood: 0, ...gun }, ann: card('roundhouse', 'R1') }), 'strike')
    bled(t, 0)
    special(t, Ann, { strike: 'hand', first: true })
    special(t, Ben, { strike: 'hand', first: true })
    expect([t.inTorpor('A1'), t.inTorpor('B1')]).toEqual([true, true])
  })

  it('STRIKE-35: the damage of a first strike is handled whole before the other strikes', () => {
    const t = upTo(
      duel({
        a: with_('POT'),
        b: with_('FOR', { blood: 1, ...gun }),
        ann: card('roundhouse', 'R1'),
        ben: card('skin-of-rock', 'S1'),
      }),
      'strike',
    )
    special(t, Ann, { strike: 'hand', plus: 1, first: true })
    strike(t, Ben, 'hand')
    expect([t.window(), t.waiting(), blood(t)]).toEqual(['prevent', [Ben], [5, 1]])
    play(t, Ben, 'play:S1:for:B1')
    onwards(t)
    expect([blood(t), t.inTorpor('B1')]).toEqual([[4, 0], false])
  })

  it('STRIKE-36: bound to a strike it may not use, a minion does not strike', () => {
    const t = upTo(
      duel({ a: with_('POT OBF'), b: { ...gun }, ann: [...night, ...card('immortal-grapple', 'I1')] }),
      'range',
    )
    play(t, Ben, 'maneuver:B1:G1:shot')
    play(t, Ann, 'play:N1:OBF:A1')
    play(t, Ann, 'play:I1:pot:A1')
    onwards(t)
    expect([chosen(t), t.happened('strike-lost'), blood(t)]).toMatchObject([
      ['hand'],
      [{ by: { id: t.id('B1') } }],
      [5, 4],
    ])
  })

  it('STRIKE-36, STRIKE-01: the acting minion so bound does not strike, and the other does', () => {
    const t = upTo(
      duel({
        a: { ...gun },
        b: with_('POT OBF'),
        ben: [...card('swallowed-by-the-night', 'N1'), ...card('immortal-grapple', 'I1')],
      }),
      'range',
    )
    play(t, Ann, 'maneuver:A1:G1:shot')
    play(t, Ben, 'play:N1:OBF:B1')
    play(t, Ben, 'play:I1:pot:B1')
    onwards(t)
    expect([chosen(t), t.happened('strike-lost'), blood(t)]).toMatchObject([
      ['hand'],
      [{ by: { id: t.id('A1') } }],
      [4, 5],
    ])
  })

  it('STRIKE-17, CARD-44MAGNUM-02: a dodge of its own is for once each combat, a shot for every strike, and shooting uses no maneuver', () => {
    const t = table({
      seats: [
        {
          ready: [
            { generic: { disciplines: ['CEL'] }, as: 'A1' },
            { generic: {}, as: 'A2' },
          ],
          hand: card('resist-earths-grasp', 'P1'),
        },
        { ready: [{ card: 'flavio-goncalves', as: 'B1', ...gun }], hand: [...card('blur', 'X1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    strike(t, Ben, 'B1:dodge')
    play(t, Ben, 'play:X1:cel:B1')
    onwards(t, () => t.can(Ben, 'strike:B1:hand'))
    expect(t.refused(Ben, 'strike:B1:B1:dodge')).toBe('illegal-option')
    strike(t, Ben, 'G1:shot')
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t, () => t.happened('round-started').length === 2 && t.can(Ben, 'maneuver:B1:G1:shot'))
    expect(t.window()).toBe('range')
    strike(t, Ben, 'G1:shot')
    // Two shots and the price of the press.
    expect([chosen(onwards(t)), blood(t)[0], t.has('maneuvered')]).toEqual([
      ['hand', 'dodge', 'damage', 'hand', 'damage'],
      0,
      false,
    ])
  })

  it('STRIKE-27, DAMAGE-26: an ally that loses its last life to a theft takes no damage of the same moment, and nobody is asked about it', () => {
    const t = duel({
      a: with_('ANI THA', { blood: 2 }),
      b: { generic: { type: 'ally', life: 2, strength: 0 } },
      ann: [...card('carrion-crows', 'C1'), ...card('theft-of-vitae', 'T1')],
    })
    play(t, Ann, 'play:C1:ANI:A1')
    strike(t, Ann, 'T1:THA')
    onwards(t)
    expect([t.inAsh(Ben, 'B1'), t.has('damaged'), t.blood('A1'), isOver(t)]).toEqual([true, false, 4, true])
    expect(t.happened('counters').at(-1)).toMatchObject({ amount: 2, why: 'effect' })
  })

  it('STRIKE-37: two that end combat end it once; two dodges end nothing', () => {
    const t = upTo(
      duel({ a: with_('PRE'), b: with_('PRO'), ann: card('majesty', 'M1'), ben: card('earth-meld', 'E1') }),
      'strike',
    )
    strike(t, Ann, 'M1:pre')
    strike(t, Ben, 'E1:PRO')
    expect([isOver(t), t.locked('A1'), t.locked('B1'), t.has('damaged')]).toEqual([true, true, false, false])
    const u = upTo(
      duel({
        a: with_('CEL'),
        b: with_('CEL'),
        ann: [...card('side-strike', 'S1'), ...card('resist-earths-grasp', 'R1')],
        ben: card('side-strike', 'S2'),
      }),
      'strike',
    )
    strike(u, Ann, 'S1:cel')
    strike(u, Ben, 'S2:cel')
    upTo(u, 'press')
    expect([u.window(), u.has('damaged'), u.waiting()]).toEqual(['press', false, [Ann]])
  })
})

describe('additional strikes', () => {
  it('STRIKE-11: with a combatant gone after the first pair, none is made', () => {
    const t = duel({ a: with_('CEL', {}, { strength: 3 }), b: { blood: 1 }, ann: card('blur', 'X1') })
    onwards(t)
    expect([t.inTorpor('B1'), t.inHand(Ann, 'X1'), chosen(t)]).toEqual([true, true, ['hand', 'hand']])
  })

  it('STRIKE-12: the acting minion decides first, and may still answer the other', () => {
    const t = upTo(
      duel({ a: with_('CEL'), b: with_('CEL'), ann: card('blur', 'X1'), ben: card('blur', 'Y1') }),
      'additional-strikes',
    )
    expect([t.waiting(), t.order()]).toEqual([
      [Ann, Ben],
      [Ann, Ben, 2, 3, 4],
    ])
    t.pass(Ann)
    play(t, Ben, 'play:Y1:cel:B1')
    expect([t.stat('B1', 'strikes'), t.can(Ann, 'play:X1:cel:A1')]).toEqual([1, true])
    // They are gained after the first pair alone.
    t.pass(Ann)
    onwards(t, () => t.happened('strike-chosen').length === 3)
    let again = false
    onwards(t, () => ((again ||= t.window() === 'additional-strikes'), isOver(t)))
    expect([again, t.inHand(Ann, 'X1'), chosen(t)]).toEqual([false, true, ['hand', 'hand', 'hand']])
  })

  it('STRIKE-13, STRIKE-15: pair by pair, only those with strikes left, at the same range', () => {
    const t = table({
      seats: [
        {
          ready: [
            { generic: { name: 'Wauneka', disciplines: ['POT', 'CEL'] }, as: 'A1' },
            { generic: {}, as: 'A2' },
          ],
          hand: [...card('roundhouse', 'R1'), ...card('blur', 'X1')],
        },
        { ready: [{ card: 'flavio-goncalves', as: 'B1' }], hand: card('blur', 'Y1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    strike(t, Ann, 'R1:POT')
    strike(t, Ben, 'B1:dodge')
    play(t, Ann, 'play:X1:cel:A1')
    play(t, Ben, 'play:Y1:CEL:B1')
    onwards(t)
    expect(
      t
        .happened('strike-chosen')
        .map(event => ('by' in event && typeof event.by === 'object' && event.by !== null ? event.by.id : null)),
    ).toEqual([t.id('A1'), t.id('B1'), t.id('A1'), t.id('B1'), t.id('B1')])
    // 2 damage and the price of a Blur for Wauneka, 1 and the price for Flávio.
    expect([blood(t), t.has('maneuvered')]).toEqual([[2, 5], false])
  })

  it('STRIKE-14, GLOSS-12: one limited source a minion and round; what does not count goes beside it', () => {
    const t = upTo(
      duel({
        a: with_('CEL', {}, { capacity: 9 }),
        ann: [...card('blur', 'X1'), ...card('pursuit', 'P1'), ...card('quickness', 'Q1')],
      }),
      'additional-strikes',
    )
    play(t, Ann, 'play:X1:CEL:A1')
    expect(t.why(Ann, 'play', 'P1')).toEqual(['already-additional', 'STRIKE-14'])
    expect(t.can(Ann, 'play:Q1:cel:A1')).toBe(false)
    play(t, Ann, 'play:Q1:CEL:A1')
    expect(t.stat('A1', 'strikes')).toBe(3)
  })
})
