type Leaving = {
  /** Whether leaving now would lose something. For a router: `useBlocker(guard.isDirty)`. */
  isDirty: () => boolean
  /**
   * Leaves at once when nothing would be lost, otherwise once the person agrees.
   *
   * @param leave what leaving is: going to a page, closing a dialog.
   * @param stay told when the person would rather stay.
   */
  ask: (leave: () => void, stay?: () => void) => void
}

type Question = { leave: () => void; stay: (() => void) | undefined }

/** What the form and its question share with whoever holds the guard. */
export type GuardState = Leaving & {
  /** Set by the form while it is there. @returns lets it go. */
  watch: (isDirty: () => boolean) => () => void
  question: () => Question | undefined
  answer: (isLeaving: boolean) => void
  subscribe: (listener: () => void) => () => void
}

/** A guard that knows no router and no React. */
export function createDiscardGuard(): GuardState {
  let isDirty = () => false
  let question: Question | undefined
  const listeners = new Set<() => void>()
  const put = (next: Question | undefined) => {
    question = next
    for (const listener of listeners) listener()
  }
  return {
    isDirty: () => isDirty(),
    ask: (leave, stay) => {
      if (isDirty()) put({ leave, stay })
      else leave()
    },
    watch: (next) => {
      isDirty = next
      return () => {
        if (isDirty === next) isDirty = () => false
      }
    },
    question: () => question,
    answer: (isLeaving) => {
      const answered = question
      put(undefined)
      if (isLeaving) answered?.leave()
      else answered?.stay?.()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
