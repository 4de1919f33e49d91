import { useEffect, useSyncExternalStore } from 'react'
import type { FieldStore } from './createFieldStore.js'
import type { ErrorMessages } from './errorKeys.js'
import { useErrorWord } from './errorWords.js'
import { useFormContext } from './FormContext.js'
import type { FieldName } from './fieldNames.js'

/** Props that every field of a form has, whatever its value. */
export type FieldProps = {
  name: string
  onBlur: () => void
  onFocus: () => void
  /** Error message, after the user left the field or tried to submit the form. */
  error: string | undefined
  isReadOnly: boolean
}

export type HeldField<Value> = { store: FieldStore<Value>; props: FieldProps }

const noWords: ErrorMessages = {}

/**
 * Binds a field to the form. The calling component renders when the error changes, not when the value does.
 * @param words error messages that are more precise than the default ones.
 */
export function useHeldField<Value>(
  name: FieldName<Value>,
  words: ErrorMessages = noWords,
): HeldField<Value> {
  const { fields, isReadOnly, drawn, words: formWords } = useFormContext()
  const store = fields<Value>(name)
  const key = useSyncExternalStore(store.subscribe, store.fault, store.fault)
  const error = useErrorWord(key, words, formWords)
  useEffect(() => {
    drawn.set(name, words)
    return () => void drawn.delete(name)
  }, [drawn, name, words])
  return { store, props: { name, onBlur: store.blur, onFocus: store.focus, error, isReadOnly } }
}
