import { FORM_ERROR, type FormState } from 'final-form'
import type { FormErrorKey } from './errorKeys.js'

/** An invalid field; `label` is `undefined` for a field without a given label. */
export type ValidationError = { field: string; label: string | undefined; key: FormErrorKey }

type Failures = Partial<
  Pick<FormState<Record<string, unknown>>, 'errors' | 'submitErrors' | 'dirtyFieldsSinceLastSubmit'>
>

/**
 * The invalid fields in the order of their labels, then those without one: by their own rules, or by the
 * server until they change.
 */
export function faultsInOrder(
  labels: Readonly<Record<string, string>>,
  { errors = {}, submitErrors = {}, dirtyFieldsSinceLastSubmit: changed }: Failures,
): ValidationError[] {
  const fields = new Set([...Object.keys(labels), ...Object.keys(errors), ...Object.keys(submitErrors)])
  const faults = [...fields].flatMap((field): ValidationError[] => {
    const key: FormErrorKey | undefined =
      errors[field] ?? (changed?.[field] ? undefined : submitErrors[field])
    return key && field !== FORM_ERROR ? [{ field, label: labels[field], key }] : []
  })
  // Failures inside a field are reported once, by the field.
  return faults.filter(({ field, label }) => label !== undefined || !isInside(field, faults))
}

const isInside = (field: string, faults: readonly ValidationError[]) =>
  faults.some(
    (other) =>
      other.field !== field && /^[.[]/.test(field.slice(other.field.length)) && field.startsWith(other.field),
  )
