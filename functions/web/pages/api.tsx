import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useLoad } from '../load.ts'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { useAllWords } from '../words/index.ts'
import {
  boundsOf,
  curlOf,
  fits,
  nameIn,
  operationsOf,
  problemsOf,
  typeOf,
  type ApiDocument,
  type Operation,
  type Schema,
} from './api-document.ts'

const ADDRESS = '/v1/openapi.json'
const schemaId = (name: string): string => `schema-${name}`

/**
 * The description of the API, readable: every route with what it takes, what it gives and how it fails. What it says is
 * in the language of the document.
 */
export function ApiPage() {
  const { api: said, nav } = useAllWords()
  const loaded = useLoad(async () => (await (await fetch(ADDRESS)).json()) as ApiDocument, [])
  const [query, setQuery] = useState(''),
    document_ = loaded.value
  const operations = useMemo(() => (document_ ? operationsOf(document_) : []), [document_])
  // A place in the page is opened and gone to, whatever is looked for at the moment.
  const [wanted, setWanted] = useState(location.hash.slice(1))
  useEffect(() => {
    const follow = (): void => setWanted(location.hash.slice(1))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    const place = wanted === '' ? null : document.getElementById(wanted)
    if (place instanceof HTMLDetailsElement) place.open = true
    place?.scrollIntoView()
    place?.querySelector('summary')?.focus({ preventScroll: true })
  }, [wanted, document_])
  if (!document_)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const { info, tags, servers, components } = document_,
    looks = query.trim() !== ''
  const found = operations.filter(({ id, words }) => !looks || fits(words, query.trim()) || id === wanted)
  const schemas = Object.entries(components.schemas).filter(
    ([name, schema]) =>
      !looks ||
      fits(
        `${name} ${Object.keys(schema.properties ?? {}).join(' ')} ${schema.description ?? ''}`.toLowerCase(),
        query.trim(),
      ) ||
      schemaId(name) === wanted,
  )
  const problems = problemsOf(operations).filter(
    ({ status, code, title }) => !looks || fits(`${status} ${code} ${title}`.toLowerCase(), query.trim()),
  )
  const base = `${location.origin}${servers[0]?.url ?? ''}`
  return (
    <div class="api">
      <h1>{nav.api}</h1>
      <p class="lead" lang="en">
        {info.summary}. <Said text={info.description} />
      </p>
      <form class="panel api-search" role="search" onSubmit={(event: Event) => event.preventDefault()}>
        <label class="field" for="api-query">
          <span>{said.search}</span>
          <input
            id="api-query"
            type="search"
            value={query}
            onInput={(event: Event) => {
              setQuery((event.target as HTMLInputElement).value)
              setWanted('')
            }}
          />
        </label>
        <p class="word">
          <span role="status">{said.found(found.length)}</span> · {said.version} {info.version} ·{' '}
          <a href={ADDRESS}>{said.raw}</a>
        </p>
        <details class="why">
          <summary>{said.access}</summary>
          <p lang="en">
            <Said text={components.securitySchemes.bearer.description} />
          </p>
        </details>
      </form>
      <div lang="en">
        {tags.map(({ name, description }) => {
          const own = found.filter(({ tag }) => tag === name)
          return own.length === 0 ? null : (
            <section aria-label={name}>
              <h2>{name}</h2>
              <p class="word">{description}</p>
              {own.map(operation => (
                <OperationPanel key={operation.id} operation={operation} base={base} schemas={components.schemas} />
              ))}
            </section>
          )
        })}
      </div>
      {problems.length > 0 && (
        <Panel heading={said.problems}>
          <div class="scroll-x" tabindex={0} role="group" aria-label={said.problems}>
            <table lang="en" class="clocks">
              <tbody>
                {problems.map(({ status, code, title }) => (
                  <tr>
                    <td>
                      <b>{status}</b>
                    </td>
                    <th scope="row">
                      <code>{code}</code>
                    </th>
                    <td>{title}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Panel>
      )}
      {schemas.length > 0 && <h2>{said.schemas}</h2>}
      <div lang="en">
        {schemas.map(([name, schema]) => (
          <Folded
            key={name}
            id={schemaId(name)}
            head={
              <>
                <b>{name}</b>
                <span class="word">{schema.description}</span>
              </>
            }
          >
            {() => <SchemaTable schema={schema} />}
          </Folded>
        ))}
      </div>
    </div>
  )
}

/** Folded until it is opened, and not drawn before. */
function Folded({ id, head, children }: { id: string; head: ComponentChildren; children: () => ComponentChildren }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      class="panel folded"
      id={id}
      onToggle={(event: Event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary>{head}</summary>
      {open && <div class="unfolded">{children()}</div>}
    </details>
  )
}

function OperationPanel({
  operation,
  base,
  schemas,
}: {
  operation: Operation
  base: string
  schemas: Record<string, Schema>
}) {
  const { id, method, path, summary } = operation
  return (
    <Folded
      id={id}
      head={
        <>
          <b class={`method ${method.toLowerCase()}`}>{method}</b> <code class="path">{path}</code>
          <span class="word">{summary}</span>
        </>
      }
    >
      {() => <Whole operation={operation} base={base} schemas={schemas} />}
    </Folded>
  )
}

function Whole({ operation, base, schemas }: { operation: Operation; base: string; schemas: Record<string, Schema> }) {
  const { api: said } = useAllWords()
  const { about, scope, parameters, body, replies, refusals } = operation
  return (
    <>
      <div class="takes">
        {about.map(text => (
          <p>
            <Said text={text} />
          </p>
        ))}
        {scope !== undefined && (
          <p>
            {said.scope} <code>{scope}</code>
          </p>
        )}
        {parameters.length > 0 && (
          <>
            <h3>{said.parameters}</h3>
            <ul class="schema">
              {parameters.map(({ name, in: where, required, description, schema }) => (
                <Field name={name} schema={schema} required={required} note={where} description={description} />
              ))}
            </ul>
          </>
        )}
        {body && (
          <>
            <h3>{said.body}</h3>
            <Named schema={body} schemas={schemas} />
          </>
        )}
        <h3>{said.replies}</h3>
        {replies.map(({ status, description, schema }) => (
          <>
            <p>
              <b>{status}</b> <Said text={description} />
            </p>
            {schema && <Named schema={schema} schemas={schemas} />}
          </>
        ))}
      </div>
      <div class="gives">
        <h3>{said.example}</h3>
        <pre tabindex={0} role="group" aria-label={said.example}>
          {curlOf(operation, base, schemas)}
        </pre>
        {replies
          .filter(({ example }) => example !== undefined)
          .map(({ status, example }) => (
            <pre tabindex={0} role="group" aria-label={`${said.example} ${status}`}>
              {JSON.stringify(example, null, 1)}
            </pre>
          ))}
        <h3>{said.problems}</h3>
        <ul class="schema">
          {refusals.map(({ status, code, title }) => (
            <li>
              <p>
                <b>{status}</b> <code>{code}</code> <span class="word">{title}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** A schema by its name, with its fields below it. */
function Named({ schema, schemas }: { schema: Schema; schemas: Record<string, Schema> }) {
  const there = schema.$ref === undefined ? undefined : schemas[nameIn(schema.$ref)]
  return there ? (
    <>
      <p>
        <Type schema={schema} />{' '}
        {there.description !== undefined && (
          <span class="word">
            <Said text={there.description} />
          </span>
        )}
      </p>
      {there.properties && <SchemaTable schema={there} />}
    </>
  ) : (
    <SchemaTable schema={schema} />
  )
}

/** The fields of a schema; of one that is named elsewhere, the way there. */
function SchemaTable({ schema }: { schema: Schema }) {
  if (!schema.properties)
    return (
      <p>
        <Type schema={schema} /> <Bounds schema={schema} />
      </p>
    )
  return (
    <ul class="schema">
      {Object.entries(schema.properties).map(([name, field]) => (
        <Field
          name={name}
          schema={field}
          required={schema.required?.includes(name) === true}
          description={field.description}
        />
      ))}
    </ul>
  )
}

interface FieldProps {
  name: string
  schema: Schema
  required: boolean
  note?: string
  description: string | undefined
}

function Field({ name, schema, required, note, description }: FieldProps) {
  const { api: said } = useAllWords()
  const inner = schema.properties ? schema : schema.items?.properties ? schema.items : undefined
  return (
    <li>
      <p>
        <code class="name">{name}</code> <Type schema={schema} />
        {note !== undefined && <span class="chip">{note}</span>}
        {required && <span class="chip edge">{said.required}</span>} <Bounds schema={schema} />
        {description !== undefined && (
          <span class="word">
            <Said text={description} />
          </span>
        )}
      </p>
      {inner && <SchemaTable schema={inner} />}
    </li>
  )
}

const Type = ({ schema }: { schema: Schema }) => (
  <span class="type">
    {typeOf(schema).map(part =>
      typeof part === 'string' ? part : <a href={`#${schemaId(part.name)}`}>{part.name}</a>,
    )}
  </span>
)

function Bounds({ schema }: { schema: Schema }) {
  const bounds = boundsOf(schema)
  return bounds === '' ? null : <small class="bounds">{bounds} </small>
}

/** Words between backticks are code. */
const Said = ({ text }: { text: string }) => (
  <>{text.split('`').map((part, i) => (i % 2 === 1 ? <code>{part}</code> : part))}</>
)
