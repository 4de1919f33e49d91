import type { FieldStore } from './createFieldStore.js'

/** Text input before it reaches the form: the typed text is shown immediately and written to the form in the next task. */
export type TextDraft = {
  readonly value: () => string
  readonly write: (value: string) => void
  /** Writes pending input to the form. */
  readonly flush: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createDraft(store: FieldStore<string>): TextDraft {
  let pending: { value: string; timer: ReturnType<typeof setTimeout> } | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const flush = () => {
    if (!pending) return
    clearTimeout(pending.timer)
    // Still pending while it is handed over: the value that is drawn does not change, and nothing is drawn again.
    store.change(pending.value)
    pending = undefined
    tell()
  }
  return {
    value: () => pending?.value ?? store.value() ?? '',
    write: (value) => {
      clearTimeout(pending?.timer)
      pending = { value, timer: setTimeout(flush) }
      tell()
    },
    flush,
    subscribe: (listener) => {
      listeners.add(listener)
      const unsubscribe = store.subscribe(listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
  }
}
