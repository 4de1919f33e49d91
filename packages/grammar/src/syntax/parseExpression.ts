import type { Choice, Sequence, Term } from './ast.js'
import type { ParseContext } from './ParseContext.js'
import { closeGroup, parseRepeat, parseTag, refuse } from './parseTermDirective.js'
import { between } from './position.js'
import type { TokenCursor } from './TokenCursor.js'
import type { Token } from './token.js'

const deepestNesting = 100
const closerOf: Readonly<Record<string, string>> = { '(': ')', '[': ']' }
const action = /^\{@\s*(?:([\p{L}_][\p{L}\p{M}\p{N}_.-]*)\s*)?=\s*"([^"]*)"\s*;\s*\}$/u

/** Alternatives separated by bars, up to the closing mark, comma or semicolon that ends them. */
export function parseChoice(cursor: TokenCursor, around: ParseContext): Choice {
  const first = cursor.current
  const alternatives: Sequence[] = []
  do alternatives.push(parseSequence(cursor, around))
  while (cursor.accept('|'))
  const last = alternatives.at(-1)?.range ?? first
  return { kind: 'choice', alternatives, range: between(first, last) }
}

function parseSequence(cursor: TokenCursor, around: ParseContext): Sequence {
  const first = cursor.current
  const terms: Term[] = []
  while (!endsSequence(cursor, around)) terms.push(parseTerm(cursor, around))
  const last = terms.at(-1)
  if (last) return { kind: 'sequence', terms, range: between(first, last.range) }
  const place = cursor.isAtEnd ? cursor.previous : first
  if (!cursor.current.broken) cursor.report('empty-alternative', place)
  return { kind: 'sequence', terms: [{ kind: 'invalid', range: place }], range: place }
}

function endsSequence(cursor: TokenCursor, around: ParseContext): boolean {
  const { kind, text } = cursor.current
  if (kind === 'word' || kind === 'string') return false
  if (kind !== 'punctuation') return cursor.isAtStop
  if (text === '|' || text === ';' || (text === ',' && around.separators)) return true
  if (text !== ')' && text !== ']') return false
  const closer = around.closers.at(-1)
  return closer !== undefined && (around.closers.includes(text) || !cursor.closesLater(closer))
}

/** One term with the return values that follow it. Always moves forward. */
export function parseTerm(cursor: TokenCursor, around: ParseContext): Term {
  let term = parseBareTerm(cursor, around)
  for (let count = 1; cursor.current.kind === 'action'; count++) {
    const token = cursor.next()
    if (count > deepestNesting) {
      if (count === deepestNesting + 1) reportTooDeep(cursor, token, { variant: 'action' })
      continue
    }
    const parts = action.exec(token.text)
    if (!parts) cursor.report('bad-action', token, { text: token.text })
    else
      term = {
        kind: 'action',
        name: parts[1] ?? '@',
        value: parts[2] ?? '',
        term,
        range: between(term.range, token),
      }
  }
  return term
}

function parseBareTerm(cursor: TokenCursor, around: ParseContext): Term {
  const token = cursor.next()
  const range = { start: token.start, end: token.end }
  switch (token.kind) {
    case 'word':
      return { kind: 'word', text: token.text, range }
    case 'string':
      return parsePhrase(cursor, token)
    case 'rule':
      return { kind: 'reference', name: token.text.replace(/^<|>$/g, ''), range }
    case 'any':
      return { kind: 'any', range }
    case 'directive':
      return parseDirective(cursor, around, token)
    case 'action':
      cursor.report('bad-action', token, { variant: 'alone', text: token.text })
      return { kind: 'invalid', range }
    case 'punctuation':
      return parseMark(cursor, around, token)
    default:
      return { kind: 'invalid', range }
  }
}

function parsePhrase(cursor: TokenCursor, token: Token): Term {
  if (token.broken) return { kind: 'invalid', range: token }
  const text = token.text.slice(1, -1)
  if (text.trim() === '') {
    cursor.report('empty-group', token, { variant: 'phrase' })
    return { kind: 'invalid', range: token }
  }
  return { kind: 'phrase', text, range: { start: token.start, end: token.end } }
}

function parseMark(cursor: TokenCursor, around: ParseContext, token: Token): Term {
  const closer = closerOf[token.text]
  if (closer) return parseGroup(cursor, around, token, closer)
  if (token.text === ')' || token.text === ']') cursor.report('unbalanced', token, { variant: 'close' })
  else cursor.report('unexpected-character', token, { text: token.text })
  return { kind: 'invalid', range: token }
}

function parseGroup(cursor: TokenCursor, around: ParseContext, opener: Token, closer: string): Term {
  const body = parseBody(cursor, around, opener, closer)
  if (!body) return { kind: 'invalid', range: between(opener, cursor.previous) }
  closeGroup(cursor, around, opener, closer)
  return { kind: closer === ')' ? 'group' : 'optional', body, range: between(opener, cursor.previous) }
}

/** The content of two brackets, or undefined (reported) when it is empty or the nesting is too deep. */
function parseBody(
  cursor: TokenCursor,
  around: ParseContext,
  opener: Token,
  closer: string,
): Choice | undefined {
  if (cursor.accept(closer)) {
    cursor.report('empty-group', opener)
    return undefined
  }
  if (isTooDeep(cursor, around, opener)) return undefined
  return parseChoice(cursor, { closers: [...around.closers, closer], separators: false })
}

function parseDirective(cursor: TokenCursor, around: ParseContext, directive: Token): Term {
  if (directive.text !== '!optional' && directive.text !== '!repeat' && directive.text !== '!tag') {
    cursor.report('unknown-directive', directive, { directive: directive.text })
    return { kind: 'invalid', range: directive }
  }
  const opener = cursor.accept('(')
  if (!opener || cursor.at(')')) return refuse(cursor, directive, opener !== undefined)
  if (isTooDeep(cursor, around, opener)) return { kind: 'invalid', range: directive }
  const readBody = () => parseChoice(cursor, { closers: [...around.closers, ')'], separators: true })
  if (directive.text === '!repeat') return parseRepeat(cursor, around, directive, opener, readBody)
  if (directive.text === '!tag') return parseTag(cursor, around, directive, opener, readBody)
  const body = readBody()
  if (cursor.at(',')) return refuse(cursor, directive, true)
  closeGroup(cursor, around, opener, ')')
  return { kind: 'optional', body, range: between(directive, cursor.previous) }
}

function isTooDeep(cursor: TokenCursor, around: ParseContext, opener: Token): boolean {
  if (around.closers.length < deepestNesting) return false
  reportTooDeep(cursor, opener)
  cursor.skipGroup()
  return true
}

function reportTooDeep(cursor: TokenCursor, token: Token, values: Record<string, string> = {}): void {
  cursor.report('nesting-too-deep', token, { limit: String(deepestNesting), ...values })
}
