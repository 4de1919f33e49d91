import type { Locale } from '@saywright/api/contract'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'

/** The same tree of keys, with any sentences. */
export type Translation<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translation<Words[Key]>
}

export type Words = Translation<typeof enUS>

const words: Readonly<Record<Locale, Words>> = { 'en-US': enUS, 'fr-FR': frFR }

/** The sentences of the server in a language. */
export const wordsOf = (locale: Locale): Words => words[locale]

/** A sentence with its `{{name}}` places filled. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
