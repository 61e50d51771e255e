import type { Infer, RequestOf } from '../../../shared/api/client.ts'
import type { DeckReport } from '../../../shared/api/decks.ts'
import { useLoad } from '../load.ts'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { RuleLink } from '../parts/rule-link.tsx'
import { Sign } from '../parts/sign.tsx'
import { client } from '../session.ts'
import { useAllWords } from '../words/index.ts'

type Report = Infer<typeof DeckReport>
type CardPool = NonNullable<RequestOf<'checkDeck'>['body']['cards']>

/** What a list says beside a table, by the cards of which its decks are made. */
export function CheckedDeck({ list, cards, mean }: { list: string; cards: CardPool; mean: (list: string) => void }) {
  const loaded = useLoad(
    async () => (await client.call('checkDeck', { body: { deck: { list }, cards } })).body,
    [list, cards],
  )
  return (
    <div class="checked" aria-live="polite">
      {loaded.state === 'failed' ? (
        <TroubleNotice trouble={loaded.trouble} again={loaded.again} />
      ) : loaded.value ? (
        <ReportPanel report={loaded.value} list={list} mean={mean} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** The list with one of its lines put clearly; undefined where the line is not one of the text, as in JSON. */
function withLine(list: string, line: number, text: string, clear: string): string | undefined {
  const lines = list.split('\n')
  return lines[line - 1]?.trim() === text.trim() ? lines.with(line - 1, clear).join('\n') : undefined
}

function ReportPanel({ report, list, mean }: { report: Report; list: string; mean: (list: string) => void }) {
  const { decks } = useAllWords()
  const { legal, playable } = report,
    unclear = report.lines.filter(({ state }) => state !== 'found'),
    called = (key: string): string => report.lines.find(({ card }) => card?.key === key)?.card?.name ?? key
  return (
    <>
      <Panel heading={report.name ?? decks.heading}>
        <p>
          {decks.crypt}: <b>{decks.count(report.crypt.cards)}</b> · {decks.library}:{' '}
          <b>{decks.count(report.library.cards)}</b>
        </p>
        <p class={legal.ok ? 'verdict for' : 'verdict against'}>
          <Sign name={legal.ok ? 'for' : 'against'} />
          {legal.ok ? decks.legal : decks.illegal}
        </p>
        <ul>
          {legal.reasons.map(({ text, ruleRef, cards }) => (
            <li>
              {cards.length > 0 ? `${text.replace(/\.$/, '')}: ${cards.map(called).join(', ')}` : text}{' '}
              {ruleRef && <RuleLink rule={ruleRef} />}
            </li>
          ))}
        </ul>
        <p class={playable.ok ? 'verdict for' : 'verdict against'}>
          <Sign name={playable.ok ? 'for' : 'against'} />
          {playable.ok ? decks.playable : decks.unplayable}
        </p>
        {playable.ok ? (
          <p class="word">{report.deck && decks.fits}</p>
        ) : (
          playable.missing.length > 0 && (
            <>
              <p>{decks.missing}</p>
              <ul>
                {playable.missing.map(({ card, copies }) => (
                  <li>
                    {copies}× {card.name}
                  </li>
                ))}
              </ul>
            </>
          )
        )}
      </Panel>
      {unclear.length > 0 && (
        <Panel heading={decks.unclear}>
          <ul class="plain-list">
            {unclear.map(({ line, text, copies, state, candidates }) => (
              <li>
                <b>
                  {line}: {text}
                </b>
                <br />
                <span class="word">
                  {state === 'unknown' && `${decks.unknown}. `}
                  {candidates.length > 0 && decks.candidates}
                </span>
                {candidates.length > 0 && (
                  <span class="row">
                    {candidates.map(one => {
                      const meant = withLine(list, line, text, `${copies} ${one.name}`)
                      return meant === undefined ? (
                        <span class="chip">{one.name}</span>
                      ) : (
                        <button type="button" class="quiet" onClick={() => mean(meant)}>
                          {one.name}
                        </button>
                      )
                    })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel>
        <details class="region">
          <summary>{decks.lines(report.lines.length)}</summary>
          <ul class="plain-list">
            {report.lines.map(({ line, text, copies, card, whole }) => (
              <li>
                <Sign name={card && whole ? 'for' : 'against'} class={card && whole ? 'for' : 'against'} />{' '}
                {card ? `${copies}× ${card.name}` : `${line}: ${text}`}{' '}
                <span class="word">{!card ? decks.unknown : whole ? '' : decks.notWhole}</span>
              </li>
            ))}
          </ul>
        </details>
      </Panel>
    </>
  )
}
