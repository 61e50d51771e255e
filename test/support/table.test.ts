import { describe, expect, it } from 'vitest'
import { mode, modifier, stealth } from '../../shared/cards/makers.ts'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { definitions } from '../../shared/cards/index.ts'
import { keyOfCard, withKeys } from './card-names.ts'
import { withMadeUp } from './made-up.ts'
import { listening, minion } from './seats.ts'
import { Ann, Ben, Cal, Eve, table } from './table.ts'

const message = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('Nothing was thrown')
}
const bled = () => {
  const t = table({
    seats: [
      { ready: [minion('A1'), minion('A2')], hand: [{ card: 'conditioning', as: 'C1' }] },
      { ready: [minion('B1', { locked: true }), minion('B2')] },
      {},
      {},
      listening('E1'),
    ],
  })
  t.answer(Ann, 'bleed:A1')
  return t
}

describe('an answer that is not legal', () => {
  it('is told with who is asked what, what is on offer, and why it is not', () => {
    const t = bled()
    expect(message(() => t.answer(Ben, 'block:B1'))).toBe(
      [
        'illegal-option: Ben cannot answer block:B1',
        'Asked in the window "blocks": Ben (ask-blocks), Eve (ask-blocks)',
        'Ben is offered: pass  block:B2',
        'block:B1: locked (BLOCK-04)',
      ].join('\n  '),
    )
  })

  it('is told with the reason of the mode and of the minion that were meant', () => {
    const play = (option: string) => message(() => bled().answer(Ann, option))
    expect(play('play:C1:DOM:A1')).toContain('play:C1:DOM:A1: missing-discipline (CRYPT-08)')
    expect(play('play:C1:dom:A2')).toContain('not-acting (MIN-12)')
    expect(play('play:C1:pre:A1')).toContain('it has no mode "pre", but "dom", "DOM"')
    expect(play('play:A1:dom:A1')).toContain('generic is not whole, and so never offered')
  })

  it('names the slots that were filled in wrong, and their candidates', () => {
    const govern = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['DOM'] } })],
          uncontrolled: [minion('U1', { generic: { capacity: 3 } })],
          hand: [{ card: 'Govern the Unaligned', as: 'G1' }],
        },
        {},
      ],
    })
    expect(message(() => govern.answer(Ann, 'play:G1:DOM:A1', { v: ['A1'] }))).toMatch(
      /^illegal-args: Ann cannot answer play:G1:DOM:A1\n[^]*filled in so: \{"v":\[\d\]\}\n +Slot v: cards, 1 to 1 among U1/,
    )
    govern.answer(Ann, 'play:G1:DOM:A1', { v: ['U1'] })
    expect([govern.blood('U1'), govern.pool(Ben)]).toEqual([3, 30])
  })

  it('says who has answered already', () => {
    const t = table({
      seats: [{ ready: [minion('A1')] }, { ready: [minion('B1')] }, {}, {}, { ready: [minion('E1')] }],
    })
    t.edit(state => void (state.seats[Ann]!.pool = 29))
    t.answer(Ann, 'hunt:A1')
    t.pass(Eve)
    expect([t.waiting(), t.asked()]).toEqual([[Ben], [Ben, Eve]])
    expect(message(() => t.answer(Cal, 'pass'))).toContain('Ben (ask-blocks); answered already: Eve')
  })
})

describe('the names in a position', () => {
  it('may have any form, and an option or a slot that names a card that is not there throws', () => {
    const t = table({
      seats: [{ ready: [minion('Olga'), minion('the other')] }, { ready: [minion('B1')] }, {}],
    })
    expect([t.can(Ann, 'bleed:Olga'), t.can(Ann, 'bleed:the other')]).toEqual([true, true])
    expect(message(() => t.can(Ann, 'bleed:Z9'))).toBe(
      'No card is called Z9 in this position; there are Olga, the other, B1',
    )
    expect(message(() => t.blood('Olaf'))).toMatch(/^No card is called Olaf/)
  })

  it('cards go by their key or by a name in any language; of another the nearest are told', () => {
    expect(['deflection', 'Deflection', 'barrens', 'Flávio Gonçalves'].map(keyOfCard)).toEqual([
      'deflection',
      'deflection',
      'the-barrens',
      'flavio-goncalves',
    ])
    expect(message(() => keyOfCard('deflektion'))).toBe('No card is called "deflektion"; nearest: deflection')
    expect(message(() => table({ seats: [{ hand: ['govern-the-unalined'] }, {}] }))).toMatch(
      /^No card is called "govern-the-unalined"; nearest: govern-the-unaligned/,
    )
    expect(
      withKeys({
        hand: ['Deflection', { card: 'Deflection', as: 'Deflection' }],
        ready: [{ vars: { v: { card: 'V1' } } }],
      }),
    ).toEqual({
      hand: ['deflection', { card: 'deflection', as: 'Deflection' }],
      ready: [{ vars: { v: { card: 'V1' } } }],
    })
  })
})

describe('a made-up card', () => {
  it('is played like any other, and is gone afterwards', () => {
    const cards = catalogue.size,
      whole = definitions.size
    withMadeUp(
      { types: ['Action Modifier'], name: 'Borrowed Shadow' },
      key => modifier(key, [mode('', [stealth(3)])]),
      card => {
        const t = table({ seats: [{ ready: [minion('A1')], hand: [{ card, as: 'K1' }] }, { ready: [minion('B1')] }] })
        t.answer(Ann, 'bleed:A1')
        t.reach(Ben, 'block:B1')
        t.answer(Ann, 'play:K1::A1')
        expect(t.stat('A1', 'stealth')).toBe(3)
      },
    )
    expect([catalogue.size, definitions.size]).toEqual([cards, whole])
  })

  it('may be known by its facts alone', () =>
    withMadeUp({ types: ['Reaction'] }, undefined, card => {
      const t = table({ seats: [{ hand: [{ card, as: 'K1' }] }, {}] })
      expect(t.why(Ann, 'play', 'K1')).toEqual(['not-supported-yet', 'PLAY-01'])
    }))
})

describe('a position that no game stands in', () => {
  const prince = (as: string, more: object = {}) => ({
    generic: { title: 'prince', city: 'Paris' },
    as,
    ...more,
  })
  const standing = (ann: object[], ben: object[] = []) =>
    message(() => table({ seats: [{ ready: ann as [] }, { ready: ben as [] }] }))

  it('is refused: two of one unique card', () => {
    const alu = (as: string) => ({ card: 'alu', as })
    expect(standing([alu('A1')], [alu('B1')])).toMatch(/A1 \(seat 0\) and B1 \(seat 1\) are both Alu; .*CONTEST-01/)
    expect(standing([alu('A1'), alu('A2')])).toMatch(/A2 \(seat 0\) are both Alu/)
    table({ seats: [{ contested: [alu('A1')] }, { contested: [alu('B1')] }] })
  })

  it('is refused: one title twice, unless it is contested', () => {
    expect(standing([prince('A1')], [prince('B1')])).toMatch(
      /A1 \(seat 0\) and B1 \(seat 1\) are both prince of Paris; .*CTITLE-02/,
    )
    const contested = { changed: [{ untitled: 'contested' as const }] }
    table({ seats: [{ ready: [prince('A1', contested)] }, { ready: [prince('B1', contested)] }] })
  })

  it('is refused: more blood than a vampire can hold', () => {
    expect(standing([minion('A1', { blood: 6 })])).toMatch(/A1 \(seat 0\) has 6 blood and a capacity of 5 \(CRYPT-02\)/)
  })

  it('is refused: two cards of one name', () => {
    const held = [
      { card: 'conditioning', as: 'C1' },
      { card: 'bonding', as: 'C1' },
    ]
    expect(message(() => table({ seats: [{ hand: held }, {}] }))).toMatch(/^Several cards are called C1 in this/)
    expect(standing([minion('A1')], [minion('A1')])).toMatch(/called A1 .*`as` of its own/)
  })

  it('is refused: a card that is another kind of card in play, and does not say so', () => {
    const bearing = (more: object) => [
      minion('A1', { attachments: [{ card: 'weighted-walking-stick', as: 'W1', ...more }] }),
    ]
    expect(standing(bearing({}))).toMatch(/W1 \(seat 0\) is another kind of card once it is in play; say `changed: /)
    table({ seats: [{ ready: bearing({ changed: [{ types: ['Equipment'] }] }) }, {}] })
  })
})
