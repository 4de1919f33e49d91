import type { Grammar, Statement } from './ast.js'
import { parseStatement } from './parseStatement.js'
import type { Position } from './position.js'
import type { Problem } from './problem.js'
import { TokenCursor } from './TokenCursor.js'
import type { Token } from './token.js'
import { beginning, tokenize } from './tokenize.js'

const header = /^#BNF\+EM\s?V(1\.0|1\.1|2\.0|2\.1);$/
const currentVersion = '2.1'

/** The grammar that could be understood of a source text, and the problems of its spelling. */
export function parse(source: string): { grammar: Grammar; problems: Problem[] } {
  return parsePart(source, beginning, true)
}

/** Parses a part that begins where a statement may begin; the first part has the header. */
export function parsePart(
  source: string,
  origin: Position,
  isFirst: boolean,
): { grammar: Grammar; problems: Problem[] } {
  const { tokens, problems } = tokenize(source, origin)
  const cursor = new TokenCursor(tokens, problems)
  const version = isFirst ? parseHeader(cursor) : undefined
  const statements: Statement[] = []
  while (!cursor.isAtEnd) {
    const statement = parseStatement(cursor)
    if (statement) statements.push(statement)
  }
  return { grammar: { tokens, version, statements }, problems }
}

function parseHeader(cursor: TokenCursor): string | undefined {
  const first = cursor.current
  const version = isVeryFirst(first) ? header.exec(first.text)?.[1] : undefined
  if (!version) {
    const start = beginning
    const end = first.kind === 'header' ? first.end : start
    cursor.report('header', { start, end })
  } else if (version !== currentVersion) {
    cursor.report('header-version', first, { version })
  }
  if (first.kind === 'header') cursor.next()
  return version
}

function isVeryFirst(token: Token): boolean {
  return token.leading === '' || token.leading === '\uFEFF'
}
