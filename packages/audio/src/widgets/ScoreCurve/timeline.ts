import type { ScoredSound } from './ScoredSound.js'

/** A sound in its place behind those before it. */
export type PlacedSound = ScoredSound & {
  /** Where it begins, in seconds from the first one. */
  readonly from: number
  /** Where it ends, in seconds from the first one. */
  readonly to: number
}

/** A part of the time, in seconds; `from` is below 0 where the newest is to be at the right edge of too little sound. */
export type TimeWindow = { readonly from: number; readonly to: number }

/** Sounds one after the other. @param stepSeconds length of a score's step. */
export function placeSounds(sounds: readonly ScoredSound[], stepSeconds: number): PlacedSound[] {
  let from = 0
  return sounds.map((sound) => {
    const to = from + sound.scores.length * stepSeconds
    const placed = { ...sound, from, to }
    from = to
    return placed
  })
}

export type WindowOptions = {
  /** Length of all sounds in seconds. */
  readonly total: number
  /** Length of the window in seconds; all of the sound without one. */
  readonly size: number | undefined
  /** Where somebody has scrolled to, in seconds. */
  readonly start: number | undefined
  /** Whether sound is still coming, or came until it was stopped: the newest is at the right edge. */
  readonly isStream: boolean
}

/** The part of the time that is shown. */
export function timeWindow({ total, size, start, isStream }: WindowOptions): TimeWindow {
  if (size === undefined || size <= 0) return { from: 0, to: total }
  if (total <= size) return isStream ? { from: total - size, to: total } : { from: 0, to: total }
  const last = total - size
  const from = start === undefined ? (isStream ? last : 0) : Math.min(last, Math.max(0, start))
  return { from, to: from + size }
}

const tickSteps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600]

/** Whole times in a window to write below it, at most `most`, evenly apart. */
export function timeTicks({ from, to }: TimeWindow, most: number): number[] {
  const step = tickSteps.find((seconds) => (to - from) / seconds <= most) ?? to - from
  const first = Math.max(0, Math.ceil(from / step))
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}

/**
 * Where a key scrolls a window, in seconds: arrows by a tenth of it, Page keys by all of it.
 * @param last start of a window that shows the newest.
 * @returns undefined for keys that mean nothing here.
 */
export function startAfterKey(key: string, { from, to }: TimeWindow, last: number): number | undefined {
  const page = to - from
  const starts: Readonly<Record<string, number>> = {
    ArrowRight: from + page / 10,
    ArrowLeft: from - page / 10,
    PageUp: from + page,
    PageDown: from - page,
    Home: 0,
    End: last,
  }
  return starts[key]
}
