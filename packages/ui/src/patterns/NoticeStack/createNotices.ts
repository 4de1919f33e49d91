/** `success` is announced politely (`status`), `error` immediately (`alert`). */
export type NoticeTone = 'success' | 'error'

/** Content, duration and action of a notice. */
export type NoticeContent = {
  tone: NoticeTone
  /** One or two sentences. */
  text: string
  /** Title above the text. */
  title?: string
  /**
   * Subject of the notice, such as `save` or the name of a call. A notice replaces the previous one with the
   * same cause.
   */
  cause: string
  /**
   * Whether the notice is shown before a navigation: it stays through that change of the page and is removed
   * by the next.
   * @default false
   */
  isForNextPage?: boolean
  /**
   * Whether the notice stays for 30 seconds instead of 10, for messages that ask users to look elsewhere
   * first.
   * @default false
   */
  long?: boolean
  /** The only button of the notice. A press calls `onPress`, then closes the notice. */
  action?: { label: string; onPress: () => void }
}

/** @deprecated Use `NoticeContent`. */
export type NoticeWords = NoticeContent

export type Notice = NoticeContent & {
  readonly id: number
  /** Time on screen in milliseconds. */
  readonly duration: number
}

export const noticeMilliseconds = 10_000
export const longNoticeMilliseconds = 30_000

const visibleAtOnce = 3

export type NoticesState = {
  /** Notices on screen, oldest first, at most three. */
  readonly visible: readonly Notice[]
  readonly isPaused: boolean
}

export type Notices = {
  /** Shows a notice, or queues it while three are on screen. Returns its id. */
  show: (words: NoticeContent) => number
  /** Removes the error notices of a cause, because it now succeeds. */
  settle: (cause: string) => void
  /** Keeps the current notices through the next change of the page, for a navigation that they explain. */
  keepForNextPage: () => void
  /** Removes the notices of the previous page. Call it after a change of the page. */
  turnPage: () => void
  dismiss: (id: number) => void
  dismissAll: () => void
  /** Pauses the timers of all notices, while a user reads them. */
  pause: () => void
  resume: () => void
  subscribe: (changed: () => void) => () => void
  getState: () => NoticesState
}

type Clock = { remaining: number; startedAt: number; timer: ReturnType<typeof setTimeout> }

/**
 * Creates a store of notices that works outside React, so that a failed call can show one. Time counts only
 * while a notice is on screen.
 */
export function createNotices(): Notices {
  const clocks = new Map<number, Clock>()
  const listeners = new Set<() => void>()
  let all: readonly Notice[] = []
  let state: NoticesState = { visible: [], isPaused: false }
  let lastId = 0

  function change(notices: readonly Notice[], isPaused = state.isPaused) {
    all = notices
    // A queue that empties under the pointer never receives the leave event.
    state = { visible: all.slice(0, visibleAtOnce), isPaused: isPaused && all.length > 0 }
    if (!state.isPaused)
      for (const { id, duration } of state.visible) if (!clocks.has(id)) start(id, duration)
    for (const changed of listeners) changed()
  }

  function start(id: number, remaining: number) {
    const timer = setTimeout(() => dismiss(id), remaining)
    clocks.set(id, { remaining, startedAt: performance.now(), timer })
  }

  /** The notices that stay; the clocks of the others are stopped. */
  function without(isOver: (notice: Notice) => boolean): readonly Notice[] {
    return all.filter((notice) => {
      if (!isOver(notice)) return true
      clearTimeout(clocks.get(notice.id)?.timer)
      clocks.delete(notice.id)
      return false
    })
  }

  const dismiss = (id: number) => change(without((notice) => notice.id === id))

  function pause() {
    if (state.isPaused) return
    const now = performance.now()
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer)
      clock.remaining -= now - clock.startedAt
    }
    change(all, true)
  }

  function resume() {
    if (!state.isPaused) return
    for (const [id, { remaining }] of clocks) start(id, Math.max(0, remaining))
    change(all, false)
  }

  return {
    show(words) {
      lastId += 1
      const notice = {
        ...words,
        id: lastId,
        duration: words.long ? longNoticeMilliseconds : noticeMilliseconds,
      }
      const place = all.findIndex((other) => isSame(other, words))
      const others = without((other) => isSame(other, words))
      change(others.toSpliced(place < 0 ? others.length : place, 0, notice))
      return lastId
    },
    settle: (cause) => change(without((notice) => notice.tone === 'error' && notice.cause === cause)),
    keepForNextPage: () => change(all.map((notice) => ({ ...notice, isForNextPage: true }))),
    turnPage: () =>
      change(
        without(({ isForNextPage }) => !isForNextPage).map((notice) => ({ ...notice, isForNextPage: false })),
      ),
    dismiss,
    dismissAll: () => change(without(() => true)),
    pause,
    resume,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    getState: () => state,
  }
}

/** About the same, or saying the same: two calls with the same failure are reported once. */
const isSame = (a: NoticeContent, b: NoticeContent) =>
  a.cause === b.cause || (a.tone === b.tone && a.title === b.title && a.text === b.text)
