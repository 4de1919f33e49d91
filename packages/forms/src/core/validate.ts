import { descriptionOf, failuresOf, type Shape } from '@saywright/api/contract'
import type { FormErrorKey } from './errorKeys.js'

/** Errors by field name: `email`, and `words[0].text` in addition to `words` for an error in a list. */
export type FieldErrors = Record<string, FormErrorKey>

type Judged = { readonly rule: Shape; readonly value: unknown; readonly failures: FieldErrors }

/**
 * Validation results of the fields of a form; a field is validated again only when its value or its rule has
 * changed.
 */
export type JudgedFields = Map<string, Judged>

/**
 * Validates the fields of a form by the rules of a struct. Fields of the struct that the form does not have
 * are ignored; an empty text in an optional field counts as absent.
 * @param rules object struct of the contract, usually the body of the call that the form sends.
 * @param judged results of an earlier call, which are read and updated.
 * @returns error keys, not messages.
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
      known = { rule, value, failures: failuresIn(field, rule, value) }
      judged.set(field, known)
    }
    Object.assign(errors, known.failures)
  }
  return errors
}

function failuresIn(field: string, rule: Shape, value: unknown): FieldErrors {
  if (value === '' && descriptionOf(rule)?.kind === 'optional') return {}
  const failures = Object.entries(failuresOf(rule, value) ?? {})
  const [first] = failures
  if (!first) return {}
  const below = failures.map(([path, key]) => [`${field}${nameBelow(path)}`, key] as const)
  return { [field]: first[1], ...Object.fromEntries(below) }
}

/** `0.text` as in the name of a field: `[0].text`. */
const nameBelow = (path: string) => path && `.${path}`.replace(/\.(\d{1,9})(?![^.])/g, '[$1]')
