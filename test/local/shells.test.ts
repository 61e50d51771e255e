import { describe, expect, it } from 'vitest'
import { leagueLines, playerLines, type Tour } from '../../functions/local/landing.ts'

/** What may stand in an answer, and means something to one shell or another. */
const AWKWARD = `50% of "this" & 'that' | <x> ^y !z $HOME \`w\` back\\slash\\ é`
const tour: Tour = {
  url: 'http://127.0.0.1:8080',
  game: 'gam_1',
  token: 'eyTOKEN',
  prompt: {
    id: 'prm_1',
    default: { optionId: 'propose', args: { text: AWKWARD } },
  } as unknown as NonNullable<Tour['prompt']>,
}
const league = { url: tour.url, key: 'key_K', event: 'evt_1' }

const POSTED = { promptId: 'prm_1', optionId: 'propose', args: { text: AWKWARD } }

/** The words of a line as the C runtime of Windows finds them, once cmd.exe has put in what is set. */
function wordsOf(line: string, set: Record<string, string>): string[] {
  const words: string[] = []
  let word = '',
    quoted = false
  const text = line.replaceAll(/%(\w+)%/g, (_, name: string) => set[name] ?? '')
  for (let at = 0; at < text.length; at++) {
    const [slashes = ''] = /^\\*(?=")/.exec(text.slice(at)) ?? []
    if (slashes !== '') {
      word += '\\'.repeat(Math.floor(slashes.length / 2)) + (slashes.length % 2 === 1 ? '"' : '')
      at += slashes.length - (slashes.length % 2 === 1 ? 0 : 1)
    } else if (text[at] === '"') quoted = !quoted
    else if (text[at] === ' ' && !quoted) {
      words.push(word)
      word = ''
    } else word += text[at]
  }
  return [...words, word]
}
const after = (words: readonly string[], flag: string): string => words[words.indexOf(flag) + 1] ?? ''

describe('the lines that are printed where a server starts', () => {
  it('are told for cmd.exe and for PowerShell on Windows, and for sh elsewhere, with the token once in each', () => {
    const windows = playerLines(tour, 'win32'),
      linux = playerLines(tour, 'linux')
    expect([windows, linux].map(text => text.match(/eyTOKEN/g)?.length)).toEqual([2, 1])
    expect(windows.match(/^(?:rem|#) Once, in .*$/gm)).toEqual(['rem Once, in cmd.exe', '# Once, in PowerShell'])
    expect(linux).toContain("# Once, in sh\nAPI='http://127.0.0.1:8080'\nTOKEN='eyTOKEN'\n")
    expect(leagueLines(league, 'win32')).toContain('set "KEY=key_K"')
    expect(leagueLines(league, 'win32')).toContain("$KEY = 'key_K'")
  })

  it('post in cmd.exe what they say, and nothing in it means anything to that', () => {
    const [line] = playerLines(tour, 'win32').match(/^curl .*commands"$/m) ?? [],
      words = wordsOf(line!, { API: tour.url, TOKEN: tour.token })
    expect(JSON.parse(after(words, '-d'))).toEqual(POSTED)
    expect(words.slice(0, 4)).toEqual(['curl', '-s', '-H', 'authorization: Bearer eyTOKEN'])
    expect(words.at(-1)).toBe('http://127.0.0.1:8080/v1/games/gam_1/commands')
    expect(line!.replaceAll(/%(?:API|TOKEN)%/g, '')).not.toMatch(/[%&|<>^!]/)
  })

  it('post in PowerShell what they say, by its own command and between single quotes', () => {
    const [line, body] = /^Invoke-RestMethod .* -Body '([^']*)' \| ConvertTo-Json.*$/m.exec(playerLines(tour, 'win32'))!
    expect(JSON.parse(body!)).toEqual(POSTED)
    expect(line).toMatch(
      /^Invoke-RestMethod "\$API\/v1\/games\/gam_1\/commands" -Headers @\{ authorization = "Bearer \$TOKEN"; 'idem/,
    )
  })
})
