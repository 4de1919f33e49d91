import { type FormApi, type FormState, getIn } from 'final-form'

/** State of a form for its fields. Listeners of one field are called when it changes, and on each submit. */
export type FormReader = {
  readonly value: (name: string) => unknown
  /** Error of a field from the server at the last submit. */
  readonly submitError: (name: string) => unknown
  /** Whether the last submit was rejected, by validation or by the server. */
  readonly hasFailed: () => boolean
  readonly subscribe: (name: string, listener: () => void) => () => void
}

const subscription = { values: true, submitErrors: true, submitFailed: true } as const

type Reading = Partial<Pick<FormState<Record<string, unknown>>, keyof typeof subscription>>

/**
 * One subscription for all fields, because the form library notifies every registered field of each change.
 */
export function createFormReader(form: FormApi): FormReader {
  let current: Reading = {}
  // By the first part of the name: a list changes with each of its items.
  const listeners = new Map<string, Set<() => void>>()
  form.subscribe((next) => {
    const last = current
    current = next
    const isOfAll = last.submitErrors !== next.submitErrors || last.submitFailed !== next.submitFailed
    for (const [root, own] of listeners) {
      if (isOfAll || last.values?.[root] !== next.values?.[root]) for (const listener of own) listener()
    }
  }, subscription)
  return {
    value: (name) => getIn(current.values ?? {}, name),
    submitError: (name) => getIn(current.submitErrors ?? {}, name),
    hasFailed: () => current.submitFailed ?? false,
    subscribe: (name, listener) => {
      const root = name.split(/[.[]/, 1).join('')
      const own = listeners.get(root) ?? new Set()
      listeners.set(root, own.add(listener))
      return () => own.delete(listener)
    },
  }
}
