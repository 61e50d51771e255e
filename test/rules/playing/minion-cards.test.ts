import { describe, expect, it } from 'vitest'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../support/table.ts'

const V = (as: string, disciplines: string[] = [], more: object = {}) =>
  minion(as, { generic: { disciplines }, ...more })
const C1 = { card: 'conditioning', as: 'C1' },
  S1 = { card: 'seduction', as: 'S1' },
  D1 = { card: 'deflection', as: 'D1' }

describe('minion cards', () => {
  it('MIN-15: in combat nothing but combat cards, and those nowhere else', () => {
    const t = table({
      seats: [
        { ready: [V('V1', ['dom', 'pot'])], hand: [C1, { card: 'roundhouse', as: 'R1' }] },
        { ready: [V('V5')] },
        {},
        listening('V7'),
        {},
      ],
    })
    expect(t.why(Ann, 'play', 'R1')).toEqual(['no-combat', 'MIN-15'])
    t.answer(Ann, 'bleed:V1')
    expect([t.can(Ann, 'play:C1:dom:V1'), t.refused(Ann, 'play:R1:pot:V1')]).toEqual([true, 'illegal-option'])
    t.reach(Ben, 'block:V5')
    t.allPass(() => t.can(Ann, 'play:R1:pot:V1'))
    expect([t.refused(Ann, 'play:C1:dom:V1'), t.why(Ann, 'play', 'C1')]).toEqual([
      'illegal-option',
      ['wrong-window', 'MIN-15'],
    ])
  })

  it('MIN-19: a reaction does not lock its minion, which may react again or block', () => {
    const t = table({
      seats: [
        { ready: [V('V1')] },
        { ready: [V('V5', ['san', 'DOM'])], hand: [{ card: 'camaraderie', as: 'M1' }, D1] },
        { ready: [V('V6')] },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'play:M1:san:V5')
    expect([t.locked('V5'), t.can(Ben, 'block:V5')]).toEqual([false, true])
    t.reach(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    expect([t.locked('V5'), t.happened('redirected').length]).toEqual([false, 1])
  })

  const woken = () => {
    const t = table({
      seats: [
        { ready: [V('V1'), V('V2')] },
        { ready: [V('V5', ['DOM'], { locked: true })], hand: [{ card: 'wake-with-evenings-freshness', as: 'W1' }, D1] },
        { ready: [V('V6')] },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'play:W1::V5')
    return t
  }
  it('MIN-20: who wakes stays locked, and blocks or reacts as if it were not', () => {
    const t = woken()
    expect([t.locked('V5'), t.can(Ben, 'block:V5')]).toEqual([true, true])
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect([t.has('blocked'), t.locked('V5')]).toEqual([true, true])
    const other = woken()
    other.reach(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    expect([other.has('redirected'), other.locked('V5')]).toEqual([true, true])
  })

  it('MIN-21: who cannot block reacts all the same', () => {
    const t = table({
      seats: [
        { ready: [V('V1')] },
        { ready: [V('V5', ['DOM'], { attachments: [{ card: 'pentex-subversion', owner: Ann }] })], hand: [D1] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    expect([t.can(Ben, 'block:V5'), t.window()]).toEqual([false, 'declined'])
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    expect(t.has('redirected')).toBe(true)
  })

  it('MIN-22: who is in torpor after its block reacts no more', () => {
    const blocked = (blood: number) => {
      const t = table({
        seats: [
          { ready: [minion('V1', { generic: { strength: 2 } })] },
          { ready: [V('V5', ['ani'], { blood })], hand: [{ card: 'cats-guidance', as: 'G1' }] },
          {},
        ],
      })
      t.answer(Ann, 'bleed:V1')
      t.answer(Ben, 'block:V5')
      t.allPass(() => t.can(Ben, 'play:G1:ani:V5'))
      return t
    }
    expect([blocked(5).can(Ben, 'play:G1:ani:V5'), blocked(5).inTorpor('V5')]).toEqual([true, false])
    const t = blocked(1)
    expect([t.inTorpor('V5'), t.has('action-ended'), t.inHand(Ben, 'G1')]).toEqual([true, true, true])
  })

  it('ANN-10: what was added for an action is gone in the next', () => {
    const t = table({
      seats: [
        { ready: [V('V1', ['dom', 'for'])], hand: [C1, { card: 'freak-drive', as: 'F1' }] },
        { pool: 10, ready: [V('V5', ['aus'])], hand: [{ card: 'spirits-touch', as: 'T1' }] },
        {},
      ],
    })
    t.effect(
      Ann,
      [
        { op: 'modify', stat: 'stealth', delta: 1, on: 'v', until: 'action' },
        { op: 'unlock', who: 'v' },
      ],
      { v: 'V1' },
    )
    t.answer(Ann, 'bleed:V1')
    t.reach(Ann, 'play:C1:dom:V1')
    expect(t.stat('V1', 'bleed')).toBe(3)
    t.reach(Ann, 'play:F1:for:V1')
    t.allPass()
    t.answer(Ann, 'hunt:V1')
    expect([t.stat('V1', 'bleed'), t.stat('V1', 'stealth'), t.stat('V5', 'intercept')]).toEqual([1, 1, 0])
  })
})

describe('as the action is announced', () => {
  const scene = (ann: object = {}, ben: object = {}) =>
    table({
      seats: [
        { ready: [V('V1', ['dom'])], hand: [S1, C1], ...ann },
        { pool: 10, ready: [minion('V5', { generic: { capacity: 3 } })], ...ben },
        {},
        listening('V7'),
        {},
      ],
    })

  it('ANN-04: such cards come before every other modifier', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    expect([t.window(), t.can(Ann, 'play:S1:dom:V1'), t.can(Ann, 'play:C1:dom:V1')]).toEqual(['announced', true, false])
    t.answer(Ann, 'play:S1:dom:V1', { v: [t.id('V5')] })
    t.reach(Ann, 'play:C1:dom:V1')
    expect([t.stat('V1', 'bleed'), t.can(Ben, 'block:V5')]).toEqual([3, false])
    t.allPass()
    expect(t.pool(Ben)).toBe(7)
  })

  it('ANN-04: after the first other one none can follow', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.reach(Ann, 'play:C1:dom:V1')
    t.allPass(() => t.can(Ann, 'play:S1:dom:V1'))
    expect([t.inHand(Ann, 'S1'), t.has('action-ended')]).toEqual([true, true])
    const early = scene()
    early.answer(Ann, 'bleed:V1')
    early.pass(Ann)
    expect([early.window(), early.refused(Ann, 'play:S1:dom:V1')]).toEqual([
      'blocks',
      early.waiting().includes(Ann) ? 'illegal-option' : 'not-your-prompt',
    ])
  })

  it('ANN-05: the others have their turn after the acting Methuselah, and only then it goes on', () => {
    const anarch = minion('V5', { generic: { sect: 'Anarch', capacity: 3 } })
    const t = scene({}, { ready: [anarch], hand: [{ card: 'car-bomb', as: 'B1' }] })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ann, 'pass', undefined, {
      then: [{ window: 'blocks', when: 'unchanged', do: { optionId: `play:${t.id('C1')}:dom:${t.id('V1')}` } }],
    })
    expect([t.window(), t.waiting(), t.happened('card-played').length]).toEqual(['announced', [Ben], 0])
    t.answer(Ben, 'play:B1::V5')
    expect([t.stat('V1', 'stealth'), t.locked('V5'), t.happened('card-played').length]).toEqual([-1, true, 1])
  })

  it('ANN-05: Car Bomb burns a vehicle, and the action fails', () => {
    const t = scene(
      { ready: [V('V1', ['dom'], { attachments: [{ card: 'sport-bike', as: 'K1' }] })] },
      { ready: [minion('V5', { generic: { sect: 'Anarch' } })], hand: [{ card: 'car-bomb', as: 'B1' }] },
    )
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'play:B1::V5')
    t.choose(Ben, [t.id('K1')])
    t.allPass()
    expect([t.inAsh(Ann, 'K1'), t.blood('V1'), t.pool(Ben), t.happened('action-ended')[0]]).toMatchObject([
      true,
      3,
      10,
      { outcome: 'ended' },
    ])
  })

  it('ANN-05: pre-answered passes are no passes of block attempts', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    t.pass(Ann)
    expect([t.window(), t.can(Ben, 'block:V5')]).toEqual(['blocks', true])
  })

  it('Seduction: basic, only a younger vampire', () => {
    const t = scene({}, { ready: [minion('V5', { generic: { capacity: 5 } })] })
    t.answer(Ann, 'bleed:V1')
    expect(t.window()).toBe('blocks')
    const sup = scene({ ready: [V('V1', ['DOM'])] }, { ready: [minion('V5', { generic: { capacity: 9 } })] })
    sup.answer(Ann, 'bleed:V1')
    sup.answer(Ann, 'play:S1:DOM:V1', { v: [sup.id('V5')] })
    expect(sup.can(Ben, 'block:V5')).toBe(false)
  })

  it('ANN-03: the acting minion is locked already, and pays for nothing with its lock', () => {
    const t = table({
      seats: [
        { ready: [minion('V1')] },
        { ready: [V('V5', ['OBF', 'PRE'], { locked: true })], hand: [{ card: 'visions-of-zapathasura', as: 'Z1' }] },
      ],
    })
    expect([t.locked('V1'), t.can(Ann, 'bleed:V1')]).toEqual([false, true])
    const events = t.answer(Ann, 'bleed:V1')
    expect([events.map(event => event.key).slice(0, 2), t.locked('V1')]).toEqual([['locked', 'action-announced'], true])
  })
})

describe('locking as a cost and as an effect', () => {
  const Z1 = { card: 'visions-of-zapathasura', as: 'Z1' }
  const scene = (disciplines: string[], hand: object[], locked = true) => {
    const t = table({
      seats: [
        { ready: [minion('V1', { generic: { bleed: 5 } }), V('V2')] },
        {
          pool: 10,
          ready: [V('V5', disciplines, { locked })],
          hand: [{ card: 'on-the-qui-vive', as: 'W1' }, ...(hand as { card: string }[])],
        },
        { ready: [V('V6')] },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    if (locked) t.reach(Ben, 'play:W1::V5')
    return t
  }

  it('TEMPL-02, GLOSS-13: "lock it to" needs it unlocked, awake or not', () => {
    const t = scene(['OBF', 'PRE'], [Z1])
    expect([t.refused(Ben, 'play:Z1:OBF+PRE:V5'), t.can(Ben, 'play:Z1:obf+pre:V5')]).toEqual(['illegal-option', true])
    const free = scene(['OBF', 'PRE'], [Z1], false)
    free.answer(Ben, 'play:Z1:OBF+PRE:V5')
    free.allPass()
    expect([free.locked('V5'), free.pool(Ben), free.has('bled')]).toEqual([true, 10, false])
  })

  it('TEMPL-03, GLOSS-13: "lock it; do this" is done by a locked one that is awake', () => {
    const t = scene(['dom'], [D1])
    t.reach(Ben, 'play:D1:dom:V5', { to: [Cal] })
    expect([t.has('redirected'), t.locked('V5'), t.blood('V5')]).toEqual([true, true, 4])
    const less = scene(['obf', 'pre'], [Z1])
    less.answer(Ben, 'play:Z1:obf+pre:V5')
    less.allPass()
    expect([less.pool(Ben), less.locked('V5')]).toEqual([8, true])
  })
})

describe('attempts that are compelled', () => {
  const A1 = { card: 'sense-the-savage-way', as: 'A1' }
  const elder = (as: string) => minion(as, { generic: { capacity: 7, disciplines: ['ANI', 'DOM'] }, locked: true })

  it('BLOCK-12: only by a minion that may really attempt it', () => {
    const t = table({
      seats: [
        { ready: [V('V1', ['dem'])], hand: [{ card: 'kindred-spirits', as: 'K1' }] },
        { ready: [elder('V5')], hand: [A1] },
        { ready: [elder('V6')], hand: [{ ...A1, as: 'A6' }] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1:dem:V1', { whom: [Cal] })
    expect([t.can(Ben, 'play:A1:ANI:V5'), t.can(Cal, 'play:A6:ANI:V6')]).toEqual([false, true])
  })

  it('BLOCK-12: it is declared in the same step, and nothing else is done instead', () => {
    const t = table({ seats: [{ ready: [V('V1')] }, { ready: [elder('V5')], hand: [A1, D1] }, {}, {}, {}] })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ben, 'play:A1:ANI:V5')
    expect([t.happened('unlocked'), t.happened('block-declared')]).toMatchObject([
      [{ card: { id: t.id('V5') } }],
      [{ minion: { id: t.id('V5') } }],
    ])
    expect(t.can(Ben, 'play:D1:DOM:V5')).toBe(false)
    t.allPass()
    expect(t.has('blocked')).toBe(true)
  })
})

describe('actions by cards in play', () => {
  const haven = (as: string) => ({ card: 'haven-uncovered', as, owner: Ann })

  it('ACT-09, RES-05: each copy once a turn; a block burns none of them', () => {
    const t = table({
      seats: [
        { ready: [V('V1'), V('V2')], library: ['deflection'] },
        {
          ready: [
            minion('V5', { attachments: [haven('L1'), haven('L2')] }),
            minion('V6', { generic: { strength: 0 } }),
          ],
        },
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'game' }], { v: 'V6' })
    t.answer(Ann, 'action:L1:fight:V1')
    t.reach(Ben, 'block:V6')
    t.allPass()
    expect([t.has('blocked'), t.card('L1').on, t.inAsh(Ann, 'L1')]).toEqual([true, t.id('V5'), false])
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect([t.refused(Ann, 'action:L1:fight:V1'), t.why(Ann, 'action:fight', 'L1')]).toEqual([
      'illegal-option',
      ['already-played', 'ACT-09'],
    ])
    expect([t.can(Ann, 'action:L2:fight:V1'), t.can(Ann, 'action:L1:fight:V2')]).toEqual([true, true])
  })

  it('ACT-12: used only by the minions its text allows', () => {
    const t = table({
      seats: [{ ready: [{ card: 'gabrielle-di-righetti', as: 'G1', blood: 1 }] }, {}, { ready: [V('V4')] }],
      turn: { seat: Cal },
    })
    expect([t.refused(Cal, 'action:G1:steal:V4'), t.why(Cal, 'action:steal', 'V4')]).toEqual([
      'illegal-option',
      ['not-for-this-minion', 'ACT-12'],
    ])
  })

  it('ACT-12: at the cost it prints, paid on success', () => {
    const scene = (blood: number) =>
      table({
        seats: [
          { ready: [{ card: 'kalinda-2', as: 'K1', blood }, V('V1')] },
          { pool: 10, ready: [minion('V5', { generic: { strength: 0 } })] },
        ],
      })
    expect([scene(1).refused(Ann, 'action:K1:bleed:K1'), scene(1).why(Ann, 'action:bleed', 'K1')]).toEqual([
      'illegal-option',
      ['not-enough-blood', 'ANN-06'],
    ])
    const t = scene(3)
    expect([t.option(Ann, 'action:K1:bleed:K1'), t.can(Ann, 'action:K1:bleed:V1')]).toMatchObject([
      { cost: { blood: 2 } },
      false,
    ])
    t.answer(Ann, 'action:K1:bleed:K1')
    expect([t.blood('K1'), t.happened('action-announced')[0]]).toMatchObject([
      3,
      { action: 'bleed', stealth: 1, targets: [Ben] },
    ])
    t.allPass()
    expect([t.blood('K1'), t.pool(Ben)]).toEqual([1, 8])
    const blocked = scene(3)
    blocked.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'game' }], { v: 'V5' })
    blocked.answer(Ann, 'action:K1:bleed:K1')
    blocked.reach(Ben, 'block:V5')
    expect([blocked.has('blocked'), blocked.blood('K1')]).toEqual([true, 3])
  })

  it('TARGET-04, GLOSS-20: a card on a minion is a target although its minion is none', () => {
    const t = table({
      seats: [
        {
          ready: [V('V1', ['obf', 'ANI'])],
          hand: [
            { card: 'conceal', as: 'C1' },
            { card: 'deep-song', as: 'S1' },
          ],
        },
        {},
        { ready: [minion('V4', { attachments: [{ card: 'sport-bike', as: 'B4' }] }), minion('V6')] },
        {},
        {},
      ],
    })
    t.effect(Cal, [{ op: 'forbid', rule: 'target', on: 'v', until: 'game' }], { v: 'V4' })
    expect(t.refused(Ann, 'play:S1:ANI:V1', { v: [t.id('V4')] })).toBe('illegal-args')
    t.answer(Ann, 'play:C1:obf:V1', { card: [t.id('B4')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Cal] }])
    t.allPass()
    expect(t.inAsh(Cal, 'B4')).toBe(true)
  })

  it("TARGET-06, GLOSS-03: aimed at an ash heap it is undirected, whosever it is; what is burned is in its owner's", () => {
    const t = table({
      seats: [
        { ready: [V('V1', ['obf'], { blood: 0 })], hand: [{ card: 'vultures-buffet', as: 'U1' }] },
        { ready: [V('V5')] },
        { ready: [V('V4')], ash: [{ card: 'underbridge-stray', as: 'X1' }] },
        {},
        { ready: [V('V8')] },
      ],
    })
    t.answer(Ann, 'play:U1:obf:V1', { gone: [t.id('X1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    expect([t.can(Ben, 'block:V5'), t.can(Cal, 'block:V4'), t.can(Eve, 'block:V8')]).toEqual([true, false, true])
    t.allPass()
    expect([
      t.state.seats[Cal]!.removed.includes(t.id('X1')),
      t.blood('V1'),
      t.locked('V1'),
      t.inAsh(Ann, 'U1'),
    ]).toEqual([true, 1, false, true])
  })

  it('BURN-04: what is removed from the game comes back by nothing', () => {
    const t = table({
      seats: [
        {
          ready: [V('V2', ['NEC']), V('V1')],
          ash: [{ card: 'chelsea-blake', as: 'V3' }],
          hand: [{ card: 'possession', as: 'P1' }],
        },
        {},
      ],
    })
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'removed' }], { v: 'V1' })
    expect(t.refused(Ann, 'play:P1:NEC:V2', { v: [t.id('V1')] })).toBe('illegal-args')
    t.effect(
      Ann,
      [
        { op: 'move', who: 'v', to: 'ash' },
        { op: 'move', who: 'v', to: 'ready' },
      ],
      { v: 'V1' },
    )
    expect([t.state.seats[Ann]!.removed.includes(t.id('V1')), t.inAsh(Ann, 'V1')]).toEqual([true, false])
    t.answer(Ann, 'play:P1:NEC:V2', { v: [t.id('V3')] })
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('V3')), t.blood('V3'), t.blood('V2')]).toEqual([true, 1, 3])
  })
})

describe('words', () => {
  it('GLOSS-15: a minion performs its action from its announcement until its resolution', () => {
    const t = table({ seats: [{ ready: [V('V1'), V('V2')] }, { ready: [V('V5')] }, {}, listening('V7'), {}] })
    const acting = {
      op: 'if' as const,
      test: { is: ['acting', { ref: 'v' }] as ['acting', { ref: string }] },
      then: [
        { op: 'counters' as const, from: 'bank' as const, to: { pool: 'you' }, amount: 1, why: 'effect' as const },
      ],
    }
    t.answer(Ann, 'bleed:V1')
    t.answer(Ben, 'block:V5')
    t.effect(Ann, [acting], { v: 'V1' })
    expect([t.window(), t.pool(Ann)]).toEqual(['attempt', 31])
    t.allPass()
    t.effect(Ann, [acting], { v: 'V1' })
    expect(t.pool(Ann)).toBe(31)
  })

  it('GLOSS-17: a retainer never acts, and moves to no other minion', () => {
    const t = table({
      seats: [{ ready: [V('V1', ['ani'], { attachments: [{ card: 'murder-of-crows', as: 'R1' }] }), V('V2')] }, {}],
    })
    expect(t.options(Ann).filter(id => id.split(':').includes(String(t.id('R1'))))).toEqual([])
    expect([
      t.refused(Ann, 'bleed:R1'),
      t.refused(Ann, 'equip:V2:V1', { cards: [t.id('R1')] }),
      t.can(Ann, 'equip:V2:V1'),
    ]).toEqual(['illegal-option', 'illegal-option', false])
  })
})
