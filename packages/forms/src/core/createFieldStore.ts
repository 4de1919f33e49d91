import type { FieldErrorKey } from '@saywright/api/contract'
import { type FieldState, type FormApi, getIn } from 'final-form'
import type { FieldErrorStore } from './createFieldErrors.js'

/** One field of a form, whose parts are read one by one, so that a component is drawn only for what it shows. */
export type FieldStore<Value> = {
  readonly name: string
  readonly value: () => Value | undefined
  /** The error to show now. */
  readonly fault: () => FieldErrorKey | undefined
  readonly change: (value: Value) => void
  readonly blur: () => void
  readonly focus: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const subscription = {
  value: true,
  touched: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
} as const

type Faults = {
  touched?: boolean | undefined
  submitFailed?: boolean | undefined
  dirtySinceLastSubmit?: boolean | undefined
  error?: unknown
  submitError?: unknown
}

/** What to show of a field's faults: its own once it was left or sent, the server's until it is changed. */
export function faultOf({ touched, submitFailed, dirtySinceLastSubmit, error, submitError }: Faults) {
  if ((touched || submitFailed) && error) return error as FieldErrorKey
  if (submitError && !dirtySinceLastSubmit) return submitError as FieldErrorKey
  return undefined
}

export function createFieldStore<Value>(
  form: FormApi,
  errors: FieldErrorStore,
  name: string,
): FieldStore<Value> {
  let state: Partial<FieldState<Value>> = { value: getIn(form.getState().values, name) }
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const register = () => {
    const unsubscribe = errors.subscribe(tell, name)
    const take = (next: FieldState<Value>) => {
      state = next
      tell()
    }
    const unregister = form.registerField(name, take, subscription, { silent: true })
    return () => {
      unregister()
      unsubscribe()
    }
  }
  let release = () => {}
  return {
    name,
    value: () => state.value,
    fault: () => faultOf({ ...state, error: errors.all()[name] }),
    change: (value) => form.change(name, value),
    blur: () => form.blur(name),
    focus: () => form.focus(name),
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) release = register()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) release()
      }
    },
  }
}
