import type { Symbols } from '../symbols/symbols.js'
import type { Grammar } from '../syntax/ast.js'
import { type Problem, problem } from '../syntax/problem.js'
import type { Token } from '../syntax/token.js'

/** Exactly one `!grammar`, at least one `!start` unless others are to import from it. */
export function checkStatements(grammar: Grammar, symbols: Symbols): Problem[] {
  const problems: Problem[] = []
  const [first, ...others] = grammar.statements.filter((statement) => statement.kind === 'grammar')
  if (!first && !mentions(grammar, '!grammar'))
    problems.push(problem('missing-grammar', beginningOf(grammar)))
  for (const other of others) problems.push(problem('duplicate-grammar', other.range))
  if (symbols.starts.length === 0 && !mentions(grammar, '!start'))
    problems.push(
      problem(symbols.exports.length > 0 ? 'only-exports' : 'missing-start', beginningOf(grammar)),
    )
  return problems
}

// A statement that could not be read has its own problem: saying that it is absent would be wrong.
function mentions(grammar: Grammar, directive: string): boolean {
  return grammar.tokens.some((token) => token.kind === 'directive' && token.text === directive)
}

function beginningOf(grammar: Grammar) {
  const start = { line: 1, column: 1, offset: 0 }
  const first = grammar.tokens[0] as Token
  return { start, end: first.kind === 'header' ? first.end : start }
}
