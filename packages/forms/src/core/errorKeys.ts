import type { FieldErrorKey } from '@saywright/api/contract'

/**
 * Custom error keys, empty by default: `declare module '@saywright/forms' { interface OwnErrorKeys {
 * roomTaken: true } }` makes `compare`, `checks`, `onSubmit` and `words` of every form accept `roomTaken`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be widened from outside
export interface OwnErrorKeys {}

/** Error of a field: a key of the contract or a custom one. */
export type FormErrorKey = FieldErrorKey | (keyof OwnErrorKeys & string)

/** Error messages by error key, in the language of the page. */
export type ErrorMessages = Readonly<Partial<Record<FormErrorKey, string>>>

/** @deprecated Use `ErrorMessages`. */
export type ErrorWords = ErrorMessages
