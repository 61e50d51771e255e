import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'

/** Where question, table and hand share one screen; narrower or lower the page scrolls. The same as in the style. */
const ONE_SCREEN = '(min-width: 1100px) and (min-height: 700px)',
  PHONE = '(max-width: 699px)'
/** Below this a screen is low: smaller tiles, no headings, cards on others' minions as marks. */
const LOW_PX = 800
/** A seat that is narrower begins with rows of names. */
const ROWS_BELOW_PX = 400
const FULL_SEAT_PX = 640

/** As drawn, smaller, each covering the right side of the one before, a line for each. */
const [NATURAL, SHRUNK, OVERLAPPED, ROWS] = [0, 1, 2, 3]
/** How much the whole table gives: nothing, as on a low screen, rows for all others, less of the hand. */
const [LOW, OTHERS_IN_ROWS, LEAST_HAND] = [1, 2, 3]
/** What lies beside the tiles may be so much higher than they are: as a card below one of them. */
const TAB_PX = 26
const SLACK_PX = 1
/** A line of the text of a card. */
const LINE_PX = 17

interface Fit {
  seat: HTMLElement
  tiles: number
  /** Of what lies beside the tiles is told by its number: nothing, what is in play, all. */
  folded: number
}
const [OPEN, IN_PLAY, ALL] = [0, 1, 2]

/** In so many columns rows stand, the fewer the easier to read. */
const columnsFor = (minions: number, wide: boolean): number =>
  wide ? (minions <= 6 ? 2 : 4) : minions <= 3 ? 1 : minions <= 10 ? 2 : 3

function show({ seat, tiles, folded }: Fit): void {
  seat.dataset['tiles'] = String(tiles)
  seat.dataset['folded'] = String(folded)
}

const overflows = (box: Element, way: 'Width' | 'Height'): boolean =>
  box[`scroll${way}`] > box[`client${way}`] + SLACK_PX

/** The next step of a seat that has not the room for this one; undefined where it has, or there is none. */
function next({ seat, tiles, folded }: Fit, low: boolean): Fit | undefined {
  const regions = seat.querySelector('.regions'),
    minions = regions?.querySelector<HTMLElement>('.minions'),
    aside = regions?.querySelector<HTMLElement>('.aside')
  if (!regions || !minions || !aside) return undefined
  const more = low && !seat.matches('.is-you') ? SLACK_PX : TAB_PX,
    tall = aside.offsetHeight > (tiles === ROWS ? 0 : minions.offsetHeight) + more
  if (tall && folded < ALL && aside.offsetHeight > 0) return { seat, tiles, folded: folded + 1 }
  if (tiles === ROWS || !overflows(regions, 'Width')) return undefined
  if (tiles < OVERLAPPED) return { seat, tiles: tiles + 1, folded }
  return folded === ALL ? { seat, tiles: ROWS, folded } : { seat, tiles, folded: folded === OPEN ? IN_PLAY : ALL }
}

/**
 * Makes room for a table in its frame: the tiles of each seat give way for themselves and only as far as they must,
 * then all of it together.
 */
export function giveWay(ring: HTMLElement): void {
  const seats = [...ring.querySelectorAll<HTMLElement>(':scope > div > .seat')]
  if (matchMedia(PHONE).matches) {
    delete ring.dataset['level']
    for (const seat of seats) {
      delete seat.dataset['tiles']
      delete seat.dataset['folded']
    }
    return
  }
  const within = matchMedia(ONE_SCREEN).matches
  for (let level = within && innerHeight < LOW_PX ? LOW : 0; ; level++) {
    ring.dataset['level'] = String(level)
    let open = seats.map((seat): Fit => {
      const n = seat.querySelectorAll('.minions > .tile-place').length
      seat.dataset['columns'] = String(columnsFor(n, seat.clientWidth >= FULL_SEAT_PX))
      const rows = seat.clientWidth < ROWS_BELOW_PX || (level >= OTHERS_IN_ROWS && !seat.matches('.is-you') && n > 0)
      return { seat, tiles: rows ? ROWS : level >= LOW ? SHRUNK : NATURAL, folded: OPEN }
    })
    // All seats at once, so that the page is laid out once a step and not once a seat.
    while (open.length > 0) {
      open.forEach(show)
      open = open.flatMap(fit => next(fit, level >= LOW) ?? [])
    }
    if (!within || level >= LEAST_HAND || !overflows(ring, 'Height')) break
  }
  markFaces(ring)
}

/** What of the text of a card has no room: then its face says that it goes on. */
function markFaces(around: HTMLElement): void {
  for (const face of around.querySelectorAll<HTMLElement>('.face')) {
    face.removeAttribute('data-more')
    face.removeAttribute('data-bare')
    const text = face.querySelector('.face-text')
    if (!text) continue
    const bare = text.clientHeight < LINE_PX
    face.toggleAttribute('data-more', bare || overflows(text, 'Width'))
    // With the word that it goes on there may be no room for a line.
    face.toggleAttribute('data-bare', bare || text.clientHeight < LINE_PX)
  }
}

/** Before it is painted, whenever something of it changes or its frame does. */
function useFitting(
  part: RefObject<HTMLElement | null>,
  fit: (at: HTMLElement) => void,
  whenever: readonly unknown[],
): void {
  useLayoutEffect(() => {
    if (part.current) fit(part.current)
  }, whenever)
  useEffect(() => {
    const at = part.current
    if (!at) return
    let last = `${at.clientWidth} ${at.clientHeight}`
    const observer = new ResizeObserver(() => {
      const now = `${at.clientWidth} ${at.clientHeight}`
      if (now === last) return
      last = now
      fit(at)
    })
    observer.observe(at)
    return () => observer.disconnect()
  }, [])
}

export const useGivingWay = (ring: RefObject<HTMLElement | null>, whenever: readonly unknown[]): void =>
  useFitting(ring, giveWay, whenever)

/** A hand stands without its ring, too: beside a fight or a referendum. */
export const useFaces = (hand: RefObject<HTMLElement | null>, whenever: readonly unknown[]): void =>
  useFitting(hand, markFaces, whenever)
