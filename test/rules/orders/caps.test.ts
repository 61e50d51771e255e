import { describe, expect, it } from 'vitest'
import type { Order } from '../../../shared/rules/index.ts'
import { rules, stops, told, type Table } from '../../support/written-orders.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

/**
 * A cap counts what the text of a card takes as its cost: of a card of the hand as of one in play, now or later, and
 * whatever that hangs on.
 */
type Deed = Exclude<Order['do'], string>
const CAPS = [{}, { pool: 9 }, { blood: 1 }, { blood: 2 }]

const bled = (v5: object, hand: string[], window: 'blocks' | 'declined', deed: Deed): Table => {
  const t = table({
    seats: [
      { ready: [minion('V1')] },
      { pool: 20, hand, ready: [minion('V5', v5)] },
      {},
      {},
      { ready: [minion('V8')] },
    ],
    settings: { cards: hand },
  })
  rules(t, Ben, [{ window: [window] }, deed], [{}, 'default'])
  t.answer(Ann, 'bleed:V1')
  stops(t, Ben)
  return t
}
const played = (t: Table): boolean => t.has('card-played')

describe('the text of a card of the hand', () => {
  it('counts where it burns blood as it resolves', () => {
    const unlocked = (cap: object) => {
      const t = bled(
        { generic: { title: 'prince', city: 'Chicago' }, blood: 4, locked: true },
        ['second-tradition-domain'],
        'blocks',
        { play: ['second-tradition-domain'], cap },
      )
      return [
        played(t),
        t.has('block-declared'),
        t.log.some(event => event.key === 'counters' && event.why === 'effect'),
      ]
    }
    expect(CAPS.map(unlocked)).toEqual([
      [false, false, false],
      [false, false, false],
      [true, true, true],
      [true, true, true],
    ])
  })

  it('counts where it burns blood later, if something comes to pass', () => {
    const awoken = (cap: object) => {
      const t = bled({ blood: 4, locked: true }, ['forced-awakening'], 'declined', { play: ['forced-awakening'], cap })
      return [played(t), t.blood('V5')]
    }
    expect(CAPS.map(awoken)).toEqual([
      [false, 4],
      [false, 4],
      [true, 3],
      [true, 3],
    ])
  })

  it('counts the damage it does to who plays it, and takes the level that is within the cap', () => {
    const dared = (disciplines: string[]) => (cap: object) => {
      const t = table({
        seats: [
          { ready: [minion('V1', { generic: { disciplines } })], hand: ['daring-the-dawn'] },
          { pool: 20, ready: [minion('V5')] },
          {},
        ],
        settings: { cards: ['daring-the-dawn'] },
      })
      rules(
        t,
        Ann,
        [
          { window: ['blocks'], action: { by: ['me'] } },
          { play: ['daring-the-dawn'], cap },
        ],
        [{}, 'default'],
      )
      t.answer(Ann, 'bleed:V1')
      stops(t, Ann)
      return played(t)
    }
    expect([CAPS.map(dared(['for'])), CAPS.map(dared(['FOR']))]).toEqual([
      [false, false, false, true],
      [false, false, true, true],
    ])
  })

  it('does not count what a later question leaves to choose', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { generic: { disciplines: ['PRO'] }, blood: 4 })], hand: ['form-of-mist'] },
        { ready: [minion('V5')] },
        {},
      ],
      settings: { cards: ['form-of-mist'] },
    })
    rules(
      t,
      Ann,
      [{ ask: ['ask-strike'] }, { play: ['form-of-mist'] }],
      [
        {
          combat: { mine: true },
          window: ['range', 'before-range', 'press', 'combat-ends', 'combat-begins', 'round-end'],
        },
        'pass',
      ],
    )
    rules(t, Ben, [{ window: ['blocks'] }, { block: ['any'] }], [{}, 'default'])
    t.answer(Ann, 'bleed:V1')
    const asked = stops(t, Ann)
    expect([played(t), asked.includes('choose-to-continue'), t.blood('V1')]).toEqual([true, true, 4])
  })
})

describe('the text of a card in play', () => {
  it('counts what it takes only if something does not come to pass', () => {
    const heard = (cap: object) => {
      const t = table({
        seats: [
          { ready: [minion('V1')] },
          { pool: 20, ready: [minion('V5'), { card: 'wmrh-talk-radio', as: 'R1' }] },
          {},
          {},
          { ready: [minion('V8')] },
        ],
        settings: { cards: ['wmrh-talk-radio'] },
      })
      rules(
        t,
        Ben,
        [{ window: ['attempt'] }, { use: ['wmrh-talk-radio'], cap }],
        [{ window: ['blocks', 'declined'] }, 'pass'],
      )
      rules(t, 4, [{ window: ['blocks'] }, { block: ['any'] }])
      t.answer(Ann, 'hunt:V1')
      stops(t, Ben)
      return [t.has('ability-used'), told(t).includes('r1')]
    }
    expect([{}, { blood: 9 }, { pool: 1 }].map(heard)).toEqual([
      [false, true],
      [false, true],
      [true, true],
    ])
  })
})
