/** A call of the API, to be told for any shell. */
export interface Call {
  what: string
  path: string
  /** By which of what is set once. */
  as?: 'TOKEN' | 'KEY'
  /** Of a command: sent twice, it is carried out once. */
  key?: string
  body?: object
}

/** What is set once, so that the lines stay short. */
export interface Settings {
  API: string
  /** Of a player. */
  TOKEN?: string
  /** Of a league. */
  KEY?: string
}

type Shell = 'sh' | 'cmd' | 'powershell'
const SHELLS: Record<
  Shell,
  { name: string; set: (name: string, value: string) => string; line: (call: Call) => string }
> = {
  sh: {
    name: 'sh',
    set: (name, value) => `${name}='${value}'`,
    line: call =>
      curl(
        call,
        name => `$${name}`,
        body => `'${body}'`,
      ),
  },
  cmd: {
    name: 'cmd.exe',
    set: (name, value) => `set "${name}=${value}"`,
    line: call =>
      curl(
        call,
        name => `%${name}%`,
        body => `"${body.replaceAll('"', '\\"')}"`,
      ),
  },
  powershell: {
    name: 'PowerShell',
    set: (name, value) => `$${name} = '${value}'`,
    line: invoke,
  },
}

/** Whoever has Windows may have either. */
export const shellsOn = (platform: NodeJS.Platform): readonly Shell[] =>
  platform === 'win32' ? ['cmd', 'powershell'] : ['sh']

function curl({ path, as, key, body }: Call, set: (name: string) => string, quoted: (body: string) => string): string {
  return [
    'curl -s',
    as && `-H "authorization: Bearer ${set(as)}"`,
    body && `-H "content-type: application/json"`,
    key !== undefined && `-H "idempotency-key: ${key}"`,
    body && `-d ${quoted(plainJson(body))}`,
    `"${set('API')}${path}"`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What PowerShell calls curl is something else before version 6, and its quotes are lost on the way to the real one. */
function invoke({ path, as, key, body }: Call): string {
  const headers = [as && `authorization = "Bearer $${as}"`, key !== undefined && `'idempotency-key' = '${key}'`].filter(
    Boolean,
  )
  return [
    `Invoke-RestMethod "$API${path}"`,
    headers.length > 0 && `-Headers @{ ${headers.join('; ')} }`,
    body && `-Method Post -ContentType application/json -Body '${plainJson(body)}'`,
    '| ConvertTo-Json -Depth 30',
  ]
    .filter(Boolean)
    .join(' ')
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The same in letters that mean nothing to any of the shells, and that each hands on as they are. */
const plainJson = (body: object): string =>
  JSON.stringify(body)
    .replaceAll(/\\["\\]/g, pair => escaped(pair[1]!))
    .replaceAll(/[^ -~]|['`$%&|<>^!]/g, escaped)

/** Lines that work as they are printed: what is set once, then each call under what it is for. */
export function toldIn(shell: Shell, settings: Settings, calls: readonly Call[]): string {
  const { name, set, line } = SHELLS[shell],
    remark = shell === 'cmd' ? 'rem' : '#'
  return [
    `${remark} Once, in ${name}`,
    ...Object.entries(settings).map(([what, value]) => set(what, String(value))),
    ...calls.flatMap(call => ['', `${remark} ${call.what}`, line(call)]),
    '',
  ].join('\n')
}
