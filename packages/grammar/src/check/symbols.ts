import type {
  Grammar,
  PronounceStatement,
  Reference,
  RuleListStatement,
  RuleStatement,
  Term,
} from '../syntax/ast.js'
import { termsOf } from '../syntax/walk.js'

/** What a grammar declares and refers to, gathered once for all checks. */
export interface Symbols {
  /** First definition of each rule, in the order of the text. */
  readonly rules: ReadonlyMap<string, RuleStatement>
  readonly definitions: readonly RuleStatement[]
  readonly starts: readonly RuleListStatement[]
  readonly exports: readonly RuleListStatement[]
  readonly slots: readonly RuleListStatement[]
  readonly imports: readonly RuleListStatement[]
  readonly pronounces: readonly PronounceStatement[]
  /** All terms of the body of a definition, outer before inner. */
  readonly terms: ReadonlyMap<RuleStatement, readonly Term[]>
  /** References inside the body of a definition. */
  readonly references: ReadonlyMap<RuleStatement, readonly Reference[]>
}

export function symbolsOf(grammar: Grammar): Symbols {
  const definitions = grammar.statements.filter((statement) => statement.kind === 'rule')
  const rules = new Map<string, RuleStatement>()
  for (const rule of definitions) if (!rules.has(rule.rule.name)) rules.set(rule.rule.name, rule)
  const listed = (kind: RuleListStatement['kind']) =>
    grammar.statements.filter((statement): statement is RuleListStatement => statement.kind === kind)
  const terms = new Map(definitions.map((rule) => [rule, termsOf(rule.body)]))
  const references = new Map(
    definitions.map((rule) => [rule, (terms.get(rule) ?? []).filter((term) => term.kind === 'reference')]),
  )
  return {
    rules,
    definitions,
    starts: listed('start'),
    exports: listed('export'),
    slots: listed('slot'),
    imports: listed('import'),
    pronounces: grammar.statements.filter((statement) => statement.kind === 'pronounce'),
    terms,
    references,
  }
}

/** Names of the rules that a start or an export leads to, directly or not; slots and imports included. */
export function reachedFrom(symbols: Symbols): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...symbols.starts, ...symbols.exports].map((statement) => statement.rule.name)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    const rule = symbols.rules.get(name)
    for (const reference of (rule && symbols.references.get(rule)) ?? []) waiting.push(reference.name)
  }
  return reached
}
