import {
  type Analysis,
  countSentences,
  definitionOf,
  describeSyntax,
  type Locale,
  occurrencesOf,
  referencesTo,
  type SyntaxForm,
  syntaxFormOf,
} from '@saywright/grammar'
import type { Say } from '../messages/say.js'

export interface HelpMessages {
  readonly say: Say
  readonly locale: Locale
}

/** Help for the token at an offset, in Markdown; undefined for a token without help. */
export function helpAt(analysis: Analysis, offset: number, words: HelpMessages) {
  const token = analysis.grammar.tokens.find(({ end }) => end.offset > offset)
  if (!token || token.start.offset > offset) return undefined
  const place = { start: token.start.offset, end: token.end.offset }
  if (token.kind === 'rule') return { ...place, text: helpOfRule(analysis, nameIn(token.text), words) }
  const form = syntaxFormOf(token)
  return form && { ...place, text: helpOfForm(form, words) }
}

export function helpOfForm(form: SyntaxForm, { locale }: HelpMessages): string {
  const { title, text } = describeSyntax(form, locale)
  return `**${title}**\n\n${code(form.written)}\n\n${text}`
}

/** @param name of a rule or slot, without brackets. */
export function helpOfRule(analysis: Analysis, name: string, words: HelpMessages): string {
  const rule = analysis.symbols.rules.get(name)
  const written = rule && analysis.source.slice(rule.range.start.offset, rule.range.end.offset)
  return [
    `**${kindOfRule(analysis, name, words)}**`,
    ...(written ? [code(shortened(written))] : []),
    ...factsOf(analysis, name, words),
  ].join('\n\n')
}

/** The kind and the origin of a name: a line for a list of many. */
export function kindOfRule(analysis: Analysis, name: string, { say }: HelpMessages): string {
  const place = definitionOf(analysis, name)
  if (!place) return say('lsp.noRule')
  const isSlot = analysis.symbols.slots.some(({ rule }) => rule.name === name)
  return say(isSlot ? 'lsp.slotAt' : 'lsp.ruleAt', { line: place.start.line })
}

/** Names of all rules and slots that the text mentions, each once. */
export function namesIn(analysis: Analysis, at: number): string[] {
  const names = analysis.grammar.tokens.filter(
    ({ kind, text, start, end }) =>
      kind === 'rule' && /^<[^\s<>]+>$/u.test(text) && !(start.offset < at && at <= end.offset),
  )
  return [...new Set(names.map(({ text }) => nameIn(text)))]
}

const maxSentences = 10n ** 15n

function factsOf(analysis: Analysis, name: string, { say }: HelpMessages): string[] {
  const from = analysis.hasErrors ? undefined : analysis.compiledFrom(name)
  const count = from && countSentences(from)
  const uses = occurrencesOf(analysis, name).length > 0 ? referencesTo(analysis, name).length : 0
  return [...(count === undefined ? [] : [sentencesOf(count, say)]), say('lsp.uses', { count: uses })]
}

function sentencesOf(count: ReturnType<typeof countSentences>, say: Say): string {
  if (count === 'unbounded') return say('lsp.unbounded')
  if (count > maxSentences) return say('lsp.manySentences', { count: Number(maxSentences) })
  return say('lsp.sentences', { count: Number(count) })
}

const maxCharacters = 2000

const shortened = (text: string) => (text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text)
const code = (text: string) => `\`\`\`bnf\n${text.replaceAll('```', '')}\n\`\`\``
const nameIn = (written: string) => written.replace(/^<|>$/g, '')
