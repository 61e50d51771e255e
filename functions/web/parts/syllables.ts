const VOWEL = 'aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüý',
  /** Two consonants that begin a syllable together. */
  TOGETHER = 'bl br ch cl cr dr fl fr gh gl gr kh kl kn kr ph pl pr qu sc sh sk sl sm sn sp st sw th tr tw wh wr'
const BREAK = new RegExp(
  `([${VOWEL}])([^\\P{L}${VOWEL}]*?)(${TOGETHER.replaceAll(' ', '|')}|[^\\P{L}${VOWEL}])(?=[${VOWEL}])`,
  'giu',
)
/** Shorter words fit the narrowest tile whole. */
const SHORT = 6
/** So many letters stand before a break, and after it. */
const [BEFORE, AFTER] = [2, 3]
const LETTERS = /\p{L}+/gu

/** Where a word may be broken, as far as letters tell its syllables; one of at most so many letters nowhere. */
export const syllables = (text: string, short = SHORT): string =>
  text.replace(LETTERS, word =>
    word.length <= short
      ? word
      : word.replace(BREAK, (all: string, vowel: string, coda: string, onset: string, at: number) =>
          at + 1 + coda.length < BEFORE || word.length - (at + 1 + coda.length) < AFTER
            ? all
            : `${vowel}${coda}\u00ad${onset}`,
        ),
  )
