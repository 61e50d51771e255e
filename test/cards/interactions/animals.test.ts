import { describe, expect, it } from 'vitest'
import { isMonster } from '../../../shared/rules/reads/traits.ts'
import { play } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { has, held } from '../scene.ts'

const on = (card: string, as: string, more: object = {}) => ({ attachments: [{ card, as, ...more }] })

describe('animals', () => {
  const animals = ['murder-of-crows', 'raven-spy', 'owl-companion'] as const
  it.each(animals)('%s#G19-1: neither mortal nor monster', card => {
    const t = table({
      seats: [
        { ready: [minion('A1', on(card, 'R1'))], ash: held(card, 'R2'), hand: held('emergency-rations', 'E1') },
        {},
      ],
    })
    expect([isMonster(t.state, t.id('R1')), t.can(Ann, 'play:E1::A1')]).toEqual([false, false])
  })
  it('murder-of-crows#1, underbridge-stray#G19-1: neither mortal nor monster', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', on('murder-of-crows', 'R1')), { card: 'underbridge-stray', as: 'U1' }],
          ash: [...held('murder-of-crows', 'R2'), ...held('underbridge-stray', 'U2')],
          hand: held('emergency-rations', 'E1'),
        },
        {},
      ],
    })
    expect([isMonster(t.state, t.id('R1')), isMonster(t.state, t.id('U1')), t.can(Ann, 'play:E1::A1')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it.each([...animals.map(card => [card, 'ani'] as const), ['homunculus', 'pro'] as const])(
    '%s#G18-1: the level it is employed at says what it is, and nothing later',
    (card, basic) => {
      for (const [level, life] of [
        [basic, 1],
        [basic.toUpperCase(), 2],
      ] as const) {
        const t = table({
          seats: [
            { ready: [minion('A1', has(basic.toUpperCase())), minion('A2')], hand: held(card, 'R1') },
            { ready: [minion('B1')] },
          ],
        })
        t.answer(Ann, `play:R1:${level}:A1`)
        t.allPass()
        expect([t.card('R1').on, t.blood('R1'), t.card('R1').mode]).toEqual([t.id('A1'), life, level])
        t.effect(
          Ann,
          [
            { op: 'become', who: 'a', traits: { disciplines: [] }, until: 'game' },
            { op: 'control', who: 'a', to: 'prey' },
          ],
          { a: 'A1' },
        )
        expect([t.blood('R1'), t.card('R1').mode]).toEqual([life, level])
      }
    },
  )

  it('underbridge-stray#1: in the turn it is recruited it gives a minion a press for its life', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('ani', { blood: 4 })), minion('A2'), minion('A3')],
          hand: held('underbridge-stray', 'U1'),
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:U1:ani:A1')
    t.allPass()
    expect([t.blood('U1'), t.locked('U1'), t.can(Ann, 'bleed:U1')]).toEqual([1, false, false])
    t.answer(Ann, 'bleed:A2')
    play(t, Ben, 'block:B1')
    t.allPass(() => t.can(Ann, 'use:U1:press'))
    t.answer(Ann, 'use:U1:press', { m: [t.id('A2')] })
    t.reach(Ann, 'press:A2')
    t.allPass()
    expect([t.inAsh(Ann, 'U1'), t.happened('round-started').length]).toEqual([true, 2])
  })
})
