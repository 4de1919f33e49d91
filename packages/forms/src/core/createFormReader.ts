import { type FormApi, type FormState, getIn } from 'final-form'

/** What the fields of a form read of it. Whoever reads one field is told when that field changes, and of each submit. */
export type FormReader = {
  readonly value: (name: string) => unknown
  /** What the server found wrong with a field at the last submit. */
  readonly submitError: (name: string) => unknown
  /** Whether the last submit was refused, here or by the server. */
  readonly hasFailed: () => boolean
  readonly subscribe: (name: string, listener: () => void) => () => void
}

const subscription = { values: true, submitErrors: true, submitFailed: true } as const

type Reading = Partial<Pick<FormState<Record<string, unknown>>, keyof typeof subscription>>

/** One subscription for all fields: the library publishes to each of those that it has for every key in any. */
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
