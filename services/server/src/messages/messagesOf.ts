import type { Locale } from '@saywright/api/contract'
import { isolate } from '@saywright/ui/text'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'
import type { Translation } from './Translation.js'

export type Messages = Translation<typeof enUS>

const words: Readonly<Record<Locale, Messages>> = { 'en-US': enUS, 'fr-FR': frFR }

/** The sentences of the server in a language. */
export const messagesOf = (locale: Locale): Messages => words[locale]

/**
 * A sentence with its places filled: `{{name}}` by a value, `{{name|project|projects}}` by the word that agrees with a
 * number of 1 or more, which both languages choose alike.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(
    /\{\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}\}/g,
    (_, name: string, one?: string, other?: string) =>
      isolate(String((one === undefined ? values[name] : Number(values[name]) === 1 ? one : other) ?? '')),
  )
}
