import { RemovalPolicy, Validations } from 'aws-cdk-lib'
import type { Duration } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as Lambda,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { TableIndex } from '../functions/store/schema.ts'
import type { FunctionName } from './root.ts'
import type { GamesTable } from './table.ts'

/** What one function may do to the table, action by action. A transaction needs the actions of its parts. */
export interface Rights {
  table?: readonly string[]
  indexes?: Partial<Record<TableIndex, readonly string[]>>
  /** Actions allowed only on partitions that are called so; `*` stands for the rest of a name. */
  partitions?: readonly { names: readonly string[]; actions: readonly string[] }[]
}

export interface FunctionProps {
  name: FunctionName
  description: string
  /** The folder with index.mjs. */
  code: string
  timeout: Duration
  /** In MB; Lambda gives processor by it, a whole core at 1,769. */
  memory?: number | undefined
  environment: Record<string, string>
  concurrency: number | null
  logDays: number
  table: GamesTable
  rights: Rights
}

/**
 * A function from its tested bundle, with a role of its own that can do what `rights` says, write its log and be
 * traced.
 */
export function tableFunction(scope: Construct, props: FunctionProps): Lambda {
  const id = props.name[0]?.toUpperCase() + props.name.slice(1)
  const logGroup = new LogGroup(scope, `${id}Log`, { retention: props.logDays, removalPolicy: RemovalPolicy.DESTROY })
  // Not the managed policy that Lambda would take by default: it may write to every log of the account.
  const role = new Role(scope, `${id}Role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    description: `Praxis: ${props.description}`,
  })
  role.addToPolicy(
    new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] }),
  )
  for (const statement of tableStatements(props.table, props.rights)) role.addToPolicy(statement)
  const lambda = new Lambda(scope, id, {
    description: props.description,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(props.code, { exclude: ['*.map'] }),
    handler: 'index.handler',
    memorySize: props.memory ?? 512,
    timeout: props.timeout,
    environment: { ...props.environment, TABLE_NAME: props.table.tableName },
    role,
    logGroup,
    loggingFormat: LoggingFormat.JSON,
    applicationLogLevelV2: ApplicationLogLevel.INFO,
    systemLogLevelV2: SystemLogLevel.WARN,
    tracing: Tracing.ACTIVE,
    ...(props.concurrency === null ? {} : { reservedConcurrentExecutions: props.concurrency }),
  })
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason:
      'Active tracing: xray:PutTraceSegments and xray:PutTelemetryRecords know no resource to be limited to. All other statements name theirs.',
  })
  return lambda
}

function tableStatements(table: GamesTable, rights: Rights): PolicyStatement[] {
  const actions = (names: readonly string[]): string[] => names.map(name => `dynamodb:${name}`)
  const statements = rights.table
    ? [new PolicyStatement({ actions: actions(rights.table), resources: [table.tableArn] })]
    : []
  for (const [index, names] of Object.entries(rights.indexes ?? {})) {
    statements.push(new PolicyStatement({ actions: actions(names), resources: [`${table.tableArn}/index/${index}`] }))
  }
  for (const { names, actions: allowed } of rights.partitions ?? []) {
    statements.push(
      new PolicyStatement({
        actions: actions(allowed),
        resources: [table.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...names] } },
      }),
    )
  }
  return statements
}

/** Taken from what `functions/store` calls; a test puts every call of every route to the policies made from it. */
export const RIGHTS: Record<FunctionName, Rights> = {
  // What players take back is theirs alone; nothing of a game or a table is ever deleted.
  http: {
    table: ['BatchGetItem', 'GetItem', 'Query'],
    indexes: { tables: ['Query'] },
    partitions: [
      // Tables, the codes they are found by, games, and who finds them; the day that a key was last used on.
      { names: ['TABLE#*', 'CODE#*', 'GAME#*', 'PLAYER#*', 'KEY#*'], actions: ['PutItem'] },
      { names: ['PLAYER#*'], actions: ['DeleteItem'] },
      // How far somebody has looked at a game, and how often something was done.
      { names: ['PLAYER#*', 'COUNT#*'], actions: ['UpdateItem'] },
    ],
  },
  // Leagues and events are its own; of players, who is theirs. Tables and games it reads and deals, and deletes none.
  desk: {
    table: ['GetItem', 'Query'],
    indexes: { due: ['Query'] },
    partitions: [
      { names: ['EVENT#*', 'LEAGUE#*', 'BATCH#*', 'HOOK#*', 'QUEUE#*'], actions: ['PutItem'] },
      { names: ['EVENT#*', 'LEAGUE#*', 'HOOK#*', 'QUEUE#*'], actions: ['DeleteItem'] },
      { names: ['SERVICE'], actions: ['PutItem'] },
      { names: ['EVENT#*', 'BATCH#*'], actions: ['ConditionCheckItem'] },
      // A deal: the table, its game, and who finds it; the day that a key was last used on.
      { names: ['TABLE#*', 'GAME#*', 'PLAYER#*', 'KEY#*'], actions: ['PutItem'] },
      { names: ['COUNT#*'], actions: ['UpdateItem'] },
    ],
  },
  // What is said at tables, decks, pages, the queue, keys and ways of being told are its own; games it reads, deals to
  // who waits for a seat, and takes a name out of.
  people: {
    table: ['GetItem', 'Query'],
    partitions: [
      // What is said, a deal from the queue; keys, and the day that one was last used on; a ticket for a WebSocket; a name that is taken out of an event.
      { names: ['TALK#*', 'TABLE#*', 'GAME#*', 'KEY#*', 'EVENT#*', 'TICKET#*'], actions: ['PutItem'] },
      { names: ['PLAYER#*', 'PAGE#*', 'NAMES#*', 'QUEUE#*'], actions: ['PutItem', 'DeleteItem'] },
      { names: ['TALK#*'], actions: ['DeleteItem'] },
      { names: ['GAME#*'], actions: ['UpdateItem'] },
      { names: ['COUNT#*'], actions: ['UpdateItem'] },
    ],
  },
  // It reads events and games, and writes what is on its way to players and leagues; it cannot touch a game.
  notify: {
    table: ['GetItem', 'Query'],
    indexes: { due: ['Query'] },
    partitions: [
      { names: ['PLAYER#*', 'SWEEP', 'TOLD#*', 'EVENT#*', 'LEAGUE#*'], actions: ['PutItem'] },
      { names: ['PLAYER#*', 'SOCKET#*'], actions: ['DeleteItem'] },
    ],
  },
  // Both play games and touch nothing else, but for the pulse of limits.
  deadline: {
    indexes: { due: ['Query'] },
    partitions: [
      { names: ['GAME#*'], actions: ['GetItem', 'PutItem'] },
      // Whether a game that was dealt with others is there yet.
      { names: ['BATCH#*'], actions: ['GetItem'] },
      // When limits were looked after last.
      { names: ['SERVICE'], actions: ['GetItem', 'PutItem'] },
    ],
  },
  bots: {
    partitions: [
      { names: ['GAME#*'], actions: ['GetItem', 'PutItem'] },
      { names: ['BATCH#*', 'SERVICE'], actions: ['GetItem'] },
    ],
  },
  // Connections and the tickets that let them in; of players, what they can be reached by.
  socket: {
    table: ['GetItem', 'Query'],
    partitions: [
      { names: ['PLAYER#*', 'SOCKET#*'], actions: ['PutItem'] },
      { names: ['PLAYER#*', 'SOCKET#*', 'TICKET#*'], actions: ['DeleteItem'] },
    ],
  },
  // Leagues' feeds, their webhooks and what became of them; no game, no table, no player.
  hooks: {
    indexes: { due: ['Query'] },
    partitions: [
      { names: ['LEAGUE#*', 'HOOK#*'], actions: ['GetItem', 'PutItem'] },
      { names: ['LEAGUE#*'], actions: ['Query'] },
    ],
  },
}
