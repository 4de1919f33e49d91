type Leaving = {
  /** Whether leaving now would lose changes. With a router: `useBlocker(guard.isDirty)`. */
  isDirty: () => boolean
  /**
   * Leaves immediately without unsaved changes, otherwise after the user confirms.
   * @param leave performs the navigation or closes the dialog.
   * @param stay called when the user cancels.
   */
  ask: (leave: () => void, stay?: () => void) => void
}

type DiscardRequest = { leave: () => void; stay: (() => void) | undefined }

/** State that the form and the confirmation dialog share with the holder of the guard. */
export type GuardState = Leaving & {
  /**
   * Called by the form when it is mounted.
   * @returns a function that unregisters it.
   */
  watch: (isDirty: () => boolean) => () => void
  question: () => DiscardRequest | undefined
  answer: (isLeaving: boolean) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates a guard that depends on neither a router nor React. */
export function createDiscardGuard(): GuardState {
  let isDirty = () => false
  let question: DiscardRequest | undefined
  const listeners = new Set<() => void>()
  const put = (next: DiscardRequest | undefined) => {
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
