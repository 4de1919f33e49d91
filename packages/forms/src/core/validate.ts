import { descriptionOf, type FieldErrorKey, failureOf, type Shape } from '@saywright/api/contract'

export type FieldErrors = Record<string, FieldErrorKey>

type Judged = { readonly rule: Shape; readonly value: unknown; readonly failure: FieldErrorKey | undefined }

/** What is known of the fields of one form: each is judged again only when its value or its rule has changed. */
export type JudgedFields = Map<string, Judged>

/**
 * What is wrong with the fields of a form by the rules of a struct: keys, never sentences. Fields of the struct that the
 * form does not hold are not judged; an empty text in an optional field is absent.
 *
 * @param rules an object struct of the contract, usually the body of the call that the form sends.
 * @param judged what an earlier call found, which this one reads and updates.
 */
export function validate(
  rules: Shape,
  values: Readonly<Record<string, unknown>>,
  judged: JudgedFields = new Map(),
): FieldErrors {
  const description = descriptionOf(rules)
  if (description?.kind !== 'object') throw new TypeError('The rules of a form are an object struct')
  const errors: FieldErrors = {}
  for (const [field, value] of Object.entries(values)) {
    const rule = description.fields[field]
    if (!rule) continue
    let known = judged.get(field)
    if (!known || known.rule !== rule || known.value !== value) {
      known = { rule, value, failure: failureIn(rule, value) }
      judged.set(field, known)
    }
    if (known.failure) errors[field] = known.failure
  }
  return errors
}

function failureIn(rule: Shape, value: unknown): FieldErrorKey | undefined {
  return value === '' && descriptionOf(rule)?.kind === 'optional' ? undefined : failureOf(rule, value)
}
