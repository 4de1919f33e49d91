import type { PronounceStatement, RuleName, Statement } from './ast.js'
import { parseChoice } from './parseExpression.js'
import { between } from './position.js'
import type { TokenCursor } from './TokenCursor.js'
import type { Token } from './token.js'

/** One statement with its semicolon, or undefined when it could not be read. Always moves forward. */
export function parseStatement(cursor: TokenCursor): Statement | undefined {
  const first = cursor.next()
  switch (first.kind) {
    case 'rule':
      return parseRule(cursor, first)
    case 'directive':
      return parseDirective(cursor, first)
    case 'header':
      cursor.report('unexpected-character', first, { text: first.text })
      return undefined
    case 'unknown':
      break
    default:
      reportStray(cursor, first)
  }
  if (first.text !== ';') cursor.skipStatement()
  return undefined
}

function reportStray(cursor: TokenCursor, token: Token): void {
  if (token.broken) return
  if (token.text === ')' || token.text === ']') {
    cursor.report('unbalanced', token, { variant: 'close' })
  } else {
    cursor.report('unexpected-character', token, { text: token.text })
  }
}

function parseRule(cursor: TokenCursor, name: Token): Statement | undefined {
  const colon = cursor.accept(':')
  if (!colon) {
    cursor.report('missing-colon', name, { rule: name.text })
    if (cursor.isAtStop) {
      cursor.skipStatement()
      return undefined
    }
  }
  const body = parseChoice(cursor, { closers: [], separators: false })
  cursor.expectSemicolon()
  return { kind: 'rule', rule: ruleName(name), body, range: between(name, cursor.previous) }
}

function parseDirective(cursor: TokenCursor, directive: Token): Statement | undefined {
  switch (directive.text) {
    case '!grammar':
    case '!language':
      return finish(cursor, directive, parseName(cursor, directive))
    case '!start':
    case '!slot':
    case '!import':
    case '!export':
      return finish(cursor, directive, parseRuleArgument(cursor, directive))
    case '!pronounce':
      return finish(cursor, directive, parsePronounce(cursor, directive))
    default:
      cursor.report('unknown-directive', directive, { directive: directive.text })
      cursor.skipStatement()
      return undefined
  }
}

function finish(
  cursor: TokenCursor,
  directive: Token,
  statement: Statement | undefined,
): Statement | undefined {
  if (!statement) {
    cursor.skipStatement()
    return undefined
  }
  cursor.expectSemicolon()
  return { ...statement, range: between(directive, cursor.previous) }
}

function parseName(cursor: TokenCursor, directive: Token): Statement | undefined {
  const { kind, text, broken } = cursor.current
  if (broken || (kind !== 'word' && kind !== 'string')) return refuseArguments(cursor, directive)
  cursor.next()
  const name = kind === 'string' ? text.slice(1, -1) : text
  return { kind: directive.text === '!grammar' ? 'grammar' : 'language', name, range: directive }
}

function parseRuleArgument(cursor: TokenCursor, directive: Token): Statement | undefined {
  if (cursor.current.kind !== 'rule' || cursor.isAtStatement) return refuseArguments(cursor, directive)
  const kind = directive.text.slice(1) as 'start' | 'slot' | 'import' | 'export'
  return { kind, rule: ruleName(cursor.next()), range: directive }
}

function parsePronounce(cursor: TokenCursor, directive: Token): PronounceStatement | undefined {
  const { kind, text, broken } = cursor.current
  if (broken || (kind !== 'word' && kind !== 'string')) return refuseArguments(cursor, directive)
  cursor.next()
  const word = kind === 'string' ? text.slice(1, -1) : text
  if (cursor.current.text === 'PRONAS') cursor.next()
  const spellings: string[] = []
  do {
    const spelling = cursor.current
    if (spelling.broken) return undefined
    if (spelling.kind !== 'string' || spelling.text.length < 3) {
      cursor.report('bad-pronounce', directive, { text: cursor.isAtStop ? '' : spelling.text })
      return undefined
    }
    spellings.push(cursor.next().text.slice(1, -1))
  } while (cursor.accept('|'))
  return { kind: 'pronounce', word, spellings, range: directive }
}

function refuseArguments(cursor: TokenCursor, directive: Token): undefined {
  if (!cursor.current.broken) {
    cursor.report('directive-arguments', directive, { variant: directive.text.slice(1) })
  }
  return undefined
}

function ruleName(token: Token): RuleName {
  return { name: token.text.replace(/^<|>$/g, ''), range: { start: token.start, end: token.end } }
}
