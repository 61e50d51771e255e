import { useLoad } from '../load.ts'
import { Loading, TroubleNotice } from '../parts/notice.tsx'
import { Link } from '../router.tsx'
import { client } from '../session.ts'
import { useWords } from '../words/index.ts'

const SHOWN = 30

/** Games of mine that are over: who won, and each step of them again. */
export function FinishedPage() {
  const { finished } = useWords()
  const loaded = useLoad(async () => {
    const { body } = await client.call('me', {})
    return await Promise.all((body?.finished ?? []).slice(0, SHOWN).map(async game => (await client.call('result', { params: { game } })).body))
  }, [])
  if (!loaded.value) return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const games = loaded.value.filter(one => one !== null)
  return (
    <div class="narrow">
      <h1>{finished.heading}</h1>
      {games.length === 0 && <p class="lead">{finished.none}</p>}
      <ul class="owed">{games.map(({ game, name, winner, victoryPoints, players }) => (
        <li key={game}><article class="panel owes">
          <h2>{name}</h2>
          <p><b>{winner === null ? finished.drawn : finished.winner(players[winner]?.name ?? '')}</b></p>
          <p class="word">{players.map(player => `${player.name} ${finished.points(String(victoryPoints[player.seat] ?? 0))}`).join(' · ')}</p>
          <p class="row"><Link to={`/games/${game}/replay`} class="button primary" label={`${finished.replay}: ${name}`}>{finished.replay}</Link><Link to={`/games/${game}`} class="button quiet" label={`${finished.table}: ${name}`}>{finished.table}</Link></p>
        </article></li>
      ))}</ul>
    </div>
  )
}
