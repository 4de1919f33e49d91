import type { Analysis } from '../analyze.js'
import { referencesTo } from '../symbols/occurrences.js'
import type { RuleStatement, Sequence } from '../syntax/ast.js'
import type { Range } from '../syntax/position.js'

/** A default value of a slot with its range in the text. */
export interface DefaultValue {
  readonly value: string
  readonly range: Range
}

/** A dynamic slot declared in a grammar. */
export interface GrammarSlot {
  /** Name without brackets. */
  readonly name: string
  /** Range of `!slot` up to its semicolon. */
  readonly declaration: Range
  /** Values in the grammar; `undefined` when they are given at run time. */
  readonly defaults: readonly DefaultValue[] | undefined
  /** Ranges of the references to it. */
  readonly references: readonly Range[]
}

/** The dynamic slots of a grammar, each name once, in text order. */
export function slotsOf(analysis: Analysis): GrammarSlot[] {
  const { symbols, source } = analysis
  const slots = new Map<string, GrammarSlot>()
  for (const { rule, range } of symbols.slots) {
    if (slots.has(rule.name)) continue
    const body = symbols.rules.get(rule.name)
    slots.set(rule.name, {
      name: rule.name,
      declaration: range,
      defaults: body && defaultsOf(body, source),
      references: referencesTo(analysis, rule.name),
    })
  }
  return [...slots.values()]
}

function defaultsOf({ body }: RuleStatement, source: string): DefaultValue[] {
  return body.alternatives
    .filter(({ terms }) => terms.length > 0)
    .map((alternative) => ({ value: spokenValue(alternative, source), range: alternative.range }))
}

function spokenValue({ terms, range }: Sequence, source: string): string {
  const isFlat = terms.every(({ kind }) => kind === 'word' || kind === 'phrase')
  if (!isFlat) return source.slice(range.start.offset, range.end.offset)
  return terms.flatMap((term) => ('text' in term ? [term.text] : [])).join(' ')
}
