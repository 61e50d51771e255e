import { describe, expect, it } from 'vitest'
import { upTo } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../support/table.ts'

const FOR = { side: ['for'] },
  AGAINST = { side: ['against'] }
const titled = (title: string, as: string, more: object = {}) => minion(as, { generic: { title }, ...more })
const boon = { card: 'consanguineous-boon', as: 'P1' },
  kine = { card: 'kine-resources-contested', as: 'P2' }

/** A1 of Ann has diablerised B1 of Ben; it stands as far as nobody does anything before the votes. */
function hunted(a1: object = {}, ann: object = {}, others: object[] = [{}, {}, {}, {}]) {
  const [ben, cal, dee, eve] = others
  const t = table({
    seats: [{ ready: [minion('A1', a1)], ...ann }, { torpor: [minion('B1', { blood: 2 })], ...ben }, cal!, dee!, eve!],
  })
  t.answer(Ann, 'diablerie:A1:B1')
  return t.allPass(() => t.window() === 'polling')
}

describe('the blood hunt', () => {
  it('BLOODHUNT-01: it follows by itself, without terms', () => {
    const t = hunted({}, {}, [{}, { ready: [titled('prince', 'C1')] }, {}, {}])
    expect(t.happened('blood-hunt')).toMatchObject([{ hunted: { id: t.id('A1') } }])
    expect([t.window(), t.waiting(), t.has('referendum-called'), t.has('chosen')]).toEqual([
      'polling',
      [Cal],
      false,
      false,
    ])
    const none = hunted()
    expect(none.happened('referendum-tallied')).toMatchObject([{ for: 0, against: 0, passed: false }])
    expect([none.inAsh(Ann, 'A1'), none.blood('A1')]).toEqual([false, 5])
  })

  it('BLOODHUNT-02: passed, the diablerist burns with all its cards and the blood just gained', () => {
    const t = hunted({ blood: 1, attachments: [{ card: '44-magnum', as: 'G1' }] }, { edge: true }, [
      {},
      { ready: [titled('justicar', 'C1')] },
      {},
      {},
    ])
    expect(t.blood('A1')).toBe(3)
    t.answer(Cal, 'vote:title:C1', FOR)
    t.answer(Ann, 'vote:edge', AGAINST)
    t.allPass()
    expect(t.happened('referendum-tallied')).toMatchObject([{ for: 3, against: 1, passed: true }])
    expect([t.inAsh(Ann, 'A1'), t.inAsh(Ann, 'G1'), t.blood('A1')]).toEqual([true, true, 0])
  })

  it('BLOODHUNT-03: it is no action: no action modifier and no reaction is played in it', () => {
    const t = hunted(
      { generic: { disciplines: ['PRE', 'for'] } },
      {
        hand: [
          { card: 'bewitching-oration', as: 'M1' },
          { card: 'freak-drive', as: 'M2' },
        ],
      },
      [{ ready: [titled('prince', 'B2')], hand: [{ card: 'on-the-qui-vive', as: 'W1' }] }, {}, {}, {}],
    )
    t.allPass(() => t.window() === 'polling')
    expect(t.refused(Ann, 'play:M2:for:A1')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'M2')).toEqual(['no-cards-in-hunt', 'BLOODHUNT-03'])
    expect(t.refused(Ben, 'play:W1::B2')).toBe('illegal-option')
    expect(t.why(Ben, 'play', 'W1')).toEqual(['no-cards-in-hunt', 'BLOODHUNT-03'])
    expect(t.options(Ann).filter(id => id.startsWith('block') || id.startsWith('play'))).toEqual([])
  })

  it('BLOODHUNT-04: everybody, the diablerist’s controller too, may burn a political card for a vote', () => {
    const t = hunted({}, { edge: true, hand: [boon] }, [
      { ready: [titled('justicar', 'B2')], hand: [kine] },
      {},
      {},
      {},
    ])
    t.answer(Ann, 'vote:burned:P1', AGAINST)
    t.answer(Ann, 'vote:edge', AGAINST)
    t.answer(Ben, 'vote:title:B2', FOR)
    t.allPass()
    expect(t.happened('referendum-tallied')).toMatchObject([{ for: 3, against: 2, passed: true }])
    expect([t.inAsh(Ann, 'A1'), t.inAsh(Ann, 'P1'), t.inHand(Ben, 'P2'), t.state.edge]).toEqual([
      true,
      true,
      true,
      null,
    ])
  })

  it('BLOODHUNT-05: the diablerist votes with its own title', () => {
    const t = hunted({ generic: { title: 'prince' } }, {}, [{}, { ready: [titled('primogen', 'C1')] }, {}, {}])
    expect(t.locked('A1')).toBe(true)
    t.answer(Ann, 'vote:title:A1', AGAINST)
    t.answer(Cal, 'vote:title:C1', FOR)
    t.allPass()
    expect([t.happened('referendum-tallied'), t.inAsh(Ann, 'A1')]).toMatchObject([[{ for: 1, against: 2 }], false])
  })

  it('BLOODHUNT-06: a vampire burned in any other way is not avenged', () => {
    const t = table({ seats: [{ ready: [minion('A1')] }, { torpor: [minion('B1', { blood: 0 })] }, {}, {}, {}] })
    t.effect(Ann, [{ op: 'damage', to: 'b', amount: 1, aggravated: true }], { b: 'B1' })
    expect([t.inAsh(Ben, 'B1'), t.has('blood-hunt')]).toEqual([true, false])
  })

  it('BLOODHUNT-07: everybody is asked, in no order; a cast is final; a tie fails', () => {
    const t = hunted({}, {}, [{}, { ready: [titled('justicar', 'C1')] }, { ready: [titled('justicar', 'D1')] }, {}])
    expect(t.waiting().toSorted()).toEqual([Cal, Dee])
    t.answer(Dee, 'vote:title:D1', FOR)
    expect(t.can(Dee, 'vote:title:D1')).toBe(false)
    t.answer(Cal, 'vote:title:C1', AGAINST)
    t.allPass()
    expect([t.happened('referendum-tallied'), t.inAsh(Ann, 'A1')]).toMatchObject([
      [{ for: 3, against: 3, passed: false }],
      false,
    ])
  })

  it('BLOODHUNT-08: the votes the hunted gave stay counted; its unique card goes to its owner', () => {
    const t = hunted(
      { generic: { title: 'justicar' }, attachments: [{ card: 'bowl-of-convergence', as: 'G1', owner: Dee }] },
      {},
      [{}, { ready: [titled('inner circle', 'C1')] }, { edge: true }, {}],
    )
    t.answer(Ann, 'vote:title:A1', AGAINST)
    t.answer(Cal, 'vote:title:C1', FOR)
    t.answer(Dee, 'vote:edge', FOR)
    t.allPass()
    expect(t.happened('referendum-tallied')).toMatchObject([{ for: 5, against: 3, passed: true }])
    expect([t.inAsh(Ann, 'A1'), t.inAsh(Dee, 'G1')]).toEqual([true, true])
  })

  it('BLOODHUNT-01: outside an action, and in the combat of one, it follows at once', () => {
    const drink = (t: ReturnType<typeof table>) =>
      t.effect(Ann, [{ op: 'diablerize', victim: 'v' }], { v: 'B1' }, { by: 'A1' })
    const aside = table({ seats: [{ ready: [minion('A1'), minion('A2')] }, { torpor: [minion('B1')] }, {}, {}, {}] })
    drink(aside)
    expect([aside.has('blood-hunt'), aside.inAsh(Ben, 'B1')]).toEqual([true, true])
    const blocked = table({
      seats: [
        { ready: [minion('A1')] },
        { torpor: [minion('B1')], ready: [minion('B2', { attachments: [{ card: '44-magnum' }] })], edge: true },
        {},
        {},
        {},
      ],
    })
    blocked.answer(Ann, 'bleed:A1')
    blocked.reach(Ben, 'block:B2')
    const rush = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['pot'], sect: 'Anarch' } })],
          hand: [{ card: 'line-brawl', as: 'R1' }],
        },
        { torpor: [minion('B1')], ready: [minion('B2', { attachments: [{ card: '44-magnum' }] })], edge: true },
        {},
        {},
        {},
      ],
    })
    rush.answer(Ann, 'play:R1:pot:A1', { m: [rush.id('B2')] })
    for (const t of [blocked, rush]) {
      upTo(t, 'strike')
      expect([t.has('combat-started'), t.has('combat-ended')]).toEqual([true, false])
      drink(t)
      expect([t.has('blood-hunt'), t.has('combat-ended')]).toEqual([true, false])
    }
  })

  it('BLOODHUNT-01: who is gone before it begins is not hunted', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['for'] } }), minion('A2')],
          hand: [{ card: 'freak-drive', as: 'F1' }],
        },
        { torpor: [minion('B1')], edge: true },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    t.allPass(() => t.window() === 'resolved')
    t.effect(Ben, [{ op: 'move', who: 'a', to: 'ash' }], { a: 'A1' })
    t.allPass()
    expect([t.inAsh(Ann, 'A1'), t.has('blood-hunt'), t.has('action-ended')]).toEqual([true, false, true])
  })

  it('DIABLERIE-09, SEQ-01: what is used after a diablerie comes before the hunt, beginning with whose turn it is', () => {
    const sphinx = { card: 'dreams-of-the-sphinx', as: 'S1' }
    const t = table({
      seats: [
        {},
        { ready: [minion('B2')], torpor: [minion('B1', { blood: 3 })] },
        { ready: [minion('C1'), sphinx] },
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    t.effect(Cal, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'c', until: 'game' }], { c: 'C1' })
    t.answer(Ben, 'leave-torpor:B1')
    t.reach(Cal, 'block:C1')
    t.allPass(() => t.can(Cal, 'choose'))
    t.choose(Cal, [t.id('B1')])
    expect([t.window(), t.order()[0], t.has('blood-hunt')]).toEqual(['diablerized', Ben, false])
    t.answer(Cal, 'use:S1:hand')
    t.allPass(() => t.window() === 'before-votes')
    expect([t.locked('S1'), t.has('blood-hunt')]).toEqual([true, true])
  })

  it('BLOODHUNT-09: what may follow the resolution of the action comes first, then nothing does', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['for'] }, blood: 1 })],
          hand: [
            { card: 'freak-drive', as: 'F1' },
            { card: 'freak-drive', as: 'F2' },
          ],
        },
        { torpor: [minion('B1', { blood: 0 })], edge: true },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    t.allPass(() => t.window() === 'resolved')
    expect([t.has('diablerized'), t.has('blood-hunt')]).toEqual([true, false])
    t.answer(Ann, 'play:F1:for:A1')
    t.allPass(() => t.window() === 'polling')
    expect([t.locked('A1'), t.blood('A1'), t.has('blood-hunt'), t.has('action-ended')]).toEqual([false, 0, true, false])
    expect(t.refused(Ann, 'play:F2:for:A1')).toMatch(/^(illegal-option|not-your-prompt)$/)
    t.answer(Ben, 'vote:edge', FOR)
    t.allPass()
    expect([t.inAsh(Ann, 'A1'), t.has('action-ended')]).toEqual([true, true])
  })
})
