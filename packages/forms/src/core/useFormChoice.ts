import { useField } from 'react-final-form'
import { useErrorWord } from './errorWords.js'
import { useKit } from './FormContext.js'
import { faultOf } from './useFormField.js'

export type FormChoice<Value> = {
  value: Value | undefined
  onChange: (value: Value) => void
  onBlur: () => void
  onFocus: () => void
  /** The sentence for what is wrong, once the person has left the field or tried to send the form. */
  error: string | undefined
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

// The library would otherwise turn an empty text and an absent value into each other.
const asIs = <Value>(value: Value) => value

/** A field of the form around it that holds what was chosen, not typed: of any type, and handed over at once. */
export function useFormChoice<Value>(name: string): FormChoice<Value> {
  const { isReadOnly } = useKit()
  const { input, meta } = useField<Value | undefined>(name, { subscription, parse: asIs, format: asIs })
  const error = useErrorWord(faultOf(meta))
  return {
    name,
    value: input.value,
    onChange: (value) => input.onChange(value),
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error,
    isReadOnly,
  }
}
