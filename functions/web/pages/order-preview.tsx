import type { Infer } from '../../../shared/api/client.ts'
import type { OrdersPreview } from '../../../shared/api/orders.ts'
import { Panel } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { momentOf } from '../time.ts'
import { useAllWords } from '../words/index.ts'

export type Preview = Infer<typeof OrdersPreview>

interface PreviewProps {
  preview: Preview | undefined
  saved: Preview | undefined
  numberOf: (rule: string) => number
  failed: boolean
}

/**
 * The last times the reader was asked, with what these orders would have said; what is other than by the saved ones is
 * marked.
 */
export function PreviewPanel({ preview, saved, numberOf, failed }: PreviewProps) {
  const { orders: words, trouble } = useAllWords()
  if (!preview)
    return (
      <Panel heading={words.preview}>
        <p class="word" role="status">
          {failed ? trouble.offline : trouble.loading}
        </p>
      </Panel>
    )
  const { windows, asked } = preview,
    answered = windows.length - asked
  return (
    <Panel heading={words.previewOf(windows.length)} id="preview" class="preview">
      {windows.length === 0 ? (
        <p class="word">{words.noWindows}</p>
      ) : (
        <>
          <div class="preview-bar" aria-hidden="true">
            {answered > 0 && <i class="is-answered" style={{ flexGrow: answered }} />}
            {asked > 0 && <i class="is-asked" style={{ flexGrow: asked }} />}
          </div>
          <p class="preview-key">
            <span>
              <i class="is-answered" />
              <b>{answered}</b> {words.answeredOf(answered)}
            </span>{' '}
            <span>
              <i class="is-asked" />
              <b>{asked}</b> {words.askedOf(asked)}
            </span>
          </p>
          <ol class="windows" tabindex={0} aria-label={words.preview}>
            {windows.toReversed().map((one, i) => {
              const before = saved?.windows.toReversed()[i],
                other = before !== undefined && before.does !== one.does,
                n = one.rule === null ? 0 : numberOf(one.rule)
              return (
                <li class={other ? 'is-changed' : undefined}>
                  <time dateTime={one.at}>{momentOf(one.at)}</time>
                  <div>
                    <b>{one.says}</b>
                    <p class={one.would === 'ask' ? 'asks' : 'answers'}>
                      <Sign name={one.would === 'ask' ? 'impulse' : 'reaction'} />
                      {one.does} {one.rule !== null && <small>{n > 0 ? `${words.rule} ${n}` : words.ofProfile}</small>}
                    </p>
                    <p class="word">
                      {words.you} {one.did}
                      {other && (
                        <>
                          {' '}
                          ·{' '}
                          <b>
                            {words.before} {before.does}
                          </b>
                        </>
                      )}
                    </p>
                  </div>
                </li>
              )
            })}
          </ol>
        </>
      )}
    </Panel>
  )
}
