import { READER } from './spoken-language.ts'

/** A pattern, in which `@` is the reader, and what is said in its place. */
export type Address = readonly [pattern: string, said: string | ((found: string, ...parts: string[]) => string)]

/** One rule after the other: what is said of somebody by their name becomes what is said to them. */
export function addressing(addresses: readonly Address[]): (text: string) => string {
  const made = addresses.map(([pattern, said]) => [new RegExp(pattern.replaceAll('@', READER), 'gu'), said] as const)
  return text =>
    text.includes(READER)
      ? // A function and a text are replaced by two signatures of one method.
        made.reduce(
          (to, [pattern, said]) => (typeof said === 'string' ? to.replace(pattern, said) : to.replace(pattern, said)),
          text,
        )
      : text
}

/** A verb as it is said to one who is addressed: by a list, and else by how it ends. */
export const verbBy =
  (irregular: Readonly<Record<string, string>>, ends: readonly (readonly [RegExp, string])[]) =>
  (verb: string): string => {
    const known = irregular[verb]
    if (known !== undefined) return known
    const [end, to] = ends.find(([ending]) => ending.test(verb)) ?? [/$/, '']
    return verb.replace(end, to)
  }
