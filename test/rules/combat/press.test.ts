import { describe, expect, it } from 'vitest'
import { Ann, Ben, combatOf, duel, isOver, onwards, play, upTo, type Table } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { table } from '../../support/table.ts'

const vampire = (disciplines: string, more: object = {}) => ({
  generic: { disciplines: disciplines.split(' ') },
  ...more,
})
const cards = (name: string, ...as: string[]) => as.map(one => ({ card: name, as: one }))
const grasp = (t: Table, seat: number, name: string) => play(t, seat, `play:${name}:cel:${seat === Ann ? 'A1' : 'B1'}`)
const presses = (t: Table) => t.happened('pressed').map(event => ('continues' in event ? event.continues : null))
const rounds = (t: Table) => t.happened('round-started').length
const celerity = (ann: string[], ben: string[] = []) =>
  duel({
    a: vampire('CEL'),
    b: vampire('CEL'),
    ann: cards('resist-earths-grasp', ...ann),
    ben: cards('resist-earths-grasp', ...ben),
  })

describe('press', () => {
  it('PRESS-01: there is no press step with a combatant in torpor', () => {
    const t = onwards(
      duel({ a: vampire('CEL'), b: { blood: 0 }, ann: cards('resist-earths-grasp', 'P1') }),
      () => false,
    )
    expect([t.inTorpor('B1'), rounds(t), t.inHand(Ann, 'P1'), isOver(t)]).toEqual([true, 1, true, true])
  })

  it('PRESS-02, ROUNDEND-03: a press to continue leads to another round, after the end of this one', () => {
    const t = upTo(
      duel({
        a: vampire('CEL'),
        b: vampire('CEL'),
        ann: [...cards('resist-earths-grasp', 'P1'), ...cards('taste-of-vitae', 'T1')],
        ben: cards('taste-of-vitae', 'T2'),
      }),
      'press',
    )
    grasp(t, Ann, 'P1')
    upTo(t, 'round-end')
    expect([rounds(t), t.waiting(), t.order().slice(0, 2)]).toEqual([1, [Ann, Ben], [Ann, Ben]])
    onwards(t, () => rounds(t) === 2)
    expect(combatOf(t)).toMatchObject({ number: 2, range: 'close' })
  })

  it('PRESS-02: a pass for the end of one round is none for the end of the next', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')], hand: cards('taste-of-vitae', 'T1') },
        { ready: [minion('B1', { blood: 1 })], hand: cards('taste-of-vitae', 'T2') },
        {},
        {},
        {},
      ],
    })
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'by', until: 'turn' }], {}, { by: 'A1', source: 'A1' })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    upTo(t, 'press')
    play(t, Ann, 'press:A1')
    upTo(t, 'round-end')
    t.pass(Ann)
    t.pass(Ben)
    // Nobody chooses anything in the second round: both strike with their hands, and B1 goes to torpor.
    onwards(t, () => t.window() === 'round-end' && rounds(t) === 2)
    expect([t.inTorpor('B1'), t.window(), t.waiting()]).toEqual([true, 'round-end', [Ann]])
  })

  it('PRESS-03: a press ends combat only by cancelling one to continue', () => {
    const t = upTo(celerity(['P1'], ['Q1']), 'press')
    expect(t.option(Ben, 'play:Q1:cel:B1')).toBeDefined()
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'by', until: 'round' }], {}, { by: 'B1', source: 'B1' })
    expect(t.option(Ben, 'press:B1')?.effect.params?.['to']).toBe('continue')
    grasp(t, Ann, 'P1')
    expect(t.option(Ben, 'press:B1')?.effect.params?.['to']).toBe('end')
    play(t, Ben, 'press:B1')
    onwards(t)
    expect([presses(t), rounds(t), isOver(t)]).toEqual([[true, false], 1, true])
  })

  it('PRESS-03, PRESS-05: an optional press is for the press step, used once, and not twice in a row', () => {
    const t = duel({
      a: vampire('CEL OBF'),
      b: vampire('CEL'),
      ann: cards('swallowed-by-the-night', 'N1'),
      ben: cards('resist-earths-grasp', 'Q1'),
    })
    for (let n = 0; n < 2; n++)
      t.effect(
        Ann,
        [{ op: 'modify', stat: 'press', delta: 1, on: 'by', until: 'combat' }],
        {},
        { by: 'A1', source: 'A1' },
      )
    const offered = new Set<string | undefined>()
    const look = () => (t.can(Ann, 'press:A1') && offered.add(t.window()), t.window() === 'press')
    onwards(t, look)
    expect([...offered]).toEqual(['press'])
    expect(t.option(Ann, 'press:A1')?.effect).toMatchObject({ key: 'option-press', params: { to: 'continue' } })
    play(t, Ann, 'press:A1')
    expect([t.stat('A1', 'press'), t.can(Ann, 'press:A1')]).toEqual([1, false])
    grasp(t, Ben, 'Q1')
    expect(t.option(Ann, 'press:A1')?.effect).toMatchObject({ params: { to: 'continue' } })
    play(t, Ann, 'press:A1')
    onwards(t, () => rounds(t) === 2)
    onwards(t)
    expect([presses(t), t.has('maneuvered'), rounds(t)]).toEqual([[true, false, true], false, 2])
  })

  it('PRESS-04, PRESS-06: presses alternate, who has passed may answer, and the last one decides', () => {
    const t = upTo(celerity(['P1', 'P2'], ['Q1']), 'press')
    grasp(t, Ann, 'P1')
    grasp(t, Ben, 'Q1')
    grasp(t, Ann, 'P2')
    onwards(t, () => rounds(t) === 2)
    expect([presses(t), rounds(t)]).toEqual([[true, false, true], 2])

    const u = upTo(celerity(['P1'], ['Q1']), 'press')
    u.pass(Ann)
    grasp(u, Ben, 'Q1')
    grasp(u, Ann, 'P1')
    onwards(u)
    expect([presses(u), rounds(u)]).toEqual([[true, false], 1])
  })

  it('PRESS-05: nobody presses twice in a row', () => {
    const t = upTo(celerity(['P1', 'P2'], ['Q1']), 'press')
    grasp(t, Ann, 'P1')
    expect(t.why(Ann, 'play', 'P2')).toEqual(['pressed-last', 'PRESS-05'])
    expect(t.can(Ann, 'play:P2:cel:A1')).toBe(false)
  })

  it('PRESS-07: what a round gives is gone with it', () => {
    const t = upTo(
      duel({
        a: vampire('POT'),
        b: vampire('CEL'),
        ann: cards('immortal-grapple', 'I1'),
        ben: cards('resist-earths-grasp', 'Q1'),
      }),
      'before-strikes',
    )
    play(t, Ann, 'play:I1:POT:A1')
    upTo(t, 'press')
    t.pass(Ann)
    grasp(t, Ben, 'Q1')
    expect(t.can(Ann, 'press:A1')).toBe(true)
    onwards(t, () => rounds(t) === 2)
    expect([t.stat('A1', 'press'), isOver(onwards(t)), rounds(t)]).toEqual([0, true, 2])
  })

  it('PRESS-08: without a press combat is over, and nobody is unlocked or locked by that', () => {
    const t = onwards(upTo(celerity(['P1'], ['Q1']), 'press'))
    expect([rounds(t), isOver(t), t.locked('A1'), t.locked('B1')]).toEqual([1, true, true, true])
  })
})

describe('the end of a round', () => {
  const taste = {
    a: vampire('CEL POT', { blood: 2 }),
    ann: [...cards('taste-of-vitae', 'T1'), ...cards('resist-earths-grasp', 'P1')],
  }

  it('ROUNDEND-01: its cards come after the press step, and not before', () => {
    const t = upTo(duel(taste), 'press')
    expect([t.refused(Ann, 'play:T1::A1'), t.why(Ann, 'play', 'T1')]).toEqual([
      'illegal-option',
      ['wrong-window', 'COMBAT-07'],
    ])
    upTo(t, 'round-end')
    play(t, Ann, 'play:T1::A1')
    // One lost to the hand of B1, one regained for what B1 lost.
    expect(t.blood('A1')).toBe(2)
  })

  it('ROUNDEND-02: it takes place when the combat has ended too early for a press', () => {
    const t = upTo(
      duel({ ...taste, a: { generic: { strength: 4 }, blood: 2 }, b: { blood: 2, generic: { strength: 0 } } }),
      'round-end',
    )
    expect([t.inTorpor('B1'), t.waiting()]).toEqual([true, [Ann]])
    play(t, Ann, 'play:T1::A1')
    expect([t.blood('A1'), isOver(t)]).toEqual([4, true])
  })

  it('COMBAT-11: a new round begins from the first step, at close range', () => {
    const t = upTo(
      duel({
        a: vampire('CEL OBF'),
        ann: [...cards('resist-earths-grasp', 'P1'), ...cards('swallowed-by-the-night', 'N1', 'N2')],
      }),
      'range',
    )
    play(t, Ann, 'play:N1:OBF:A1')
    upTo(t, 'press')
    grasp(t, Ann, 'P1')
    onwards(t, () => rounds(t) === 2)
    expect([combatOf(t), t.window(), t.happened('damaged').length]).toMatchObject([
      { range: 'close', number: 2 },
      'range',
      0,
    ])
  })
})
