import { useSyncExternalStore } from 'react'
import type { FieldName } from './fieldNames.js'
import { type FieldProps, useHeldField } from './useHeldField.js'

export type FormChoice<Value> = FieldProps & { value: Value | undefined; onChange: (value: Value) => void }

/** A field of the form around it that holds what was chosen, not typed: of any type, and handed over at once. */
export function useFormChoice<Value>(name: FieldName<Value>): FormChoice<Value> {
  const { store, props } = useHeldField<Value>(name)
  const value = useSyncExternalStore(store.subscribe, store.value, store.value)
  return { ...props, value, onChange: store.change }
}
