import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

/** Everybody has a minion that could block, and Dee one that listens. */
const V = (as: string, disciplines: string[] = [], more: object = {}) =>
  minion(as, { generic: { disciplines }, ...more })
type Seats = Record<number, object>
const scene = (seats: Seats) =>
  table({
    seats: [Ann, Ben, Cal, Dee, Eve].map(seat => ({
      pool: 10,
      ready: [V(['V1', 'V5', 'V4', 'V7', 'V8'][seat]!)],
      ...seats[seat],
    })),
  })
const blocks = (t: ReturnType<typeof table>) =>
  (
    [
      [Ben, 'V5'],
      [Cal, 'V4'],
      [Dee, 'V7'],
      [Eve, 'V8'],
    ] as const
  )
    .filter(([seat, card]) => t.can(seat, `block:${card}`))
    .map(([seat]) => seat)
const bike = (as: string) => ({ card: 'sport-bike', as })
const conceal = { card: 'conceal', as: 'C1' }

describe('directed and undirected', () => {
  it('DIR-01, GLOSS-22: the target decides, not the card: against an own card the action is undirected', () => {
    const t = scene({
      [Ann]: { ready: [V('V1', ['obf']), V('V2', [], { attachments: [bike('B2')] })], hand: [conceal] },
    })
    t.answer(Ann, 'play:C1:obf:V1', { card: [t.id('B2')] })
    expect([t.happened('action-announced')[0], blocks(t)]).toMatchObject([{ targets: [] }, [Ben, Eve]])
    expect(t.refused(Dee, 'block:V7')).toBe('not-your-prompt')
    t.allPass()
    expect(t.inAsh(Ann, 'B2')).toBe(true)
  })

  it('DIR-01, DIR-02: against a card of another it is directed at who controls it', () => {
    const t = scene({
      [Ann]: { ready: [V('V1', ['obf'])], hand: [conceal] },
      [Cal]: { ready: [V('V4', [], { attachments: [bike('B4')] })] },
    })
    t.answer(Ann, 'play:C1:obf:V1', { card: [t.id('B4')] })
    expect([t.happened('action-announced')[0], blocks(t)]).toMatchObject([{ targets: [Cal] }, [Cal]])
  })

  it('DIR-02: an action on a retainer is directed at who controls it, and not at its minion', () => {
    const t = scene({
      [Ann]: { ready: [V('V1', ['dom'])], hand: [{ card: 'far-mastery', as: 'F1' }] },
      [Cal]: { ready: [V('V4', [], { attachments: [{ card: 'raven-spy', as: 'R4' }] })] },
    })
    t.answer(Ann, 'play:F1:dom:V1', { card: [t.id('R4')] })
    expect([t.happened('action-announced')[0], blocks(t)]).toMatchObject([{ targets: [Cal], stealth: 1 }, [Cal]])
  })

  it('DIR-03, GLOSS-22: a political action is undirected, whomever it will hurt', () => {
    const t = scene({ [Ann]: { hand: [{ card: 'kine-resources-contested', as: 'K1' }] }, [Ben]: { ready: [V('V5')] } })
    t.answer(Ann, 'play:K1::V1')
    expect([t.happened('action-announced')[0], blocks(t)]).toMatchObject([{ targets: [], stealth: 1 }, [Ben, Eve]])
  })

  it('BLEED-09: a bleed of another Methuselah is directed at that one', () => {
    const t = scene({ [Ann]: { ready: [V('V1', ['dem'])], hand: [{ card: 'kindred-spirits', as: 'K1' }] } })
    expect(t.refused(Ann, 'play:K1:dem:V1', { whom: [Ann] })).toBe('illegal-args')
    t.answer(Ann, 'play:K1:dem:V1', { whom: [Dee] })
    expect([t.happened('action-announced')[0], blocks(t), t.can(Ben, 'block:V5')]).toMatchObject([
      { action: 'bleed', targets: [Dee], stealth: 0 },
      [Dee],
      false,
    ])
    t.allPass()
    expect([t.pool(Dee), t.pool(Ben), t.pool(Ann), t.state.edge]).toEqual([9, 10, 11, Ann])
  })

  it('GLOSS-32: aimed at several, it is directed at each, who are asked clockwise, and nobody else blocks', () => {
    const t = scene({
      [Ben]: { ready: [V('V5', [], { locked: true })], hand: [{ card: 'on-the-qui-vive', as: 'W5' }] },
    })
    t.push({
      kind: 'action',
      step: 'announced',
      action: 'card',
      acting: t.id('V1'),
      seat: Ann,
      source: null,
      cost: {},
      vars: {},
      stealth: 0,
      plus: 0,
      ops: [],
      targets: [Eve, Cal],
      declined: [],
      blocker: null,
      failed: [],
    })
    expect(t.order().slice(0, 3)).toEqual([Ann, Cal, Eve])
    expect([blocks(t), t.waiting().includes(Ben), t.can(Ben, 'block:V5'), t.can(Ben, 'play:W5::V5')]).toEqual([
      [Cal, Eve],
      true,
      false,
      true,
    ])
  })
})

describe('targets', () => {
  it('TARGET-03: a contested card is out of play, and no target', () => {
    const t = scene({
      [Ann]: {
        ready: [V('V1', ['ANI'])],
        hand: [{ card: 'deep-song', as: 'D1' }],
        contested: [{ card: 'chelsea-blake' }],
      },
      [Cal]: { ready: [V('V4')], contested: [{ card: 'chelsea-blake', as: 'V3' }] },
    })
    expect(t.refused(Ann, 'play:D1:ANI:V1', { v: [t.id('V3')] })).toBe('illegal-args')
    t.answer(Ann, 'play:D1:ANI:V1', { v: [t.id('V4')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Cal] }])
  })

  it('GLOSS-21, TARGET-05: counters are no targets; as many are affected as are there, none too', () => {
    const steal = (blood: number) => {
      const t = table({
        seats: [
          { ready: [{ card: 'gabrielle-di-righetti', as: 'G1', blood: 3 }] },
          { ready: [minion('B1', { blood })] },
        ],
      })
      t.answer(Ann, 'action:G1:steal:G1', { m: [t.id('B1')] })
      t.allPass()
      return [t.happened('action-ended')[0]!, t.blood('G1'), t.blood('B1')]
    }
    expect(steal(1)).toMatchObject([{ outcome: 'successful' }, 4, 0])
    expect(steal(0)).toMatchObject([{ outcome: 'successful' }, 3, 0])
  })

  it('GLOSS-19: only what is in play is a target: in torpor yes, uncontrolled or contested no', () => {
    const t = table({
      seats: [
        { ready: [minion('V1')], hand: [{ card: 'misdirection', as: 'M1' }] },
        { torpor: [minion('B1')], uncontrolled: [minion('B2')], contested: [{ card: 'chelsea-blake', as: 'B3' }] },
        { contested: [{ card: 'chelsea-blake' }] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.refused(Ann, 'play:M1:', { m: [t.id('B2')] })).toBe('illegal-args')
    expect(t.refused(Ann, 'play:M1:', { m: [t.id('B3')] })).toBe('illegal-args')
    t.answer(Ann, 'play:M1:', { m: [t.id('B1')] })
    expect(t.locked('B1')).toBe(true)
  })

  it('ANN-09: without its target the action succeeds, is paid for, and does nothing to it', () => {
    const t = scene({
      [Ann]: { ready: [V('V1', ['obf', 'dom']), V('V2')], hand: [conceal, { card: 'far-mastery', as: 'F1' }] },
      [Cal]: { ready: [V('V4', [], { attachments: [bike('B4'), { card: 'raven-spy', as: 'R4' }] })] },
    })
    const gone = (card: string) => t.effect(Cal, [{ op: 'move', who: 'c', to: 'ash' }], { c: card })
    t.answer(Ann, 'play:C1:obf:V1', { card: [t.id('B4')] })
    gone('B4')
    t.allPass()
    expect([t.happened('action-ended')[0], t.happened('burned').length]).toMatchObject([{ outcome: 'successful' }, 1])
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    t.answer(Ann, 'play:F1:dom:V1', { card: [t.id('R4')] })
    gone('R4')
    t.allPass()
    expect([t.happened('action-ended')[1], t.blood('V1'), t.inAsh(Cal, 'R4')]).toMatchObject([
      { outcome: 'successful' },
      4,
      true,
    ])
  })

  it('GLOSS-18: a stolen retainer goes to a minion of the thief; nothing is stolen from oneself', () => {
    const t = scene({
      [Ann]: {
        ready: [V('V1', ['dom']), V('V2', [], { attachments: [{ card: 'raven-spy', as: 'R2' }] })],
        hand: [{ card: 'far-mastery', as: 'F1' }],
      },
      [Cal]: { ready: [V('V4', [], { attachments: [{ card: 'raven-spy', as: 'R4' }] })] },
    })
    expect(t.refused(Ann, 'play:F1:dom:V1', { card: [t.id('R2')] })).toBe('illegal-args')
    t.answer(Ann, 'play:F1:dom:V1', { card: [t.id('R4')] })
    t.allPass()
    t.choose(Ann, [t.id('V2')])
    expect([t.card('R4').on, t.state.seats[Ann]!.inPlay.includes(t.id('R4'))]).toEqual([t.id('V2'), true])
  })

  it('GLOSS-18: what is stolen stays in its region', () => {
    const t = scene({ [Ben]: { ready: [V('V5')], torpor: [V('B1')] } })
    t.effect(Ann, [{ op: 'control', who: 'b', to: 'you' }], { b: 'B1' })
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('B1')), t.inTorpor('B1')]).toEqual([true, true])
  })

  it('GLOSS-31: what is burned goes to its owner, whoever controlled it, and its counters to the bank', () => {
    const t = scene({
      [Ann]: {
        ready: [
          V('V1'),
          V('B3', [], { owner: Ben, blood: 2, attachments: [{ card: '44-magnum', as: 'W1', owner: Ann }] }),
        ],
      },
    })
    t.effect(Ann, [{ op: 'move', who: 'b', to: 'ash' }], { b: 'B3' })
    expect([t.inAsh(Ben, 'B3'), t.inAsh(Ann, 'W1'), t.blood('B3')]).toEqual([true, true, 0])
    expect(t.happened('counters')).toMatchObject([{ from: { card: { id: t.id('B3') } }, to: 'bank', amount: 2 }])
  })
})
