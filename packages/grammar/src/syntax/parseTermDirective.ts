import type { Term } from './ast.js'
import type { ParseContext, ReadBody } from './ParseContext.js'
import { between } from './position.js'
import type { TokenCursor } from './TokenCursor.js'
import type { Token } from './token.js'

const wholeNumber = /^\d+$/

/** `!repeat(expression, minimum, maximum)`, from after its bracket. */
export function parseRepeat(
  cursor: TokenCursor,
  around: ParseContext,
  directive: Token,
  opener: Token,
  readBody: ReadBody,
): Term {
  const body = readBody()
  if (cursor.isAtStop) return leaveOpen(cursor, around, opener)
  const minimum = cursor.accept(',') && acceptNumber(cursor)
  const maximum = minimum === undefined || !cursor.accept(',') ? undefined : acceptBound(cursor)
  if (minimum === undefined || maximum === undefined || !closes(cursor))
    return refuse(cursor, directive, true)
  closeGroup(cursor, around, opener, ')')
  const range = between(directive, cursor.previous)
  if (maximum !== 'unbounded') checkBounds(cursor, directive, minimum, maximum)
  return { kind: 'repeat', body, minimum, maximum, range }
}

/** `!tag(NAME, expression)`, from after its bracket. */
export function parseTag(
  cursor: TokenCursor,
  around: ParseContext,
  directive: Token,
  opener: Token,
  readBody: ReadBody,
): Term {
  if (cursor.isAtStop) return leaveOpen(cursor, around, opener)
  const name = cursor.current
  if (name.kind !== 'word') return refuse(cursor, directive, true)
  cursor.next()
  if (!cursor.accept(',') || cursor.at(')')) return refuse(cursor, directive, true)
  const body = readBody()
  if (cursor.at(',')) return refuse(cursor, directive, true)
  closeGroup(cursor, around, opener, ')')
  const nameRange = { start: name.start, end: name.end }
  return { kind: 'tag', name: name.text, nameRange, body, range: between(directive, cursor.previous) }
}

/** Takes the closing mark; reports the opening one when it is missing or another is in its place. */
export function closeGroup(cursor: TokenCursor, around: ParseContext, opener: Token, closer: string): void {
  if (cursor.accept(closer) || cursor.previous.broken || cursor.current.broken) return
  cursor.report('unbalanced', opener, { variant: 'open', closer })
  const other = closer === ')' ? ']' : ')'
  if (!around.closers.includes(other)) cursor.accept(other)
}

/** Reports wrong arguments of a directive and passes over its brackets. */
export function refuse(cursor: TokenCursor, directive: Token, isOpen: boolean): Term {
  cursor.report('directive-arguments', directive, { variant: directive.text.slice(1) })
  for (let depth = isOpen ? 1 : 0; depth > 0 && !cursor.isAtStop; cursor.next()) {
    if (cursor.at('(')) depth += 1
    if (cursor.at(')')) depth -= 1
  }
  return { kind: 'invalid', range: between(directive, cursor.previous) }
}

function leaveOpen(cursor: TokenCursor, around: ParseContext, opener: Token): Term {
  closeGroup(cursor, around, opener, ')')
  return { kind: 'invalid', range: opener }
}

function closes(cursor: TokenCursor): boolean {
  return cursor.at(')') || cursor.isAtStop
}

function acceptNumber(cursor: TokenCursor): number | undefined {
  const { kind, text } = cursor.current
  if (kind !== 'word' || !wholeNumber.test(text)) return undefined
  cursor.next()
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER)
}

function acceptBound(cursor: TokenCursor): number | 'unbounded' | undefined {
  return cursor.accept('*') ? 'unbounded' : acceptNumber(cursor)
}

function checkBounds(cursor: TokenCursor, directive: Token, minimum: number, maximum: number): void {
  const values = { minimum: String(minimum), maximum: String(maximum) }
  if (minimum > maximum) cursor.report('repeat-bounds', directive, values)
  else if (maximum === 0) cursor.report('repeat-bounds', directive, { ...values, variant: 'zero' })
}
