import type { Analysis } from '../analyze.js'
import type { Range } from '../syntax/position.js'

/** One rule, slot or import of a grammar, for a list of what it holds. */
export interface OutlineEntry {
  /** Without brackets. */
  readonly name: string
  readonly kind: 'rule' | 'slot' | 'import'
  readonly isStart: boolean
  readonly isExported: boolean
  /** The statement that defines it, and the name in it. */
  readonly range: Range
  readonly nameRange: Range
  /** Names of the intents of its `!tag`, each once. */
  readonly tags: readonly string[]
}

/** What a grammar holds, each name once, in the order of the text. */
export function outline({ symbols }: Analysis): OutlineEntry[] {
  const named = (statements: readonly { rule: { name: string } }[]) =>
    new Set(statements.map(({ rule }) => rule.name))
  const [starts, exports, slots] = [named(symbols.starts), named(symbols.exports), named(symbols.slots)]
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
    })
  }
  return [...entries.values()].toSorted((a, b) => a.range.start.offset - b.range.start.offset)
}
