import { describe, expect, it } from 'vitest'
import { isOver, onwards, play } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { suffered } from '../../rows.ts'
import { K1, type Table, v } from '../../scene.ts'

const scene = (card: string, level: string, ben: object[] = [minion('B1'), minion('B2')], more: object = {}) =>
  table({
    seats: [
      {
        ready: [v('A1', { disciplines: level.split('+'), sect: 'Anarch', capacity: 9 }, { blood: 6 }), minion('A2')],
        hand: [K1(card)],
      },
      { pool: 20, ready: ben as never, ...more },
      { ready: [minion('C1'), minion('C2', { locked: true })] },
      {},
      {},
    ],
  })
const acted = (t: Table, level: string) => t.answer(Ann, `play:K1:${level}:A1`)

describe('Skullduggery', () => {
  it.each([
    ['obf', 1, 1],
    ['pre', 2, 0],
    ['pro', 1, 1],
  ])('[%s] bleeds for %i at %i stealth', (level, bleed, stealth) => {
    const t = scene('skullduggery', level)
    acted(t, level)
    expect(t.happened('action-announced')).toMatchObject([{ action: 'bleed', stealth }])
    expect(onwards(t).pool(Ben)).toBe(20 - bleed)
  })
  it.each([
    ['obf', 1],
    ['pro', 0],
  ])('[%s]: blocked, %i optional maneuver', (level, maneuver) => {
    const t = scene('skullduggery', level)
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    acted(t, level)
    play(t, Ben, 'block:B1')
    onwards(t, () => t.has('round-started'))
    expect(t.stat('A1', 'maneuver')).toBe(maneuver)
  })
})

describe('Show of Force', () => {
  it.each([
    ['pot+pre', 1],
    ['POT+PRE', 2],
  ])('[%s]: %i more; blocked, as much strength in that combat, if its vampire wishes so', (level, more) => {
    const t = scene('show-of-force', level)
    acted(t, level)
    expect(onwards(t).pool(Ben)).toBe(20 - 1 - more)
    for (const wish of [true, false]) {
      const blocked = scene('show-of-force', level)
      acted(blocked, level)
      play(blocked, Ben, 'block:B1')
      onwards(blocked, () => blocked.can(Ann, 'choose'))
      expect([blocked.has('range-set'), blocked.has('round-started')]).toEqual([false, true])
      blocked.choose(Ann, wish ? [blocked.id('A1')] : [])
      onwards(blocked)
      expect(suffered(blocked, 'B1')).toEqual([wish ? 1 + more : 1])
      expect([isOver(blocked), blocked.stat('A1', 'strength')]).toEqual([true, 1])
    }
  })
})

describe('Propaganda', () => {
  const titled = [v('B1', { title: 'prince' }), minion('B2')]
  it('[pre]: no titled vampire blocks it, whoever it is aimed at by then', () => {
    const t = scene('propaganda', 'pre', titled)
    acted(t, 'pre')
    onwards(t, () => t.can(Ben, 'block:B2'))
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, true])
    onwards(t)
    expect([t.pool(Ben), t.blood('A1'), t.locked('B1'), t.locked('B2')]).toEqual([18, 4, false, false])
  })
  it('[PRE]: and who is bled locks a ready unlocked minion, and says which', () => {
    const t = scene('propaganda', 'PRE', [...titled, minion('B3', { locked: true })], { torpor: [minion('B4')] })
    acted(t, 'PRE')
    onwards(t, () => t.can(Ben, 'choose'))
    expect([t.pool(Ben), t.option(Ben, 'choose')?.slots]).toMatchObject([
      18,
      [{ candidates: [t.id('B1'), t.id('B2')], min: 1, max: 1 }],
    ])
    t.choose(Ben, [t.id('B2')])
    expect([t.locked('B1'), t.locked('B2')]).toEqual([false, true])
  })
  it('[PRE]: of whom it was redirected to', () => {
    const t = scene('propaganda', 'PRE', [v('B1', { disciplines: ['DOM'] })], {
      hand: [{ card: 'deflection', as: 'D1' }],
    })
    acted(t, 'PRE')
    t.reach(Ben, 'play:D1:DOM:B1', { to: [Cal] })
    onwards(t, () => t.can(Cal, 'choose') || t.locked('C1'))
    expect([t.locked('C1') || t.can(Cal, 'choose'), t.locked('B1')]).toEqual([true, false])
  })
})
