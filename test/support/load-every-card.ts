/** Tests of the rules play without an edge that loads cards for a game: all of them are there from the beginning. */
import '../../shared/cards/index.ts'
