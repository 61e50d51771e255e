import { describe, expect, it } from 'vitest'
import { onwards } from '../../support/duel.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { held, v } from '../scene.ts'

/** "This Baali", "this Anarch": a card that serves some bearers may be carried by all, and sleeps on the others. */
const bearing = (card: string, generic: object, more: object = {}) =>
  v('A1', { capacity: 8, ...generic }, { attachments: [{ card, as: 'K1', ...more }] })

describe('REQ-13: on a bearer that it does not speak of', () => {
  it.each([
    [{ clan: 'Baali' }, 2],
    [{ clan: 'Tremere' }, 1],
  ])("a D'habi Revenant gives no bleed: %j", (generic, bleed) => {
    const t = table({ seats: [{ ready: [bearing('dhabi-revenant', generic), v('A2')] }, { ready: [v('B1')] }] })
    expect(t.stat('A1', 'bleed')).toBe(bleed)
  })
  it.each([
    ['Anarch', true],
    ['Camarilla', false],
  ])("Crypt's Sons continue no action: %s", (sect, may) => {
    const t = table({ seats: [{ ready: [bearing('crypts-sons', { sect }), v('A2')] }, { ready: [v('B1')] }, {}] })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'use:K1:continue')))
    expect(offered).toBe(may)
  })
  it.each([
    ['Ministry', true],
    ['Tremere', false],
  ])('a Mokolé Blood lends nothing: %s', (clan, may) => {
    const t = table({
      seats: [
        {
          ready: [
            bearing(
              'mokole-blood',
              { clan, disciplines: ['DOM'] },
              { under: [{ card: 'bonding', as: 'U1', down: true }] },
            ),
            v('A2'),
          ],
        },
        { ready: [v('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'play:U1:dom:A1')))
    expect(offered).toBe(may)
  })
  it.each([
    ['Ravnos', true],
    ['Tremere', false],
  ])('a Shilmulo Tarot gives no card in place of one that is drawn: %s', (clan, may) => {
    const t = table({
      seats: [
        {
          ready: [
            bearing(
              'shilmulo-tarot',
              { clan, disciplines: ['DOM'] },
              { under: [{ card: 'fame', as: 'U1', down: true }] },
            ),
            v('A2'),
          ],
          hand: held('bonding', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'),
          library: ['fame', 'fame'],
        },
        { ready: [v('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    onwards(t, () => t.can(Ann, 'play:H1:dom:A1')).answer(Ann, 'play:H1:dom:A1')
    let asked = false
    onwards(t, () => (asked ||= t.state.frames.some(frame => frame.kind === 'choice' && frame.ask === 'choose-draw')))
    expect(asked).toBe(may)
  })
})
