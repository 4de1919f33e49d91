import { ruleOrder } from '../check/ruleOrder.js'
import type { Symbols } from '../check/symbols.js'
import type { Choice, Grammar, RuleName } from '../syntax/ast.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import type { Range } from '../syntax/position.js'
import { Builder } from './Builder.js'
import type { CompiledGrammar, CompiledNode } from './node.js'
import { RuleBodies } from './RuleBodies.js'

type Parsed = { readonly grammar: Grammar; readonly symbols: Symbols }

/**
 * Resolves the references of a grammar, those to imported rules in the grammar that `imports` gives for their name.
 *
 * @param from the rules with which a sentence begins.
 */
export function compile(
  { grammar, symbols }: Parsed,
  imports: Readonly<Record<string, Pick<Parsed, 'symbols'>>> = {},
  from: readonly RuleName[] = symbols.starts.map(({ rule }) => rule),
): CompiledGrammar {
  let count = 0
  const nextId = () => count++
  const slots = slotsOf(symbols)
  const bodies = new RuleBodies(ruleOrder(symbols), nextId, (name, range, builder) => {
    const imported = imports[name]
    if (imported) return importRule(imported.symbols, name, range, builder, nextId)
    return slots.has(name) ? builder.node(range, { kind: 'slot', name }) : undefined
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
  return { name, root, nodeCount: count, slots, pronunciations: pronunciationsOf(symbols) }
}

const origin = { line: 1, column: 1, offset: 0 }

function importRule(
  symbols: Symbols,
  name: string,
  at: Range,
  from: Builder,
  nextId: () => number,
): CompiledNode {
  const slots = slotsOf(symbols)
  const bodies = new RuleBodies(
    ruleOrder(symbols),
    nextId,
    (slot, range, builder) =>
      slots.has(slot) ? builder.node(range, { kind: 'slot', name: slot }) : undefined,
    at,
  )
  return bodies.resolve(name, at, from)
}

function slotsOf(symbols: Symbols): Map<string, readonly string[]> {
  const slots = new Map<string, readonly string[]>()
  for (const { rule } of [...symbols.slots, ...symbols.imports]) {
    const body = symbols.rules.get(rule.name)?.body
    slots.set(rule.name, body ? flatValues(body) : [])
  }
  return slots
}

function flatValues(body: Choice): string[] {
  return body.alternatives.flatMap(({ terms }) => {
    const [only] = terms
    if (terms.length === 1 && only?.kind === 'group') return flatValues(only.body)
    const texts = terms.map((term) => (term.kind === 'action' ? term.term : term))
    const spoken = texts.filter((term) => term.kind === 'word' || term.kind === 'phrase')
    return spoken.length === texts.length ? [spoken.map((term) => term.text).join(' ')] : []
  })
}

function pronunciationsOf(symbols: Symbols): Map<string, readonly string[]> {
  const spoken = new Map<string, string[]>()
  for (const { word, spellings } of symbols.pronounces) {
    const key = wordsOfSentence(word).join(' ')
    const known = spoken.get(key) ?? []
    for (const spelling of spellings) known.push(spelling)
    spoken.set(key, known)
  }
  return spoken
}
