/** Callers who have a thread, of whichever model: each has one at a time. */
export interface CallersAtWork {
  readonly has: (caller: string) => boolean
  readonly begin: (caller: string) => void
  readonly end: (caller: string) => void
  /** Calls back after each end: what waited for it may have its turn. */
  readonly onEnd: (serve: () => void) => void
}

export function createCallersAtWork(): CallersAtWork {
  const callers = new Set<string>()
  const waiting: (() => void)[] = []
  return {
    has: (caller) => callers.has(caller),
    begin: (caller) => void callers.add(caller),
    end(caller) {
      callers.delete(caller)
      for (const serve of waiting) serve()
    },
    onEnd: (serve) => void waiting.push(serve),
  }
}
