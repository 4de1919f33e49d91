import type { ImportFailure, LinkedImports } from '../imports/linkedImports.js'
import type { Symbols } from '../symbols/symbols.js'
import type { RuleName } from '../syntax/ast.js'
import { type Problem, problem } from '../syntax/problem.js'

const maxNamed = 5

/** Checks that every import leads to a rule that another grammar exports, and that its name is declared once. */
export function checkImports(symbols: Symbols, imports: LinkedImports): Problem[] {
  const failed = imports.failures.map(({ statement, failure }) => problemOf(statement.rule, failure))
  const seen = new Set<string>()
  const repeated = symbols.imports.filter(({ rule: { name } }) => {
    const isSeen = seen.has(name)
    seen.add(name)
    return isSeen
  })
  const defined = [...repeated, ...symbols.slots, ...symbols.rules.values()]
    .filter(({ rule }) => imports.own.has(rule.name))
    .map(({ rule }) => problem('duplicate-rule', rule.range, { rule: `<${rule.name}>` }))
  return [...failed, ...defined]
}

function problemOf({ name, range }: RuleName, failure: ImportFailure): Problem {
  const rule = `<${name}>`
  switch (failure.kind) {
    case 'unknown-model':
      return problem('import-unknown-model', range, { model: failure.model, rule })
    case 'unknown-rule':
      return problem('import-unknown-rule', range, {
        model: failure.grammar.name,
        rule: `<${failure.rule}>`,
      })
    case 'nowhere':
      return problem('import-unknown-rule', range, { rule, variant: 'nowhere' })
    case 'other-language':
      return problem('import-unknown-rule', range, {
        rule,
        languages: failure.languages.join(','),
        variant: 'language',
      })
    case 'private':
      return problem('import-not-exported', range, { model: failure.grammar.name, rule: `<${failure.rule}>` })
    case 'ambiguous': {
      const { grammars } = failure
      const example = `<${grammars[0]?.writtenName}.${name}>`
      return problem('import-ambiguous', range, { rule, models: namesOf(grammars), example })
    }
    case 'same-name':
      return problem('import-ambiguous', range, { model: failure.model, variant: 'model' })
    case 'cycle':
      return problem('import-cycle', range, { path: failure.path.join(' → ') })
    case 'limit':
      return problem('import-too-large', range, { limit: String(failure.limit), variant: failure.of })
    case 'faulty':
      return problem('import-faulty', range, { model: failure.grammar.name })
  }
}

function namesOf(grammars: readonly { readonly name: string }[]): string {
  const names = grammars.slice(0, maxNamed).map(({ name }) => name)
  return grammars.length > maxNamed ? `${names.join(', ')}, …` : names.join(', ')
}
