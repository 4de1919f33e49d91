import type { FormApi } from 'final-form'
import type { FieldErrorStore } from './createFieldErrors.js'
import { createFormReader, type FormReader } from './createFormReader.js'
import type { FormErrorKey } from './errorKeys.js'

/**
 * One field of a form, whose parts are read separately, so that a component renders only for what it shows.
 */
export type FieldStore<Value> = {
  readonly name: string
  readonly value: () => Value | undefined
  /** The error to show now. */
  readonly fault: () => FormErrorKey | undefined
  readonly change: (value: Value) => void
  readonly blur: () => void
  readonly focus: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export type FieldStores = <Value>(name: string) => FieldStore<Value>

const subscription = { touched: true, visited: true, modified: true, dirtySinceLastSubmit: true } as const

type History = { [Part in keyof typeof subscription]?: boolean | undefined }

type Faults = History & {
  submitFailed?: boolean | undefined
  error?: unknown
  submitError?: unknown
}

/**
 * The error of a field to show: its own after it was left or submitted, that of the server until it changes.
 */
export function faultOf({ touched, submitFailed, dirtySinceLastSubmit, error, submitError }: Faults) {
  if ((touched || submitFailed) && error) return error as FormErrorKey
  if (submitError && !dirtySinceLastSubmit) return submitError as FormErrorKey
  return undefined
}

/** The fields of a form by name: one store each, however many components show it. */
export function createFieldStores(form: FormApi, errors: FieldErrorStore): FieldStores {
  const reader = createFormReader(form)
  const stores = new Map<string, FieldStore<unknown>>()
  return <Value>(name: string) => {
    const store = stores.get(name) ?? createFieldStore(form, reader, errors, name)
    stores.set(name, store)
    return store as FieldStore<Value>
  }
}

/**
 * A field in the form library. It is registered there when it is first entered or changed: the library iterates over all
 * registered fields for each key, and the others have no state.
 */
function createFieldStore(
  form: FormApi,
  reader: FormReader,
  errors: FieldErrorStore,
  name: string,
): FieldStore<unknown> {
  let history: History = {}
  let unregister: (() => void) | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const register = (silent = true) => {
    if (unregister || listeners.size === 0) return
    const take = (next: History) => {
      history = next
      tell()
    }
    unregister = form.registerField(name, take, subscription, { silent })
  }
  const watch = () => {
    let known = reader.value(name)
    const stopErrors = errors.subscribe(tell, name)
    const stopReading = reader.subscribe(name, () => {
      const value = reader.value(name)
      // Changed from outside: the form has to count it as changed.
      if (value !== known && !unregister) register(false)
      known = value
      tell()
    })
    return () => {
      stopErrors()
      stopReading()
      unregister?.()
      unregister = undefined
      history = {}
    }
  }
  let release = () => {}
  return {
    name,
    value: () => reader.value(name),
    fault: () =>
      faultOf({
        ...history,
        submitFailed: reader.hasFailed(),
        error: errors.all()[name],
        submitError: reader.submitError(name),
      }),
    change: (value) => {
      register()
      form.change(name, value)
    },
    blur: () => {
      // Leaving counts only if the field was entered since the form was reset.
      if (history.visited || history.modified) form.blur(name)
    },
    focus: () => {
      register()
      form.focus(name)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) release = watch()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) release()
      }
    },
  }
}
