import { describe, expect, it } from 'vitest'
import type { EventParams, GameEvent, Message, MessageKey, Purse } from '../../shared/rules/index.ts'
import type { CounterReason } from '../../shared/cards/language.ts'
import { en } from '../../shared/text/en.ts'
import { type Language, MISSING } from '../../shared/text/spoken-language.ts'
import { type Names, renderDeckReason, renderEvent, renderMessage } from '../../shared/text/index.ts'
import * as samples from './sample-sentences.ts'

const { names, colette, naomi, stray, jack, unknown } = samples

/** What a sentence must never show, and what it must look like. */
function expectReadable(text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}$<>]|\s\s|\(\)| ,|\.\.|^[a-z]|option-|ask-|choose-/)
  expect(text).not.toContain(MISSING)
  expect(text.length).toBeGreaterThan(2)
}

const logged = Object.entries(samples.events).flatMap(([key, list]) =>
  list.map(params => ({ key, ...params }) as GameEvent),
)

describe('the log', () => {
  it.each(logged.map(event => [renderEvent(event, names)]))('%s', text => {
    expectReadable(text)
    expect(text).toMatch(/[^.]\.$/)
  })

  it.each<[string, GameEvent]>([
    ['Ben burns 3 pool.', { key: 'counters', from: { pool: 1 }, to: 'bank', amount: 3, why: 'bleed' }],
    ['Colette bleeds Ben for 3.', { key: 'bled', by: colette, seat: 0, target: 1, amount: 3 }],
    [
      'Colette announces a bleed against Ben with Govern the Unaligned.',
      {
        key: 'action-announced',
        seat: 0,
        minion: colette,
        action: 'bleed',
        card: { id: 1, key: 'govern-the-unaligned' },
        targets: [1],
        stealth: 0,
      },
    ],
    [
      'Ben plays Deflection with Naomi Stewart at superior Dominate.',
      { key: 'card-played', seat: 1, card: { id: 1, key: 'deflection' }, by: naomi, mode: 'DOM' },
    ],
    [
      'Ben and Cal do not block, by default at the time limit.',
      { key: 'passed', window: 'blocks', seats: [1, 2], byDefault: [1, 2] },
    ],
    ['Ben passes (after blocks are declined).', { key: 'passed', window: 'declined', seats: [1], byDefault: [] }],
    [
      'Naomi Stewart fails to block: intercept 0 against stealth 1.',
      { key: 'block-failed', minion: naomi, stealth: 1, intercept: 0 },
    ],
    ['Ann takes the Edge from Ben.', { key: 'edge-moved', from: 1, to: 0 }],
    ["Ann's new card is Deflection.", { key: 'drawn-cards', seat: 0, cards: [{ id: 3, key: 'deflection' }] }],
    [
      'Ben casts 1 vote against the referendum, by burning the Edge.',
      { key: 'votes-cast', seat: 1, source: 'edge', votes: 1, for: false },
    ],
    [
      'Ben casts 2 votes for the referendum, by Naomi Stewart.',
      { key: 'votes-cast', seat: 1, source: 'title:2', votes: 2, for: true, by: naomi },
    ],
    ['Ann draws 1 card.', { key: 'drawn', seat: 0, from: 'library', count: 1 }],
    ["A face-down card goes to Ben's hand.", { key: 'moved', card: unknown, to: 'hand', owner: 1 }],
    ['Ann chooses 3 for Ben and 1 for Cal.', { key: 'chosen', seat: 0, ask: 'choose-terms', points: { 1: 3, 2: 1 } }],
    ['Ann ousts Ben.', { key: 'ousted', seat: 1, predator: 0 }],
    [
      'Ann wins the game. Victory points: Ann 3, Ben 0, Cal 1, Dee 0 and Eli 1.',
      { key: 'game-ended', winner: 0, victoryPoints: [3, 0, 1, 0, 1] },
    ],
  ])('says: %s', (text, event) => {
    expect(renderEvent(event, names)).toBe(text)
  })

  it('names cards as the caller does, and seats by place', () => {
    const french: Names = { seats: ['Anne'], card: key => (key === 'colette' ? 'Colette (fr)' : 'autre') }
    expect(renderEvent({ key: 'brought-out', seat: 0, card: colette }, french)).toBe('Anne brings out Colette (fr).')
    expect(renderEvent({ key: 'burned', card: unknown }, french)).toBe('A face-down card is burned.')
  })

  it('speaks another language from another table', () => {
    const language: Language = {
      ...en,
      events: { ...en.events, locked: ({ card }, say) => `${say.card(card)} s'incline.` },
      faceDown: 'une carte face cachée',
    }
    expect(renderEvent({ key: 'locked', card: unknown }, names, language)).toBe("Une carte face cachée s'incline.")
  })
})

describe('counters', () => {
  const purses: Record<string, Purse> = {
    bank: 'bank',
    pool: { pool: 1 },
    other: { pool: 2 },
    vampire: { card: colette },
    ally: { card: stray },
    permanent: { card: jack },
    hidden: { card: unknown },
  }
  const whys: Record<CounterReason, true> = {
    edge: true,
    transfer: true,
    withdraw: true,
    'crypt-draw': true,
    cost: true,
    infernal: true,
    bleed: true,
    hunt: true,
    drain: true,
    damage: true,
    diablerie: true,
    contest: true,
    'prey-ousted': true,
    'left-play': true,
    merge: true,
    effect: true,
    'set-up': true,
  }

  it.each(Object.keys(whys) as CounterReason[])('moved for %s read well whichever way they go', why => {
    for (const [source, from] of Object.entries(purses)) {
      for (const [goal, to] of Object.entries(purses)) {
        for (const amount of [1, 2]) {
          const text = renderEvent({ key: 'counters', from, to, amount, why }, names)
          expectReadable(text)
          expect(text, `${source} to ${goal}`).toContain(String(amount))
          expect(text).not.toMatch(/\b1 counters|\b2 counter\b|bloods|pools|lifes/)
        }
      }
    }
  })

  it.each<[string, EventParams['counters']]>([
    ['Ben burns 3 pool (17 → 14).', { from: { pool: 1 }, to: 'bank', amount: 3, why: 'bleed', left: { from: 14 } }],
    [
      'Ben gains 1 pool from the Edge (0 → 1).',
      { from: 'bank', to: { pool: 1 }, amount: 1, why: 'edge', left: { to: 1 } },
    ],
    [
      'Ben moves 2 pool to a face-down card (8 → 6).',
      { from: { pool: 1 }, to: { card: unknown }, amount: 2, why: 'transfer', left: { from: 6, to: 4 } },
    ],
    [
      'Ben moves 1 blood from Colette to their pool (8 → 9).',
      { from: { card: colette }, to: { pool: 1 }, amount: 1, why: 'withdraw', left: { from: 0, to: 9 } },
    ],
    [
      'Colette burns 1 blood to mend damage (3 → 2).',
      { from: { card: colette }, to: 'bank', amount: 1, why: 'damage', left: { from: 2 } },
    ],
  ])('say what is left: %s', (text, params) => {
    expect(renderEvent({ key: 'counters', ...params }, names)).toBe(text)
  })

  it.each<[string, Purse, Purse, number, CounterReason]>([
    ['Ben gains 1 pool from the Edge.', 'bank', { pool: 1 }, 1, 'edge'],
    ['Ben moves 2 pool to a face-down card.', { pool: 1 }, { card: unknown }, 2, 'transfer'],
    ['Ben moves 1 blood from Colette to their pool.', { card: colette }, { pool: 1 }, 1, 'withdraw'],
    ['Ben burns 1 pool to draw from their crypt.', { pool: 1 }, 'bank', 1, 'crypt-draw'],
    ['Ben pays 2 pool.', { pool: 1 }, 'bank', 2, 'cost'],
    ['Colette pays 1 blood.', { card: colette }, 'bank', 1, 'cost'],
    ['Ben burns 1 pool.', { pool: 1 }, 'bank', 1, 'bleed'],
    ['Colette gains 1 blood by hunting.', 'bank', { card: colette }, 1, 'hunt'],
    ['Colette is above capacity: 2 blood drains off.', { card: colette }, 'bank', 2, 'drain'],
    ['Colette burns 1 blood to mend damage.', { card: colette }, 'bank', 1, 'damage'],
    ['Underbridge Stray loses 1 life.', { card: stray }, 'bank', 1, 'damage'],
    ['Ben gains 6 pool as their prey is ousted.', 'bank', { pool: 1 }, 6, 'prey-ousted'],
    ['Colette leaves play with 3 blood on it.', { card: colette }, 'bank', 3, 'left-play'],
    ['Ben moves 1 pool to Smiling Jack, The Anarch.', { pool: 1 }, { card: jack }, 1, 'effect'],
    ['Smiling Jack, The Anarch burns 2 counters.', { card: jack }, 'bank', 2, 'effect'],
    ['Ben starts with 30 pool.', 'bank', { pool: 1 }, 30, 'set-up'],
  ])('say: %s', (text, from, to, amount, why) => {
    expect(renderEvent({ key: 'counters', from, to, amount, why }, names)).toBe(text)
  })
})

describe('messages', () => {
  const keys = Object.keys(en.messages) as MessageKey[]
  const messages = keys.flatMap(key =>
    (samples.withParameters[key] ?? [{}]).map((params): Message => ({ key, params })),
  )

  it('have a sample wherever they take parameters', () => {
    expect(
      keys.filter(key => /^(ask|option|choose|stack|case|when|since)-/.test(key) && !(key in samples.withParameters)),
    ).toEqual([])
  })

  it.each(messages.map(message => [message.key, renderMessage(message, names)]))('%s: %s', (_, text) => {
    expectReadable(text)
  })

  it('end as what they are: a question, a label, a sentence', () => {
    const endings = messages.map(message => [message.key, renderMessage(message, names).at(-1)] as const)
    const wrong = endings.filter(([key, last]) =>
      /^(ask|choose)-/.test(key) ? last !== '?' : key.startsWith('option-') ? last === '.' : last !== '.',
    )
    expect(wrong).toEqual([])
  })

  it.each<[string, Message]>([
    [
      'Colette bleeds Ben for 3, at 1 stealth. Block?',
      {
        key: 'ask-blocks',
        params: { minion: colette, action: 'bleed', card: null, targets: [1], bleed: 3, stealth: 1, ifPassed: [] },
      },
    ],
    [
      'If Ann and Cal pass: Colette hunts, at 1 stealth. Block?',
      {
        key: 'ask-blocks',
        params: { minion: colette, action: 'hunt', card: null, targets: [], bleed: 0, stealth: 1, ifPassed: [0, 2] },
      },
    ],
    [
      'Your influence phase: spend your transfers (1 left)?',
      { key: 'ask-influence', params: { seat: 0, transfers: 1 } },
    ],
    [
      'Bleed Ben with Colette: 1 pool if nobody blocks',
      { key: 'option-bleed', params: { minion: colette, target: 1, bleed: 1 } },
    ],
    [
      'Block Colette with Naomi Stewart: intercept 0 against stealth 1, 1 short',
      { key: 'option-block', params: { minion: naomi, blocking: colette, intercept: 0, stealth: 1 } },
    ],
    [
      'Move pool to Colette: 2 of 5 blood so far',
      { key: 'option-invest', params: { card: colette, pool: 2, capacity: 5 } },
    ],
    [
      'Play Deflection with Naomi Stewart at superior Dominate',
      { key: 'option-play', params: { card: { id: 2, key: 'deflection' }, minion: naomi, mode: 'DOM' } },
    ],
    ['Cast 1 vote: burn the Edge', { key: 'option-vote', params: { source: 'edge', votes: 1 } }],
    ['Cast 2 votes: Colette', { key: 'option-vote', params: { source: colette, votes: 2 } }],
    ['You have no prey.', { key: 'no-prey' }],
  ])('say: %s', (text, message) => {
    expect(renderMessage(message, names)).toBe(text)
  })

  it('show a gap, and nothing worse, for a parameter that is missing or of another type', () => {
    expect(renderMessage({ key: 'option-bleed' }, names)).toBe('Bleed … with …: … pool if nobody blocks')
    expect(renderMessage({ key: 'option-bleed', params: { minion: 3, target: 'Ben', bleed: [colette] } }, names)).toBe(
      'Bleed … with …: … pool if nobody blocks',
    )
    expect(renderMessage({ key: 'option-bleed', params: { minion: colette, target: 7, bleed: 1 } }, names)).toBe(
      'Bleed … with Colette: 1 pool if nobody blocks',
    )
  })
})

describe('terms', () => {
  const { disciplines, ...tables } = en.terms

  it('name each thing once and differently', () => {
    for (const table of [...Object.values(tables), disciplines]) {
      const words = Object.values(table)
      expect(words.length).toBeGreaterThan(1)
      expect(new Set(words).size).toBe(words.length)
      expect(words.filter(text => text.trim() === '')).toEqual([])
    }
  })

  it('say why a list is not a deck', () => {
    for (const text of Object.values(en.deckReasons)) expect(text).toMatch(/^[A-Z].*\.$/)
    expect(renderDeckReason('crypt-too-small')).toBe('A crypt needs at least 12 cards.')
  })
})
