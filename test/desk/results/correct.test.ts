import { describe, expect, it } from 'vitest'
import { correctResult } from '../../../functions/desk/results/correct.ts'
import type { SignedItem } from '../../../functions/desk/results/kept.ts'
import { openHouse } from '../../notify/house.ts'
import { byTime, feedOf, signedIn, toldGame } from '../ended-games.ts'
import { GAME, HAL, sha256, stated, ended, correct, corrected } from '../result-scene.ts'

describe('a correction', () => {
  it('TREPORT-09: is a new revision that names the old one, and leaves it as it was', async () => {
    const { world } = await ended()
    const [first] = (await signedIn(world.store)) as [SignedItem]
    world.pass(30)
    const item = await corrected(world, { victoryPoints: [1.5, 0, 0, 1.5, 0], comment: 'Cal left by a fault of ours' })
    expect(await signedIn(world.store)).toEqual([first, item])
    expect(stated(item)).toEqual({
      ...stated(first),
      iat: Date.parse(world.service.clock()) / 1000,
      rev: 2,
      supersedes: { rev: 1, sha256: sha256(first.jws) },
      winner: null,
      victoryPoints: [1.5, 0, 0, 1.5, 0],
      parts: [[...stated(first).parts![0]!, { reason: 'ruling', points: -1 }], ...stated(first).parts!.slice(1)],
      rulings: [{ id: 'rul_1', text: 'Cal left by a fault of ours', by: 'Hal', at: world.service.clock() }],
    })
    expect((await feedOf(world.store)).at(-1)).toMatchObject({
      type: 'result.corrected',
      data: { game: GAME, rev: 2, supersedes: 1, victoryPoints: [1.5, 0, 0, 1.5, 0] },
    })
    const third = await corrected(world, { ruling: 'rul_2', victoryPoints: [2.5, 0, 0, 1.5, 0] })
    expect(stated(third)).toMatchObject({ rev: 3, supersedes: { rev: 2, sha256: sha256(item.jws) }, winner: 0 })
    expect(stated(third).rulings.map(({ id }) => id)).toEqual(['rul_1', 'rul_2'])
    expect(stated(third).parts![0]!.reduce((sum, { points }) => sum + points, 0)).toBe(2.5)
  })

  it('TSCORE-11: of points that no game can come to names the ruling that explains them, or is refused', async () => {
    const { world } = await ended()
    const before = await signedIn(world.store)
    const refusals: [victoryPoints: number[], fault: string][] = [
      [[2, 0, 2, 0, 0.5], 'missing-half'],
      [[4.5, 0, 0, 0, 0], 'missing-half'],
      [[1.5, 1.5, 1.5, 0.5, 0.5], 'excessive'],
      [[1.25, 0, 0, 0, 0], 'halves'],
      [[-1, 0, 0, 0, 5], 'halves'],
      [[2, 0, 2, 0], 'seats'],
      [[Number.NaN, 0, 0, 0, 5], 'halves'],
    ]
    for (const [victoryPoints, fault] of refusals)
      for (const comment of [null, ' '])
        expect(await correct(world, { victoryPoints, comment }), String(victoryPoints)).toMatchObject({
          refused: 'result-invalid',
          members: { reasonCode: fault },
        })
    // Halves only, and a seat each, whatever the comment.
    for (const victoryPoints of [
      [1.25, 0, 0, 0, 0],
      [2, 0, 2, 0],
      [-1, 0, 0, 0, 5],
    ])
      expect(await correct(world, { victoryPoints, comment: 'So it is' })).toMatchObject({ refused: 'result-invalid' })
    expect(await signedIn(world.store)).toEqual(before)
    const comment = 'Ended by the judge, only Eve was present'
    const item = await corrected(world, { victoryPoints: [2, 0, 2, 0, 0.5], comment })
    expect(stated(item)).toMatchObject({
      victoryPoints: [2, 0, 2, 0, 0.5],
      rulings: [{ id: 'rul_1', text: comment, by: 'Hal' }],
    })
    expect(stated(item).parts![2]).toEqual([{ reason: 'ruling', points: 2 }])
  })

  it('is made once by a ruling, and each of several at once is a revision of its own', async () => {
    const { world } = await ended()
    const points = { victoryPoints: [5, 0, 0, 0, 0] }
    const one = await corrected(world, points)
    expect(await corrected(world, points)).toEqual(one)
    expect(await feedOf(world.store)).toHaveLength(7)
    const many = await Promise.all(
      ['a', 'b', 'c'].map(ruling => corrected(world, { ...points, ruling: `rul_${ruling}` })),
    )
    expect(many.map(({ rev }) => rev).toSorted()).toEqual([3, 4, 5])
    const all = (await signedIn(world.store)).map(stated)
    expect(all.map(({ supersedes }) => supersedes?.rev)).toEqual([undefined, 1, 2, 3, 4])
  })

  it('that comes before the end is signed, is of it all the same', async () => {
    const house = await openHouse()
    await byTime(await toldGame(house.world.service))
    expect(stated(await corrected(house.world, { victoryPoints: [5, 0, 0, 0, 0] }))).toMatchObject({ rev: 2 })
    await house.stream()
    expect(await signedIn(house.world.store)).toHaveLength(2)
    expect((await feedOf(house.world.store)).filter(({ type }) => type.startsWith('result.'))).toHaveLength(2)
  })

  it('is of a game that is over, that somebody has set up, and where results are signed', async () => {
    const house = await openHouse(),
      { world } = house
    expect(await correct(world, {})).toMatchObject({ refused: 'not-found' })
    await toldGame(world.service)
    expect(await correct(world, {})).toMatchObject({ refused: 'game-running' })
    const { signer: _, ...unsigned } = world.service
    const correction = { ruling: 'r', victoryPoints: [5, 0, 0, 0, 0], comment: null, by: HAL }
    expect(await correctResult(unsigned, GAME, correction)).toMatchObject({ refused: 'not-offered' })
  })
})
