import { type Analysis, definitionOf, outline, type Range, referencesTo } from '@saywright/grammar'
import type { TranslateOf } from '@saywright/ui/i18n'
import type { ruleMessages } from './messages.js'

type Labels = TranslateOf<typeof ruleMessages>

/** A place of the text as a list shows it. */
export type RulePlace = {
  readonly range: Range
  /** The code in the text. */
  readonly code: string
  readonly text: string
}

/** The rules, slots and imports of a grammar, in the order of its text. */
export function outlinePlaces(analysis: Analysis, t: Labels): RulePlace[] {
  return outline(analysis).map(({ name, kind, isStart, nameRange, uses }) => ({
    range: nameRange,
    code: `<${name}>`,
    text: [t(`kind.${isStart ? 'start' : kind}`), t('uses', { count: uses })].join(', '),
  }))
}

/** The definition of a rule first, then each place that refers to it, with the line in which it stands. */
export function referencePlaces(analysis: Analysis, rule: string, t: Labels): RulePlace[] {
  const definition = definitionOf(analysis, rule)
  const lines = analysis.source.split('\n')
  const place = (range: Range, text = '') => ({ range, code: lineOf(lines, range), text })
  const references = referencesTo(analysis, rule).map((range) => place(range))
  return definition ? [place(definition, t('definition')), ...references] : references
}

const maxCharacters = 120

/** The line of a place; of a long one, the part around it. */
function lineOf(lines: readonly string[], { start }: Range): string {
  const line = lines[start.line - 1] ?? ''
  if (line.length <= maxCharacters) return line.trim()
  const from = Math.max(0, start.column - maxCharacters / 2)
  const to = from + maxCharacters
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`
}
