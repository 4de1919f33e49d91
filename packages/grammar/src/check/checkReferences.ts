import { factsOf } from '../symbols/facts.js'
import type { Symbols } from '../symbols/symbols.js'
import type { RuleName } from '../syntax/ast.js'
import { type Problem, problem } from '../syntax/problem.js'

/** Every start, export and reference must name a rule, a slot or an import. */
export function checkReferences(symbols: Symbols): Problem[] {
  const known = new Set(symbols.rules.keys())
  for (const statement of [...symbols.slots, ...symbols.imports]) known.add(statement.rule.name)
  const named: RuleName[] = [...symbols.starts, ...symbols.exports].map((statement) => statement.rule)
  for (const definition of symbols.definitions) {
    const { names, references } = factsOf(definition)
    if (names.every((name) => known.has(name))) continue
    for (const reference of references) named.push(reference)
  }
  return named
    .filter((reference) => !known.has(reference.name))
    .map((reference) => problem('undefined-rule', reference.range, { rule: `<${reference.name}>` }))
}
