import type { Analysis } from '../analyze.js'
import type { Range } from '../syntax/position.js'

/** One rule, slot or import in an outline. */
export interface OutlineEntry {
  /** Name without brackets. */
  readonly name: string
  readonly kind: 'rule' | 'slot' | 'import'
  readonly isStart: boolean
  readonly isExported: boolean
  /** Range of the defining statement, and of the name in it. */
  readonly range: Range
  readonly nameRange: Range
  /** Names of the intents of its `!tag` directives, without duplicates. */
  readonly tags: readonly string[]
  /** Number of references to it. */
  readonly uses: number
}

/** The rules, slots and imports of a grammar, each name once, in text order. */
export function outline({ symbols, grammar }: Analysis): OutlineEntry[] {
  const named = (statements: readonly { rule: { name: string } }[]) =>
    new Set(statements.map(({ rule }) => rule.name))
  const [starts, exports, slots] = [named(symbols.starts), named(symbols.exports), named(symbols.slots)]
  const uses = usesOf(symbols, grammar.tokens)
  const entries = new Map<string, OutlineEntry>()
  for (const statement of [...symbols.rules.values(), ...symbols.slots, ...symbols.imports]) {
    const { name, range: nameRange } = statement.rule
    if (entries.has(name)) continue
    const terms = (statement.kind === 'rule' && symbols.terms.get(statement)) || []
    entries.set(name, {
      name,
      kind: slots.has(name) ? 'slot' : statement.kind === 'import' ? 'import' : 'rule',
      isStart: starts.has(name),
      isExported: exports.has(name),
      range: statement.range,
      nameRange,
      tags: [...new Set(terms.flatMap((term) => (term.kind === 'tag' ? [term.name] : [])))],
      uses: uses.get(name) ?? 0,
    })
  }
  return [...entries.values()].toSorted((a, b) => a.range.start.offset - b.range.start.offset)
}

function usesOf(symbols: Analysis['symbols'], tokens: Analysis['grammar']['tokens']): Map<string, number> {
  const uses = new Map<string, number>()
  const add = (name: string, by: number) => uses.set(name, (uses.get(name) ?? 0) + by)
  for (const { kind, text } of tokens) if (kind === 'rule') add(text.replace(/^<|>$/g, ''), 1)
  for (const { rule } of [...symbols.definitions, ...symbols.slots, ...symbols.imports]) add(rule.name, -1)
  return uses
}
