import type { Synthesised } from '../infra/sample.ts'

/** One call to AWS, as a policy judges it. */
export interface Asked {
  action: string
  /** The resource as the template names it: `Games`, `Games/index/due`. */
  resource: string
  /** The values of each condition key; DynamoDB's leading keys are those of the partitions that are touched. */
  context: Record<string, readonly string[]>
}

export interface Statement {
  Effect: 'Allow' | 'Deny'
  Action: string[]
  Resource: string[]
  Condition: Record<string, Record<string, string[]>>
}

export interface Right {
  action: string
  statement: Statement
}

const list = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

const plain = (id: string): string => id.replace(/[0-9A-F]{8}$/, '')

/**
 * What each role of the stack may do, by the logical id of the role without its hash. `text`: how a value of the
 * template reads once it is deployed.
 */
export function policiesOf(stack: Synthesised, text: (value: unknown) => string): Record<string, Statement[]> {
  const found: Record<string, Statement[]> = {}
  for (const { Properties: properties } of Object.values(stack.of('AWS::IAM::Policy'))) {
    const { Roles: roles, PolicyDocument: policy } = properties as unknown as {
      Roles: { Ref: string }[]
      PolicyDocument: { Statement: Record<string, unknown>[] }
    }
    for (const { Ref: role } of roles)
      (found[plain(role)] ??= []).push(...policy.Statement.map(one => statementOf(one, text)))
  }
  return found
}

/** Whatever is not understood is thrown out, so that no rule is passed over. */
function statementOf(written: Record<string, unknown>, text: (value: unknown) => string): Statement {
  const { Effect: effect, Action: action, Resource: resource, Condition: condition = {}, Sid: _, ...more } = written
  if (Object.keys(more).length > 0) throw new Error(`A statement has ${Object.keys(more).join()}`)
  if (effect !== 'Allow' && effect !== 'Deny') throw new Error(`A statement has the effect ${String(effect)}`)
  return {
    Effect: effect,
    Action: list(action).map(text),
    Resource: list(resource).map(text),
    Condition: Object.fromEntries(
      Object.entries(condition as Record<string, Record<string, unknown>>).map(([operator, keys]) => [
        operator,
        Object.fromEntries(Object.entries(keys).map(([key, values]) => [key, list(values).map(text)])),
      ]),
    ),
  }
}

/** The right by which a call is allowed; undefined where none allows it, or one denies it. */
export function rightFor(statements: readonly Statement[], asked: Asked): Right | undefined {
  const matching = statements.flatMap(statement =>
    statement.Action.filter(action => like(action, asked.action, 'i')).flatMap(action =>
      applies(statement, asked) ? [{ action, statement }] : [],
    ),
  )
  return matching.some(({ statement }) => statement.Effect === 'Deny') ? undefined : matching[0]
}

const applies = ({ Resource: resources, Condition: conditions }: Statement, { resource, context }: Asked): boolean =>
  resources.some(one => like(one, resource)) &&
  Object.entries(conditions).every(([operator, keys]) =>
    Object.entries(keys).every(([key, values]) => holds(operator, values, context[key])),
  )

/** As IAM has it: where a key is missing, no value is asked for by `ForAllValues`, and one by everything else. */
function holds(operator: string, wanted: readonly string[], found: readonly string[] | undefined): boolean {
  const [, all, name] = /^(ForAllValues:)?(StringLike|StringEquals)$/.exec(operator) ?? []
  if (name === undefined) throw new Error(`A policy has the condition ${operator}, which is not read here`)
  const one = (value: string): boolean =>
    wanted.some(text => (name === 'StringLike' ? like(text, value) : text === value))
  if (all !== undefined) return (found ?? []).every(one)
  return found?.length === 1 && one(found[0]!)
}

export function like(pattern: string, text: string, flags = ''): boolean {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`, `s${flags}`).test(text)
}
