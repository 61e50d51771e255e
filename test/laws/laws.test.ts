import { describe, expect, it } from 'vitest'
import { apply } from '../../shared/rules/index.ts'
import { envOf, generator } from '../support/random.ts'
import { Ann, Ben } from '../support/table.ts'
import { held } from '../cards/scene.ts'
import { stands } from '../cards/vampires.ts'
import { costly, scramble } from './laws.ts'

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
