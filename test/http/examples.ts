import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { operationIds } from '../../shared/api/routes.ts'
import type { Examples } from '../../shared/api/examples.ts'
import { callEveryRoute } from './every-route.ts'
import { openWorld } from './world.ts'

/**
 * Writes the examples of the OpenAPI document: what the service itself answered to a request of each route, as it
 * stands there.
 * `npx tsx test/http/examples.ts`, whenever a test says that one of them is not what its schema says any more.
 */
const { document: _, ...examples } = await callEveryRoute(() => openWorld())
const written = Object.fromEntries(
  operationIds.flatMap(id => (id in examples ? [[id, examples[id as keyof typeof examples]]] : [])),
) satisfies Examples
const lines = Object.entries(written).map(([id, example]) => `  ${JSON.stringify(id)}: ${JSON.stringify(example)}`)
await writeFile(
  fileURLToPath(new URL('../../shared/api/examples.json', import.meta.url)),
  `{\n${lines.join(',\n')}\n}\n`,
)
console.log(`${lines.length} examples; none of ${operationIds.filter(id => !(id in examples)).join(', ')}`)
