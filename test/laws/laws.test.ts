import { describe, expect, it } from 'vitest'
import { apply } from '../../shared/rules/index.ts'
import { envOf, generator } from '../support/random.ts'
import { Ann, Ben, table } from '../support/table.ts'
import { held } from '../cards/scene.ts'
import { stands } from '../cards/vampires.ts'
import { costly, scramble } from './laws.ts'

const LIBRARY = ['bonding', 'deflection', 'conditioning', 'villein']

describe('the laws of games', () => {
  const josef = () =>
    stands('josef-von-bauren', {
      phase: 'discard',
      ann: { hand: ['villein'] },
      ben: {
        hand: [...held('bonding', 'H1'), ...held('deflection', 'H2')],
        library: ['conditioning', 'govern-the-unaligned'],
      },
    })
  it('a card that chance takes out of the hand of another shows itself, and nothing else does', () => {
    const { state } = josef(),
      card = state.seats[Ann]!.inPlay.find(id => state.cards[id]!.key === 'josef-von-bauren')!,
      answer = { optionId: `use:${card}:discard`, args: { who: [Ben] } }
    for (let seed = 1; seed <= 20; seed++) {
      const after = apply(state, Ann, null, answer, envOf(seed)),
        broken: string[] = []
      costly({ before: state, seat: Ann, answer, after }, seed, generator(seed), (law, holds) => {
        if (!holds) broken.push(law)
      })
      expect(broken).toEqual([])
    }
  })
  it('cards that an effect of another burns off a library show themselves, and nothing else does', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          hand: held('liquidation', 'L1'),
          library: Array.from({ length: 12 }, (_, i) => LIBRARY[i % 4]!),
        },
        { hand: held('sudden-reversal', 'R1') },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:L1:')
    // Ben's pass lets it resolve.
    const answer = { optionId: 'pass' },
      { state } = t
    expect(t.can(Ben, 'pass')).toBe(true)
    for (let seed = 1; seed <= 20; seed++) {
      const after = apply(state, Ben, null, answer, envOf(seed)),
        broken: string[] = []
      costly({ before: state, seat: Ben, answer, after }, seed, generator(seed), (law, holds) => {
        if (!holds) broken.push(law)
      })
      expect([broken, after.state.seats[Ann]!.ash.length]).toEqual([[], 8])
    }
  })
  it('what is known stays what it is as the rest is dealt anew', () => {
    const t = josef(),
      keys = (known: number[]) =>
        Array.from(
          { length: 20 },
          (_, seed) => scramble(t.state, Ann, generator(seed + 1), known).cards[t.id('H1')]!.key,
        )
    expect(new Set(keys([t.id('H1')]))).toEqual(new Set(['bonding']))
    expect(new Set(keys([])).size).toBeGreaterThan(1)
  })
})
