import {
  type Analysis,
  countSentences,
  describeSyntax,
  importedFrom,
  type Locale,
  type Range,
  referencesTo,
  type SlotValues,
  type SyntaxForm,
  syntaxFormOf,
} from '@saywright/grammar'
import type { Translate } from '@saywright/ui/i18n'
import type { enUS } from '../messages/en-US.js'
import { formatCount } from './formatCount.js'

/** What is known of a place in a grammar, for a card beside it. */
export type GrammarHelp = {
  /** The stretch that it is about, in UTF-16 units from 0. */
  readonly from: number
  readonly to: number
  readonly title: string
  /** As it stands in the text, or as it is written in general. */
  readonly code: string
  readonly text: string
  /** More that is known of it, a sentence each. */
  readonly facts?: readonly string[]
}

export type HelpWords = {
  readonly t: Translate<typeof enUS>
  readonly locale: Locale
  readonly slots?: SlotValues
}

/** The help for the token at an offset; undefined where there is nothing to explain. */
export function helpAt(analysis: Analysis, offset: number, words: HelpWords): GrammarHelp | undefined {
  const token = analysis.grammar.tokens.find(({ end }) => end.offset > offset)
  if (!token || token.start.offset > offset) return undefined
  const place = { from: token.start.offset, to: token.end.offset }
  if (token.kind === 'rule') return { ...place, ...helpOfRule(analysis, token.text, words) }
  const form = syntaxFormOf(token)
  return form && { ...place, ...helpOfForm(form, words) }
}

export function helpOfForm(form: SyntaxForm, { locale }: HelpWords) {
  const { title, text } = describeSyntax(form, locale)
  return { title, text, code: form.written }
}

/** @param written its name in angle brackets. */
export function helpOfRule(analysis: Analysis, written: string, words: HelpWords) {
  const name = written.replace(/^<|>$/g, '')
  const rule = analysis.symbols.rules.get(name)
  const text = kindOfRule(analysis, written, words)
  const code = rule ? definitionOf(analysis, rule.range) : ''
  return { title: written, text, code, facts: factsOf(analysis, name, words) }
}

/** What a name stands for and where, for a list of many. */
export function kindOfRule(analysis: Analysis, written: string, { t }: HelpWords): string {
  const name = written.replace(/^<|>$/g, '')
  const imported = importedFrom(analysis, name)
  if (imported) return t('help.importedFrom', { model: imported.grammar })
  const { rules, slots } = analysis.symbols
  const slot = slots.find((statement) => statement.rule.name === name)
  const place = rules.get(name) ?? slot
  if (!place) return t('help.noRule')
  return t(slot ? 'help.slotAt' : 'help.ruleAt', { line: place.range.start.line })
}

const mostLines = 8

/** How much can be said with a rule, and where it is used. */
function factsOf(analysis: Analysis, name: string, { t, locale, slots }: HelpWords): string[] {
  const from = analysis.hasErrors ? undefined : analysis.compiledFrom(name)
  const lines = [...new Set(referencesTo(analysis, name).map(({ start }) => start.line))]
  const list = new Intl.ListFormat(locale).format([
    ...lines.slice(0, mostLines).map(String),
    ...(lines.length > mostLines ? ['…'] : []),
  ])
  return [
    ...(from ? [formatCount(countSentences(from, slots ? { slots } : {}), t, locale)] : []),
    t('help.usedOn', { count: lines.length, lines: list }),
  ]
}

const mostCharacters = 240

/** The definition on one line, cut where it is long. */
function definitionOf({ source }: Analysis, { start, end }: Range): string {
  const text = source.slice(start.offset, end.offset).replace(/\s+/g, ' ')
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
}
