import type { enUS } from './en-US.js'

export type MessageKey = keyof typeof enUS

/** The shape of a file of sentences in another language: every key of the English one. */
export type MessageFile = { readonly [Key in MessageKey]: string }
