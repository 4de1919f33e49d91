import { type Analysis, definitionOf, outline, type Range, referencesTo } from '@saywright/grammar'
import type { TranslateOf } from '@saywright/ui/i18n'
import type { ruleMessages } from './messages.js'

type Words = TranslateOf<typeof ruleMessages>

/** A place of the text as a list shows it. */
export type RulePlace = {
  readonly range: Range
  /** As it stands in the text. */
  readonly code: string
  readonly text: string
}

/** The rules, slots and imports of a grammar, in the order of its text. */
export function outlinePlaces(analysis: Analysis, t: Words): RulePlace[] {
  return outline(analysis).map(({ name, kind, isStart, nameRange, uses }) => ({
    range: nameRange,
    code: `<${name}>`,
    text: [t(`kind.${isStart ? 'start' : kind}`), t('uses', { count: uses })].join(', '),
  }))
}

/** The definition of a rule first, then each place that refers to it, with the line in which it stands. */
export function referencePlaces(analysis: Analysis, rule: string, t: Words): RulePlace[] {
  const definition = definitionOf(analysis, rule)
  const lines = analysis.source.split('\n')
  const place = (range: Range, text = '') => ({ range, code: lineOf(lines, range), text })
  const references = referencesTo(analysis, rule).map((range) => place(range))
  return definition ? [place(definition, t('definition')), ...references] : references
}

const mostCharacters = 120

/** The line of a place; of a long one, what stands around it. */
function lineOf(lines: readonly string[], { start }: Range): string {
  const line = lines[start.line - 1] ?? ''
  if (line.length <= mostCharacters) return line.trim()
  const from = Math.max(0, start.column - mostCharacters / 2)
  const to = from + mostCharacters
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`
}
