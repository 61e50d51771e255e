import { syllables } from './syllables.ts'

/** A name breaks between its words; in one that is wider than its place at a hyphen or a syllable, and nowhere else. */
export function Name({ text }: { text: string }) {
  return (
    <>
      {text.split(' ').map((word, i) => (
        <>
          {i > 0 && ' '}
          <span class="name-word">{syllables(word)}</span>
        </>
      ))}
    </>
  )
}
