import type { Locale } from '@saywright/api/contract'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'
import type { Translation } from './Translation.js'

export type Messages = Translation<typeof enUS>

const words: Readonly<Record<Locale, Messages>> = { 'en-US': enUS, 'fr-FR': frFR }

/** The sentences of the server in a language. */
export const messagesOf = (locale: Locale): Messages => words[locale]

/** A sentence with its `{{name}}` places filled. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
