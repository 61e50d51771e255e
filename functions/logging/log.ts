/**
 * One JSON line an entry, as Lambda's JSON log format wants it. The fields are a closed list of names and numbers,
 * so that no card, hand, answer or secret can get into a log by passing an object along.
 */
export interface LogFields {
  requestId?: string
  gameId?: string
  version?: number
  commandId?: string
  outcome?: string
  ms?: number
  route?: string
  status?: number
  count?: number
  error?: string
  /** Counted by the dashboard, one for each line that names it. */
  metric?: Metric
}
/** What is worth an alarm or a graph. Each is billed only for the hours in which it happens. */
export type Metric = 'Commands' | 'Limited' | 'Unauthenticated' | 'Contention'
/** Where the stack looks for them. */
export const NAMESPACE = 'Praxis'
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
export type Log = (level: LogLevel, message: string, fields?: LogFields) => void

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']
const NAMES = [
  'requestId',
  'gameId',
  'version',
  'commandId',
  'outcome',
  'ms',
  'route',
  'status',
  'count',
  'error',
] as const

const isLevel = (text: string | undefined): text is LogLevel => LEVELS.some(level => level === text)
const threshold = (): LogLevel => (isLevel(process.env.LOG_LEVEL) ? process.env.LOG_LEVEL : 'info')

/** The kind of a failure, never its message: a message may quote what failed to parse, which may be a hand. */
export const kindOf = (failure: unknown): string => (failure instanceof Error ? failure.name : typeof failure)

/** CloudWatch's embedded metric format: the line itself is the measurement. The stage is the function's own. */
const embedded = (metric: Metric): object => ({
  _aws: {
    Timestamp: Date.now(),
    CloudWatchMetrics: [{ Namespace: NAMESPACE, Dimensions: [['stage']], Metrics: [{ Name: metric, Unit: 'Count' }] }],
  },
  stage: process.env.STAGE ?? 'local',
  [metric]: 1,
})

export function createLog(
  write: (line: string) => void = line => process.stdout.write(`${line}\n`),
  least: LogLevel = threshold(),
): Log {
  return (level, message, fields = {}) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return
    const line: Record<string, string | number> = { timestamp: new Date().toISOString(), level, message }
    for (const name of NAMES) {
      const value = fields[name]
      if (typeof value === 'number' || typeof value === 'string')
        line[name] = typeof value === 'string' ? value.slice(0, 200) : value
    }
    write(JSON.stringify(fields.metric === undefined ? line : { ...line, ...embedded(fields.metric) }))
  }
}

/**
 * Figures for CloudWatch, as a line of its embedded metric format: numbers under names of ours, and nothing of any
 * game.
 */
export function createMetrics(
  write: (line: string) => void = line => process.stdout.write(`${line}\n`),
): (figures: Record<string, number>) => void {
  return figures => {
    const Metrics = Object.keys(figures).map(Name => ({ Name, Unit: Name.endsWith('Age') ? 'Milliseconds' : 'Count' }))
    write(
      JSON.stringify({
        _aws: { Timestamp: Date.now(), CloudWatchMetrics: [{ Namespace: METRICS, Dimensions: [['Table']], Metrics }] },
        Table: process.env.TABLE_NAME ?? 'memory',
        ...figures,
      }),
    )
  }
}
export const METRICS = 'Praxis'
