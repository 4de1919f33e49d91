import type { FieldErrorKey } from '@saywright/api/contract'
import { useSyncExternalStore } from 'react'
import { useField } from 'react-final-form'
import { useErrorWord } from './errorWords.js'
import { useKit } from './FormContext.js'
import { useDraft } from './useDraft.js'

export type ErrorWords = Readonly<Partial<Record<FieldErrorKey, string>>>

export type FormField = {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  onFocus: () => void
  /** The sentence for what is wrong, once the person has left the field or tried to send the form. */
  error: string | undefined
  isChecking: boolean
  isReadOnly: boolean
  name: string
}

const subscription = {
  value: true,
  touched: true,
  error: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
} as const

const asIs = (value: string) => value

/**
 * A text field of the form around it, for fields drawn beside nothing heavy; others put a `Draft` between, which alone is
 * drawn while someone types.
 *
 * @param words sentences that say more than those of the dictionary, for the faults where this field can.
 */
export function useFormField(name: string, words?: ErrorWords): FormField {
  return useDraft(useHeldField(name, words))
}

/** A text field as the form holds it: a change of its value is judged at once. */
export function useHeldField(name: string, words: ErrorWords = {}): FormField {
  const { checks, isReadOnly } = useKit()
  const { input, meta } = useField<string>(name, { subscription, parse: asIs })
  const key = faultOf(meta)
  const error = useErrorWord(key)
  return {
    name,
    value: input.value,
    onChange: input.onChange,
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: error && ((key && words[key]) ?? error),
    isChecking: useIsChecking(checks, name),
    isReadOnly,
  }
}

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

function useIsChecking(checks: ReturnType<typeof useKit>['checks'], name: string): boolean {
  return useSyncExternalStore(
    checks.subscribe,
    () => checks.isChecking(name),
    () => false,
  )
}
