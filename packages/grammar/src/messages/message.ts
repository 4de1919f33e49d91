import type { enUS } from './en-US.js'

export type MessageKey = keyof typeof enUS

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** A sentence that names nothing but what the English one names; leaving a name out is allowed. */
type SameNames<English, Text> = [Placeholders<Text>] extends [Placeholders<English>] ? Text : never

/** The shape of a file of sentences in another language: every key of the English one. */
export type MessageFile = { readonly [Key in MessageKey]: string }

/** Compiles only when each sentence of `File` uses the names of the English sentence. */
export type CheckedNames<File extends MessageFile> = {
  readonly [Key in MessageKey]: SameNames<(typeof enUS)[Key], File[Key]>
}
