import { describe, expect, it } from 'vitest'
import type { Position } from '../../../shared/api/position.ts'
import { owed } from '../../../shared/rules/index.ts'
import { adjustable } from '../../../shared/rules/position/adjusting.ts'
import { untilWindow } from '../timed.ts'
import { GAME, positioned } from '../positioned.ts'
import { asked, everything, take } from '../wire-prompts.ts'
import { judged, lastEvents, publicVersion, refusalIn, reportIn, ruleOn, stored, type Judged } from './judged.ts'

/** Ann is about to act; Ben has a haven that he should not have, and a vampire with a weapon on it. */
async function corrected(): Promise<Judged> {
  const world = await positioned('A wrong card', {
    settings: { format: 'three-player' },
    seats: [
      {
        pool: 10,
        ready: [{ generic: {}, as: 'V1' }],
        hand: ['deflection'],
        library: ['govern-the-unaligned', 'conditioning'],
      },
      {
        pool: 6,
        ready: [
          { card: 'blood-doll', as: 'doll' } as never,
          { generic: { name: 'Bob' }, as: 'Bob', blood: 2, attachments: [{ card: 'sport-bike', as: 'bike' }] },
        ],
        hand: ['deflection', 'bonding'],
        ash: ['bonding'],
        library: ['deflection', 'bonding', 'deflection'],
      },
      { pool: 12, edge: true, library: ['deflection'] },
    ],
    turn: { seat: 0, phase: 'minion', number: 5 },
  })
  return { world, game: GAME }
}
const documentOf = async (at: Judged): Promise<Position> => adjustable((await stored(at)).state)
const patch = (...operations: object[]) => ({ kind: 'adjust', patch: operations })
const idOf = (card: unknown): number => Number((card as { as: string }).as.slice('card '.length))

/** The fields of an object in another order, which JSON does not count. */
const backwards = (fields: object): object => Object.fromEntries(Object.entries(fields).toReversed())

describe('a correction of the position', () => {
  it('TJUDGE-10: a card that should not be there goes to its owner’s ash heap, and only that changes', async () => {
    const at = await corrected()
    const before = await stored(at)
    const { ready } = (await documentOf(at)).seats[1]!
    const place = ready.findIndex(card => 'card' in card && card.card === 'blood-doll'),
      doll = ready[place]!
    const done = reportIn(
      await ruleOn(at, patch({ op: 'move', from: `/seats/1/ready/${place}`, path: '/seats/1/ash/-' })),
    )
    const id = idOf(doll)
    expect(done.conserved).toEqual({
      cards: [{ card: id, key: 'blood-doll', from: { seat: 1, pile: 'inPlay' }, to: { seat: 1, pile: 'ash' } }],
      pool: [],
      victoryPoints: [],
      blood: { from: 7, to: 7 },
    })
    const { state } = await stored(at)
    expect(state.seats[1]!.ash.at(-1)).toBe(id)
    expect(state.seats[1]!.inPlay).toEqual(before.state.seats[1]!.inPlay.filter(one => one !== id))
    expect(state.seats.map(({ pool }) => pool)).toEqual([10, 6, 12])
    expect([state.seats[0], state.seats[2]]).toEqual([before.state.seats[0], before.state.seats[2]])
    expect(state.modifiers).toEqual(before.state.modifiers)
  })

  it('pool and blood are told as counters that move, so that a ledger stays true', async () => {
    const at = await corrected()
    const { seats } = await documentOf(at)
    const bob = seats[1]!.ready.findIndex(card => 'generic' in card && card.generic.name === 'Bob')
    const done = reportIn(
      await ruleOn(
        at,
        patch(
          { op: 'test', path: '/seats/1/pool', value: 6 },
          { op: 'test', path: `/seats/1/ready/${bob}`, value: backwards(seats[1]!.ready[bob]!) },
          { op: 'replace', path: '/seats/1/pool', value: 4 },
          { op: 'replace', path: '/seats/0/pool', value: 12 },
          { op: 'replace', path: `/seats/1/ready/${bob}/blood`, value: 5 },
          { op: 'replace', path: '/seats/2/edge', value: false },
          { op: 'replace', path: '/seats/0/edge', value: true },
        ),
      ),
    )
    expect(done.conserved).toMatchObject({
      cards: [],
      pool: [
        { seat: 0, from: 10, to: 12 },
        { seat: 1, from: 6, to: 4 },
      ],
      blood: { from: 7, to: 10 },
    })
    const moved = (await lastEvents(at)).flatMap(event =>
      event.key === 'counters' ? [[event.amount, event.left]] : [],
    )
    expect(moved).toEqual([
      [2, { to: 12 }],
      [2, { from: 4 }],
      [3, { to: 5 }],
    ])
    expect((await stored(at)).state.edge).toBe(0)
  })

  it('a card in play has the same cards in mind, wherever the others of the position go', async () => {
    const world = await positioned('Chosen before', {
      settings: { format: 'two-player' },
      seats: [
        { pool: 10, ready: [{ card: 'the-rack', as: 'rack', vars: { v: { card: 'V1' } } }] },
        { pool: 10, ready: [{ generic: {} }, { generic: {}, as: 'V1' }, { generic: {} }, { card: 'blood-doll' }] },
      ],
      turn: { seat: 0, phase: 'minion', number: 5 },
    } as never)
    const at: Judged = { world, game: GAME }
    const before = (await stored(at)).state
    const rack = before.cards.findIndex(({ key }) => key === 'the-rack')
    expect(before.cards[rack]!.vars).toEqual({ v: before.seats[1]!.inPlay[1] })
    await ruleOn(at, patch({ op: 'move', from: '/seats/1/ready/3', path: '/seats/1/ash/-' }))
    const after = (await stored(at)).state
    expect([after.seats[1]!.ash.length, after.cards[rack]]).toEqual([1, before.cards[rack]])
  })

  it('who is left without pool is ousted by it, as by anything else', async () => {
    const at = await corrected()
    await ruleOn(at, patch({ op: 'replace', path: '/seats/1/pool', value: 0 }))
    const { state } = await stored(at)
    expect([state.seats[1]!.ousted, state.seats[0]!.victoryPoints, state.seats[0]!.pool]).toEqual([true, 1, 16])
  })

  it('moves a hidden card in silence: of whom it does not concern nobody learns which, and ids stay', async () => {
    const at = await corrected()
    const { seats } = await documentOf(at)
    const [card] = seats[1]!.hand
    const dry = reportIn(
      await ruleOn(at, patch({ op: 'move', from: '/seats/1/hand/0', path: '/seats/1/library/1' }), { dry: true }),
    )
    expect(dry.seats.map(({ learns }) => learns)).toEqual([[], [], []])
    const shown = JSON.stringify(dry.seats[0]!.changes)
    expect(shown).not.toContain('deflection')
    await ruleOn(at, patch({ op: 'move', from: '/seats/1/hand/0', path: '/seats/1/library/1' }))
    const { state } = await stored(at)
    expect(state.seats[1]!.library[1]).toBe(idOf(card))
    expect(state.seats[1]!.hand).toHaveLength(1)
    expect(JSON.stringify(await lastEvents(at))).not.toContain('deflection')
  })

  it('the question that was open is gone, and another is asked', async () => {
    const at = await corrected()
    const { caller, prompt } = await asked(at.world, at.game)
    await ruleOn(at, patch({ op: 'replace', path: '/seats/0/pool', value: 11 }))
    const late = await caller.post(`/games/${at.game}/commands`, take(prompt, prompt.options[0]!))
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('stale-prompt')])
    expect(owed((await stored(at)).state)).toEqual([0])
  })

  const WRONG: [what: string, code: string, operations: (position: Position) => object[]][] = [
    ['a path that leads nowhere', 'leads-nowhere', () => [{ op: 'replace', path: '/seats/9/pool', value: 1 }]],
    ['a test that fails', 'leads-nowhere', () => [{ op: 'test', path: '/seats/1/pool', value: 7 }]],
    ['a field that there is not', 'unrecognized_keys', () => [{ op: 'add', path: '/seats/1/luck', value: 1 }]],
    ['pool below nothing', 'too_small', () => [{ op: 'replace', path: '/seats/1/pool', value: -1 }]],
    ['a card that is lost', 'card-missing', () => [{ op: 'remove', path: '/seats/1/hand/0' }]],
    [
      'a card that there are two of',
      'card-unnamed',
      () => [{ op: 'copy', from: '/seats/1/hand/0', path: '/seats/1/hand/-' }],
    ],
    ['a card from nowhere', 'card-unnamed', () => [{ op: 'add', path: '/seats/1/hand/-', value: 'deflection' }]],
    [
      'a card that becomes another',
      'another-card',
      position => [
        {
          op: 'replace',
          path: '/seats/1/hand/0',
          value: { ...(position.seats[1]!.hand[0] as object), card: 'bonding' },
        },
      ],
    ],
    ['whose turn it is', 'not-adjustable', () => [{ op: 'replace', path: '/turn/seat', value: 1 }]],
    ['who is in the game', 'not-adjustable', () => [{ op: 'replace', path: '/seats/1/ousted', value: true }]],
    ['what was agreed', 'not-adjustable', () => [{ op: 'replace', path: '/settings/format', value: 'standard' }]],
    ['nothing', 'no-change', () => [{ op: 'replace', path: '/seats/1/pool', value: 6 }]],
  ]
  it.each(WRONG)('refuses %s (%s), and nothing is changed', async (_, code, operations) => {
    const at = await corrected()
    const before = await everything(at.world, at.game, ['ann', 'ben', 'cal'])
    for (const dry of [true, false]) {
      const { refused, members } = refusalIn(await ruleOn(at, patch(...operations(await documentOf(at))), { dry }))
      expect([refused, members?.errors?.map(error => error.code)]).toEqual([
        'not-adjustable',
        expect.arrayContaining([code]),
      ])
    }
    expect(await everything(at.world, at.game, ['ann', 'ben', 'cal'])).toEqual(before)
  })

  it('waits until nothing is being resolved', async () => {
    const at = await judged()
    await untilWindow(at.world, at.game)
    const version = await publicVersion(at)
    const refusal = refusalIn(await ruleOn(at, patch({ op: 'replace', path: '/seats/1/pool', value: 3 })))
    expect(refusal.refused).toBe('not-between-actions')
    expect(await publicVersion(at)).toBe(version)
  })
})
