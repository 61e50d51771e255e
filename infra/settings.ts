import * as z from 'zod'
import { limitsFrom } from '../functions/access/limits.ts'
import { retiredIn } from '../functions/desk/results/open-signer.ts'
import { localIn, wrongIn, type TrustedIssuer } from '../functions/http/issuers.ts'

/** What differs between the stages. Everything else is the same wherever it runs. */
export interface Settings {
  stage: string
  /** Made up, for a synth without settings; nobody's token would be accepted. */
  sample: boolean
  /**
   * Whose tokens are trusted, the first without a name; empty where the stack makes a user pool, which then comes
   * first.
   */
  issuers: TrustedIssuer[]
  /** Beside that first one. */
  moreIssuers: TrustedIssuer[]
  userPool: { mfa: 'optional' | 'required'; returns: string[]; domain: string | undefined }
  tableName: string | undefined
  /** The stream of a table that is there already and is called so: the stack makes none. */
  adoptedStream: string | undefined
  allowedOrigins: string[]
  alarmMail: string | undefined
  /** Whom mails to players come from; without it none are sent. */
  mailFrom: string | undefined
  /** Undefined: no Web Push. */
  push: { publicKey: string; parameter: string; subject: string; origins: string[] } | undefined
  /** What signs results: which key, who states them, and which keys signed before. */
  results: { key: string; issuer: string; retired: string | undefined }
  /** Reserved for the API function; null reserves nothing, for accounts whose whole limit is 10. */
  concurrency: number | null
  throttleRate: number
  throttleBurst: number
  rateLimits: string | undefined
  /** Minutes after which four who wait for a seat are dealt a table. */
  fourAfterMinutes: number
  /** What the stack serves to browsers; undefined where the pages lie elsewhere or nowhere. */
  pages:
    | {
        domain: { name: string; certificate: string } | undefined
        cardImages: string | undefined
        /** Of an issuer that is not the stack's own. */ signIn:
          | { authorize: string; token: string; clientId: string; scope: string }
          | undefined
      }
    | undefined
  logDays: number
  /** Dollars that the table and the API may cost in a day before somebody is told. */
  dailyCost: number
  build: string | undefined
}

interface Setting {
  name: string
  text: string
  /** Taken when it is not given. Without one it must be given, unless it is `optional`. */
  fallback?: string
  optional?: true
  /** Stands in for a setting that must be given, when no stage is named. */
  sample?: string
}

export const SAMPLE_STAGE = 'sample'

/** The one list that the reader, the help text and the tests go by. */
export const SETTINGS = [
  {
    name: 'stage',
    text: "name of the deployment, a part of the stack's name; without it everything is a sample",
    fallback: SAMPLE_STAGE,
  },
  {
    name: 'issuer',
    text: "issuer of the players' tokens (iss); left out, the stack makes a Cognito user pool",
    optional: true,
  },
  { name: 'audience', text: 'audience the tokens must name (aud); with an issuer only', optional: true },
  { name: 'jwksUrl', text: "where the issuer's public keys are; with an issuer only", optional: true },
  { name: 'tokenType', text: "the typ of the tokens' header", fallback: 'JWT' },
  {
    name: 'moreIssuers',
    text: 'further issuers, a JSON list of name, issuer, audience, jwksUrl, type, claims; their players have ids of their own',
    optional: true,
  },
  {
    name: 'signInReturns',
    text: "of the user pool: where signing in leads back to, https or an app's own scheme, separated by commas",
    optional: true,
    sample: 'https://play.invalid/signed-in',
  },
  {
    name: 'signInDomain',
    text: 'of the user pool: prefix of the address of its pages, which no other pool of the region may have',
    optional: true,
  },
  { name: 'mfa', text: 'of the user pool: whether a second factor is optional or required', fallback: 'optional' },
  {
    name: 'tableName',
    text: 'a fixed name for the DynamoDB table; better left out, CloudFormation then makes one',
    optional: true,
  },
  {
    name: 'adoptedStream',
    text: 'stream of a table that is there already, as npm run adopt says it, with its tableName; the stack makes none then',
    optional: true,
  },
  {
    name: 'allowedOrigins',
    text: 'the only web sites that may call the API from a browser, https, separated by commas; left out, every site may',
    optional: true,
  },
  { name: 'alarmMail', text: 'address that the alarms go to', sample: 'alarms@issuer.invalid' },
  {
    name: 'mailFrom',
    text: 'whom mails to players come from, as games@example.org or Praxis <games@example.org>; left out, none are sent',
    optional: true,
  },
  { name: 'vapidPublicKey', text: 'public key of Web Push; left out, there are no pushes', optional: true },
  {
    name: 'vapidParameter',
    text: 'name of the SSM parameter (SecureString) with the private key to it',
    fallback: '/praxis/vapid',
  },
  { name: 'pushOrigins', text: 'push services beside those of browsers, https, separated by commas', optional: true },
  {
    name: 'resultKey',
    text: 'name of the key that signs results, a new one each year, as 2027; a new name makes a new key and keeps the old',
    fallback: '1',
  },
  {
    name: 'retiredResultKeys',
    text: 'keys that signed results before, for ever: a JSON list of kid, x, y as /v1/keys gave them, and retired, the time',
    optional: true,
  },
  {
    name: 'resultIssuer',
    text: "who states results (iss), for life; left out, the pages' own domain or else praxis- and the stage",
    optional: true,
  },
  {
    name: 'concurrency',
    text: 'reserved concurrency of the API function, or none: an account that is new may have none to reserve',
    fallback: 'none',
  },
  { name: 'throttleRate', text: 'requests a second the API takes', fallback: '200' },
  { name: 'throttleBurst', text: 'requests at once the API takes', fallback: '400' },
  {
    name: 'rateLimits',
    text: 'what one player may ask for, as JSON (functions/access/limits.ts), or off',
    optional: true,
  },
  {
    name: 'dailyCost',
    text: 'dollars of a day, for the table and the API alone, from which on an alarm rings',
    fallback: '10',
  },
  {
    name: 'fourAfterMinutes',
    text: 'minutes after which four who wait for a seat are dealt a table; five are at once',
    fallback: '15',
  },
  { name: 'pages', text: 'whether the stack serves the pages as well, over CloudFront: yes or no', fallback: 'yes' },
  {
    name: 'pagesDomain',
    text: 'of the pages: a domain of their own, as play.example.org; its DNS is yours to point at them',
    optional: true,
  },
  {
    name: 'pagesCertificate',
    text: 'of the pages: ARN of the certificate of that domain, in us-east-1',
    optional: true,
  },
  {
    name: 'cardImages',
    text: 'of the pages: where pictures of cards lie, https, with {id} or {key} in it; left out, cards are drawn',
    optional: true,
  },
  {
    name: 'signInAuthorize',
    text: 'of the pages, with an issuer: its authorization endpoint (code with PKCE)',
    optional: true,
  },
  {
    name: 'signInToken',
    text: "of the pages, with an issuer: its token endpoint, which must allow the pages' origin",
    optional: true,
  },
  { name: 'signInClient', text: 'of the pages, with an issuer: their public client there', optional: true },
  { name: 'signInScope', text: 'of the pages, with an issuer: the scopes to ask for', fallback: 'openid' },
  { name: 'logDays', text: 'days that logs are kept', fallback: '30' },
  {
    name: 'build',
    text: 'what the functions report as their build, a hash of the bundle unless given',
    optional: true,
  },
] as const satisfies readonly Setting[]

export type SettingName = (typeof SETTINGS)[number]['name']

/** What signatures name the key by: no two stages have keys of one name. */
export const resultKid = (stage: string, key: string): string => `${stage}.${key}`

/** `jwksUrl` is PRAXIS_JWKS_URL. */
export const variableOf = (name: string): string =>
  `PRAXIS_${name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`

export class BadSettings extends Error {
  constructor(problems: readonly string[]) {
    super(
      `These settings do not do:\n${problems.map(problem => `  ${problem}`).join('\n')}\nSet them as -c name=value or in the environment.`,
    )
    this.name = 'BadSettings'
  }
}

/**
 * Reads the settings from CDK context (`-c name=value`) or else the environment; throws `BadSettings` naming everything
 * that is wrong.
 */
export function readSettings(context: (name: string) => unknown, env: Record<string, string | undefined>): Settings {
  const problems: string[] = []
  const given = (name: string): string | undefined => {
    const value = context(name) ?? env[variableOf(name)]
    return value === undefined || value === null || value === '' ? undefined : String(value).trim()
  }
  const sample = given('stage') === undefined

  const text = (name: SettingName): string | undefined => {
    const setting: Setting | undefined = SETTINGS.find(one => one.name === name)
    const value = given(name) ?? setting?.fallback ?? (sample ? setting?.sample : undefined)
    if (value === undefined && !setting?.optional)
      problems.push(`${name} (${variableOf(name)}) is missing: ${setting?.text}`)
    return value
  }
  const wrong = (name: SettingName, value: string, wanted: string): void =>
    void problems.push(`${name} is '${value}' but must be ${wanted}`)
  const required = (name: SettingName, pattern: RegExp, wanted: string): string => {
    const value = text(name)
    if (value !== undefined && !pattern.test(value)) wrong(name, value, wanted)
    return value ?? ''
  }
  const count = (name: SettingName): number => Number(required(name, /^[1-9]\d{0,5}$/, 'a whole number above 0'))

  const listed = (name: 'allowedOrigins' | 'pushOrigins'): string[] => {
    const origins = (text(name) ?? '')
      .split(',')
      .map(origin => origin.trim())
      .filter(origin => origin !== '')
    for (const origin of origins)
      if (!/^https:\/\/[^/*\s]+$/.test(origin)) wrong(name, origin, 'https://host, without a path or *')
    return origins
  }
  const origins = listed('allowedOrigins')
  const logDays = count('logDays')
  if (!LOG_DAYS.includes(logDays)) wrong('logDays', String(logDays), `one of ${LOG_DAYS.join(', ')}`)
  const tableName = text('tableName')
  if (tableName !== undefined && !/^[\w.-]{3,255}$/.test(tableName))
    wrong('tableName', tableName, '3 to 255 letters, digits, _ . -')
  const adoptedStream = text('adoptedStream')
  const adopted = /^arn:aws[\w-]*:dynamodb:[a-z\d-]+:\d{12}:table\/([\w.-]{3,255})\/stream\/[\d:T.-]+$/
  // Both are asked for, so that who forgets one at a later deployment is refused, and makes no empty table.
  if (adoptedStream !== undefined && (adopted.exec(adoptedStream)?.[1] ?? '') !== tableName)
    wrong('adoptedStream', adoptedStream, 'the ARN of the stream of the table that tableName names')

  const pages = required('pages', /^(yes|no)$/, 'yes or no') !== 'no'
  const pagesOf = (own: boolean): Settings['pages'] => {
    const name = text('pagesDomain'),
      certificate = text('pagesCertificate'),
      cardImages = text('cardImages')
    if (name !== undefined && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name))
      wrong('pagesDomain', name, 'a domain without https://')
    if (certificate !== undefined && !/^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/.test(certificate))
      wrong('pagesCertificate', certificate, 'the ARN of a certificate in us-east-1')
    if ((name === undefined) !== (certificate === undefined))
      problems.push('pagesDomain and pagesCertificate go together')
    if (cardImages !== undefined && !/^https:\/\/[^\s{}'";,]+\{(id|key)\}[^\s{}'";,]*$/.test(cardImages))
      wrong('cardImages', cardImages, 'an https address with {id} or {key} in it')
    const scope = required('signInScope', /^[\w:./-]+( [\w:./-]+)*$/, 'scopes, separated by a space')
    const given = (['signInAuthorize', 'signInToken', 'signInClient'] as const).map(one => [one, text(one)] as const)
    for (const [one, value] of given) {
      if (pages && own && value === undefined)
        problems.push(
          `${one} (${variableOf(one)}) is missing: ${SETTINGS.find(({ name: other }) => other === one)?.text}; or pages=no`,
        )
      if (value !== undefined && !(one === 'signInClient' ? /^\S+$/ : /^https:\/\/[^\s'";,]+$/).test(value))
        wrong(one, value, one === 'signInClient' ? 'without spaces' : 'an https address')
    }
    if (!pages) return undefined
    const [authorize, token, clientId] = given.map(([, value]) => value)
    return {
      domain: name !== undefined && certificate !== undefined ? { name, certificate } : undefined,
      cardImages,
      signIn:
        own && authorize !== undefined && token !== undefined && clientId !== undefined
          ? { authorize, token, clientId, scope }
          : undefined,
    }
  }

  const issuersOf = (): Pick<Settings, 'issuers' | 'moreIssuers' | 'userPool'> => {
    const type = required('tokenType', /^\S+$/, 'without spaces'),
      mfa = required('mfa', /^(optional|required)$/, 'optional or required')
    const returns = (text('signInReturns') ?? '')
      .split(',')
      .map(one => one.trim())
      .filter(one => one !== '')
    for (const one of returns)
      if (!/^(https:\/\/|(?!https?:)[a-z][a-z0-9+.-]*:\/\/)\S+$/.test(one))
        wrong('signInReturns', one, "https addresses, or ones of an app's own scheme")
    const domain = text('signInDomain')
    if (domain !== undefined && !/^(?!.*(aws|amazon|cognito))[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(domain))
      wrong('signInDomain', domain, 'small letters, digits and -, without aws, amazon or cognito')
    const given = (['issuer', 'audience', 'jwksUrl'] as const).map(name => [name, text(name)] as const)
    const own = given.some(([, value]) => value !== undefined)
    if (own)
      for (const [name, value] of given)
        if (value === undefined)
          problems.push(`${name} (${variableOf(name)}) is missing: ${SETTINGS.find(one => one.name === name)?.text}`)
    if (!own && !pages && returns.length === 0)
      problems.push(
        `issuer (${variableOf('issuer')}) or signInReturns (${variableOf('signInReturns')}) is missing: who ` +
          `signs players in, or where the stack's own pages lead back to`,
      )
    const issuers = own
      ? [
          {
            issuer: required('issuer', /^https:\/\/\S+$/, 'an https address'),
            audience: required('audience', /^\S+$/, 'without spaces'),
            jwksUrl: required('jwksUrl', /^https:\/\/\S+$/, 'an https address'),
            type,
          },
        ]
      : []
    const moreIssuers = further(text('moreIssuers'))
    if (moreIssuers === undefined) wrong('moreIssuers', text('moreIssuers') ?? '', 'a JSON list of issuers with names')
    const refused =
      wrongIn([{ issuer: issuers[0]?.issuer ?? '' }, ...(moreIssuers ?? [])]) ??
      localIn([...issuers.filter(one => one.issuer !== '' && one.jwksUrl !== ''), ...(moreIssuers ?? [])])
    if (refused !== undefined)
      wrong(
        moreIssuers?.length ? 'moreIssuers' : 'issuer',
        text('moreIssuers') ?? issuers[0]?.issuer ?? '',
        `one that the API takes (${refused})`,
      )
    return {
      issuers,
      moreIssuers: moreIssuers ?? [],
      userPool: { mfa: mfa === 'required' ? 'required' : 'optional', returns, domain },
    }
  }

  const rateLimits = text('rateLimits')
  try {
    limitsFrom({ RATE_LIMITS: rateLimits })
  } catch {
    wrong('rateLimits', rateLimits ?? '', 'JSON like {"requests":120,"commands":30}, or off')
  }
  const mailFrom = text('mailFrom')
  if (mailFrom !== undefined && !/^([\x20-\x7e]{1,60} <[^\s@<>"]+@[^\s@<>"]+>|[^\s@<>"]+@[^\s@<>"]+)$/.test(mailFrom))
    wrong('mailFrom', mailFrom, 'a mail address, or a name and <address>')
  const pushOf = (): Settings['push'] => {
    const publicKey = text('vapidPublicKey'),
      parameter = required('vapidParameter', /^\/[\w./-]{1,200}$/, 'a path of letters, digits, _ . - and /')
    const pushOrigins = listed('pushOrigins')
    if (publicKey === undefined) return undefined
    if (!/^B[\w-]{86}$/.test(publicKey))
      wrong('vapidPublicKey', publicKey, '65 bytes in base64url, as npx web-push generate-vapid-keys prints them')
    return { publicKey, parameter, origins: pushOrigins, subject: `mailto:${text('alarmMail') ?? ''}` }
  }

  const resultsOf = (stage: string): Settings['results'] => {
    const key = required('resultKey', /^[a-z0-9]{1,20}$/, 'at most 20 small letters and digits'),
      retired = text('retiredResultKeys'),
      domain = text('pagesDomain')
    try {
      if (retiredIn(retired).some(({ kid }) => kid === resultKid(stage, key)))
        wrong('resultKey', key, 'none that is retired')
    } catch {
      wrong('retiredResultKeys', retired ?? '', 'a JSON list of {"kid","x","y","retired"}, each with its own kid')
    }
    const issuer = required('resultIssuer', /^[\x21-\x7e]{1,200}$/, 'an address or a name without spaces')
    const own = domain === undefined ? `praxis-${stage}` : `https://${domain}`
    return { key, retired, issuer: issuer === '' ? own : issuer }
  }

  const accounts = issuersOf()
  const stage = required('stage', /^[a-z][a-z0-9-]{0,19}$/, 'at most 20 small letters, digits and -')
  const settings: Settings = {
    sample,
    stage,
    ...accounts,
    pages: pagesOf(accounts.issuers.length > 0),
    tableName,
    adoptedStream,
    allowedOrigins: origins,
    alarmMail: required('alarmMail', /^\S+@\S+$/, 'a mail address'),
    mailFrom,
    push: pushOf(),
    results: resultsOf(stage),
    concurrency: text('concurrency') === 'none' ? null : count('concurrency'),
    throttleRate: count('throttleRate'),
    throttleBurst: count('throttleBurst'),
    rateLimits,
    fourAfterMinutes: count('fourAfterMinutes'),
    dailyCost: count('dailyCost'),
    logDays,
    build: text('build'),
  }
  if (!sample && settings.stage === SAMPLE_STAGE) wrong('stage', SAMPLE_STAGE, 'another name')
  if (problems.length > 0) throw new BadSettings(problems)
  return settings
}

const Further = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[a-z][a-z0-9-]{0,15}$/),
      issuer: z.string(),
      audience: z.string().min(1),
      jwksUrl: z.string(),
      type: z.exactOptional(z.string().nullable()),
      claims: z.exactOptional(z.enum(['standard', 'cognito'])),
    }),
  )
  .max(9)

function further(text: string | undefined): TrustedIssuer[] | undefined {
  if (text === undefined) return []
  try {
    return Further.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The retention times CloudWatch Logs knows, up to two years. */
const LOG_DAYS: readonly number[] = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731]
