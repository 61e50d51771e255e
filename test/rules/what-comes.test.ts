import { describe, expect, it } from 'vitest'
import { legal, promptFor, type SeatIndex } from '../../shared/rules/index.ts'
import { whatComes } from '../../shared/rules/told/what-comes.ts'
import { renderMessage } from '../../shared/text/index.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

/** What an option comes to, by public facts and the own view (`shared/rules/told/what-comes.ts`). */
const NAMES = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve']
const said = (t: ReturnType<typeof table>, seat: SeatIndex, begins: string): string | undefined => {
  const option = legal(t.state, seat).find(({ id }) => id.startsWith(begins)),
    comes = option && whatComes(t.state, seat)(option)
  return (
    comes &&
    renderMessage(comes, { seats: NAMES, you: seat, generic: id => t.state.cards[id]?.printed?.name ?? `#${id}` })
  )
}
const acting = (ben: object = {}) =>
  table({
    seats: [
      {
        pool: 12,
        ready: [{ generic: { name: 'Vera' }, as: 'V1', blood: 3 }],
        hand: [{ card: 'kine-resources-contested', as: 'K1' }],
      },
      { pool: 14, ready: [{ generic: { name: 'Bela' }, as: 'B1' }], ...ben },
      {},
      {},
      { ready: [{ generic: { name: 'Enzo' }, as: 'E1' }] },
    ],
  })

describe('what an action comes to', () => {
  it('says the pool of who is bled and who could block, and nobody who may not', () => {
    expect(said(acting(), Ann, 'bleed:')).toBe('Ben 14 → 13. Bela can block.')
    expect(said(acting({ ready: [{ generic: {}, as: 'B1', locked: true }] }), Ann, 'bleed:')).toBe(
      'Ben 14 → 13. Nobody can block as things stand.',
    )
  })

  it('says blood gained, and by how much stealth the blockers fall short', () => {
    const t = acting()
    expect(said(t, Ann, `hunt:${t.id('V1')}`)).toBe('3 → 4 of 5 blood. Bela and Enzo can block, 1 short.')
  })

  it('says the votes of titles where a referendum would be called', () => {
    const t = table({
      seats: [
        {
          ready: [{ generic: { title: 'prince' }, as: 'V1' }],
          hand: [{ card: 'kine-resources-contested', as: 'K1' }],
        },
        { ready: [{ generic: { title: 'justicar' }, as: 'B1' }] },
        {},
        {},
        {},
      ],
    })
    expect(said(t, Ann, 'play:')).toMatch(/^You hold 2 of 5 votes\. .* can block, 1 short\.$/)
  })
})

describe('what an answer comes to', () => {
  it('says what letting a bleed through costs, and to others nothing', () => {
    const t = acting()
    t.answer(Ann, 'bleed:V1')
    expect(said(t, Ben, 'pass')).toBe('Your pool 14 → 13.')
    expect(said(t, Cal, 'pass')).toBeUndefined()
  })

  it('says the bleed as a modifier would make it, and what it then takes', () => {
    const t = table({
      seats: [
        {
          ready: [{ generic: { disciplines: ['DOM'] }, as: 'V1', blood: 3 }],
          hand: [{ card: 'conditioning', as: 'C1' }],
        },
        { pool: 14, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.allPass(() => t.window() === 'declined')
    expect(said(t, Ann, `play:${t.id('C1')}:DOM`)).toBe('Bleed 1 → 4. Ben 14 → 10.')
  })

  it('says where transfers lead, by the amount that is suggested', () => {
    const t = table({
      seats: [{ pool: 12, uncontrolled: [{ generic: { capacity: 7 }, as: 'U1', blood: 3 }] }, {}, {}, {}, {}],
      turn: { phase: 'influence', number: 6 },
    })
    expect(promptFor(t.state, Ann)?.ask.key).toBe('ask-influence')
    expect(said(t, Ann, 'invest:')).toBe('3 → 7 of 7 blood. Your pool 12 → 8.')
  })
})
