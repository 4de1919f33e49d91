import type { LinkedImports } from '../imports/linkedImports.js'
import { ruleOrder } from '../symbols/ruleOrder.js'
import type { Symbols } from '../symbols/symbols.js'
import type { Grammar, RuleName } from '../syntax/ast.js'
import { Builder } from './Builder.js'
import { ImportedBodies } from './ImportedBodies.js'
import type { CompiledGrammar, CompiledNode } from './node.js'
import { pronunciationsOf } from './pronunciationsOf.js'
import { RuleBodies } from './RuleBodies.js'
import { slotValues } from './slotValues.js'

type Parsed = { readonly grammar: Grammar; readonly symbols: Symbols }

/**
 * Resolves the references of a grammar, those to imported rules in the grammars that `imports` leads to.
 *
 * @param from the rules with which a sentence begins.
 */
export function compile(
  { grammar, symbols }: Parsed,
  imports: LinkedImports,
  from: readonly RuleName[] = symbols.starts.map(({ rule }) => rule),
): CompiledGrammar {
  let count = 0
  const nextId = () => count++
  const slots = slotValues(symbols, imports.own)
  const imported = new ImportedBodies(imports, slots, nextId)
  const bodies = new RuleBodies({
    rules: ruleOrder(symbols).ordered,
    nextId,
    resolveElsewhere: (name, range, builder) => {
      const link = imports.own.get(name)
      if (link) return imported.resolve(link, name, range, builder)
      return slots.has(name) ? { node: builder.node(range, { kind: 'slot', name }), depth: 1 } : undefined
    },
  })
  const starts = from.map(({ name, range }) =>
    bodies.resolve(name, range, new Builder('', nextId, bodies.resolve)),
  )
  const range = starts[0]?.range ?? grammar.tokens[0] ?? { start: origin, end: origin }
  const root: CompiledNode =
    starts.length === 1
      ? (starts[0] as CompiledNode)
      : {
          id: nextId(),
          kind: 'choice',
          items: starts,
          range: { start: range.start, end: range.end },
          rule: '',
        }
  const named = grammar.statements.find((statement) => statement.kind === 'grammar')
  const name = named?.kind === 'grammar' ? named.name : ''
  const pronunciations = pronunciationsOf([symbols, ...imported.symbols])
  const builtIn = [...imports.grammars.keys()].find((grammar) => grammar.builtIn)?.builtIn
  return {
    ...{ name, root, nodeCount: count, pronunciations },
    slots: new Map([...slots, ...imported.slots]),
    ...(builtIn && { builtIn }),
  }
}

const origin = { line: 1, column: 1, offset: 0 }
