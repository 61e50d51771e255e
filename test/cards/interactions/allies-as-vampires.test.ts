import { describe, expect, it } from 'vitest'
import { combat, mode as makes, modifier, stealth } from '../../../shared/cards/makers.ts'
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
      key => combat(key, [makes(OWN[ally], [{ op: 'move', who: 'by', to: 'torpor' }], { windows: ['before-range'] })]),
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

describe.each([
  ['infernal-servitor', 'DAI', ['dai', 'obf']],
  ['spectral-servitor', 'obl', ['obl']],
] as const)('%s, as its own text has it', (ally, mode, own) => {
  /** K1 has come into play at this level; `lent` is what an effect lets it play besides its own. */
  const recruited = (hand: object[], { lent, ben = {} }: { lent?: string[]; ben?: object } = {}) => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', { traits: ['infernal'] })], hand: [...held(ally, 'K1'), ...hand] as never },
        { pool: 20, ready: [v('B1', { capacity: 9 })], ...ben },
        {},
      ],
    })
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'inPlay', mode }], { k: 'K1' })
    const asVampire = { disciplines: lent ?? [], ...(ally === 'spectral-servitor' && { noActions: true as const }) }
    if (lent) t.effect(Ann, [{ op: 'become', who: 'k', traits: { asVampire }, until: 'game' }], { k: 'K1' })
    return t
  }
  const offered = (t: Table, option: string) => {
    t.answer(Ann, 'bleed:K1')
    t.reach(Ben, 'block:B1')
    let found = false
    onwards(t, () => (found ||= t.can(Ann, option)))
    return found
  }
  const printed = (...disciplines: string[]) => ({ types: ['Action Modifier' as const], disciplines })
  const hides = (level: string) => (key: string) => modifier(key, [makes(level, [stealth(1)])])

  it(`${ally}#G85-1: what it plays cards of it does not have`, () => {
    for (const has of own) {
      const t = recruited([])
      t.endPhasesTo(Ben, 'minion')
      t.effect(Ann, [{ op: 'forbid', rule: 'block', on: { who: { kind: 'minion', not: { has } } }, until: 'turn' }])
      t.effect(Ann, [{ op: 'become', who: 'a', traits: { disciplines: [has] }, until: 'turn' }], { a: 'A1' })
      t.answer(Ben, 'hunt:B1')
      onwards(t, () => t.can(Ann, 'block:A1'))
      expect([t.can(Ann, 'block:A1'), t.can(Ann, 'block:K1')]).toEqual([true, false])
    }
  })
  const single = ally === 'spectral-servitor' ? `, ${ally}#G84-1` : ''
  it(`${ally}#G85-2${single}: with what another effect lets it play it plays no card that asks for both`, () =>
    withMadeUp(printed(own[0], 'tha'), hides(`${own[0]}+tha`), both => {
      const hand = held(both, 'H1')
      expect(offered(recruited(hand), `play:H1:${own[0]}+tha:K1`)).toBe(false)
      expect(offered(recruited(hand, { lent: ['tha'] }), `play:H1:${own[0]}+tha:K1`)).toBe(false)
      withMadeUp(printed('tha'), hides('tha'), one =>
        expect(offered(recruited(held(one, 'H1'), { lent: ['tha'] }), 'play:H1:tha:K1')).toBe(true),
      )
    }))
  it(`${ally}#G85-3: with a card that it plays so, it meets what that card brings into play asks for: Raven Spy by Pack Alpha`, () => {
    const t = recruited([...held('pack-alpha', 'P1'), ...held('raven-spy', 'R1')], { lent: ['ani'] })
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'k' }, amount: 3, why: 'effect' }], { k: 'K1' })
    attacked(t, 'K1', 'B1')
    upTo(t, 'before-range').answer(Ann, 'play:P1:ani:K1', { c: [t.id('R1')] })
    expect(onwards(t, () => t.card('R1').on !== undefined).card('R1').on).toBe(t.id('K1'))
  })
  it(`${ally}#G111-1: to play cards it is independent`, () => {
    const asks = (sect: string) =>
      withMadeUp({ ...printed(own[0]), requiresSect: [sect] }, hides(own[0]), key =>
        offered(recruited(held(key, 'H1')), `play:H1:${own[0]}:K1`),
      )
    expect(['Independent', 'Camarilla', 'Anarch'].map(asks)).toEqual([true, false, false])
  })
})

it('spectral-servitor: who requires Oblivion has none, and blocks nobody where the veil thins', () => {
  const t = table({
    seats: [
      { ready: [v('A1', { disciplines: ['OBL'] })], hand: held('where-the-veil-thins', 'H1') },
      { ready: [{ card: 'spectral-servitor', as: 'K1', blood: 1, mode: 'obl' }, v('B1', { disciplines: ['obl'] })] },
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  t.reach(Ben, 'block:B1')
  t.answer(Ann, 'play:H1:OBL:A1')
  onwards(t, () => t.has('block-failed'))
  onwards(t, () => t.can(Ben, 'block:B1'))
  expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:K1')]).toEqual([true, false])
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
