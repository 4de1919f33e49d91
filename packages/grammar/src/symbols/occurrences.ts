import type { Grammar } from '../syntax/ast.js'
import type { Range } from '../syntax/position.js'
import type { Token } from '../syntax/token.js'
import type { Symbols } from './symbols.js'

/** A parsed grammar: an `Analysis` has both properties. */
export interface ReadGrammar {
  readonly grammar: Grammar
  readonly symbols: Symbols
}

/** A rule, slot or import named at a position. */
export interface NamedRule {
  /** Name without brackets. */
  readonly name: string
  readonly kind: 'rule' | 'slot' | 'import' | 'undefined'
  /** Range of the name with its brackets. */
  readonly range: Range
}

/**
 * The rule named at a position of the text, also in its definition; `undefined` elsewhere and in comments.
 */
export function ruleAt(analysis: ReadGrammar, offset: number): NamedRule | undefined {
  const { tokens } = analysis.grammar
  let low = 0
  let high = tokens.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((tokens[middle] as Token).start.offset <= offset) low = middle
    else high = middle
  }
  // At the place between two tokens the one that ends there counts too, since a caret is behind what was written.
  const token = [tokens[low], tokens[low - 1]].find(
    (each) => each?.kind === 'rule' && each.start.offset <= offset && offset <= each.end.offset,
  )
  if (!token) return undefined
  const name = nameOf(token)
  return { name, kind: kindOf(analysis, name), range: rangeOf(token) }
}

/** Kind of a name. A slot with default values is a slot. */
export function kindOf({ symbols }: Pick<ReadGrammar, 'symbols'>, name: string): NamedRule['kind'] {
  const isNamed = ({ rule }: { rule: { name: string } }) => rule.name === name
  if (symbols.slots.some(isNamed)) return 'slot'
  if (symbols.imports.some(isNamed)) return 'import'
  return symbols.rules.has(name) ? 'rule' : 'undefined'
}

/** Range of the definition of a rule: the name before its body, or in `!slot` or `!import` without a body. */
export function definitionOf({ symbols }: Pick<ReadGrammar, 'symbols'>, name: string): Range | undefined {
  const body = symbols.rules.get(name)?.rule.range
  return body ?? [...symbols.slots, ...symbols.imports].find(({ rule }) => rule.name === name)?.rule.range
}

/** All places that name a rule, in text order, also in statements with errors. */
export function occurrencesOf({ grammar }: Pick<ReadGrammar, 'grammar'>, name: string): Range[] {
  return grammar.tokens.filter((token) => isNameOf(token, name)).map(rangeOf)
}

/** The references to a rule: its occurrences except those before a body and in `!slot` and `!import`. */
export function referencesTo(analysis: ReadGrammar, name: string): Range[] {
  const { definitions, slots, imports } = analysis.symbols
  const declared = new Set([...definitions, ...slots, ...imports].map(({ rule }) => rule.range.start.offset))
  return occurrencesOf(analysis, name).filter(({ start }) => !declared.has(start.offset))
}

function isNameOf(token: Token, name: string): boolean {
  return token.kind === 'rule' && token.text.length <= name.length + 2 && nameOf(token) === name
}

function nameOf({ text }: Token): string {
  return text.replace(/^<|>$/g, '')
}

function rangeOf({ start, end }: Token): Range {
  return { start, end }
}
