/** What a seat knows of a game, and games that it could be: for bots that try their answers. */
export { knownTo } from './known.ts'
export { suppose } from './supposed.ts'
