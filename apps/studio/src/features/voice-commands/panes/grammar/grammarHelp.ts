import { describeSyntax, type Locale, type SyntaxForm } from '@saywright/grammar'
import type { Translate } from '@saywright/ui/i18n'
import type { enUS } from '../../messages/en-US.js'
import type { PlaceFacts, RuleFacts, RuleKind } from '../../model/answers/ruleFacts.js'
import { formatCount } from '../../model/grammar/formatCount.js'

/** Help for a place in a grammar, for a card beside it. */
export type GrammarHelp = {
  /** The stretch that it is about, in UTF-16 units from 0. */
  readonly from: number
  readonly to: number
  readonly title: string
  /** The code in the text, or its general form. */
  readonly code: string
  readonly text: string
  /** More that is known of it, a sentence each. */
  readonly facts?: readonly string[]
}

export type HelpMessages = { readonly t: Translate<typeof enUS>; readonly locale: Locale }

export function helpOfPlace(place: PlaceFacts, words: HelpMessages): GrammarHelp {
  const { from, to } = place
  const help = 'rule' in place ? helpOfRule(place.rule, words) : helpOfForm(place.form, words)
  return { from, to, ...help }
}

export function helpOfForm(form: SyntaxForm, { locale }: HelpMessages) {
  const { title, text } = describeSyntax(form, locale)
  return { title, text, code: form.written }
}

const maxLines = 8

/** The kind and the content of a rule, how much can be said with it, and where it is used. */
export function helpOfRule({ written, stands, code, count, lines }: RuleFacts, words: HelpMessages) {
  const { t, locale } = words
  const list = new Intl.ListFormat(locale).format([
    ...lines.slice(0, maxLines).map(String),
    ...(lines.length > maxLines ? ['…'] : []),
  ])
  const facts = [
    ...(count === undefined ? [] : [formatCount(count, t, locale)]),
    t('help.usedOn', { count: lines.length, lines: list }),
  ]
  return { title: written, text: kindWords(stands, words), code, facts }
}

/** The kind of a name, and its origin. */
export function kindWords(stands: RuleKind, { t }: HelpMessages): string {
  switch (stands.kind) {
    case 'imported':
      return t('help.importedFrom', { model: stands.model })
    case 'none':
      return t('help.noRule')
    default:
      return t(stands.kind === 'slot' ? 'help.slotAt' : 'help.ruleAt', { line: stands.line })
  }
}
