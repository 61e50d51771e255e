import { describe, expect, it } from 'vitest'
import { combat, mode } from '../../../shared/cards/makers.ts'
import { onwards, play, upTo } from '../../support/duel.ts'
import { withMadeUp } from '../../support/made-up.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { attacked, held, never, type Table, v } from '../scene.ts'

/** A Discipline of which each plays cards by its own text; two learn theirs only as they are recruited. */
const OWN = { 'grey-thorne': 'cel', 'vivienne-geroux': 'for', 'infernal-servitor': 'tha', 'spectral-servitor': 'tha' }
/** What is ruled of all allies that play cards as vampires, for each of them; who lends it the Disciplines is no matter. */
const ALLIES = ['grey-thorne', 'vivienne-geroux', 'infernal-servitor', 'spectral-servitor'] as const

/** Ann's ally K1 has so much life; it may play the card H1 as a vampire. */
function stands(ally: string, life: number, card: string, pool = 20, lent = true): Table {
  const t = table({
    seats: [
      {
        pool: 10,
        ready: [{ card: ally, as: 'K1', blood: life }, v('A2', { traits: ['infernal'] })],
        hand: held(card, 'H1'),
      },
      { pool, ready: [v('B1', { capacity: 9, strength: 0 }, { blood: 5 })] },
      {},
      {},
    ],
  })
  const asVampire = {
    disciplines: ['dom', 'tha'],
    ...(ally === 'spectral-servitor' && { noActions: true as const }),
  }
  if (lent) t.effect(Ann, [{ op: 'become', who: 'm', traits: { asVampire }, until: 'game' }], { m: 'K1' })
  return t
}
const fights = (t: Table) => {
  attacked(t, 'K1', 'B1')
  return t
}
const inPlay = (t: Table) => t.state.seats[Ann]!.inPlay.includes(t.id('K1'))

describe.each(ALLIES)('%s plays a card as a vampire', ally => {
  it(`${ally}#G11-1: with its last life for a modifier the action fails, for a strike combat ends before that resolves`, () => {
    const t = stands(ally, 1, 'conditioning')
    t.answer(Ann, 'bleed:K1')
    play(t, Ann, 'play:H1:dom:K1')
    onwards(t)
    expect([inPlay(t), t.pool(Ben), t.has('bled')]).toEqual([false, 20, false])
    const struck = upTo(fights(stands(ally, 1, 'soul-burn')), 'strike')
    struck.answer(Ann, 'play:H1:tha:K1')
    onwards(struck)
    expect([inPlay(struck), struck.blood('B1')]).toEqual([false, 5])
  })
  it(`${ally}#G11-2: aggravated damage of its own card is a life, and no torpor`, () => {
    const t = upTo(fights(stands(ally, 3, 'burst-of-sunlight')), 'strike')
    t.answer(Ann, 'play:H1:tha:K1')
    onwards(t, () => t.has('damaged'))
    expect([inPlay(t), t.inTorpor('K1'), t.blood('K1')]).toEqual([true, false, 2])
  })
  it(`${ally}#G11-3: an action paid for with its last life resolves all the same, and ousts`, () => {
    const t = stands(ally, 1, 'govern-the-unaligned', 3)
    if (ally === 'spectral-servitor') return void expect(t.can(Ann, 'play:H1:dom:K1')).toBe(false)
    t.answer(Ann, 'play:H1:dom:K1')
    onwards(t)
    expect([inPlay(t), t.state.seats[Ben]!.ousted === true, t.pool(Ann)]).toEqual([false, true, 16])
  })
  it(`${ally}#G11-4: sent to torpor by its own card it is burned`, () =>
    withMadeUp(
      { types: ['Combat'] },
      key => combat(key, [mode(OWN[ally], [{ op: 'move', who: 'by', to: 'torpor' }], { windows: ['before-range'] })]),
      key => {
        const t = fights(stands(ally, 2, key, 20, OWN[ally] === 'tha'))
        play(upTo(t, 'before-range'), Ann, `play:H1:${OWN[ally]}:K1`)
        expect([inPlay(onwards(t)), t.happened('to-torpor')]).toEqual([false, []])
      },
    ))
  it(`${ally}#G11-5: it commits no diablerie by a card`, () => {
    const t = stands(ally, 2, 'amaranth')
    t.effect(Ann, [{ op: 'counters', from: { card: 'b' }, to: 'bank', amount: 5, why: 'effect' }], { b: 'B1' })
    expect([never(fights(t), Ann, 'play:H1::K1'), t.inTorpor('B1')]).toEqual([true, true])
  })
})

describe.each([
  ['infernal-servitor', 'DAI', 'obf', 'lost-in-crowds'],
  ['spectral-servitor', 'obl', 'obl', 'shadow-cast'],
] as const)('%s, which its own text lets play cards of a Discipline', (ally, mode, code, card) => {
  it(`${ally}#G83-1: twice the same gives no superior level`, () => {
    const hand = [...held(ally, 'K1'), ...held(card, 'H1')]
    const t = table({
      seats: [{ ready: [v('A1', { traits: ['infernal'] })], hand }, { ready: [v('B1')] }, {}],
    })
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'inPlay', mode }], { k: 'K1' })
    const again = { disciplines: [code] }
    t.effect(Ann, [{ op: 'become', who: 'k', traits: { asVampire: again }, until: 'game' }], { k: 'K1' })
    t.answer(Ann, 'bleed:K1')
    t.reach(Ben, 'block:B1')
    const levels = [code, code.toUpperCase()]
    onwards(t, () => levels.some(level => t.can(Ann, `play:H1:${level}:K1`)))
    expect(levels.map(level => t.can(Ann, `play:H1:${level}:K1`))).toEqual([true, false])
  })
})

it('infernal-servitor#G118-1: recruited in the turn of another it does not act there', () => {
  const demonic = { capacity: 10, disciplines: ['dai'], traits: ['infernal'] }
  const a1 = v('A1', demonic, { blood: 5, attachments: [{ card: 'enkil-cog', as: 'C1' }] })
  const t = table({
    seats: [{ ready: [a1], hand: held('infernal-servitor', 'K1') }, { pool: 20, ready: [v('B1')] }, {}],
    turn: { seat: Ben, phase: 'minion' },
  })
  t.endPhase(Ben)
  t.answer(Ann, 'use:C1:act')
  t.answer(Ann, 'play:K1:dai:A1')
  t.allPass()
  expect([inPlay(t), t.waiting(), t.options(Ann)]).toEqual([true, [Ben], []])
})
