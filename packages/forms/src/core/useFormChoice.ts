import { useSyncExternalStore } from 'react'
import type { FieldName } from './fieldNames.js'
import { type FieldProps, useHeldField } from './useHeldField.js'

export type FormChoice<Value> = FieldProps & { value: Value | undefined; onChange: (value: Value) => void }

/**
 * Binds a field whose value is selected, not typed, to the form around it. The value may have any type and is
 * updated immediately.
 */
export function useFormChoice<Value>(name: FieldName<Value>): FormChoice<Value> {
  const { store, props } = useHeldField<Value>(name)
  const value = useSyncExternalStore(store.subscribe, store.value, store.value)
  return { ...props, value, onChange: store.change }
}
