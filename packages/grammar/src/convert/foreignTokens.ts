import { matchAt } from '../syntax/trivia.js'

export type ForeignTokenKind =
  | 'word'
  | 'quoted'
  | 'rule'
  | 'address'
  | 'tag'
  | 'weight'
  | 'repeat'
  | 'language'
  | 'mark'
  | 'meta'
  | 'unknown'
  | 'end'

export interface ForeignToken {
  readonly kind: ForeignTokenKind
  /** As written, with its marks. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Comments before it, without their marks. */
  readonly comments: readonly string[]
}

/**
 * The patterns of one format, tried in this order; each must be sticky. What begins with an `opener` and has no end means that
 * none follows which has one, so that the rest is not searched again for each.
 */
export type ForeignPatterns = readonly ForeignPattern[]
type ForeignPattern = readonly [kind: ForeignTokenKind, pattern: RegExp, opener?: string]

export type OnToken = (token: ForeignToken, count: number) => void

const space = /\s+/uy
const comment = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/uy
const commentMarks = /^\/\/+|^\/\*+|(?<!\*)\*+\/$/g

/**
 * A text of another format as tokens; there is one for every character, and the last is `end`.
 *
 * @param onToken is told of each, and how many there are with it; it may throw.
 */
export function foreignTokens(
  text: string,
  from: number,
  patterns: ForeignPatterns,
  onToken?: OnToken,
): ForeignToken[] {
  const tokens: ForeignToken[] = []
  const open = new Set<ForeignPattern>()
  let comments: string[] = []
  let at = from
  while (at < text.length) {
    const passed = matchAt(space, text, at) ?? matchAt(comment, text, at)
    if (passed) {
      if (passed.startsWith('/')) for (const line of linesOfComment(passed)) comments.push(line)
      at += passed.length
      continue
    }
    const [kind, found] = tokenAt(text, at, patterns, open)
    const token: ForeignToken = { kind, text: found, start: at, end: at + found.length, comments }
    tokens.push(token)
    onToken?.(token, tokens.length)
    at += found.length
    if (comments.length > 0) comments = []
  }
  tokens.push({ kind: 'end', text: '', start: text.length, end: text.length, comments })
  return tokens
}

/** @param open patterns of which no end follows any more. */
function tokenAt(
  text: string,
  at: number,
  patterns: ForeignPatterns,
  open: Set<ForeignPattern>,
): [ForeignTokenKind, string] {
  for (const each of patterns) {
    if (open.has(each)) continue
    const [kind, pattern, opener] = each
    const found = matchAt(pattern, text, at)
    if (found) return [kind, found]
    if (opener && text.startsWith(opener, at)) open.add(each)
  }
  return ['unknown', String.fromCodePoint(text.codePointAt(at) ?? 0)]
}

function linesOfComment(text: string): string[] {
  return text
    .replace(commentMarks, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trimEnd())
    .filter((line) => line !== '')
}
