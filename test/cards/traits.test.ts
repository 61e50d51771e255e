import { describe, expect, it } from 'vitest'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

describe('vampires with traits', () => {
  it('Anu Diptinatpa raises any bleed by one, for a blood, once in the action', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), { card: 'anu-diptinatpa', as: 'A2', blood: 2 }] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'use:A2:bleed')
    expect([t.blood('A2'), t.can(Ann, 'use:A2:bleed')]).toEqual([1, false])
    t.allPass()
    expect(t.pool(Ben)).toBe(28)
    const hunt = table({
      seats: [{ ready: [minion('A1'), { card: 'anu-diptinatpa', as: 'A2' }] }, { ready: [minion('B1')] }, {}, {}, {}],
    })
    hunt.answer(Ann, 'hunt:A1')
    expect(hunt.why(Ann, 'use', 'A2')).toEqual(['not-a-bleed', 'MIN-12'])
  })

  it('Anu Diptinatpa does so from torpor, too', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')], torpor: [{ card: 'anu-diptinatpa', as: 'A2' }] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'use:A2:bleed')
    t.allPass()
    expect(t.pool(Ben)).toBe(28)
  })

  it('Veejay Vinod burns two blood for a stealth of his own that is needed', () => {
    const t = table({
      seats: [{ ready: [{ card: 'veejay-vinod', as: 'A1' }, minion('A2')] }, { ready: [minion('B1')] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ann, 'use:A1:stealth')).toBe(false)
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:A1:stealth')
    expect([t.blood('A1'), t.stat('A1', 'stealth')]).toEqual([1, 1])
    t.allPass()
    expect([t.has('block-failed'), t.pool(Ben)]).toEqual([true, 29])
    t.answer(Ann, 'bleed:A2')
    t.reach(Ben, 'block:B1')
    expect(t.can(Ann, 'use:A1:stealth')).toBe(false)
  })
})

describe('vampires of the rule’s own traits', () => {
  it('Cybele gives a master phase action if she is unlocked as the phase begins', () => {
    const begun = (region: 'ready' | 'torpor', locked: boolean) => {
      const cybele = { card: 'cybele', as: 'A1', locked }
      const t = table({
        seats: [
          {
            ready: region === 'ready' ? [cybele, minion('A2')] : [minion('A2')],
            torpor: region === 'torpor' ? [cybele] : [],
            hand: ['fame', 'fame', 'villein'],
          },
          {},
          {},
        ],
        turn: { phase: 'unlock' },
      })
      t.endPhasesTo(Ann, 'master')
      return t.state.frames[0]
    }
    expect([begun('ready', false), begun('ready', true), begun('torpor', false)]).toMatchObject([
      { masterActions: 2 },
      { masterActions: 1 },
      { masterActions: 1 },
    ])
  })

  it('Cybele bleeds for two more, for a blood', () => {
    const t = table({
      seats: [{ ready: [{ card: 'cybele', as: 'A1', blood: 4 }] }, { pool: 10, ready: [minion('B1')] }, {}, {}, {}],
    })
    const action = t.options(Ann).find(id => id.startsWith(`action:${t.id('A1')}:bleed`))!
    t.answer(Ann, action)
    expect([t.stat('A1', 'bleed'), t.happened('action-announced')]).toMatchObject([3, [{ targets: [Ben] }]])
    t.allPass()
    expect([t.pool(Ben), t.blood('A1')]).toEqual([7, 3])
  })

  it('Arishat burns a blood in polling to make a vampire abstain, whatever it has cast, in a blood hunt too', () => {
    const kine = { card: 'kine-resources-contested', as: 'K1' }
    const t = table({
      seats: [
        { ready: [{ card: 'arishat', as: 'A1', blood: 3 }] },
        { ready: [minion('B1', { generic: { title: 'prince' } })], hand: [kine] },
        {},
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'play:K1::B1')
    for (let n = 0; n < 30 && t.window() !== 'polling'; n++) {
      const seat = t.owed()[0]!,
        [option] = t.options(seat)
      t.answer(
        seat,
        t.options(seat).includes('pass') ? 'pass' : option!,
        t.options(seat).includes('pass')
          ? undefined
          : Object.fromEntries((t.option(seat, option!)!.slots ?? []).map(slot => [slot.name, slot.default])),
      )
    }
    t.answer(Ben, 'vote:title:B1', { side: ['for'] })
    t.answer(Ann, 'use:A1:silence', { v: [t.id('B1')] })
    expect([t.blood('A1'), t.can(Ann, 'vote:title:A1')]).toEqual([2, true])
    t.answer(Ann, 'vote:title:A1', { side: ['against'] })
    t.allPass()
    expect(t.happened('referendum-tallied')).toMatchObject([{ for: 0, against: 1, passed: false }])
    const hunt = table({
      seats: [
        { ready: [{ card: 'arishat', as: 'A1' }] },
        { ready: [minion('B1')], torpor: [minion('B2')] },
        { ready: [minion('C1', { generic: { title: 'prince' } })] },
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    hunt.answer(Ben, 'diablerie:B1:B2')
    hunt.allPass(() => hunt.window() === 'polling')
    hunt.answer(Ann, 'use:A1:silence', { v: [hunt.id('C1')] })
    expect(hunt.can(Cal, 'vote:title:C1')).toBe(false)
    hunt.allPass()
    expect([hunt.inAsh(Ben, 'B1'), hunt.blood('A1')]).toEqual([false, 5])
  })

  it('New Blood belongs to the circle chosen as it comes out, for as long as it is in play, and draws a crypt card', () => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'ilse', as: 'A1' }],
          uncontrolled: [{ card: 'new-blood', as: 'N1', blood: 2 }],
          crypt: ['colette', 'alu'],
        },
        {},
        {},
      ],
      turn: { number: 9, phase: 'influence', transfers: 1 },
    })
    t.answer(Ann, 'bring-out:N1')
    expect(t.refused(Ann, 'choose', { pick: ['Inner'] })).toBe('illegal-args')
    t.choose(Ann, ['Torrance'])
    expect([t.state.seats[Ann]!.crypt.length, t.state.seats[Ann]!.uncontrolled.length]).toEqual([1, 1])
    const mates = () => {
      t.effect(
        Ann,
        [
          {
            op: 'choose',
            as: 'x',
            ask: 'choose-vampire',
            from: { cards: { kind: 'vampire', circle: 'n', not: { ref: 'n' } } },
            min: 0,
          },
        ],
        { n: 'N1' },
      )
      return t.option(Ann, 'choose')?.slots
    }
    expect(mates()).toMatchObject([{ candidates: [t.id('A1')] }])
    t.choose(Ann, [])
    t.effect(Ann, [{ op: 'move', who: 'n', to: 'ash' }], { n: 'N1' })
    expect([t.state.modifiers, t.inAsh(Ann, 'N1')]).toEqual([[], true])
  })

  it('Lord Fianna is blocked by no ally, and is one to be marked', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'lord-fianna', as: 'A1' }, minion('A2')] },
        { pool: 10, ready: [minion('B1', { generic: { type: 'ally' } }), minion('B2')] },
        {},
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 1 },
    })
    expect(t.can(Ann, 'mark:A1')).toBe(true)
    t.endPhase(Ann)
    t.answer(Ann, 'bleed:A1')
    expect([t.stat('A1', 'stealth'), t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([1, false, true])
    t.allPass()
    t.answer(Ann, 'bleed:A2')
    expect(t.can(Ben, 'block:B1')).toBe(true)
  })

  it('Luma serves the Tremere: without one she bleeds nobody', () => {
    const bleeds = (more: Parameters<typeof minion>[1]) =>
      table({ seats: [{ ready: [{ card: 'luma-stone-beauty', as: 'A1' }, minion('A2', more)] }, {}, {}, {}, {}] }).can(
        Ann,
        'bleed:A1',
      )
    expect([bleeds({}), bleeds({ generic: { clan: 'Tremere' } })]).toEqual([false, true])
  })

  it('Ilse and Karl are of one circle', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { bleed: 5 } })] },
        {
          pool: 10,
          ready: [
            { card: 'ilse', as: 'B1' },
            { card: 'karl', as: 'B2' },
          ],
          hand: [{ card: 'camaraderie', as: 'R1' }],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:R1:SAN:B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
  })
})

describe('cards for those with a trait', () => {
  it('Truth in Ink takes two off the bleed of a vampire; an ally’s it does not', () => {
    for (const [type, pool] of [
      ['vampire', 29],
      ['ally', 27],
    ] as const) {
      const t = table({
        seats: [
          { ready: [minion('A1', { generic: { type, bleed: 3 } })] },
          { ready: [{ card: 'mosfair', as: 'B1' }], hand: [{ card: 'truth-in-ink', as: 'R1' }] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      expect(t.can(Ben, 'play:R1::B1')).toBe(type === 'vampire')
      if (type === 'vampire') t.answer(Ben, 'play:R1::B1')
      t.allPass()
      expect(t.pool(Ben)).toBe(pool)
    }
  })

  it('Market Square locks for an intercept of a Banu Haqim who needs it', () => {
    const scene = (clan: string, stealth: number) => {
      const t = table({
        seats: [
          { ready: [minion('A1')] },
          { ready: [minion('B1', { generic: { clan } }), { card: 'market-square', as: 'L1' }] },
          {},
          {},
          listening('E1'),
        ],
      })
      if (stealth > 0)
        t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: stealth, on: 'a', until: 'game' }], { a: 'A1' })
      t.answer(Ann, 'bleed:A1')
      t.reach(Ben, 'block:B1')
      return t
    }
    const t = scene('Banu Haqim', 1)
    t.reach(Ben, 'use:L1:intercept')
    expect([t.stat('B1', 'intercept'), t.locked('L1'), t.can(Ben, 'use:L1:intercept')]).toEqual([1, true, false])
    expect(scene('Banu Haqim', 0).can(Ben, 'use:L1:intercept')).toBe(false)
    expect(scene('Tremere', 1).can(Ben, 'use:L1:intercept')).toBe(false)
  })

  it('Market Square is played while one controls a ready Banu Haqim, for a pool', () => {
    for (const [clan, can] of [
      ['Banu Haqim', true],
      ['Tremere', false],
    ] as const) {
      const t = table({
        seats: [{ ready: [minion('A1', { generic: { clan } })], hand: [{ card: 'market-square', as: 'L1' }] }, {}, {}],
        turn: { phase: 'master' },
      })
      expect(t.can(Ann, 'play:L1:')).toBe(can)
      if (can) t.answer(Ann, 'play:L1:')
      t.allPass()
      expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('L1'))]).toEqual(can ? [29, true] : [30, false])
    }
  })
})
