import { type KeyboardEvent, useState } from 'react'
import { startAfterKey, type TimeWindow, timeWindow, type WindowOptions } from './timeline.js'

export type TimeScroll = {
  window: TimeWindow
  /** Whether there is more than the window shows. */
  canScroll: boolean
  /** Whether the newest sound is at the right edge. */
  isAtEnd: boolean
  isAtStart: boolean
  /** @param seconds to the right, below 0 to the left. */
  move: (seconds: number) => void
  /** To the newest, where it stays. */
  toEnd: () => void
  /** Scrolls by a key; leaves other keys alone. */
  press: (event: KeyboardEvent) => void
}

/** The part of the time that is shown, and how it is scrolled. Who is at the end of a stream stays there. */
export function useTimeWindow({ total, size, isStream }: Omit<WindowOptions, 'start'>): TimeScroll {
  const [start, setStart] = useState<number>()
  const window = timeWindow({ total, size, start, isStream })
  const last = size === undefined ? 0 : Math.max(0, total - size)
  const canScroll = last > 0
  const goTo = (seconds: number) =>
    setStart(isStream && seconds >= last ? undefined : Math.min(last, Math.max(0, seconds)))
  const move = (seconds: number) => goTo(window.from + seconds)
  return {
    window,
    canScroll,
    isAtEnd: window.from >= last,
    isAtStart: window.from <= 0,
    move,
    toEnd: () => goTo(last),
    press: (event) => {
      const next = canScroll ? startAfterKey(event.key, window, last) : undefined
      if (next === undefined) return
      event.preventDefault()
      goTo(next)
    },
  }
}
