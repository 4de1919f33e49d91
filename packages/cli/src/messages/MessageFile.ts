import type { enUS } from './en-US.js'

export type MessageKey = keyof typeof enUS

/** What a file of sentences in another language must hold: every key of the English one. */
export type MessageFile = { readonly [Key in MessageKey]: string }
