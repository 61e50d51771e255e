import { FUNCTIONS, type FunctionName } from '../../infra/root.ts'
import { like, rightFor, type Asked, type Statement } from './policies.ts'

/** Holds each call of a function to what its role may, and knows afterwards what of it was of use. */
export interface Rights {
  /** Whether it may. What it may not is remembered as refused. */
  judge: (name: FunctionName, asked: readonly Asked[]) => boolean
  calls: () => number
  refused: () => string[]
  granted: () => string[]
  used: () => string[]
  unused: () => string[]
}

/** The last words of an ARN say enough to whoever knows the stack. */
const short = (resource: string): string => resource.replace(/^arn:aws:([\w-]+):[^:]*:[^:]*:/, '$1 ')

/**
 * Rights are counted one by one: an action, on a resource, for one name of partitions where a condition lists some. So
 * what a statement grants too much is seen though the rest of it is needed.
 */
function rightsIn({ Action: actions, Resource: resources, Condition: conditions }: Statement): string[] {
  const values = Object.values(conditions).flatMap(keys => Object.values(keys).flat())
  return actions.flatMap(action =>
    resources.flatMap(resource => {
      const right = `${action} on ${short(resource)}`
      return values.length === 0 ? [right] : values.map(value => `${right} of ${value}`)
    }),
  )
}

function usedOf({ Resource: resources, Condition: conditions }: Statement, action: string, asked: Asked): string[] {
  const right = `${action} on ${short(resources.find(one => like(one, asked.resource))!)}`
  const met = Object.values(conditions).flatMap(keys =>
    Object.entries(keys).flatMap(([key, values]) =>
      (asked.context[key] ?? []).map(found => `${right} of ${values.find(value => like(value, found))}`),
    ),
  )
  return met.length === 0 ? [right] : met
}

/** `statements`: what each function's role may. */
export function judging(statements: Partial<Record<FunctionName, Statement[]>>): Rights {
  const of = (name: FunctionName): Statement[] => statements[name] ?? []
  const used = new Set<string>()
  const refused: string[] = []
  let calls = 0
  const granted = (): string[] =>
    FUNCTIONS.flatMap(name => [...new Set(of(name).flatMap(rightsIn))].map(right => `${name}: ${right}`))
  return {
    judge(name, asked) {
      calls++
      const rights = asked.map(one => ({ one, right: rightFor(of(name), one) }))
      for (const { one, right } of rights) {
        if (!right) {
          const partitions = Object.values(one.context).flat().join(', ')
          refused.push(`${name}: ${one.action} on ${short(one.resource)}${partitions && ` of ${partitions}`}`)
        } else for (const text of usedOf(right.statement, right.action, one)) used.add(`${name}: ${text}`)
      }
      return rights.every(({ right }) => right !== undefined)
    },
    calls: () => calls,
    refused: () => refused,
    granted,
    used: () => granted().filter(right => used.has(right)),
    unused: () => granted().filter(right => !used.has(right)),
  }
}
