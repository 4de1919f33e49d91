/** Aborts a request when its response does not come in time, or when its caller is gone. */
export interface Watch {
  readonly signal: AbortSignal
  /** Something must happen within this time; the previous expectation is met. */
  readonly expectWithin: (milliseconds: number) => void
  readonly isLate: () => boolean
  /** Ends the expectations, and aborts the rest of the request. */
  readonly end: () => void
}

export function createWatch(caller: AbortSignal): Watch {
  const own = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  return {
    signal: AbortSignal.any([caller, own.signal]),
    expectWithin: (milliseconds) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isLate = true
        own.abort()
      }, milliseconds)
    },
    isLate: () => isLate,
    end: () => {
      clearTimeout(timer)
      own.abort()
    },
  }
}
