import type {
  Grammar,
  PronounceStatement,
  Reference,
  RuleListStatement,
  RuleStatement,
  Term,
} from '../syntax/ast.js'
import { factsOf } from './facts.js'

/** The declarations and references of a grammar. */
export interface Symbols {
  /** First definition of each rule, in text order. */
  readonly rules: ReadonlyMap<string, RuleStatement>
  readonly definitions: readonly RuleStatement[]
  readonly starts: readonly RuleListStatement[]
  readonly exports: readonly RuleListStatement[]
  readonly slots: readonly RuleListStatement[]
  readonly imports: readonly RuleListStatement[]
  readonly pronounces: readonly PronounceStatement[]
  /** All terms in the body of a definition, outer before inner. */
  readonly terms: ReadonlyMap<RuleStatement, readonly Term[]>
  /** References in the body of a definition. */
  readonly references: ReadonlyMap<RuleStatement, readonly Reference[]>
}

export function symbolsOf(grammar: Pick<Grammar, 'statements'>): Symbols {
  const rules = new Map<string, RuleStatement>()
  const definitions: RuleStatement[] = []
  const pronounces: PronounceStatement[] = []
  const listed = { start: [], export: [], slot: [], import: [] } as Record<
    RuleListStatement['kind'],
    RuleListStatement[]
  >
  for (const statement of grammar.statements) {
    if (statement.kind === 'rule') {
      definitions.push(statement)
      if (!rules.has(statement.rule.name)) rules.set(statement.rule.name, statement)
    } else if (statement.kind === 'pronounce') pronounces.push(statement)
    else if ('rule' in statement) listed[statement.kind].push(statement)
  }
  let terms: Symbols['terms'] | undefined
  let references: Symbols['references'] | undefined
  return {
    rules,
    definitions,
    starts: listed.start,
    exports: listed.export,
    slots: listed.slot,
    imports: listed.import,
    pronounces,
    get terms() {
      terms ??= new Map(definitions.map((rule) => [rule, factsOf(rule).terms]))
      return terms
    },
    get references() {
      references ??= new Map(definitions.map((rule) => [rule, factsOf(rule).references]))
      return references
    },
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
    if (rule) for (const next of factsOf(rule).names) waiting.push(next)
  }
  return reached
}
