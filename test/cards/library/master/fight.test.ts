import { describe, expect, it } from 'vitest'
import { combats, held, K1, type Table, v } from '../../scene.ts'
import { onwards, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'

describe('Frontal Assault', () => {
  const scene = (turn: object = {}, ann: object[] = [K1('frontal-assault')]) =>
    table({
      seats: [
        { pool: 20, ready: [v('A1', { strength: 9 }), v('A2'), ...(ann as [])], torpor: [v('A3')] },
        { ready: [v('B1', {}, { blood: 1 }), v('B2', { type: 'ally', life: 1 })], torpor: [v('B3')] },
        { ready: [v('C1', {}, { blood: 0 })] },
      ],
      turn,
    })
  it("each ready minion may fight a ready minion of the prey's, directed, without stealth", () => {
    const t = scene()
    expect(t.option(Ann, 'action:K1:fight:A1')?.slots).toMatchObject([{ candidates: ['B1', 'B2'].map(t.id) }])
    expect(t.can(Ann, 'action:K1:fight:A3')).toBe(false)
    t.answer(Ann, 'action:K1:fight:A1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
    onwards(t, () => t.has('combat-started'))
    expect(t.happened('combat-started')).toMatchObject([{ opposing: { id: t.id('B1') } }])
  })
  it('1 pool for a ready minion of the prey that is burned or goes to torpor, and for none of others or in torpor', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'torpor' }], { m: 'B1' })
    expect(t.pool(Ann)).toBe(21)
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'B2' })
    expect(t.pool(Ann)).toBe(22)
    for (const [m, to] of [
      ['B3', 'ash'],
      ['B1', 'ash'],
      ['C1', 'torpor'],
      ['A2', 'torpor'],
    ] as const)
      t.effect(Ann, [{ op: 'move', who: 'm', to }], { m })
    expect(t.pool(Ann)).toBe(22)
  })
  it('in the influence phase it burns, with 1 pool for each ready minion of the prey', () => {
    const t = scene({ phase: 'influence' })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:K1:withdraw')
    expect([t.pool(Ann), t.inAsh(Ann, 'K1')]).toEqual([18, true])
  })
  it('frontal-assault#1: two give and take twice', () => {
    const both = [K1('frontal-assault'), { card: 'frontal-assault', as: 'K2' }]
    const t = scene({ phase: 'influence' }, both)
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'B2' })
    expect(t.pool(Ann)).toBe(20)
    if (t.can(Ann, 'trigger:0')) t.answer(Ann, 'trigger:0')
    expect(t.pool(Ann)).toBe(22)
    t.answer(Ann, 'use:K1:withdraw')
    t.answer(Ann, 'use:K2:withdraw')
    expect(t.pool(Ann)).toBe(20)
  })
})

describe('Mob Connections', () => {
  const scene = (whose: number, card: object = {}) => {
    const mob = [{ ...K1('mob-connections'), ...card }]
    const t = table({
      seats: [
        { ready: [v('A1', {}, { blood: 4 }), v('A2'), ...(whose === Ann ? mob : [])] },
        { ready: [v('B1', {}, { blood: 4 })] },
        { ready: [v('C1'), ...(whose === Cal ? mob : [])] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return upTo(t, 'press')
  }
  it("locked, a minion of one's own presses to continue", () => {
    const t = scene(Ann)
    play(t, Ann, 'use:K1:press:A1')
    expect([t.locked('K1'), t.happened('pressed')]).toMatchObject([true, [{ by: { id: t.id('A1') }, continues: true }]])
    onwards(t, () => t.happened('round-started').length === 2)
    expect(t.happened('round-started').length).toBe(2)
  })
  it('only to continue, unlocked, and in a combat of that minion', () => {
    const offered = (t: Table, seat: number, by: string) => {
      let could = false
      onwards(t, () => (could ||= t.can(seat, `use:K1:press:${by}`)) || t.window() !== 'press')
      return could
    }
    expect(offered(scene(Ann, { locked: true }), Ann, 'A1')).toBe(false)
    expect(offered(scene(Ann), Ann, 'A2')).toBe(false)
    expect(offered(scene(Cal), Cal, 'C1')).toBe(false)
    const t = scene(Ann)
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'b', until: 'round' }], { b: 'B1' })
    play(t, Ben, 'press:B1')
    // Ann is not asked again: the next round has begun.
    expect(t.happened('round-started').length).toBe(2)
  })
  it('a minion burns it by a directed action', () => {
    const t = table({ seats: [{ ready: [v('A1')] }, { ready: [K1('mob-connections')] }, {}] })
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben] }])
    t.allPass()
    expect(t.inAsh(Ben, 'K1')).toBe(true)
  })
})

describe('The Crocodile Temple', () => {
  const bled = (ben: object = {}, blocks = false, holder: number = Ben) => {
    const temple = (seat: number) => (seat === holder ? [K1('the-crocodile-temple')] : [])
    const t = table({
      seats: [
        { ready: [v('A1'), v('A2')] },
        { pool: 9, ready: [v('B1'), ...temple(Ben)], ...ben },
        { ready: [v('C1'), ...temple(Cal)] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    if (blocks) t.reach(Ben, 'block:B1')
    return t
  }
  it('after a successful action directed at its controller 1 damage for the acting minion', () => {
    const t = bled()
    t.reach(Ben, 'use:K1:bite')
    onwards(t)
    expect([t.blood('A1'), t.pool(Ben), t.locked('K1')]).toEqual([4, 8, true])
  })
  it('not where it was blocked, nor where another is the target', () => {
    for (const [t, seat] of [
      [bled({}, true), Ben],
      [bled({}, false, Cal), Cal],
    ] as const) {
      let offered = false
      onwards(t, () => (offered ||= t.can(seat, 'use:K1:bite')))
      expect([offered, t.has('action-ended')]).toEqual([false, true])
    }
  })
  it('the-crocodile-temple#1: not by who is ousted by it', () => {
    const t = bled({ pool: 1 })
    let offered = false
    onwards(t, () => (offered ||= t.can(Ben, 'use:K1:bite')))
    expect([offered, t.has('ousted'), t.blood('A1')]).toEqual([false, true, 5])
  })
})

describe('Elysium: The Arboretum', () => {
  const L1 = K1('elysium-the-arboretum')
  const scene = (a1: object, b1: object, at: number = Ben) => {
    const t = table({
      seats: [
        { ready: [v('A1', a1), v('A2'), ...(at === Ann ? [L1] : [])], hand: ['taste-of-vitae'] },
        { ready: [v('B1', b1), ...(at === Ben ? [L1] : [])] },
        { ready: at === Cal ? [L1, v('C1')] : [] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return upTo(t, 'before-range')
  }

  it.each([Ann, Ben])('ends a combat of Camarilla vampires before range, for either side: seat %i', seat => {
    const t = scene({}, {}, seat)
    play(t, seat, 'use:K1:end')
    onwards(t, () => t.has('combat-ended'))
    expect([t.locked('K1'), t.has('strike-chosen'), t.blood('A1'), t.blood('B1')]).toEqual([true, false, 5, 5])
  })

  it('not if either is of another sect, or an ally, or if none of them is yours', () => {
    for (const [a1, b1, at] of [
      [{ sect: 'Sabbat' }, {}, Ben],
      [{}, { sect: 'Anarch' }, Ben],
      [{ type: 'ally' }, {}, Ben],
      [{}, {}, Cal],
    ] as const) {
      const t = scene(a1, b1, at)
      expect(t.can(at, 'use:K1:end')).toBe(false)
      onwards(t, () => t.has('combat-ended'))
      expect(t.has('ability-used')).toBe(false)
    }
  })

  it('elysium-the-arboretum#1: at the end of the round and of combat cards can be played still', () => {
    const t = scene({}, {})
    play(t, Ben, 'use:K1:end')
    const windows: (string | undefined)[] = []
    onwards(t, () => {
      windows.push(t.window())
      return t.has('combat-ended')
    })
    expect(windows).toContain('round-end')
  })

  it('elysium-the-arboretum#G138-1: a Camarilla vampire of anybody calls a referendum to burn it, and no other', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { title: 'prince' }), v('A2', { sect: 'Sabbat', title: 'bishop' })] },
        { ready: [L1] },
        {},
        {},
        {},
      ],
    })
    expect(t.options(Ann).filter(one => one.includes('burn'))).toEqual([`action:${t.id('K1')}:burn:${t.id('A1')}`])
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:title:A1', { side: ['for'] })
    t.allPass()
    expect(t.inAsh(Ben, 'K1')).toBe(true)
  })
})

describe('Yawp Court', () => {
  const wolf = { generic: { sect: 'Sabbat', capacity: 9, disciplines: ['PRO'] }, blood: 6 }
  interface More {
    ann?: object
    ben?: object[]
    court?: object
    a1?: object
  }
  const scene = ({ ann = {}, ben = [v('B1', wolf.generic, { blood: 6 })], court = {}, a1 = {} }: More = {}) =>
    table({
      seats: [
        {
          ready: [v('A1', { title: 'primogen', capacity: 9, ...a1 }, { blood: 5 }), v('A2')],
          hand: [{ card: 'ancilla-empowerment', as: 'P1' }],
          ...ann,
        },
        {
          pool: 20,
          ready: [{ ...K1('yawp-court'), ...court }, ...ben] as never,
          hand: [{ card: 'wolf-claws', as: 'C1' }],
        },
        { ready: [v('C1x')], hand: [{ card: 'rotschreck', as: 'R1' }] },
      ],
    })
  const called = (more: More = {}) => {
    const t = scene(more)
    t.answer(Ann, 'play:P1::A1')
    return onwards(t, () => t.can(Ben, 'trigger:0') || t.window() === 'polling')
  }
  const fights = (more: More = {}) => {
    const t = called(more)
    t.answer(Ben, 'trigger:0')
    if (t.can(Ben, 'choose')) t.answer(Ben, 'choose', { pick: [t.id('B1')] })
    return t
  }
  const referendums = (t: Table) => t.happened('referendum-tallied').length
  const fall = (t: Table, who: string, to = 'torpor') =>
    t.effect(Ben, [{ op: 'move', who: 'm', to: to as 'torpor' }], { m: who })

  it('yawp-court#1, yawp-court#3: paid for, before the referendum, the two fight; then 2 environmental damage', () => {
    const t = fights()
    expect([t.locked('K1'), t.locked('B1'), referendums(t)]).toEqual([true, true, 0])
    onwards(t, () => t.has('combat-started'))
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }])
    onwards(t, () => t.window() === 'polling')
    // A hand has struck it for 1.
    expect([t.blood('B1'), t.has('combat-ended'), t.window()]).toEqual([3, true, 'polling'])
    onwards(t)
    expect([referendums(t), t.happened('action-ended')]).toMatchObject([1, [{ outcome: 'successful' }]])
    expect(t.happened('damaged').at(-1)).toMatchObject({ card: { id: t.id('B1') }, amount: 2, from: null })
  })

  it('yawp-court#2: nor where who has it falls in that combat, and takes it along', () => {
    const t = fights({ ben: [v('B1', wolf.generic, { blood: 6, attachments: held('fame', 'F1') })] })
    t.edit(state => void (state.seats[Ben]!.pool = 3))
    onwards(t, () => t.has('combat-started'))
    fall(t, 'A1')
    fall(t, 'B1')
    onwards(t)
    expect([t.state.seats[Ben]!.ousted, referendums(t), t.inTorpor('A1')]).toEqual([true, 0, true])
  })
  it('who stands calls it all the same, though who has the court has fallen', () => {
    const t = fights({ ben: [v('B1', wolf.generic, { blood: 6, attachments: held('fame', 'F1') })] })
    t.edit(state => void (state.seats[Ben]!.pool = 3))
    onwards(t, () => t.has('combat-started'))
    fall(t, 'B1')
    onwards(t)
    expect([t.state.seats[Ben]!.ousted, referendums(t)]).toEqual([true, 1])
  })

  it('or not: the referendum is conducted and nobody fights', () => {
    const t = called()
    t.pass(Ben)
    onwards(t)
    expect([t.locked('K1'), t.locked('B1'), combats(t), referendums(t)]).toEqual([false, false, [0, 0], 1])
  })

  it.each(['torpor', 'ash', 'uncontrolled'])(
    'yawp-court#2: no longer ready, it calls no referendum, nor is there damage: %s',
    to => {
      const t = fights()
      onwards(t, () => t.has('combat-started'))
      const before = t.blood('B1')
      fall(t, 'A1', to)
      onwards(t)
      expect([referendums(t), t.window() === 'polling', t.blood('B1'), combats(t)]).toEqual([0, false, before, [1, 1]])
      expect(t.happened('action-ended')).toMatchObject([{ outcome: 'successful' }])
      expect([t.inAsh(Ann, 'P1'), t.pool(Ben)]).toEqual([true, 20])
    },
  )

  it('yawp-court#4: nor if it has left torpor again at once', () => {
    const t = fights()
    onwards(t, () => t.has('combat-started'))
    const before = t.blood('B1')
    fall(t, 'A1')
    fall(t, 'A1', 'ready')
    onwards(t)
    expect([t.inTorpor('A1'), referendums(t), t.blood('B1')]).toEqual([false, 0, before])
    const warsaw = fights({
      ann: {
        ready: [v('A1', { clan: 'Nosferatu', title: 'primogen', capacity: 9 }), { card: 'warsaw-station', as: 'W1' }],
      },
    })
    onwards(warsaw, () => warsaw.has('combat-started'))
    fall(warsaw, 'A1')
    onwards(warsaw, () => warsaw.can(Ann, 'use:W1:rescue'))
    const option = warsaw.option(Ann, 'use:W1:rescue')!
    warsaw.answer(Ann, option.id, option.slots?.length ? { [option.slots[0]!.name]: [warsaw.id('A1')] } : undefined)
    onwards(warsaw)
    expect([warsaw.inTorpor('A1'), warsaw.inAsh(Ann, 'W1'), referendums(warsaw)]).toEqual([false, true, 0])
  })

  it('yawp-court#5: by Rötschreck combat ends first: 2 damage, then torpor, and no referendum', () => {
    const t = fights()
    onwards(t, () => t.can(Ben, 'play:C1:pro:B1') || t.can(Ben, 'play:C1:PRO:B1'))
    t.answer(Ben, t.can(Ben, 'play:C1:pro:B1') ? 'play:C1:pro:B1' : 'play:C1:PRO:B1')
    onwards(t, () => t.can(Cal, 'play:R1:'))
    t.answer(Cal, 'play:R1:', { v: [t.id('A1')] })
    onwards(t)
    // The strike has cost it 1.
    expect([t.inTorpor('A1'), t.blood('B1'), referendums(t)]).toEqual([true, 3, 0])
  })

  it('yawp-court#6: between two combats, and the referendum after both', () => {
    const t = fights({
      ann: {
        hand: [
          { card: 'ancilla-empowerment', as: 'P1' },
          { card: 'psyche', as: 'Y1' },
        ],
      },
      a1: { disciplines: ['CEL'] },
    })
    onwards(t, () => t.can(Ann, 'play:Y1:CEL:A1'))
    t.answer(Ann, 'play:Y1:CEL:A1')
    onwards(t, () => t.happened('combat-started').length === 2)
    // Hands have hit once, for 1; then the 2.
    expect([t.blood('B1'), referendums(t)]).toEqual([3, 0])
    onwards(t)
    expect([t.blood('B1'), combats(t), referendums(t)]).toEqual([2, [2, 2], 1])
    const disarmed = fights({
      ann: {
        hand: [
          { card: 'ancilla-empowerment', as: 'P1' },
          { card: 'disarm', as: 'D1' },
        ],
      },
      a1: { disciplines: ['pot'], strength: 2 },
    })
    onwards(disarmed, () => disarmed.can(Ann, 'play:D1:pot:A1')).answer(Ann, 'play:D1:pot:A1')
    onwards(disarmed)
    const told = disarmed.log.map(({ key }) => key)
    expect(told.indexOf('to-torpor')).toBeLessThan(told.lastIndexOf('damaged'))
    expect([disarmed.inTorpor('B1'), disarmed.blood('B1'), referendums(disarmed)]).toEqual([true, 2, 1])
  })

  it.each([
    ['locked', { court: { locked: true } }],
    ['no vampire of the Sabbat', { ben: [v('B1', { sect: 'Camarilla' })] }],
    ['a locked one', { ben: [v('B1', { sect: 'Sabbat' }, { locked: true })] }],
    ['an ally', { ben: [v('B1', { type: 'ally', sect: 'Sabbat' })] }],
  ] as [string, More][])('is not offered: %s', (_, more) => {
    const t = called(more)
    expect([t.window(), t.can(Ben, 'trigger:0')]).toEqual(['polling', false])
  })

  it('not upon another action, a blocked one, nor against a vampire of its own controller', () => {
    const other = scene()
    other.answer(Ann, 'hunt:A1')
    let offered = false
    onwards(other, () => (offered ||= other.can(Ben, 'trigger:0')))
    const blocked = scene()
    blocked.answer(Ann, 'play:P1::A1')
    blocked.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 3, on: 'b', until: 'action' }], { b: 'B1' })
    blocked.reach(Ben, 'block:B1')
    onwards(blocked, () => (offered ||= blocked.can(Ben, 'trigger:0')))
    const own = table({
      seats: [
        {
          ready: [v('A1', { title: 'primogen' }), v('A2', { sect: 'Sabbat' }), K1('yawp-court')],
          hand: [{ card: 'ancilla-empowerment', as: 'P1' }],
        },
        {},
        {},
      ],
    })
    own.answer(Ann, 'play:P1::A1')
    onwards(own, () => (offered ||= own.can(Ann, 'trigger:0')))
    expect([offered, blocked.has('blocked'), referendums(own)]).toEqual([false, true, 1])
  })
})
