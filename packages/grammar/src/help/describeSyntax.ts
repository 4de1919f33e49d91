import type { Locale } from '../messages/sentences.js'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'
import type { SyntaxForm, SyntaxGroup } from './syntaxForms.js'
import type { SyntaxHelp, SyntaxMessages } from './syntaxMessages.js'

const words: Readonly<Record<Locale, SyntaxMessages>> = { 'en-US': enUS, 'fr-FR': frFR }

/** Title and explanation of a syntax form in a language. */
export function describeSyntax({ name }: Pick<SyntaxForm, 'name'>, locale: Locale): SyntaxHelp {
  return words[locale].forms[name]
}

/** Heading of a group of syntax forms in a language. */
export function describeSyntaxGroup(group: SyntaxGroup, locale: Locale): string {
  return words[locale].groups[group]
}
