import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../support/table.ts'

const of = (as: string, generic: object, more: object = {}) => minion(as, { generic, ...more })
const sect = (t: ReturnType<typeof table>, card: string) =>
  [t.state.modifiers.find(m => m.kind === 'trait' && 'card' in m.on && m.on.card === t.id(card))].map(m =>
    m?.kind === 'trait' ? m.traits.sect : undefined,
  )[0]

describe('become Anarch', () => {
  it('ANARCH-01: an untitled vampire, undirected, at +1 stealth, for 2 blood', () => {
    const t = table({
      seats: [
        { ready: [of('V1', { sect: 'Camarilla' }, { blood: 2 }), minion('V2')] },
        { ready: [minion('V5')] },
        { ready: [minion('V6')] },
        {},
        { ready: [minion('V8')] },
      ],
    })
    expect(t.option(Ann, 'become-anarch:V1')).toMatchObject({ cost: { blood: 2 } })
    t.answer(Ann, 'become-anarch:V1')
    expect(t.happened('action-announced')).toMatchObject([{ action: 'become-anarch', targets: [], stealth: 1 }])
    expect([t.blood('V1'), t.can(Ben, 'block:V5'), t.can(Cal, 'block:V6'), t.can(Eve, 'block:V8')]).toEqual([
      2,
      true,
      false,
      true,
    ])
    t.allPass()
    expect([t.blood('V1'), sect(t, 'V1'), t.happened('action-ended')[0]]).toMatchObject([
      0,
      'Anarch',
      { outcome: 'successful' },
    ])
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'v' },
        { op: 'counters', from: 'bank', to: { card: 'v' }, amount: 3, why: 'effect' },
      ],
      { v: 'V1' },
    )
    expect([t.can(Ann, 'become-anarch:V1'), t.why(Ann, 'become-anarch', 'V1')]).toEqual([
      false,
      ['already-anarch', 'ANARCH-02'],
    ])
  })

  it('ANARCH-01: for 1 blood beside another ready Anarch', () => {
    const t = table({
      seats: [{ ready: [of('V1', { sect: 'Camarilla' }, { blood: 1 }), of('V3', { sect: 'Anarch' })] }, {}, {}, {}, {}],
    })
    t.answer(Ann, 'become-anarch:V1')
    t.allPass()
    expect([t.blood('V1'), sect(t, 'V1')]).toEqual([0, 'Anarch'])
  })

  it('ANARCH-01: blocked, nothing is paid and nothing changes', () => {
    const t = table({
      seats: [{ ready: [of('V1', { sect: 'Camarilla' }, { blood: 5 })] }, { ready: [of('V5', { strength: 0 })] }],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'game' }], { v: 'V5' })
    t.answer(Ann, 'become-anarch:V1')
    t.reach(Ben, 'block:V5')
    t.allPass()
    expect([t.has('blocked'), t.blood('V1'), sect(t, 'V1')]).toEqual([true, 5, undefined])
  })

  it('ANARCH-02: not with a title, not as an ally, not as an Anarch, not from torpor', () => {
    const t = table({
      seats: [
        {
          ready: [
            of('V1', { sect: 'Camarilla', title: 'prince', city: 'Rome' }, { blood: 5 }),
            of('A1', { type: 'ally', life: 3 }),
            of('V3', { sect: 'Anarch' }),
          ],
          torpor: [of('V4', { sect: 'Camarilla' })],
        },
        {},
      ],
    })
    for (const one of ['V1', 'A1', 'V3', 'V4']) expect(t.refused(Ann, `become-anarch:${one}`)).toBe('illegal-option')
    expect([
      t.why(Ann, 'become-anarch', 'V1'),
      t.why(Ann, 'become-anarch', 'A1'),
      t.why(Ann, 'become-anarch', 'V3'),
    ]).toEqual([
      ['titled', 'ANARCH-02'],
      ['not-a-vampire', 'ANARCH-02'],
      ['already-anarch', 'ANARCH-02'],
    ])
  })

  it('ANARCH-02: an Anarch in torpor makes it no cheaper', () => {
    const t = table({
      seats: [{ ready: [of('V2', { sect: 'Camarilla' }, { blood: 1 })], torpor: [of('V3', { sect: 'Anarch' })] }, {}],
    })
    expect([t.refused(Ann, 'become-anarch:V2'), t.why(Ann, 'become-anarch', 'V2')]).toEqual([
      'illegal-option',
      ['not-enough-blood', 'ANARCH-02'],
    ])
  })
})
