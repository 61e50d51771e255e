import { createHash } from 'node:crypto'
import { gzipSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { GameTooLarge, SNAPSHOT_LIMIT, type GameRecord } from '../../functions/store/port.ts'
import {
  CODEC,
  decode,
  decodeEvent,
  decodeReplies,
  decodeWhole,
  encode,
  encodeEvent,
  encodeGame,
  refuseTooLarge,
  sameRecord,
  stateOf,
} from '../../functions/store/codec.ts'
import { STORED_WORDS_1 } from '../../shared/cards/stored-words.ts'
import { lettersOf, unpackLetters } from '../../functions/store/command-letters.ts'
import { UnknownSchema } from '../../shared/rules/migrations/index.ts'
import { pack, unpack } from '../../functions/store/pack.ts'
import { playGame } from '../support/random-game.ts'
import { event, game, incompressible, reply, state } from './fixtures.ts'

const pick = ({ id, state: of, commands, dueAt }: GameRecord) => ({ id, state: of, commands, dueAt })

describe('the codec', () => {
  test('gives back what it was given', () => {
    const record = game('g', 3, { commands: ['a', 'b', 'c'].map(lettersOf) })
    const { whole, commands } = encodeGame(record, event('g', 3))
    const { state: json, rest, last } = decodeWhole(CODEC, whole)
    expect(stateOf(json)).toEqual(record.state)
    expect({ ...JSON.parse(rest), ...pick(record) }).toEqual(record)
    expect(JSON.parse(last!)).toEqual(event('g', 3))
    expect(decodeWhole(CODEC, encodeGame(record).whole)).not.toHaveProperty('last')
    expect(unpackLetters(commands)).toEqual(record.commands)
    // As earlier builds kept them.
    expect(decodeReplies(CODEC, encode(JSON.stringify([reply('a'), reply('b')])))).toEqual(['a', 'b'].map(lettersOf))
    expect(decodeEvent(CODEC, encodeEvent(event('g', 3)))).toEqual(event('g', 3))
    expect(decode(CODEC, encode('♠ “ünïcode”'))).toBe('♠ “ünïcode”')
  })

  test('is zlib with a preset dictionary, and takes less than gzip by a third', () => {
    const json = JSON.stringify(pack(state(1)))
    const blob = encode(json)
    expect(inflateSync(blob, { dictionary: Buffer.from(STORED_WORDS_1) }).toString()).toBe(json)
    playGame(11, 5, ({ after: { state: played } }) => {
      const packed = JSON.stringify(pack(played))
      expect(encode(packed).byteLength).toBeLessThan((gzipSync(packed).byteLength * 2) / 3)
    })
  })

  test('has dictionaries that are the same for ever: what was stored with one opens with no other', () => {
    expect(createHash('sha256').update(STORED_WORDS_1).digest('hex')).toBe(
      '093db6f6c547d60c033728a0860f96c278c774b31242193035ac4ad8dbaeb141',
    )
    const blob = encode('{"schema":2}')
    expect(() => inflateSync(blob, { dictionary: Buffer.from(`${STORED_WORDS_1} `) })).toThrow()
  })

  test('opens what earlier builds compressed with gzip', () => {
    const { state: plain } = game('g', 3)
    expect(stateOf(decode('gzip', gzipSync(JSON.stringify(plain))))).toEqual(plain)
    expect(decodeEvent('gzip', gzipSync(JSON.stringify(event('g', 3))))).toEqual(event('g', 3))
    expect(() => decode(CODEC, gzipSync('{}'))).toThrow()
  })

  test('refuses a codec it does not know, a damaged blob and a state of an unknown schema', () => {
    const { whole } = encodeGame(game('g', 1))
    expect(() => decodeWhole('zstd', whole)).toThrow()
    expect(() => decodeWhole(CODEC, whole.slice(0, -20))).toThrow()
    expect(() => stateOf('{"schema":9999}')).toThrow(UnknownSchema)
  })

  test('is refused by both of its measures at the same size', () => {
    for (const bytes of [SNAPSHOT_LIMIT - 20_000, SNAPSHOT_LIMIT + 1_000, SNAPSHOT_LIMIT * 2]) {
      const record = game('g', 2)
      record.state.rules = incompressible(bytes)
      const outcome = (measure: () => void): boolean => {
        try {
          measure()
        } catch (error) {
          if (error instanceof GameTooLarge) return false
          throw error
        }
        return true
      }
      expect(outcome(() => encodeGame(record))).toBe(bytes < SNAPSHOT_LIMIT)
      expect(outcome(() => refuseTooLarge(record, event('g', 2)))).toBe(bytes < SNAPSHOT_LIMIT)
    }
  })

  test('knows a record again after its way through the store, and no other', () => {
    const ours = event('g', 2)
    expect(sameRecord(decodeEvent(CODEC, encodeEvent(ours)), ours)).toBe(true)
    expect(sameRecord(decodeEvent(CODEC, encodeEvent(ours)), { ...ours, fx: ours.fx + 1 })).toBe(false)
    expect(sameRecord(decodeEvent(CODEC, encodeEvent(ours)), { ...ours, reply: { ...ours.reply, body: '{}' } })).toBe(
      false,
    )
  })
})

describe('packing', () => {
  test('gives back every state of a game to the letter, in less than half of the space', () => {
    let largest = 0
    playGame(11, 5, ({ after: { state: played } }) => {
      const text = JSON.stringify(played),
        packed = JSON.stringify(pack(played))
      expect(unpack(JSON.parse(packed))).toEqual(JSON.parse(text))
      largest = Math.max(largest, packed.length / text.length)
    })
    expect(largest).toBeLessThan(0.5)
  })

  test('takes as many cards as there are', () => {
    const { state: few } = game('g', 3)
    const cards = Array.from({ length: 5_000 }, (_, id) => ({ key: `card-${id}`, owner: id % 3 }))
    const [first, ...others] = few.seats
    const many = { ...few, cards, seats: [{ ...first!, library: [0, 63, 64, 4_095], ash: [4_096, 4_999] }, ...others] }
    const packed = JSON.parse(JSON.stringify(pack(many))) as { seats: { library: unknown; ash: unknown }[] }
    expect(packed.seats[0]).toMatchObject({ library: 'AAA_BA__', ash: [4_096, 4_999] })
    expect(unpack(packed)).toEqual(many)
  })

  test('opens what was packed with an owner for each card', () => {
    const { state: plain } = game('g', 3)
    const cards = [
      { key: 'aid-from-bats', owner: 0 },
      { key: 'ashley', owner: 1, blood: 2 },
      { key: 'aid-from-bats', owner: 1 },
    ]
    const packed = { keys: ['aid-from-bats', 'ashley'], of: [0, 1, 0], owners: [0, 1, 1], more: { 1: { blood: 2 } } }
    expect(stateOf(JSON.stringify({ ...plain, cards: packed }))).toEqual({ ...plain, cards })
  })

  test('lets pass what was stored before there was any', () => {
    const { state: plain } = game('g', 3)
    expect(stateOf(JSON.stringify(plain))).toEqual(plain)
    expect(unpack({ schema: 1 })).toEqual({ schema: 1 })
  })
})
