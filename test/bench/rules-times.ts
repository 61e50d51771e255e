import '../support/load-every-card.ts'
import { encode } from '../../functions/store/codec.ts'
import { pack, unpack } from '../../functions/store/pack.ts'
import {
  apply,
  legal,
  promptFor,
  viewFor,
  type CardId,
  type GameState,
  type SeatIndex,
} from '../../shared/rules/index.ts'
import { copySpine } from '../../shared/rules/model/run.ts'
import { playGame, type Move } from '../support/random-game.ts'
import { envOf } from '../support/random.ts'
import { slimGame, usualGame, type Boardgame, type Match } from './boardgame.ts'
import type { Name, Values } from './figures.ts'
import type { Sizes } from './sizes.ts'
import { median, spread } from './spread.ts'
import { worstLegal } from './worst-board.ts'

const SEATS = 5

type Measured = Extract<
  Name,
  `rules.${string}` | `core.${string}` | `boardgameio.${string}` | `ratio.${string}` | `snapshot.${string}`
>
type Series = Record<
  | 'legal'
  | 'apply'
  | 'pure'
  | 'spine'
  | 'prompt'
  | 'view'
  | 'parse'
  | 'rules'
  | 'stringify'
  | 'gzip'
  | 'core'
  | 'boardgamePure'
  | 'boardgameCore'
  | 'boardgameUndo'
  | 'raw'
  | 'packed',
  number[]
>

const emptySeries = (): Series => ({
  legal: [],
  apply: [],
  pure: [],
  spine: [],
  prompt: [],
  view: [],
  parse: [],
  rules: [],
  stringify: [],
  gzip: [],
  core: [],
  boardgamePure: [],
  boardgameCore: [],
  boardgameUndo: [],
  raw: [],
  packed: [],
})

/** Game by game, both engines in turn, so that whatever else the machine does troubles both alike. */
export function measureRules(seed: number, sizes: Pick<Sizes, 'games' | 'warmGames' | 'passes'>): Values<Measured> {
  for (let i = 0; i < sizes.warmGames; i++) measureGame(seed + sizes.games + i, sizes.passes, emptySeries())
  const series = emptySeries()
  for (let i = 0; i < sizes.games; i++) measureGame(seed + i, sizes.passes, series)
  return figuresOf(series)
}

/** The scheduler and the collector hit each pass at random. */
function measureGame(seed: number, times: number, series: Series): void {
  const moves: Move[] = []
  playGame(seed, SEATS, one => moves.push(one))
  const texts = moves.map(({ before }) => JSON.stringify(pack(before)))
  const passes = Array.from({ length: times }, () => {
    const pass = emptySeries()
    pure(seed, moves, pass)
    reads(moves, pass)
    core(seed, moves, texts, pass)
    boardgamePure(moves, texts, pass)
    boardgameCore(moves, pass)
    return pass
  })
  for (const [name, values] of Object.entries(series)) {
    const of = passes.map(pass => pass[name as keyof Series])
    for (const i of of[0]!.keys()) values.push(median(of.map(pass => pass[i]!)))
  }
}

/** Every command as it was given, on the state it was given in. */
function pure(seed: number, moves: Move[], series: Series): void {
  const env = envOf(seed)
  for (const { before, seat, answer } of moves) {
    const began = performance.now()
    legal(before, seat)
    const listed = performance.now()
    apply(before, seat, null, answer, env)
    const ended = performance.now()
    series.legal.push(listed - began)
    series.apply.push(ended - listed)
    series.pure.push(ended - began)
  }
}

function reads(moves: Move[], series: Series): void {
  for (const { before, seat } of moves) {
    const began = performance.now()
    copySpine(before)
    const copied = performance.now()
    promptFor(before, seat)
    const asked = performance.now()
    viewFor(before, seat)
    const ended = performance.now()
    series.spine.push(copied - began)
    series.prompt.push(asked - copied)
    series.view.push(ended - asked)
  }
}

/** From the stored text to the bytes to store, as the store reads and writes them. */
function core(seed: number, moves: Move[], texts: string[], series: Series): void {
  const env = envOf(seed)
  for (const [i, { seat, answer }] of moves.entries()) {
    const began = performance.now()
    const state = unpack(JSON.parse(texts[i]!)) as GameState
    const parsed = performance.now()
    legal(state, seat)
    const { state: after } = apply(state, seat, null, answer, env)
    const applied = performance.now()
    const text = JSON.stringify(pack(after))
    const written = performance.now()
    const packed = encode(text)
    const ended = performance.now()
    series.parse.push(parsed - began)
    series.rules.push(applied - parsed)
    series.stringify.push(written - applied)
    series.gzip.push(ended - written)
    series.core.push(ended - began)
    series.raw.push(Buffer.byteLength(text))
    series.packed.push(packed.byteLength)
  }
}

/**
 * One move after the other from the middle of the same game, as many as the game had. It freezes what it is given,
 * so it gets a copy of its own.
 */
function boardgamePure(moves: Move[], texts: string[], series: Series): void {
  const state = unpack(JSON.parse(texts[texts.length >> 1]!)) as GameState
  let match = slimGame.matchOf(state)
  for (const [i, { seat }] of moves.entries()) {
    const card = i % state.cards.length
    const began = performance.now()
    match = slimGame.move(match, seat, card)
    series.boardgamePure.push(performance.now() - began)
  }
}

function boardgameCore(moves: Move[], series: Series): void {
  for (const [i, { seat, before }] of moves.entries()) {
    const card = i % before.cards.length
    series.boardgameCore.push(boardgamePath(slimGame, before, seat, card))
    if (i % UNDO_EVERY === 0) series.boardgameUndo.push(boardgamePath(usualGame, before, seat, card))
  }
}
/** For comparison only, and slow. */
const UNDO_EVERY = 8

function boardgamePath(game: Boardgame, state: GameState, seat: SeatIndex, card: CardId): number {
  const text = JSON.stringify(game.matchOf(state))
  const began = performance.now()
  const match = game.move(JSON.parse(text) as Match, seat, card)
  encode(JSON.stringify(match))
  return performance.now() - began
}

function figuresOf(series: Series): Values<Measured> {
  const us = (values: number[]) => spread(values.map(ms => ms * 1_000))
  const pureSpread = us(series.pure),
    legalSpread = us(series.legal),
    applySpread = us(series.apply),
    prompts = us(series.prompt),
    views = us(series.view)
  const coreSpread = spread(series.core)
  const theirs = us(series.boardgamePure),
    theirCore = spread(series.boardgameCore)
  const raw = spread(series.raw),
    packed = spread(series.packed)
  const usMedian = (values: number[]) => median(values) * 1_000
  return {
    'rules.pure.median': pureSpread.median,
    'rules.pure.p99': pureSpread.p99,
    'rules.legal.median': legalSpread.median,
    'rules.legal.p99': legalSpread.p99,
    'rules.apply.median': applySpread.median,
    'rules.apply.p99': applySpread.p99,
    'rules.copySpine.median': usMedian(series.spine),
    'rules.promptFor.median': prompts.median,
    'rules.promptFor.p99': prompts.p99,
    'rules.viewFor.median': views.median,
    'rules.viewFor.p99': views.p99,
    'rules.worst.legal': worstLegal(),
    'core.median': coreSpread.median,
    'core.p99': coreSpread.p99,
    'core.parse.median': usMedian(series.parse),
    'core.rules.median': usMedian(series.rules),
    'core.stringify.median': usMedian(series.stringify),
    'core.gzip.median': usMedian(series.gzip),
    'boardgameio.pure.median': theirs.median,
    'boardgameio.pure.p99': theirs.p99,
    'boardgameio.core.median': theirCore.median,
    'boardgameio.core.p99': theirCore.p99,
    'boardgameio.undo.median': median(series.boardgameUndo),
    'ratio.pure': pureSpread.median / theirs.median,
    'ratio.core': coreSpread.median / theirCore.median,
    'ratio.undo': coreSpread.median / median(series.boardgameUndo),
    'snapshot.raw.median': raw.median,
    'snapshot.raw.p95': raw.p95,
    'snapshot.raw.max': raw.max,
    'snapshot.gzip.median': packed.median,
    'snapshot.gzip.p95': packed.p95,
    'snapshot.gzip.max': packed.max,
  }
}
