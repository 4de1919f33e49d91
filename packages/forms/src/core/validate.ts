import { descriptionOf, type FieldErrorKey, failureOf, type Shape } from '@saywright/api/contract'

export type FieldErrors = Record<string, FieldErrorKey>

/**
 * What is wrong with the fields of a form by the rules of a struct: keys, never sentences. Fields of the struct that the
 * form does not hold are not judged; an empty text in an optional field is absent.
 *
 * @param rules an object struct of the contract, usually the body of the call that the form sends.
 */
export function validate(rules: Shape, values: Readonly<Record<string, unknown>>): FieldErrors {
  const description = descriptionOf(rules)
  if (description?.kind !== 'object') throw new TypeError('The rules of a form are an object struct')
  const errors: FieldErrors = {}
  for (const [field, value] of Object.entries(values)) {
    const rule = description.fields[field]
    if (!rule || (value === '' && descriptionOf(rule)?.kind === 'optional')) continue
    const failure = failureOf(rule, value)
    if (failure) errors[field] = failure
  }
  return errors
}
