import { describe, expect, it } from 'vitest'
import { definitions } from '../../../../shared/cards/index.ts'
import { viewFor } from '../../../../shared/rules/index.ts'
import { burnRefusal } from '../../../../shared/rules/offers/burn-option.ts'
import { isMinion } from '../../../../shared/rules/reads/queries.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { asAction } from '../../rows.ts'
import { held, v } from '../../scene.ts'

describe('Unleash Hell’s Fury', () => {
  const fury = (more: object = {}) => ({ card: 'unleash-hells-fury', as: 'F1', ...more })
  /** A1 of Ann bleeds Ben, before whom the card lies. */
  const scene = (
    a1: object = {},
    { ann = {}, ben = {}, more = {} }: { ann?: object; ben?: object; more?: object } = {},
  ) =>
    table({
      seats: [
        { ready: [v('A1', { capacity: 9, ...a1 }, { blood: 5 })], ...ann },
        { pool: 20, ready: [fury(more)], ...ben },
        {},
        {},
        {},
      ],
    })
  const bleeds = (...more: Parameters<typeof scene>) => {
    const t = scene(...more)
    t.answer(Ann, 'bleed:A1')
    return t
  }
  const ally = { type: 'ally', life: 3, bleed: 1, strength: 1 }

  it.each([
    ['dai', true],
    ['DAI', false],
  ] as const)('[%s]: put in play at +1 stealth for 2 pool; the vampire locked: %s', (level, locked) => {
    const t = asAction('unleash-hells-fury', level, { ann: { pool: 20 } })
    expect([t.card('K1').on, t.pool(Ann), t.locked('A1'), isMinion(t.state, t.id('K1'))]).toEqual([
      undefined,
      18,
      locked,
      false,
    ])
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
  })

  it('attempts to block with +2 intercept; blocked, the acting vampire falls, the card burns, and nobody fights', () => {
    const t = bleeds({ stealth: 2 })
    expect(t.option(Ben, 'block:F1')?.effect.params).toMatchObject({ intercept: 2, stealth: 2 })
    t.answer(Ben, 'block:F1')
    t.allPass()
    expect([t.inAsh(Ben, 'F1'), t.inTorpor('A1'), t.pool(Ben), t.has('combat-started')]).toEqual([
      true,
      true,
      20,
      false,
    ])
    expect(t.happened('damaged')).toMatchObject([{ card: { id: t.id('A1') }, amount: 1, aggravated: true }])
  })

  it('more stealth than that it does not stop; it stays, a minion no more, and may try again', () => {
    const t = bleeds({ stealth: 3 })
    t.answer(Ben, 'block:F1')
    t.allPass(() => t.has('block-failed'))
    expect([isMinion(t.state, t.id('F1')), t.can(Ben, 'block:F1'), t.state.modifiers]).toEqual([false, true, []])
    t.allPass()
    expect([t.inAsh(Ben, 'F1'), t.pool(Ben), t.inTorpor('A1')]).toEqual([false, 19, false])
  })

  it('an ally that survives it is blocked all the same: its action is over, and its card burned', () => {
    const t = scene({}, { ann: { ready: [v('A1', ally, { blood: 3 })], hand: held('computer-hacking', 'H1') } })
    t.answer(Ann, 'play:H1::A1')
    t.reach(Ben, 'block:F1')
    t.allPass()
    expect([t.blood('A1'), t.pool(Ben), t.inAsh(Ann, 'H1'), t.has('combat-started')]).toEqual([2, 20, true, false])
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'blocked' }])
  })

  it('BLOCK-01: what is directed at its Methuselah or at a card of hers, and nothing else', () => {
    const hunts = scene()
    hunts.answer(Ann, 'hunt:A1')
    expect(hunts.happened('action-ended')).toMatchObject([{ outcome: 'successful' }])
    const torpid = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }, { blood: 5 })] },
        { torpor: [v('B1')], ready: [fury()] },
        { ready: [fury({ as: 'F2', card: 'the-barrens' })] },
        {},
        {},
      ],
    })
    torpid.answer(Ann, 'diablerie:A1:B1')
    expect(torpid.can(Ben, 'block:F1')).toBe(true)
  })

  it('unleash-hells-fury#4: even locked, and it does not lock for it, nor for an attempt that failed', () => {
    const t = bleeds({ stealth: 3 }, { more: { locked: true } })
    t.answer(Ben, 'block:F1')
    t.allPass()
    expect([t.happened('block-failed').length, t.inAsh(Ben, 'F1')]).toEqual([1, false])
    const night = bleeds({ disciplines: ['OBF'], stealth: 2 }, { ann: { hand: held('faceless-night', 'N1') } })
    night.answer(Ben, 'block:F1')
    night.reach(Ann, 'play:N1:OBF:A1')
    night.allPass()
    expect([night.happened('block-failed').length, night.locked('F1'), night.pool(Ben)]).toEqual([1, false, 19])
  })

  it('unleash-hells-fury#5: during the attempt a vampire with capacity 9 and no blood, which pays none', () => {
    const t = bleeds(
      { stealth: 3 },
      { ben: { ready: [fury(), { card: 'krcg-news-radio', as: 'L1' }], hand: held('elder-intervention', 'E1') } },
    )
    t.answer(Ben, 'block:F1')
    const shown = viewFor(t.state, Cal).seats[Ben]!.ready
    expect(shown).toMatchObject([{ card: { id: t.id('F1') }, capacity: 9, blood: 0, disciplines: [] }])
    let intervenes = false
    t.allPass(() => (intervenes ||= t.can(Ben, 'play:E1::F1')))
    expect([intervenes, t.inHand(Ben, 'E1')]).toEqual([false, true])
    const dawn = bleeds({ disciplines: ['FOR'] }, { ann: { hand: held('daring-the-dawn', 'D1') } })
    dawn.answer(Ann, 'play:D1:FOR:A1')
    dawn.allPass()
    // Vampires could not block.
    expect([dawn.has('block-declared'), dawn.pool(Ben)]).toEqual([false, 19])
  })

  it('unleash-hells-fury#5: what an attempt to block costs in blood it cannot pay', () => {
    const t = bleeds({ disciplines: ['PRE'] }, { ann: { hand: held('force-of-personality', 'P1') } })
    t.answer(Ann, 'play:P1:PRE:A1')
    t.allPass()
    expect([t.has('block-declared'), t.pool(Ben)]).toEqual([false, 19])
  })

  it('unleash-hells-fury#6: others may raise its intercept', () => {
    const t = bleeds({ stealth: 3 }, { ben: { ready: [fury(), { card: 'krcg-news-radio', as: 'L1' }] } })
    t.answer(Ben, 'block:F1')
    t.reach(Ben, 'use:L1:intercept')
    t.allPass()
    expect([t.inAsh(Ben, 'F1'), t.inTorpor('A1')]).toEqual([true, true])
  })

  it('unleash-hells-fury#3: fooled, it fails and blocks nothing', () => {
    const t = bleeds({ disciplines: ['OBF'] }, { ann: { hand: held('elder-impersonation', 'E1') } })
    t.answer(Ben, 'block:F1')
    t.reach(Ann, 'play:E1:OBF:A1')
    t.allPass(() => t.has('block-failed'))
    // unleash-hells-fury#9: and it is the same one that would try again.
    expect(t.can(Ben, 'block:F1')).toBe(false)
    t.allPass()
    expect([t.inAsh(Ben, 'F1'), t.pool(Ben), t.inTorpor('A1')]).toEqual([false, 19, false])
  })

  it('unleash-hells-fury#9: what keeps it from blocking keeps it from every later attempt', () => {
    const t = bleeds({ disciplines: ['NEC'] }, { ann: { hand: held('call-of-the-hungry-dead', 'E1') } })
    t.answer(Ben, 'block:F1')
    t.reach(Ann, 'play:E1:NEC:A1')
    t.allPass()
    expect([t.happened('block-declared').length, t.pool(Ben)]).toEqual([1, 19])
  })

  it('unleash-hells-fury#1, unleash-hells-fury#G105-1: it burns before anything else is used; then the block may still come to nothing', () => {
    const t = bleeds(
      {},
      {
        ann: { ready: [v('A1', ally, { blood: 3 })], hand: held('change-of-target', 'C1') },
      },
    )
    t.answer(Ben, 'block:F1')
    t.allPass(() => t.can(Ann, 'play:C1::A1'))
    expect([t.window(), t.inAsh(Ben, 'F1'), t.blood('A1')]).toEqual(['blocked', true, 2])
    t.answer(Ann, 'play:C1::A1')
    t.allPass()
    expect([t.locked('A1'), t.happened('action-ended')]).toMatchObject([false, [{ outcome: 'ended' }]])
  })

  it('unleash-hells-fury#1, unleash-hells-fury#2: with a walk through mirrors at the same moment it burns and wounds all the same', () => {
    const t = bleeds({ disciplines: ['THA'], stealth: 1 }, { ann: { hand: held('mirror-walk', 'M1') } })
    t.answer(Ben, 'block:F1')
    t.reach(Ann, 'play:M1:THA:A1')
    t.allPass()
    expect([t.inAsh(Ben, 'F1'), t.inTorpor('A1'), t.pool(Ben)]).toEqual([true, true, 20])
  })

  it('unleash-hells-fury#7: as it burns it is no minion', () => {
    const t = bleeds({}, { ben: { ready: [fury(), { card: 'tension-in-the-ranks', as: 'T1' }] } })
    t.answer(Ben, 'block:F1')
    t.allPass()
    expect(t.happened('burned').map(event => 'ready' in event)).toEqual([false])
    expect([t.inAsh(Ben, 'F1'), t.pool(Ben)]).toEqual([true, 20])
  })

  it('unleash-hells-fury#8, unleash-hells-fury#G92-1: the burn option, with all infernal vampires in torpor; not with one ready', () => {
    const ready = (more: object) =>
      table({
        seats: [{ hand: held('unleash-hells-fury', 'K1'), ...more }, {}, {}],
        turn: { phase: 'unlock' },
      })
    const demon = v('A1', { traits: ['infernal'], disciplines: ['dai'] })
    const why = (t: ReturnType<typeof table>) => burnRefusal(t.state, Ann, definitions.get('unleash-hells-fury')!)
    expect(why(ready({ torpor: [demon] }))).toBeUndefined()
    expect(why(ready({ ready: [demon, fury()] }))).toBeDefined()
  })

  it('the-signet-of-king-saul#1: it does not block who bears it', () => {
    const t = scene(
      {},
      {
        ann: { ready: [minion('A1', { attachments: [{ card: 'the-signet-of-king-saul', as: 'S1' }] })] },
      },
    )
    t.answer(Ann, 'bleed:A1')
    expect(t.pool(Ben)).toBe(19)
  })
})
