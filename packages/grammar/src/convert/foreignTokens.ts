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

/** The patterns of one format, tried in this order; each must be sticky. */
export type ForeignPatterns = readonly (readonly [kind: ForeignTokenKind, pattern: RegExp])[]

const space = /\s+/uy
const comment = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/uy
const commentMarks = /^\/\/+|^\/\*+|(?<!\*)\*+\/$/g

/** A text of another format as tokens; there is one for every character, and the last is `end`. */
export function foreignTokens(text: string, from: number, patterns: ForeignPatterns): ForeignToken[] {
  const tokens: ForeignToken[] = []
  let comments: string[] = []
  let at = from
  while (at < text.length) {
    const passed = matchAt(space, text, at) ?? matchAt(comment, text, at)
    if (passed) {
      if (passed.startsWith('/')) for (const line of linesOfComment(passed)) comments.push(line)
      at += passed.length
      continue
    }
    const [kind, found] = tokenAt(text, at, patterns)
    tokens.push({ kind, text: found, start: at, end: at + found.length, comments })
    at += found.length
    if (comments.length > 0) comments = []
  }
  tokens.push({ kind: 'end', text: '', start: text.length, end: text.length, comments })
  return tokens
}

function tokenAt(text: string, at: number, patterns: ForeignPatterns): [ForeignTokenKind, string] {
  for (const [kind, pattern] of patterns) {
    const found = matchAt(pattern, text, at)
    if (found) return [kind, found]
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
