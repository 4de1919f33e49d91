import type { FieldErrors } from './validate.js'

/** The errors of the fields of a form. Listeners of one field are called when its error changes. */
export type FieldErrorStore = {
  all: () => FieldErrors
  set: (errors: FieldErrors) => void
  /**
   * Registers a listener.
   * @param name of the field; without it the listener is called for every change.
   */
  subscribe: (listener: () => void, name?: string) => () => void
}

export function createFieldErrors(): FieldErrorStore {
  let current: FieldErrors = {}
  const listeners = new Map<string | undefined, Set<() => void>>()
  const tell = (name?: string) => {
    for (const listener of listeners.get(name) ?? []) listener()
  }
  return {
    all: () => current,
    set: (next) => {
      const last = current
      current = next
      const changed = Object.keys({ ...last, ...next }).filter((name) => last[name] !== next[name])
      for (const name of changed) tell(name)
      if (changed.length > 0) tell()
    },
    subscribe: (listener, name) => {
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own.add(listener))
      return () => own.delete(listener)
    },
  }
}
