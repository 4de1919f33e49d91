import type { FieldErrorKey } from '@saywright/api/contract'

/**
 * Error keys of your own, empty here: `declare module '@saywright/forms' { interface OwnErrorKeys { roomTaken: true } }`
 * lets `compare`, `checks`, `onSubmit` and `words` of every form know `roomTaken`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be widened from outside
export interface OwnErrorKeys {}

/** What can be wrong with a field: a key of the contract, or one of your own. */
export type FormErrorKey = FieldErrorKey | (keyof OwnErrorKeys & string)

/** Sentences by error key, in the language of the page. */
export type ErrorWords = Readonly<Partial<Record<FormErrorKey, string>>>
