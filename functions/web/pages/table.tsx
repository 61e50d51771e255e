import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useCell } from '../cell.ts'
import { follow, type Table } from '../live/follow.ts'
import type { Live } from '../live/state.ts'
import { Loading, TroubleNotice } from '../parts/notice.tsx'
import { go } from '../router.tsx'
import { client } from '../session.ts'
import { SignInPage } from './sign-in.tsx'
import { prepare, Stage } from '../table/loaded.ts'
import { TableShown } from '../table/shown.tsx'

/**
 * One game: what goes on, what is asked, the table, the hand and the record, in this order for who reads and who looks.
 */
export function TablePage({ id, view }: { id: string; view: 'seat' | 'spectator' }) {
  const [seat, setSeat] = useState<number | undefined>(undefined),
    table = useMemo(() => follow(id, view, seat, prepare), [id, view, seat])
  useEffect(() => table.close, [table])
  // Sooner or later there is a fight or a referendum: its stage comes beside the game, not after it.
  useEffect(() => void Stage.load().catch(() => undefined), [])
  const live = useCell(table.live),
    before = useRef<Live | undefined>(undefined)
  const sit = useGoingOn(id, live, table, setSeat)
  useEffect(() => {
    if (live.game) before.current = live
  }, [live])
  const shown = live.game ? live : seat === undefined ? undefined : before.current
  // Who does not sit there watches, where that is allowed.
  const strange = view === 'seat' && !shown?.game && live.trouble?.code === 'not-found'
  useEffect(() => {
    if (strange) go(`/games/${id}/watch`, 'replace')
  }, [strange])
  // Once it is over there is its result to see, and the table in its replay; a sandbox is played on.
  const over = shown?.game?.view.result != null && shown.game.table !== null && view === 'seat'
  useEffect(() => {
    if (over) go(`/games/${id}/result`, 'replace')
  }, [over])
  // What no event shows to all is for who is signed in.
  if (view === 'spectator' && !shown?.game && live.trouble?.kind === 'signed-out')
    return (
      <main id="main">
        <SignInPage />
      </main>
    )
  if (!shown?.game)
    return live.trouble ? <TroubleNotice trouble={live.trouble} again={() => void table.look()} /> : <Loading />
  return <TableShown live={shown} game={shown.game} table={table} sit={sit} />
}

/**
 * In a sandbox one goes on as whoever is asked next, unless one has chosen as whom one looks, which is what comes back
 * of this. Where no reply came it is asked again with the next look.
 */
function useGoingOn(
  id: string,
  { game, answering, heard }: Live,
  table: Table,
  setSeat: (seat: number) => void,
): (seat: number) => void {
  const [stays, setStays] = useState(false),
    done = game?.view.you && game.view.you.prompt === null
  const on = game?.table === null && !stays && answering !== 'sending' && done && game.view.waitingFor.length > 0
  useEffect(() => {
    if (!on) return
    let late = false
    client.call('prompt', { params: { game: id } }).then(
      ({ body }) => {
        if (late || !body) return
        // It has come to this seat meanwhile.
        if (body.seat === game.seat) void table.look()
        else setSeat(body.seat)
      },
      () => undefined,
    )
    return () => {
      late = true
    }
  }, [on, game?.version, heard])
  useEffect(() => {
    if (answering === 'sending') setStays(false)
  }, [answering])
  return seat => {
    setStays(true)
    setSeat(seat)
  }
}
