import { describe, expect, it } from 'vitest'
import { isOver, onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { added, asReaction, replacedAfter } from '../../rows.ts'
import { held, K1, type Table, v, mistAndBlocked, rounds } from '../../scene.ts'

describe('reactions that add intercept', () => {
  it.each([
    ['enhanced-senses', 'aus', 1],
    ['enhanced-senses', 'AUS', 2],
    ['melange', 'aus', 1],
    ['melange', 'AUS', 1],
    ['sonar', 'pro', 1],
    ['sonar', 'PRO', 1],
    ['elder-intervention', '', 2],
    ['eyes-of-the-beast', 'pro', 1],
    ['eyes-of-the-beast', 'PRO', 1],
  ])('%s [%s]: +%i intercept', (card, level, n) => {
    expect(added(asReaction(card, level, { stealth: 3 }), 'intercept')).toEqual([n])
  })
  const attempts = (card: string, level: string, act: string) => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { blood: 3 }), minion('A2')] },
        { pool: 20, ready: [v('B1', { disciplines: [level].filter(Boolean) }), minion('B2')], hand: [K1(card)] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, act)
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.reach(Ben, 'block:B1')
    return t
  }
  it.each([
    ['sonar', 'pro', false],
    ['sonar', 'PRO', true],
    ['elder-intervention', '', false],
    ['eyes-of-the-beast', 'pro', true],
  ])('%s [%s]: in an action directed at nobody: %s', (card, level, may) => {
    let offered = false
    const t = attempts(card, level, 'hunt:A1')
    t.allPass(() => (offered ||= t.can(Ben, `play:K1:${level}:B1`)))
    expect([offered, attempts(card, level, 'bleed:A1').can(Ben, `play:K1:${level}:B1`)]).toEqual([may, true])
  })
  it('Sonar: replaced once the turn is over, and not before', () => {
    const t = asReaction('sonar', 'PRO', { stealth: 1, full: true })
    let drawn = false
    onwards(t, () => t.has('action-ended'))
    drawn = t.happened('drawn').some(event => event.key === 'drawn' && event.seat === Ben)
    replacedAfter(t, Ben)
    const keys = t.log.map(({ key }) => key),
      at = t.log.findIndex(event => event.key === 'drawn' && event.seat === Ben && event.from === 'library')
    expect([drawn, at > keys.indexOf('turn-ending'), at > 0]).toEqual([false, true, true])
    expect(t.log.slice(0, at).filter(event => event.key === 'phase-started' && event.phase === 'master')).toEqual([])
  })
  it('Elder Intervention: replaced once the action is over', () => {
    expect(replacedAfter(asReaction('elder-intervention', '', { stealth: 1, full: true }), Ben)).toBe('action')
  })
})

describe('Elder Intervention', () => {
  it('elder-intervention#1: of a bleed that was sent on, too', () => {
    const t = table({
      seats: [
        { ready: [v('A1', {}), minion('A2')] },
        { ready: [v('B1', { disciplines: ['DOM'], capacity: 9 })], hand: held('deflection', 'F1') },
        { ready: [v('C1', {}, { blood: 3 }), minion('C2')], hand: [K1('elder-intervention')] },
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:F1:DOM:B1', { to: [Cal] })
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.reach(Cal, 'block:C1')
    play(t, Cal, 'play:K1::C1')
    expect([added(t, 'intercept'), t.blood('C1')]).toEqual([[2], 2])
  })
  it('not by who has played Pack Tactics in this action, which keeps no other vampire from it', () => {
    const t = (who: string) => {
      const one = asReaction('elder-intervention', '', { stealth: 5, full: true })
      return one.edit(state => state.uses.push({ what: 'card:pack-tactics', by: one.id(who), until: 'game' }))
    }
    const scene = (who: string): Table => {
      const one = table({
        seats: [
          { ready: [v('A1', {}), minion('A2')] },
          { ready: [v('B1', {}, { blood: 3 }), minion('B2')], hand: [K1('elder-intervention')] },
          {},
          listening('D1'),
          {},
        ],
      })
      one.answer(Ann, 'bleed:A1')
      one.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
      one.edit(state => state.uses.push({ what: 'card:pack-tactics', by: one.id(who), until: 'game' }))
      one.reach(Ben, 'block:B1')
      return one
    }
    expect([scene('B1').can(Ben, 'play:K1::B1'), scene('B2').can(Ben, 'play:K1::B1')]).toEqual([false, true])
    expect(t('B1').has('card-played')).toBe(true)
  })
})

describe('Eyes of the Beast', () => {
  const eyes = (level: string) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { stealth: 1, disciplines: ['PRO'] }, { blood: 5 }), minion('A2')],
          hand: held('form-of-mist', 'F8'),
        },
        { ready: [v('B1', { disciplines: [level] }), minion('B2')], hand: [K1('eyes-of-the-beast')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.effect(Ann, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    t.reach(Ben, 'block:B1')
    play(t, Ben, `play:K1:${level}:B1`)
    return t
  }
  it('it lies on the vampire, which has 1 stealth less, and must be burned in the discard phase of who played it', () => {
    const t = eyes('pro')
    expect([t.card('K1').on, t.stat('B1', 'stealth')]).toEqual([t.id('B1'), -1])
    onwards(t)
    t.endPhasesTo(Ben, 'discard')
    expect([t.card('K1').on, t.can(Ben, 'end-phase')]).toEqual([t.id('B1'), false])
    t.answer(Ben, 'use:K1:burn')
    expect([t.inAsh(Ben, 'K1'), t.stat('B1', 'stealth')]).toEqual([true, 0])
  })
  const maneuvers = (t: Table, n: number): number => {
    onwards(t, () => t.happened('round-started').length === n || isOver(t))
    return t.stat('B1', 'maneuver')
  }
  it.each([
    ['pro', 0],
    ['PRO', 1],
  ])('[%s]: %i maneuvers in the first round of the combat of its block, and none in the second', (level, n) => {
    const t = eyes(level)
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'a', until: 'turn' }], { a: 'A1' })
    expect(maneuvers(t, 1)).toBe(n)
    onwards(t, () => t.can(Ann, 'press:A1'))
    t.answer(Ann, 'press:A1')
    expect(maneuvers(t, 2)).toBe(0)
  })
  it('eyes-of-the-beast#1: only in the action in which it was played', () => {
    const t = onwards(eyes('PRO'))
    t.effect(Ann, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    t.answer(Ann, 'bleed:A2')
    t.reach(Ben, 'block:B1')
    const before = t.happened('round-started').length
    expect(maneuvers(t, before + 1)).toBe(0)
  })
  it('eyes-of-the-beast#2: blocking again in it, the maneuver comes again', () => {
    const t = mistAndBlocked(eyes('PRO'))
    onwards(t, () => rounds(t) === 2)
    expect(t.stat('B1', 'maneuver')).toBe(1)
  })
})

describe('Melange', () => {
  /** Ben's B1 blocks A1 with it, and later bleeds Ann. */
  const blocked = (level: string, lost?: true, { hand, bleed = 1 }: { hand?: object[]; bleed?: number } = {}) => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', { stealth: 1, capacity: 9 }, { blood: 5 }), minion('A2')],
          ...(hand && { hand: hand as never }),
        },
        {
          ready: [v('B1', { disciplines: [level], capacity: 9, bleed }, { blood: 5 }), minion('B2')],
          hand: [K1('melange')],
        },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    play(t, Ben, `play:K1:${level}:B1`)
    if (lost) t.effect(Ben, [{ op: 'move', who: 'm', to: 'removed' }], { m: 'K1' })
    return onwards(t)
  }
  const bleeds = (t: Table, who: string) => {
    t.endPhasesTo(Ben, 'minion')
    return onwards(t.answer(Ben, `bleed:${who}`) && t, () => t.can(Ben, 'use:K1:bleed:B1') || t.has('bled'))
  }
  it('superior: it lies on whom its vampire has blocked, and that vampire burns it to bleed for 1 more', () => {
    const t = blocked('AUS')
    expect(t.card('K1').on).toBe(t.id('A1'))
    bleeds(t, 'B1').answer(Ben, 'use:K1:bleed:B1')
    expect([onwards(t).pool(Ann), t.inAsh(Ben, 'K1')]).toEqual([18, true])
    expect(bleeds(blocked('AUS'), 'B2').can(Ben, 'use:K1:bleed:B1')).toBe(false)
    expect(blocked('aus').inAsh(Ben, 'K1')).toBe(true)
  })
  it('melange#1, melange#G117-1: before the bleed resolves, and not after it', () => {
    const t = bleeds(blocked('AUS'), 'B1')
    onwards(t, () => t.window() === 'resolved' || t.has('bled'))
    expect(t.can(Ben, 'use:K1:bleed:B1')).toBe(false)
    const archon = bleeds(
      blocked('AUS', undefined, { hand: [{ card: 'archon-investigation', as: 'I1' }], bleed: 3 }),
      'B1',
    )
    onwards(archon, () => archon.window() === 'declined' && archon.can(Ben, 'use:K1:bleed:B1'))
    expect(archon.can(Ann, 'play:I1:')).toBe(false)
    archon.answer(Ben, 'use:K1:bleed:B1')
    onwards(archon, () => archon.can(Ann, 'play:I1:')).answer(Ann, 'play:I1:')
    expect([onwards(archon).inAsh(Ben, 'B1'), archon.pool(Ann)]).toEqual([true, 17])
  })
  it('melange#2: it lies in the ash heap meanwhile, and once it is gone from there nothing comes of it', () => {
    expect(blocked('AUS', true).card('K1').on).toBeUndefined()
  })
  it('only while who controls the minion it lies on is bled', () => {
    const t = blocked('AUS')
    t.effect(Ben, [{ op: 'control', who: 'm', to: 'you' }], { m: 'A1' })
    expect(bleeds(t, 'B1').can(Ben, 'use:K1:bleed:B1')).toBe(false)
  })
})
