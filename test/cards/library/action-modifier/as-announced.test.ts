import { describe, expect, it } from 'vitest'
import { isOver, onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { combats, held, lastingPress, type Held, rounds, type Table, v, psyche, mistAndBlocked } from '../../scene.ts'
import { added, asStrike } from '../../rows.ts'

interface More {
  ann?: Held
  ben?: Held
  b1?: object
  b2?: object
  blood?: number
  sect?: string
}
/** A1 of Ann, with these Disciplines, bleeds Ben and the card is played as announced. */
const announced = (card: string, level: string, more: More = {}, args: object = {}): Table => {
  const t = table({
    seats: [
      {
        ready: [
          minion('A1', {
            generic: {
              disciplines: ['dem', 'obf', 'pre', 'PRE', 'ani', 'for', 'vic', 'DOM', 'tha'],
              capacity: 6,
              sect: more.sect ?? 'Anarch',
            },
          }),
          minion('A2'),
        ],
        hand: [...held(card, 'K1'), ...held('conditioning', 'C1'), ...(more.ann ?? [])],
      },
      {
        pool: 20,
        ready: [
          minion('B1', {
            generic: { capacity: 9 },
            ...(more.blood !== undefined && { blood: more.blood }),
            ...more.b1,
          }),
          minion('B2', { generic: { capacity: 4 }, ...more.b2 }),
        ],
        hand: more.ben ?? [],
      },
      {},
      {},
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  if (level !== '') play(t, Ann, `play:K1:${level}:A1`, args as never)
  return t
}
const LEVELS = ['dem', 'obf', 'pre', 'PRE', 'ani', 'for', 'vic']
const blocks = (t: Table, as: string): boolean => {
  onwards(t, () => t.can(Ben, `block:${as}`) || t.window() === undefined)
  return t.can(Ben, `block:${as}`)
}
const blocked = (t: Table): Table => {
  t.reach(Ben, 'block:B1')
  return onwards(t, () => t.has('combat-started'))
}

describe('Memory Rift', () => {
  it('[dem] a titled vampire, or a younger one, cannot block; no other can be chosen', () => {
    const t = announced('memory-rift', 'dem', { b1: { generic: { capacity: 9, title: 'primogen' } } }, { v: ['B1'] })
    expect([blocks(t, 'B2'), t.can(Ben, 'block:B1')]).toEqual([true, false])
    const younger = announced('memory-rift', 'dem', {}, { v: ['B2'] })
    expect([blocks(younger, 'B1'), younger.can(Ben, 'block:B2')]).toEqual([true, false])
    expect(() => announced('memory-rift', 'dem', {}, { v: ['B1'] })).toThrow('illegal-args')
  })
  it('memory-rift#G86-1: several Disciplines at once, [obf] stealth though it is not needed', () => {
    const t = announced('memory-rift', 'dem+obf+pre', {}, { v: ['B2'] })
    expect([t.stat('A1', 'stealth'), blocks(t, 'B2')]).toEqual([1, false])
  })
  it('[pre] in the first round of the combat of a block it can end combat, and in no other', () => {
    const t = announced('memory-rift', 'pre', {
      ben: held('psyche', 'P1'),
      b1: { generic: { capacity: 9, disciplines: ['CEL'] } },
    })
    blocked(t)
    onwards(t, () => t.can(Ann, 'strike:A1:K1:flee') || isOver(t))
    expect(t.can(Ann, 'strike:A1:hand')).toBe(true)
    const other = announced('memory-rift', 'pre', {
      ben: held('psyche', 'P1'),
      b1: { generic: { capacity: 9, disciplines: ['CEL'] } },
    })
    blocked(other)
    onwards(other, () => other.can(Ann, 'strike:A1:K1:flee'))
    other.answer(Ann, 'strike:A1:hand')
    onwards(other, () => other.can(Ben, 'play:P1:CEL:B1') || isOver(other))
    other.answer(Ben, 'play:P1:CEL:B1')
    let offered = false
    onwards(other, () => (offered ||= other.can(Ann, 'strike:A1:K1:flee')) || combats(other)[1] === 2)
    expect([offered, combats(other)]).toEqual([false, [2, 2]])
    t.answer(Ann, 'strike:A1:K1:flee')
    onwards(t, () => t.happened('combat-ended').length > 0 || t.can(Ben, 'play:P1:CEL:B1'))
    expect([rounds(t), t.has('damaged')]).toEqual([1, false])
  })
  it.each(['memory-rift', 'force-of-personality', 'ni-dieu-ni-maitre'])('%s: only as the action is announced', card => {
    const t = announced(card, '', { ben: held('on-the-qui-vive', 'Q1') })
    play(t, Ann, 'play:C1:dom:A1')
    let offered = false
    onwards(t, () => (offered ||= LEVELS.some(level => t.can(Ann, `play:K1:${level}:A1`))) || t.window() === undefined)
    expect(offered).toBe(false)
  })
  it('by an Anarch', () =>
    expect(announced('memory-rift', '', { sect: 'Camarilla' }).can(Ann, 'play:K1:obf:A1')).toBe(false))
})

describe('blocks that cost blood', () => {
  it.each([
    ['force-of-personality', 'PRE'],
    ['ni-dieu-ni-maitre', 'for'],
  ])('%s [%s]: a vampire burns 1 blood for each attempt, and makes none without', (card, level) => {
    const t = announced(card, level, { blood: 3 })
    t.reach(Ben, 'block:B1')
    expect(t.blood('B1')).toBe(2)
    expect(blocks(announced(card, level, { blood: 0 }), 'B1')).toBe(false)
  })
  it('Force of Personality: [PRE] no ally blocks but a zombie; of Ni Dieu ni Maître any does', () => {
    const ally = (traits: string[] = []) => ({ generic: { type: 'ally', life: 2, traits } })
    expect(blocks(announced('force-of-personality', 'PRE', { b1: ally() }), 'B1')).toBe(false)
    const zombie = announced('force-of-personality', 'PRE', { b1: ally(['zombie']) })
    zombie.reach(Ben, 'block:B1')
    expect(zombie.blood('B1')).toBe(2)
    expect(blocks(announced('ni-dieu-ni-maitre', 'for', { b1: ally() }), 'B1')).toBe(true)
  })
  it('Force of Personality: [pre] a strike that ends combat', () =>
    expect(asStrike('force-of-personality', 'pre').has('damaged')).toBe(false))
})

describe('Ni Dieu ni Maître', () => {
  it('ni-dieu-ni-maitre#G86-1: [ani] who blocks cannot maneuver, [vic] +1 strength in that combat', () => {
    const armed = { generic: { capacity: 9 }, attachments: [{ card: '44-magnum', as: 'G1' }] }
    const t = blocked(announced('ni-dieu-ni-maitre', 'ani+vic', { b1: armed }))
    let offered = false
    onwards(t, () => (offered ||= t.can(Ben, 'maneuver:B1:G1:shot')) || t.has('strike-chosen') || isOver(t))
    expect([t.stat('A1', 'strength'), offered]).toEqual([2, false])
    const free = blocked(announced('ni-dieu-ni-maitre', 'vic', { b1: armed }))
    onwards(free, () => (offered ||= free.can(Ben, 'maneuver:B1:G1:shot')) || isOver(free))
    expect(offered).toBe(true)
    expect(announced('ni-dieu-ni-maitre', 'vic').stat('A1', 'strength')).toBe(1)
  })
})

describe('as the action is announced', () => {
  it.each([
    ['memory-rift#G52-1', 'obf'],
    ['force-of-personality#1', 'PRE'],
    ['ni-dieu-ni-maitre#G52-1', 'for'],
    ['the-sleeping-mind#G52-1', 'DOM'],
    ['perfect-clarity#G52-1', 'tha'],
  ])('%s: before modifiers that are not', (id, level) => {
    const t = announced(id.split('#')[0]!, level)
    play(t, Ann, 'play:C1:dom:A1')
    expect(t.happened('card-played').length).toBe(2)
  })
  it.each([
    ['memory-rift#G52-2', 'obf'],
    ['force-of-personality#2', 'PRE'],
    ['ni-dieu-ni-maitre#G52-2', 'for'],
    ['the-sleeping-mind#G52-2', 'DOM'],
    ['perfect-clarity#G52-2', 'tha'],
  ])('%s: the action card is replaced before it is played', (id, level) => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', {
              generic: { disciplines: ['obf', 'PRE', 'for', 'DOM', 'tha'], capacity: 6, sect: 'Anarch' },
            }),
          ],
          hand: [
            ...held(id.split('#')[0]!, 'K1'),
            ...held('govern-the-unaligned', 'G1'),
            'villein',
            'villein',
            'villein',
            'villein',
            'villein',
          ],
          library: ['villein', 'villein', 'villein'],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:G1:dom:A1')
    onwards(t, () => t.can(Ann, `play:K1:${level}:A1`))
    expect(t.happened('drawn').length).toBe(1)
  })
})

describe('Beast Meld', () => {
  const meld = (level: string, act: string, b1: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: level.split('+'), capacity: 9 }, { blood: 6 }), minion('A2')],
          hand: [...held('beast-meld', 'K1'), ...held('psyche', 'P8'), ...held('form-of-mist', 'F8')],
        },
        { pool: 20, ready: [minion('B1', b1), minion('B2', { generic: { type: 'ally', life: 2 } })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, act)
    return t
  }
  it('[ANI][PRO]: as an action that is no bleed is announced: no vampire can block it', () => {
    const t = meld('ANI+PRO', 'hunt:A1')
    play(t, Ann, 'play:K1:ANI+PRO:A1')
    expect(t.blood('A1')).toBe(4)
    onwards(t, () => t.can(Ben, 'block:B2'))
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, true])
    expect(meld('ANI+PRO', 'bleed:A1').can(Ann, 'play:K1:ANI+PRO:A1')).toBe(false)
  })
  const blockedBy = (t: Table) => {
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    t.reach(Ben, 'block:B1')
    play(t, Ann, 'play:K1:ani+pro:A1')
    return t
  }
  it('[ani][pro]: stealth; blocked, it may prevent 1 damage in that combat, and once', () => {
    const t = blockedBy(meld('ani+pro', 'bleed:A1', { generic: { strength: 3 } }))
    onwards(t, () => t.can(Ann, 'use:K1:meld:A1'))
    expect([added(t, 'stealth'), t.blood('A1')]).toEqual([[1], 4])
    t.answer(Ann, 'use:K1:meld:A1')
    let again = false
    onwards(t, () => (again ||= t.can(Ann, 'use:K1:meld:A1')) || isOver(t))
    expect([t.blood('A1'), again]).toEqual([2, false])
  })
  it('beast-meld#1: not in a combat that follows', () => {
    const t = blockedBy(meld('ani+pro+CEL', 'bleed:A1'))
    onwards(t, () => t.can(Ann, 'use:K1:meld:A1'))
    psyche(t, Ann, 'A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'use:K1:meld:A1')) || combats(t)[1] === 2)
    expect([offered, combats(t)]).toEqual([false, [2, 2]])
  })
  it('beast-meld#2: again in the combat of a second block', () => {
    const t = blockedBy(meld('ani+PRO', 'bleed:A1'))
    lastingPress(t, Ann, 'A1')
    onwards(t, () => t.can(Ann, 'use:K1:meld:A1'))
    t.answer(Ann, 'use:K1:meld:A1')
    onwards(t, () => t.can(Ann, 'press:A1')).answer(Ann, 'press:A1')
    mistAndBlocked(t)
    onwards(t, () => t.can(Ann, 'use:K1:meld:A1') || combats(t)[1] === 2)
    expect(t.can(Ann, 'use:K1:meld:A1')).toBe(true)
  })
  it('beast-meld#3: only as the action is announced, before other modifiers', () => {
    const t = meld('ANI+PRO', 'hunt:A1')
    expect([t.window(), t.can(Ann, 'play:K1:ANI+PRO:A1')]).toEqual(['announced', true])
    t.pass(Ann)
    let late = false
    t.allPass(() => (late ||= t.can(Ann, 'play:K1:ANI+PRO:A1')))
    expect(late).toBe(false)
  })
  it('beast-meld#4: the action card is replaced before it is played', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['ANI', 'PRO', 'PRE'], capacity: 9 })],
          hand: [
            ...held('beast-meld', 'K1'),
            ...held('sport-bike', 'E1'),
            'villein',
            'villein',
            'villein',
            'villein',
            'villein',
          ],
          library: ['villein', 'villein'],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:E1::A1')
    onwards(t, () => t.can(Ann, 'play:K1:ANI+PRO:A1'))
    expect(t.happened('drawn').length).toBe(1)
  })
})

describe('The Sleeping Mind', () => {
  const mind = (level: string, ben: Held, b1: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level, 'for'], capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: [...held('the-sleeping-mind', 'K1'), ...held('freak-drive', 'F1'), ...held('conditioning', 'C1')],
        },
        {
          pool: 20,
          ready: [
            v('B1', { disciplines: ['ani', 'ANI'], sect: 'Anarch' }, { locked: true, blood: 4, ...b1 }),
            minion('B2'),
          ],
          hand: ben,
        },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('[dom]: a locked vampire cannot block, even woken; an unlocked one is not chosen', () => {
    const t = mind('dom', held('on-the-qui-vive', 'Q1'))
    expect(t.refused(Ann, 'play:K1:dom:A1', { v: [t.id('B2')] })).toBe('illegal-args')
    t.answer(Ann, 'play:K1:dom:A1', { v: [t.id('B1')] })
    expect(t.blood('A1')).toBe(4)
    play(t, Ben, 'play:Q1::B1')
    onwards(t, () => t.can(Ben, 'block:B2'))
    expect(t.can(Ben, 'block:B1')).toBe(false)
  })
  it('the-sleeping-mind#1: [DOM] who wakes may block; nothing unlocks a minion, after the resolution neither', () => {
    const t = mind('DOM', held('on-the-qui-vive', 'Q1'))
    t.answer(Ann, 'play:K1:DOM:A1')
    play(t, Ben, 'play:Q1::B1')
    onwards(t, () => t.can(Ben, 'block:B1'))
    expect(t.can(Ben, 'block:B1')).toBe(true)
    onwards(t, () => t.can(Ann, 'play:F1:for:A1'))
    t.answer(Ann, 'play:F1:for:A1')
    onwards(t)
    expect([t.locked('A1'), t.pool(Ben)]).toEqual([true, 19])
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(t.locked('A1')).toBe(false)
  })
  it('[DOM]: one that would unlock to block attempts nothing', () => {
    const t = mind('DOM', held('eluding-the-arms-of-morpheus', 'S1'))
    t.answer(Ann, 'play:K1:DOM:A1')
    play(t, Ben, 'play:S1::B1')
    expect([t.locked('B1'), t.has('block-declared')]).toEqual([true, false])
    onwards(t)
    expect(t.pool(Ben)).toBe(19)
  })
})

describe('Perfect Clarity', () => {
  /** The levels at which a card of these asks for a new target. */
  const SENDING = ['dom', 'DOM', 'AUS']
  /** V1 of Ann bleeds Ben, who holds this card for B1, of every Discipline that is asked for. */
  const bleeds = (level: '' | 'tha' | 'THA', card: string, b1: object = {}): Table => {
    const t = table({
      seats: [
        {
          ready: [v('V1', { disciplines: ['tha', 'THA', 'dom'], capacity: 4 }, { blood: 4 }), v('V2', { capacity: 4 })],
          hand: [...held('perfect-clarity', 'K1'), ...held('murmur-of-the-false-will', 'M1')],
        },
        {
          pool: 20,
          ready: [v('B1', { disciplines: ['DOM', 'PRE', 'OBF', 'AUS'], capacity: 9, ...b1 }, { blood: 9 })],
          hand: held(card, 'X1'),
        },
        { pool: 20 },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    return level === '' ? t : play(t, Ann, `play:K1:${level}:V1`)
  }
  const sends = (t: Table, mode: string) => {
    onwards(t, () => t.can(Ben, `play:X1:${mode}:B1`))
    const args = SENDING.includes(mode) ? { to: [Cal] } : {}
    return onwards(play(t, Ben, `play:X1:${mode}:B1`, args as never), () => isOver(t))
  }
  const pools = (t: Table) => [t.pool(Ben), t.pool(Cal)]

  it.each(['tha', 'THA'] as const)('perfect-clarity#1: [%s] a bleed is not redirected by Dominate', level => {
    const t = sends(bleeds(level, 'deflection'), 'dom')
    // It was played all the same, and paid for, and does to others what it does.
    expect([t.has('redirected'), t.inAsh(Ben, 'X1'), t.locked('B1'), t.blood('B1')]).toEqual([false, true, true, 8])
    expect([pools(t), t.blood('V1')]).toEqual([[19, 20], 2])
    expect(pools(sends(bleeds('', 'deflection'), 'dom'))).toEqual([20, 19])
    expect(pools(sends(bleeds(level, 'murmur-of-the-false-will'), 'DOM'))).toEqual([19, 20])
  })

  it('what requires another Discipline does what it says', () =>
    expect(pools(sends(bleeds('tha', 'telepathic-misdirection'), 'AUS'))).toEqual([20, 19]))

  it.each([
    ['visions-of-zapathasura', 'obf+pre', 19],
    ['rewind-time', 'pre', 19],
    // It can be played on Presence, too, and is not.
    ['party-out-of-bounds', 'obf', 20],
  ])('%s [%s] as it is played: Ben keeps %s', (card, mode, left) => {
    const b1 = { sect: 'Anarch' }
    expect(sends(bleeds('tha', card, b1), mode).pool(Ben)).toBe(left)
    expect(sends(bleeds('', card, b1), mode).pool(Ben)).toBe(20)
  })

  it('a modifier that could be a reaction is none', () => {
    const t = bleeds('tha', 'villein')
    play(t, Ann, 'play:M1:dom:V1')
    expect(t.stat('V1', 'bleed')).toBe(2)
  })

  it('only for the action, and only who has played it', () => {
    const t = bleeds('tha', 'deflection')
    onwards(t, () => isOver(t))
    t.reach(Ann, 'bleed:V2')
    expect(sends(t, 'dom').has('redirected')).toBe(true)
  })

  it('the combat of a block is about to begin, and begins whatever is said', () => {
    const fights = (level: '' | 'tha') => {
      const t = bleeds(level, 'obedience')
      t.reach(Ben, 'block:B1')
      onwards(t, () => t.can(Ben, 'play:X1:DOM:B1'))
      play(t, Ben, 'play:X1:DOM:B1')
      onwards(t, () => isOver(t))
      return t.has('combat-started')
    }
    expect([fights('tha'), fights('')]).toEqual([true, false])
  })

  it.each([
    ['', 'majesty', 'pre', true],
    ['tha', 'majesty', 'pre', true],
    ['THA', 'majesty', 'pre', false],
    ['THA', 'blur', 'cel', true],
  ] as const)('[%s] in combat its opponent plays %s [%s]: %s', (level, card, mode, can) => {
    const t = bleeds(level, card, { disciplines: ['pre', 'cel', 'DOM'] })
    t.reach(Ben, 'block:B1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ben, `play:X1:${mode}:B1`) || t.can(Ben, `strike:B1:X1:${mode}`)) || isOver(t))
    expect([offered, t.has('combat-started')]).toEqual([can, true])
  })

  it('only as the action is announced', () => {
    const t = bleeds('', 'villein')
    let offered = false
    expect(t.can(Ann, 'play:K1:tha:V1')).toBe(true)
    play(t, Ann, 'play:M1:dom:V1')
    onwards(t, () => (offered ||= t.can(Ann, 'play:K1:tha:V1')) || isOver(t))
    expect(offered).toBe(false)
  })
})
