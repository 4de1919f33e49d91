import type { Locale } from '../messages/describe.js'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'
import type { SyntaxForm, SyntaxGroup } from './syntaxForms.js'
import type { SyntaxHelp, SyntaxMessages } from './syntaxMessages.js'

const words: Readonly<Record<Locale, SyntaxMessages>> = { 'en-US': enUS, 'fr-FR': frFR }

/** The words that explain a form of the language. */
export function describeSyntax({ name }: Pick<SyntaxForm, 'name'>, locale: Locale): SyntaxHelp {
  return words[locale].forms[name]
}

/** The heading of a part of a syntax sheet. */
export function describeSyntaxGroup(group: SyntaxGroup, locale: Locale): string {
  return words[locale].groups[group]
}
