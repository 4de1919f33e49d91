import { matchAt } from '../syntax/trivia.js'
import { linesOfComment } from './linesOfComment.js'

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
  /** The source text, with its marks. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Lines of comments before it, without their marks. */
  readonly comments: readonly string[]
  /** Lines of comments that begin behind it on its line. */
  readonly commentsBehind: readonly string[]
}

/**
 * The patterns of one format, tried in this order; each must be sticky. What begins with an `opener` and has no end means that
 * none follows which has one, so that the rest is not searched again for each.
 */
export type ForeignPatterns = readonly ForeignPattern[]
type ForeignPattern = readonly [kind: ForeignTokenKind, pattern: RegExp, opener?: string]

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** Lists that belong to one token each, made with their first line: most tokens have no comment. */
interface CommentLines {
  before: string[] | undefined
  behind: string[] | undefined
}

const none: readonly string[] = []

export type OnToken = (token: ForeignToken, count: number) => void

const space = /\s+/uy
const lineEnd = /[\r\n]/
const comment = /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/uy

/**
 * A text of another format as tokens; there is one for every character, and the last is `end`.
 *
 * @param onToken called for each token, with the number so far; it may throw.
 */
export function foreignTokens(
  text: string,
  from: number,
  patterns: ForeignPatterns,
  onToken?: OnToken,
): ForeignToken[] {
  const tokens: ForeignToken[] = []
  const open = new Set<ForeignPattern>()
  const lines: CommentLines = { before: undefined, behind: undefined }
  // The last token, until its line ends.
  let last: Writable<ForeignToken> | undefined
  let at = from
  while (at < text.length) {
    const passed = matchAt(space, text, at) ?? matchAt(comment, text, at)
    if (passed) {
      if (passed.startsWith('/')) addComment(passed, lines, last)
      if (lineEnd.test(passed)) last = undefined
      at += passed.length
      continue
    }
    const [kind, found] = tokenAt(text, at, patterns, open)
    const { before: comments = none } = lines
    last = { kind, text: found, start: at, end: at + found.length, comments, commentsBehind: none }
    lines.before = undefined
    lines.behind = undefined
    tokens.push(last)
    onToken?.(last, tokens.length)
    at += found.length
  }
  const { length } = text
  const { before: comments = none } = lines
  tokens.push({ kind: 'end', text: '', start: length, end: length, comments, commentsBehind: none })
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

function addComment(text: string, lines: CommentLines, last: Writable<ForeignToken> | undefined): void {
  if (last && !lines.behind) {
    lines.behind = []
    last.commentsBehind = lines.behind
  }
  lines.before ??= last ? undefined : []
  const list = (last ? lines.behind : lines.before) ?? []
  for (const line of linesOfComment(text)) list.push(line)
}
