import { useEffect, useSyncExternalStore } from 'react'
import type { FieldStore } from './createFieldStore.js'
import type { ErrorWords } from './errorKeys.js'
import { useErrorWord } from './errorWords.js'
import { useFormContext } from './FormContext.js'
import type { FieldName } from './fieldNames.js'

/** What every field of a form has, whatever its value is. */
export type FieldProps = {
  name: string
  onBlur: () => void
  onFocus: () => void
  /** The sentence for what is wrong, once the person has left the field or tried to send the form. */
  error: string | undefined
  isReadOnly: boolean
}

export type HeldField<Value> = { store: FieldStore<Value>; props: FieldProps }

const noWords: ErrorWords = {}

/**
 * A field as the form holds it. The component that calls this is drawn again when the error changes, not when the value
 * does.
 *
 * @param words sentences that say more than those of the dictionary, for the faults where this field can.
 */
export function useHeldField<Value>(name: FieldName<Value>, words: ErrorWords = noWords): HeldField<Value> {
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
