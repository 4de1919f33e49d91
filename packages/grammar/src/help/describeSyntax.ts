import type { Locale } from '../messages/describe.js'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'
import type { SyntaxForm, SyntaxGroup, SyntaxName } from './syntaxForms.js'

/** What a form is called, and what it does in one to three sentences. */
export type SyntaxHelp = { readonly title: string; readonly text: string }

export type SyntaxWords = {
  readonly groups: Readonly<Record<SyntaxGroup, string>>
  readonly forms: Readonly<Record<SyntaxName, SyntaxHelp>>
}

const words: Readonly<Record<Locale, SyntaxWords>> = { 'en-US': enUS, 'fr-FR': frFR }

/** The words that explain a form of the language. */
export function describeSyntax({ name }: Pick<SyntaxForm, 'name'>, locale: Locale): SyntaxHelp {
  return words[locale].forms[name]
}

/** The heading of a part of a syntax sheet. */
export function describeSyntaxGroup(group: SyntaxGroup, locale: Locale): string {
  return words[locale].groups[group]
}
