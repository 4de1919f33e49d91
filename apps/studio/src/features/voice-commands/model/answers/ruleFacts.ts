import {
  type Analysis,
  type Count,
  countSentences,
  importedFrom,
  type Range,
  referencesTo,
  type SlotValues,
  type SyntaxForm,
  syntaxFormOf,
} from '@saywright/grammar'

/** The kind of a name, and its origin. */
export type RuleKind =
  | { readonly kind: 'imported'; readonly model: string }
  | { readonly kind: 'slot' | 'rule'; readonly line: number }
  | { readonly kind: 'none' }

export type NamedKind = { readonly written: string; readonly stands: RuleKind }

/** Facts of a rule, independent of the language. */
export type RuleFacts = NamedKind & {
  /** Its definition in the text; empty without one. */
  readonly code: string
  /** How much can be said with it; undefined while the text has errors. */
  readonly count: Count | undefined
  /** Lines in which it is used. */
  readonly lines: readonly number[]
}

/** The facts at a place of the text, from and to in UTF-16 units. */
export type PlaceFacts = { readonly from: number; readonly to: number } & (
  | { readonly rule: RuleFacts }
  | { readonly form: SyntaxForm }
)

/** The names in angle brackets that the text holds, each once. */
export function ruleNames(analysis: Analysis): NamedKind[] {
  const names = analysis.grammar.tokens.filter(({ kind }) => kind === 'rule').map(({ text }) => text)
  return [...new Set(names)]
    .filter((name) => /^<\S+>$/u.test(name))
    .map((written) => ({ written, stands: kindOfRule(analysis, written) }))
}

/** @param written its name in angle brackets. */
export function ruleFacts(analysis: Analysis, written: string, slots: SlotValues): RuleFacts {
  const name = bare(written)
  const rule = analysis.symbols.rules.get(name)
  const from = analysis.hasErrors ? undefined : analysis.compiledFrom(name)
  return {
    written,
    stands: kindOfRule(analysis, written),
    code: rule ? definitionOf(analysis, rule.range) : '',
    count: from && countSentences(from, { slots }),
    lines: [...new Set(referencesTo(analysis, name).map(({ start }) => start.line))],
  }
}

/** @returns undefined where there is nothing to explain. */
export function placeAt(analysis: Analysis, offset: number, slots: SlotValues): PlaceFacts | undefined {
  const token = analysis.grammar.tokens.find(({ end }) => end.offset > offset)
  if (!token || token.start.offset > offset) return undefined
  const place = { from: token.start.offset, to: token.end.offset }
  if (token.kind === 'rule') return { ...place, rule: ruleFacts(analysis, token.text, slots) }
  const form = syntaxFormOf(token)
  return form && { ...place, form }
}

function kindOfRule(analysis: Analysis, written: string): RuleKind {
  const name = bare(written)
  const imported = importedFrom(analysis, name)
  if (imported) return { kind: 'imported', model: imported.grammar }
  const { rules, slots } = analysis.symbols
  const slot = slots.find((statement) => statement.rule.name === name)
  const place = rules.get(name) ?? slot
  if (!place) return { kind: 'none' }
  return { kind: slot ? 'slot' : 'rule', line: place.range.start.line }
}

const bare = (written: string) => written.replace(/^<|>$/g, '')

const maxCharacters = 240

/** The definition on one line, cut where it is long. */
function definitionOf({ source }: Analysis, { start, end }: Range): string {
  const text = source.slice(start.offset, end.offset).replace(/\s+/g, ' ')
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text
}
