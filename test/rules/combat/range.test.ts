import { describe, expect, it } from 'vitest'
import { Ann, Ben, combatOf, duel, onwards, play, upTo, type Table } from '../../support/duel.ts'

const obf = (more: object = {}) => ({ generic: { disciplines: ['OBF', 'POT'] }, ...more })
const nights = (name: string, n: number) =>
  Array.from({ length: n }, (_, i) => ({ card: 'swallowed-by-the-night', as: `${name}${i + 1}` }))
const maneuver = (t: Table, seat: number, card: string) =>
  play(t, seat, `play:${card}:OBF:${seat === Ann ? 'A1' : 'B1'}`)
const gun = (more: object = {}) => obf({ attachments: [{ card: '44-magnum', as: 'G1' }], ...more })
const ranges = (t: Table) => t.happened('maneuvered').map(event => ('range' in event ? event.range : null))

describe('range', () => {
  it('RANGE-01: without a maneuver a round is at close range', () => {
    const t = upTo(duel({ a: obf(), b: obf(), ann: nights('N', 1), ben: nights('M', 1) }), 'range')
    t.windowPasses()
    expect(combatOf(t)).toMatchObject({ range: 'close' })
  })

  it('RANGE-02, RANGE-05: maneuvers toggle the range, and who has passed may answer a later one', () => {
    const t = upTo(duel({ a: obf(), b: obf(), ann: nights('N', 2), ben: nights('M', 1) }), 'range')
    expect(t.waiting()).toEqual([Ann, Ben])
    t.pass(Ann)
    maneuver(t, Ben, 'M1')
    expect(combatOf(t)).toMatchObject({ range: 'long' })
    maneuver(t, Ann, 'N1')
    expect(ranges(t)).toEqual(['long', 'close'])
    t.windowPasses()
    expect(combatOf(t)).toMatchObject({ range: 'close' })

    const u = upTo(duel({ a: obf(), b: obf(), ann: nights('N', 2), ben: nights('M', 1) }), 'range')
    maneuver(u, Ann, 'N1')
    maneuver(u, Ben, 'M1')
    maneuver(u, Ann, 'N2')
    expect(ranges(u)).toEqual(['long', 'close', 'long'])
    onwards(u)
    expect(u.has('damaged')).toBe(false)
  })

  it('RANGE-03: nobody maneuvers twice in a row', () => {
    const t = upTo(duel({ a: obf(), b: obf(), ann: nights('N', 2), ben: nights('M', 1) }), 'range')
    maneuver(t, Ann, 'N1')
    expect(t.why(Ann, 'play', 'N2')).toEqual(['maneuvered-last', 'RANGE-03'])
    t.pass(Ben)
    expect([t.can(Ann, 'play:N2:OBF:A1'), t.inHand(Ann, 'N2')]).toEqual([false, true])
  })

  it('RANGE-04: nobody has a maneuver of its own', () => {
    const t = upTo(duel({ a: obf(), ann: nights('N', 1) }), 'range')
    expect(t.waiting()).toEqual([Ann])
    expect(t.options(Ann)).toEqual(['pass', `play:${t.id('N1')}:OBF:${t.id('A1')}`])
    maneuver(t, Ann, 'N1')
    expect(t.waiting()).not.toContain(Ben)
  })

  it('RANGE-06: a strike card played for its maneuver is the strike of the round', () => {
    const t = upTo(
      duel({
        b: obf(),
        ben: [
          { card: 'thrown-gate', as: 'G1' },
          { card: 'roundhouse', as: 'R1' },
        ],
      }),
      'range',
    )
    play(t, Ben, 'play:G1:POT:B1')
    expect(combatOf(t)).toMatchObject({ range: 'long' })
    onwards(t)
    expect(t.happened('strike-chosen')).toMatchObject([
      { strike: 'hand' },
      { strike: 'damage', card: { id: t.id('G1') } },
    ])
    expect([t.blood('A1'), t.blood('B1'), t.inHand(Ben, 'R1')]).toEqual([3, 5, true])
  })

  it('RANGE-07: the maneuver of a second strike is not to be had; a plain one is', () => {
    const t = upTo(
      duel({ a: obf(), b: gun(), ann: nights('N', 1), ben: [{ card: 'thrown-gate', as: 'T1' }, ...nights('M', 1)] }),
      'range',
    )
    play(t, Ben, 'maneuver:B1:G1:shot')
    maneuver(t, Ann, 'N1')
    expect(t.why(Ben, 'play', 'T1')).toEqual(['committed', 'RANGE-07'])
    maneuver(t, Ben, 'M1')
    expect(ranges(t)).toEqual(['long', 'close', 'long'])
  })

  it('RANGE-08: an optional maneuver may be declined, and is gone with its round; a plain one is used as it is played', () => {
    const t = upTo(duel({ a: { generic: { disciplines: ['CEL'] } } }), 'range')
    expect(t.has('maneuvered')).toBe(false)
    const u = upTo(duel({ a: obf(), ann: nights('N', 1) }), 'range')
    maneuver(u, Ann, 'N1')
    expect([ranges(u), u.inAsh(Ann, 'N1'), u.has('damaged')]).toEqual([['long'], true, false])
  })

  it('RANGE-09, STRIKE-04: the maneuver duel of the rulebook', () => {
    const t = upTo(duel({ a: obf(), b: gun(), ann: nights('N', 1), ben: nights('M', 1) }), 'range')
    t.pass(Ann)
    t.answer(Ben, 'maneuver:B1:G1:shot')
    maneuver(t, Ann, 'N1')
    maneuver(t, Ben, 'M1')
    onwards(t)
    expect(ranges(t)).toEqual(['long', 'close', 'long'])
    expect(t.happened('strike-chosen')).toMatchObject([
      { strike: 'hand' },
      { strike: 'damage', card: { id: t.id('G1') } },
    ])
    expect([t.blood('A1'), t.blood('B1')]).toEqual([3, 5])
  })

  it('RANGE-10: once it is determined, no maneuver changes the range', () => {
    const t = upTo(duel({ a: obf(), b: obf(), ann: [{ card: 'roundhouse', as: 'R1' }], ben: nights('M', 1) }), 'strike')
    t.answer(Ann, 'play:R1:pot:A1')
    expect(t.waiting()).toEqual([Ben])
    expect(t.refused(Ben, 'play:M1:OBF:B1')).toBe('illegal-option')
    expect(t.why(Ben, 'play', 'M1')).toBeDefined()
  })

  it('RANGE-08, RANGE-03: an optional maneuver is used once, by its minion, and not twice in a row', () => {
    const t = duel({ a: obf(), b: obf(), ann: nights('N', 1), ben: nights('M', 1) })
    for (const [seat, by, stat] of [
      [Ben, 'B1', 'maneuver'],
      [Ann, 'A1', 'press'],
      [Ann, 'A1', 'maneuver'],
      [Ann, 'A1', 'maneuver'],
    ] as const) {
      t.effect(seat, [{ op: 'modify', stat, delta: 1, on: 'by', until: 'combat' }], {}, { by, source: by })
    }
    const left = () => [t.stat('A1', 'maneuver'), t.stat('B1', 'maneuver'), t.stat('A1', 'press')]
    upTo(t, 'range')
    expect([t.can(Ann, 'maneuver:B1'), t.can(Ann, 'press:A1')]).toEqual([false, false])
    expect(t.option(Ann, 'maneuver:A1')).toMatchObject({
      kind: 'maneuver',
      minion: t.id('A1'),
      effect: { key: 'option-maneuver', params: { minion: { id: t.id('A1') }, card: null, range: 'long' } },
    })
    play(t, Ann, 'maneuver:A1')
    expect([ranges(t), left(), t.can(Ann, 'maneuver:A1')]).toEqual([['long'], [1, 1, 1], false])
    play(t, Ben, 'maneuver:B1')
    expect(left()).toEqual([1, 0, 1])
    play(t, Ann, 'maneuver:A1')
    maneuver(t, Ben, 'M1')
    expect([ranges(t), left(), t.can(Ann, 'maneuver:A1'), t.can(Ann, 'play:N1:OBF:A1')]).toEqual([
      ['long', 'close', 'long', 'close'],
      [0, 0, 1],
      false,
      true,
    ])
    onwards(t, () => t.window() === 'press')
    expect(t.options(Ann)).toEqual(['pass', `press:${t.id('A1')}`])
  })

  it('RANGE-07, STRIKE-04: bound to one strike, a minion has no maneuver of another; its opponent has', () => {
    const t = upTo(
      duel({
        a: { attachments: [{ card: '44-magnum', as: 'G2' }] },
        b: gun(),
        ben: [{ card: 'thrown-gate', as: 'T1' }, ...nights('M', 1)],
      }),
      'range',
    )
    play(t, Ben, 'play:T1:POT:B1')
    expect(t.can(Ann, 'maneuver:A1:G2:shot')).toBe(true)
    play(t, Ann, 'maneuver:A1:G2:shot')
    expect([t.can(Ben, 'play:M1:OBF:B1'), t.can(Ben, 'maneuver:B1:G1:shot')]).toEqual([true, false])
  })

  it('STRIKE-04: of two weapons the one whose maneuver is used strikes, and in the press step none has any', () => {
    const t = upTo(
      duel({
        b: obf({
          attachments: [
            { card: '44-magnum', as: 'G1' },
            { card: '44-magnum', as: 'G2' },
          ],
        }),
      }),
      'range',
    )
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'by', until: 'round' }], {}, { by: 'B1', source: 'B1' })
    expect(t.option(Ben, 'maneuver:B1:G2:shot')).toMatchObject({ card: t.id('G2') })
    play(t, Ben, 'maneuver:B1:G2:shot')
    upTo(t, 'press')
    expect(t.happened('strike-chosen')).toMatchObject([{ strike: 'hand' }, { card: { id: t.id('G2') } }])
    expect(t.options(Ben)).toEqual(['pass', `press:${t.id('B1')}`])
  })
})
