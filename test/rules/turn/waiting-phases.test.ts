import { describe, expect, it } from 'vitest'
import { Ann, Ben, table } from '../../support/table.ts'

/**
 * A phase waits for its Methuselah where public facts leave something to do there, and passes by itself where they do
 * not.
 */
const phase = (name: 'unlock' | 'master' | 'minion' | 'influence' | 'discard', ann: object, more: object = {}) => {
  const t = table({ seats: [ann, {}, {}, {}, {}], turn: { seat: Ann, phase: name, number: 9, ...more } })
  // The position is read as it stands; an effect that changes nothing lets the rules run on.
  t.effect(Ann, [])
  const turn = t.state.frames[0]!
  return turn.kind === 'turn' && turn.number === 9 ? turn.phase : 'over'
}
const vampire = { generic: {}, blood: 2 }

describe('a phase waits', () => {
  it('master: with a master action and a card in hand, whatever the card', () => {
    expect(phase('master', { hand: ['deflection'] })).toBe('master')
    expect(phase('master', { hand: ['deflection'] }, { masterActions: 0 })).not.toBe('master')
    expect(phase('master', {})).not.toBe('master')
  })

  it('minion: for an unlocked minion, in torpor only with the blood to leave it', () => {
    expect(phase('minion', { ready: [vampire] })).toBe('minion')
    expect(phase('minion', { ready: [{ ...vampire, locked: true }] })).not.toBe('minion')
    expect(phase('minion', { torpor: [vampire] })).toBe('minion')
    expect(phase('minion', { torpor: [{ ...vampire, blood: 1 }] })).not.toBe('minion')
  })

  it('influence: with vampires to invest in, or four transfers and a crypt to draw from', () => {
    const crypt = ['lauren']
    expect(phase('influence', { uncontrolled: [{ generic: {} }] }, { transfers: 0 })).toBe('influence')
    expect(phase('influence', { crypt }, { transfers: 4 })).toBe('influence')
    expect(phase('influence', { crypt }, { transfers: 3 })).not.toBe('influence')
    expect(phase('influence', {}, { transfers: 4 })).not.toBe('influence')
  })

  it('discard: with a discard action and a hand', () => {
    expect(phase('discard', { hand: ['deflection'] })).toBe('discard')
    expect(phase('discard', { hand: ['deflection'] }, { discardActions: 0 })).toBe('over')
    expect(phase('discard', {})).toBe('over')
  })

  it('unlock: for who wants to be asked there and has a burn option to use', () => {
    const one = { hand: ['bonding'], library: ['bonding'], consult: ['unlock'] }
    expect(phase('unlock', { ...one, hand: [] })).not.toBe('unlock')
    expect(phase('unlock', { ...one, consult: [] })).not.toBe('unlock')
  })
})

it('the question of a phase is a new one after each effect', () => {
  const t = table({
    seats: [{ uncontrolled: [{ generic: {}, as: 'U1' }] }, {}, {}, {}, {}],
    turn: { seat: Ann, phase: 'influence', number: 9 },
  })
  const { fx } = t.state
  t.answer(Ann, 'invest:U1', { amount: 1 })
  expect([t.waiting(), t.state.fx > fx, t.refused(Ben, 'invest:U1')]).toEqual([[Ann], true, 'not-your-prompt'])
})
