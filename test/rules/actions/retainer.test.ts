import { describe, expect, it } from 'vitest'
import { Ann, Ben, combatOf, duel, onwards, play, upTo, type Table } from '../../support/duel.ts'

/** A1 has a gun and gets to long range; B1 employs a Raven Spy. */
const has = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const card = (name: string, as: string) => [{ card: name, as }]
const gun = { attachments: [{ card: '44-magnum', as: 'G1' }] }
const spy = (more: object = {}) => ({ attachments: [{ card: 'raven-spy', as: 'R1', blood: 1 }], ...more })
const at = (t: Table, card: string) => ({ 'aimed-at': [t.id(card)] })
const shot = 'strike:A1:G1:shot'
const choosing = (t: Table) => onwards(t, () => t.can(Ann, shot) || t.can(Ann, 'strike:A1:bound'))
const long = (t: Table) => choosing(play(upTo(t, 'range'), Ann, 'play:N1:OBF:A1'))
const night = card('swallowed-by-the-night', 'N1')

describe('retainers as targets', () => {
  it('RETAINER-02: at long range a ranged strike may be aimed at a retainer, at close range not', () => {
    const t = choosing(duel({ a: gun, b: spy() }))
    expect([t.refused(Ann, shot, at(t, 'R1')), t.option(Ann, shot)?.slots]).toEqual(['illegal-args', undefined])
    t.answer(Ann, shot)
    expect([onwards(t).blood('R1'), t.blood('B1')]).toEqual([1, 3])

    const u = long(duel({ a: has('OBF', gun), b: spy(), ann: night }))
    expect(u.option(Ann, shot)?.slots).toMatchObject([
      { name: 'aimed-at', candidates: [u.id('B1'), u.id('R1')], default: [u.id('B1')] },
    ])
    u.answer(Ann, shot, at(u, 'R1'))
    expect(u.happened('strike-chosen')[0]).toMatchObject({ at: { id: u.id('R1') } })
    expect([onwards(u).inAsh(Ben, 'R1'), u.blood('B1')]).toEqual([true, 5])
  })

  it('RETAINER-02: bound to the strike by its maneuver, it is aimed when strikes are chosen', () => {
    const t = upTo(duel({ a: gun, b: spy() }), 'range')
    play(t, Ann, 'maneuver:A1:G1:shot')
    choosing(t)
    expect([t.options(Ann), combatOf(t)]).toMatchObject([
      [`strike:${t.id('A1')}:bound`],
      { range: 'long', strikes: [] },
    ])
    t.answer(Ann, 'strike:A1:bound', at(t, 'R1'))
    expect([onwards(t).inAsh(Ben, 'R1'), t.blood('B1')]).toEqual([true, 5])
    // Without a retainer there is nothing to be asked.
    const u = upTo(duel({ a: gun }), 'range')
    play(u, Ann, 'maneuver:A1:G1:shot')
    expect(onwards(u).blood('B1')).toBe(3)
  })

  it('RETAINER-03: it is named with the strike, and stays what was named', () => {
    const t = long(duel({ a: has('OBF', gun), b: has('cel', spy()), ann: night, ben: card('side-strike', 'D1') }))
    t.answer(Ann, shot, at(t, 'B1'))
    t.answer(Ben, 'play:D1:cel:B1')
    expect([t.can(Ann, shot), onwards(t).blood('R1'), t.blood('B1'), t.has('damaged')]).toEqual([false, 1, 5, false])
    // Nor is it left open: the strike is not accepted without it, and the default is the minion.
    const u = long(duel({ a: has('OBF', gun), b: spy(), ann: night }))
    expect([u.refused(Ann, shot), u.refused(Ann, shot, { 'aimed-at': [] })]).toEqual(['illegal-args', 'illegal-args'])
  })

  it('RETAINER-04: aimed at one, a strike does nothing to the other', () => {
    for (const [target, life, blood] of [
      ['R1', 0, 4],
      ['B1', 1, 2],
    ] as const) {
      const t = long(duel({ a: has('OBF', gun), b: spy({ blood: 4 }), ann: night }))
      t.answer(Ann, shot, at(t, target))
      onwards(t)
      expect([t.blood('R1'), t.blood('B1')]).toEqual([life, blood])
      expect(t.happened('damaged')).toMatchObject([{ card: { id: t.id(target) }, amount: 2 }])
    }
  })

  it('RETAINER-04: life is stolen from it as from anybody', () => {
    const t = choosing(
      play(
        upTo(
          duel({
            a: has('OBF THA', { ...gun, blood: 2 }),
            b: spy({ blood: 4 }),
            ann: [...night, ...card('theft-of-vitae', 'T1')],
          }),
          'range',
        ),
        Ann,
        'play:N1:OBF:A1',
      ),
    )
    t.answer(Ann, 'play:T1:THA:A1', at(t, 'R1'))
    onwards(t)
    expect([t.blood('A1'), t.inAsh(Ben, 'R1'), t.blood('B1'), t.has('damaged')]).toEqual([3, true, 4, false])
  })

  it('RETAINER-04: nor does anything else that the strike does', () => {
    for (const [target, blood] of [
      ['R1', 4],
      ['B1', 1],
    ] as const) {
      const t = long(
        duel({ a: has('OBF', gun), b: has('cel', spy({ blood: 4 })), ann: night, ben: card('side-strike', 'D1') }),
      )
      t.answer(Ann, shot, at(t, target))
      t.edit(state => {
        for (const frame of state.frames)
          if (frame.kind === 'combat')
            Object.assign(frame.strikes[0]!, {
              effects: [{ op: 'counters', from: { card: 'opposing' }, to: 'bank', amount: 1, why: 'effect' }],
            })
      })
      expect(onwards(t).blood('B1')).toBe(blood)
    }
  })

  it('RETAINER-05: what is not ranged is not aimed at one, at any range', () => {
    const t = long(duel({ a: has('OBF POT', gun), b: spy(), ann: [...night, ...card('roundhouse', 'H1')] }))
    expect([t.option(Ann, 'strike:A1:hand')?.slots, t.option(Ann, 'play:H1:POT:A1')?.slots]).toEqual([
      undefined,
      undefined,
    ])
    expect([t.refused(Ann, 'strike:A1:hand', at(t, 'R1')), t.refused(Ann, 'play:H1:POT:A1', at(t, 'R1'))]).toEqual([
      'illegal-args',
      'illegal-args',
    ])
    t.answer(Ann, 'play:H1:POT:A1')
    expect([onwards(t).blood('R1'), t.blood('B1')]).toEqual([1, 5])
  })

  it('RETAINER-02, RETAINER-05: only a strike that harms is aimed, and at no equipment', () => {
    const t = long(
      duel({
        a: has('OBF ANI', gun),
        b: {
          attachments: [
            { card: 'sport-bike', as: 'K1' },
            { card: 'raven-spy', as: 'R1', blood: 1 },
          ],
        },
        ann: [...night, ...card('canine-horde', 'H1')],
      }),
    )
    expect([
      t.option(Ann, 'play:H1:ani:A1')?.slots,
      t.option(Ann, 'play:H1:ANI:A1')?.slots,
      t.option(Ann, shot)?.slots,
    ]).toMatchObject([
      [{ candidates: [t.id('B1'), t.id('R1')] }],
      undefined,
      [{ candidates: [t.id('B1'), t.id('R1')] }],
    ])
    t.answer(Ann, 'play:H1:ani:A1', at(t, 'R1'))
    expect([onwards(t).inAsh(Ben, 'R1'), t.blood('B1')]).toEqual([true, 5])
  })

  it('STRIKE-18: a dodge is no shield for the retainers of the dodger', () => {
    const t = long(duel({ a: has('OBF', gun), b: has('cel', spy()), ann: night, ben: card('side-strike', 'D1') }))
    t.answer(Ann, shot, at(t, 'R1'))
    t.answer(Ben, 'play:D1:cel:B1')
    onwards(t)
    expect([t.happened('damaged'), t.inAsh(Ben, 'R1'), t.blood('B1')]).toMatchObject([
      [{ amount: 2, card: { id: t.id('R1') } }],
      true,
      5,
    ])
  })

  it('STRIKE-10, RETAINER-03: of a card that is cancelled nothing is left aimed', () => {
    const t = choosing(
      play(
        upTo(
          duel({ a: has('OBF THA', { ...gun, blood: 2 }), b: spy(), ann: [...night, ...card('theft-of-vitae', 'T1')] }),
          'range',
        ),
        Ann,
        'play:N1:OBF:A1',
      ),
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
    t.answer(Ann, 'play:T1:THA:A1', at(t, 'R1'))
    t.answer(Ann, 'strike:A1:hand')
    expect([t.happened('strike-chosen')[0], onwards(t).blood('R1')]).toEqual([
      { key: 'strike-chosen', by: expect.anything(), strike: 'hand', card: null },
      1,
    ])
  })
})

describe('stolen equipment', () => {
  const steals = (level: string, more: ReturnType<typeof card> = []) =>
    duel({
      a: has(`${level} CEL`, {}, { capacity: 9 }),
      b: has('pre', gun),
      ann: [...card('fast-hands', 'F1'), ...more],
    })
  const shotOf = (by: string) => `strike:${by}:G1:shot`

  it('STRIKE-31: it moves to the striker, is of no use to it in this round, and is kept', () => {
    const t = steals('CEL', [...card('blur', 'X1'), ...card('resist-earths-grasp', 'P1'), ...card('side-strike', 'D1')])
    onwards(t, () => t.can(Ann, 'play:F1:cel:A1')).answer(Ann, 'play:F1:cel:A1')
    onwards(t, () => t.can(Ben, shotOf('B1'))).answer(Ben, shotOf('B1'))
    t.choose(Ann, [t.id('G1')])
    // Without first strike the shot still lands.
    expect([t.card('G1').on, t.blood('A1')]).toEqual([t.id('A1'), 6])
    play(upTo(t, 'additional-strikes'), Ann, 'play:X1:cel:A1')
    onwards(t, () => t.can(Ann, 'strike:A1:hand'))
    expect(t.refused(Ann, shotOf('A1'))).toBe('illegal-option')
    t.answer(Ann, 'strike:A1:hand')
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t, () => t.can(Ann, shotOf('A1'))).answer(Ann, shotOf('A1'))
    onwards(t)
    expect([t.blood('B1'), t.card('G1').on, t.state.seats[Ann]!.inPlay.includes(t.id('G1'))]).toEqual([
      2,
      t.id('A1'),
      true,
    ])
  })

  it('STRIKE-31, STRIKE-33: with first strike, whoever struck with it does not strike', () => {
    const t = steals('CEL')
    onwards(t, () => t.can(Ann, 'play:F1:CEL:A1')).answer(Ann, 'play:F1:CEL:A1')
    onwards(t, () => t.can(Ben, shotOf('B1'))).answer(Ben, shotOf('B1'))
    t.choose(Ann, [t.id('G1')])
    onwards(t)
    expect([t.card('G1').on, t.blood('A1'), t.happened('strike-lost').length]).toEqual([t.id('A1'), 8, 1])
  })

  it('Fast Hands takes weapons only, and is not played where there is none', () => {
    const t = onwards(
      duel({
        a: has('CEL'),
        b: { attachments: [{ card: 'sport-bike', as: 'K1' }] },
        ann: [...card('fast-hands', 'F1'), ...card('side-strike', 'D1')],
      }),
      () => false,
    )
    expect([t.inHand(Ann, 'F1'), t.card('K1').on]).toEqual([true, t.id('B1')])
    const u = duel({
      a: has('CEL'),
      b: { attachments: [{ card: 'sport-bike', as: 'K1' }] },
      ann: [...card('fast-hands', 'F1'), ...card('side-strike', 'D1')],
    })
    onwards(u, () => u.can(Ann, 'play:D1:cel:A1'))
    expect(u.why(Ann, 'play', 'F1')).toEqual(['no-target', 'STRIKE-29'])
  })

  it('CARD-44MAGNUM-03: its one maneuver in a combat is not renewed with a new bearer', () => {
    const t = upTo(
      duel({
        a: has('CEL OBF', {}, { capacity: 9 }),
        b: has('pre', gun),
        ann: [
          ...card('fast-hands', 'F1'),
          ...card('swallowed-by-the-night', 'N1'),
          ...card('resist-earths-grasp', 'P1'),
          ...card('swallowed-by-the-night', 'N2'),
        ],
      }),
      'range',
    )
    play(t, Ben, 'maneuver:B1:G1:shot')
    play(t, Ann, 'play:N1:OBF:A1')
    onwards(t, () => t.can(Ann, 'play:F1:cel:A1')).answer(Ann, 'play:F1:cel:A1')
    t.choose(Ann, [t.id('G1')])
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t, () => t.happened('round-started').length === 2 && t.window() === 'range')
    expect([t.can(Ann, 'play:N2:OBF:A1'), t.refused(Ann, 'maneuver:A1:G1:shot')]).toEqual([true, 'illegal-option'])
    onwards(t, () => t.can(Ann, shotOf('A1'))).answer(Ann, shotOf('A1'))
    expect(onwards(t).blood('B1')).toBe(3)
  })
})
