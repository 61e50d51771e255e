import { expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, table } from '../../support/table.ts'
import { held } from '../scene.ts'

it.each(['gift-of-proteus', 'mokole-blood', 'the-erciyes-fragments'])(
  '%s#G95-2: what lies on it is not discarded for a Tension in the Ranks, which asks for two masters of the hand',
  card => {
    const store = { card, as: 'P1', under: [{ card: 'villein', as: 'X1', down: true as const }] }
    const scene = (...masters: string[]) =>
      table({
        seats: [
          {
            ready: [
              minion('A1', card === 'the-erciyes-fragments' ? {} : { attachments: [store] }),
              ...(card === 'the-erciyes-fragments' ? [store] : []),
              { card: 'tension-in-the-ranks', as: 'T1' },
            ],
            hand: [...masters.flatMap(as => held('villein', as)), 'bonding'],
          },
          {},
          {},
        ],
        turn: { phase: 'master' },
      })
    const t = scene('V1', 'V2')
    expect(t.option(Ann, 'use:T1:end')?.slots).toMatchObject([{ candidates: [t.id('V1'), t.id('V2')] }])
    expect(scene('V1').refused(Ann, 'use:T1:end', { discarded: ['V1', 'X1'] })).toMatch(/^illegal/)
  },
)
