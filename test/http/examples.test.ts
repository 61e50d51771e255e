import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { examples } from '../../shared/api/examples.ts'
import { apiDocument } from './api-document.ts'
import { Problem, problems } from '../../shared/api/problem.ts'
import { operationIds, problemsOf, routes, type OperationId, type Route } from '../../shared/api/routes.ts'

/** Where one of these fails, the service answers otherwise now: `npx tsx test/http/examples.ts` asks it again. */
const of = (id: OperationId): Route => routes[id]
/** Parsed it is the same: the schema lists every field of it. */
const whole = (schema: z.ZodType, value: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(schema.parse(value))), value)
/** A page for people, and the document itself. */
const written = (id: OperationId): boolean => of(id).media === undefined && id !== 'document'

describe('the examples of the document', () => {
  it('are there for every route that takes or gives anything', () => {
    const silent = operationIds.filter(written).filter(id => {
      const { body, replies } = of(id),
        example = examples[id]
      return (
        (body !== undefined && example?.body === undefined) ||
        (Object.values(replies).every(reply => reply.body !== null) && example?.reply === undefined)
      )
    })
    expect(silent).toEqual([])
  })

  it.each(operationIds.filter(written))('%s: is what the schemas say', id => {
    const { params, query, body, replies } = of(id),
      example = examples[id]!
    if (params) expect(() => params.parse(example.params)).not.toThrow()
    if (example.query) expect(() => query!.parse(example.query)).not.toThrow()
    if (body) expect(() => body.parse(example.body)).not.toThrow()
    const reply = replies[example.status as 200]!
    expect(reply).toBeDefined()
    if (reply.body === null) expect(example.reply).toBeUndefined()
    else expect(whole(reply.body, example.reply)).toBe(true)
  })

  it('stand in the document, with one for each refusal', async () => {
    const { paths, components } = await apiDocument<{
      paths: Record<
        string,
        Record<
          string,
          {
            requestBody?: { content: Record<string, { example?: unknown }> }
            responses: Record<
              string,
              { content?: Record<string, { example?: unknown; examples?: Record<string, { $ref: string }> }> }
            >
          }
        >
      >
      components: { examples: Record<string, { value: unknown }> }
    }>()
    const command = paths['/games/{game}/commands']!['post']!
    expect(command.requestBody!.content['application/json']!.example).toEqual(examples.command!.body)
    expect(command.responses['200']!.content!['application/json']!.example).toEqual(examples.command!.reply)
    expect(command.responses['409']!.content!['application/problem+json']!.examples).toEqual({
      'stale-prompt': { $ref: '#/components/examples/stale-prompt' },
      'game-over': { $ref: '#/components/examples/game-over' },
    })
    const own = [...new Set(operationIds.flatMap(id => problemsOf(of(id))))]
    expect(Object.keys(components.examples)).toEqual(own.toSorted())
    for (const [code, { value }] of Object.entries(components.examples))
      expect(Problem.parse(value)).toMatchObject({ code, ...problems[code as keyof typeof problems] })
  })
})
