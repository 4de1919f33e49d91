import { useEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import type { FormValues } from './ValidatedForm.js'

export type FormChangesProps<Values extends FormValues> = {
  /** Called with all values of the form around it, whenever one has changed. */
  onChange: (values: Values) => void
}

/**
 * Reports the values of the form around it, for an owner that stores them elsewhere, such as a wizard.
 * Renders nothing.
 */
export function FormChanges<Values extends FormValues>({ onChange }: FormChangesProps<Values>) {
  const form = useForm<Values>()
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    // The library reports the initial values at once, and the owner knows them.
    let known: Values | undefined = form.getState().values
    return form.subscribe(
      ({ values }) => {
        if (values !== known) latest.current(values)
        known = undefined
      },
      { values: true },
    )
  }, [form])
  return null
}
