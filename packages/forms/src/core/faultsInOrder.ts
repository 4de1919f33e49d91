import type { FieldErrorKey } from '@saywright/api/contract'
import type { FormState } from 'final-form'

export type Fault = { field: string; label: string; key: FieldErrorKey }

type Failures = Partial<
  Pick<FormState<Record<string, unknown>>, 'errors' | 'submitErrors' | 'dirtyFieldsSinceLastSubmit'>
>

/**
 * The fields at fault in the order of their labels: by their own rules, or by the server as long as they were not changed
 * since it spoke.
 */
export function faultsInOrder(
  labels: Readonly<Record<string, string>>,
  { errors, submitErrors, dirtyFieldsSinceLastSubmit: changed }: Failures,
): Fault[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const key: FieldErrorKey | undefined =
      errors?.[field] ?? (changed?.[field] ? undefined : submitErrors?.[field])
    return key ? [{ field, label, key }] : []
  })
}
