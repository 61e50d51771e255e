import { kept } from '../cell.ts'
import type { Entry, GameView } from '../live/state.ts'

/** What changed at a table, so that it is seen to move and, for who wishes it, heard. Loaded when something does. */
type Told = Entry['events'][number]

const COUNT_MS = 600,
  FLIGHT_MS = 550

const places = (seat: number): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-pool="${seat}"]`)].filter(at => at.getClientRects().length > 0)

/** A pool goes number by number to what it is now; whatever else changes it meanwhile has the last word. */
function countTo(at: HTMLElement, from: number, to: number): void {
  const number = at.querySelector('b, strong')?.firstChild as Text | null | undefined
  if (!number || number.data !== String(to)) return
  const began = performance.now()
  let shown = String(from)
  number.data = shown
  const step = (now: number): void => {
    if (number.data !== shown) return
    const done = Math.min(1, (now - began) / COUNT_MS)
    shown = String(Math.round(from + (to - from) * done))
    number.data = shown
    if (done < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
  at.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.25)', offset: 0.3 }, { transform: 'scale(1)' }],
    COUNT_MS,
  )
}

/** A drop goes from who bleeds to who is bled. */
function fly(from: number, to: number): void {
  const [start] = places(from),
    [end] = places(to)
  if (!start || !end) return
  const drop = document.createElement('span')
  drop.className = 'in-flight'
  drop.setAttribute('aria-hidden', 'true')
  document.body.append(drop)
  const at = (one: HTMLElement): string => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return `translate(${left + width / 2}px, ${top + height / 2}px)`
  }
  const flight = drop.animate(
    [
      { transform: `${at(start)} scale(.6)`, opacity: 0 },
      { transform: `${at(start)} scale(1)`, opacity: 1, offset: 0.15 },
      { transform: `${at(end)} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${at(end)} scale(1.8)`, opacity: 0 },
    ],
    { duration: FLIGHT_MS, easing: 'ease-in-out' },
  )
  flight.onfinish = () => drop.remove()
  flight.oncancel = () => drop.remove()
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** From one view of a table to the next, by what was told between them. */
export function moved(before: GameView, after: GameView, events: readonly Told[]): void {
  if (!still()) {
    for (const { key, actor, params } of events)
      if (key === 'bled' && actor !== null && typeof params['target'] === 'number') fly(actor, params['target'])
    for (const { seat, pool } of after.view.seats) {
      const from = before.view.seats[seat]?.pool
      if (from !== undefined && from !== pool) for (const at of places(seat)) countTo(at, from, pool)
    }
  }
  const sound = SOUNDS.find(([, fits]) => events.some(fits))?.[0]
  if (sound) play(sound)
}

type Sound = 'asked' | 'bled' | 'out' | 'voted'
/** The first that fits: of what happens at once one thing is heard. */
const SOUNDS: readonly (readonly [Sound, (event: Told) => boolean])[] = [
  ['out', ({ key }) => key === 'ousted' || key === 'game-ended'],
  ['bled', ({ key }) => key === 'bled'],
  ['voted', ({ key }) => key === 'referendum-tallied'],
]

/** Tones one after the other: how high, in Hz, and how long, in seconds. */
const TONES: Record<Sound, readonly (readonly [hertz: number, seconds: number])[]> = {
  asked: [
    [660, 0.09],
    [880, 0.14],
  ],
  bled: [
    [196, 0.12],
    [147, 0.22],
  ],
  voted: [
    [392, 0.1],
    [494, 0.1],
    [587, 0.16],
  ],
  out: [
    [294, 0.16],
    [220, 0.16],
    [165, 0.4],
  ],
}
const LOUDNESS = 0.08

export const soundsAreOn = (): boolean => kept.read<boolean>('sounds') === true

let speaker: AudioContext | undefined
/** Made by the page itself; silent until somebody has asked for sounds on this device. */
export function play(sound: Sound): void {
  if (!soundsAreOn() || document.hidden) return
  speaker ??= new AudioContext()
  let at = speaker.currentTime
  for (const [hertz, seconds] of TONES[sound]) {
    const tone = speaker.createOscillator(),
      volume = speaker.createGain()
    tone.type = 'sine'
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01)
    volume.gain.linearRampToValueAtTime(0, at + seconds)
    tone.connect(volume).connect(speaker.destination)
    tone.start(at)
    tone.stop(at + seconds)
    at += seconds
  }
}
