import type { Token } from '../syntax/token.js'
import { splitTrivia } from '../syntax/trivia.js'
import { linesOfComment } from './linesOfComment.js'

/** The comments of a grammar as lines without marks, by the statements that they belong to; each is in one list. */
export interface GrammarComments {
  /** Comments of the header and of declarations before the first rule. */
  readonly head: readonly string[]
  /** Comments before, in and, on its last line, behind each rule, by its name without brackets. */
  readonly rules: ReadonlyMap<string, readonly string[]>
  /** Comments behind the last rule. */
  readonly end: readonly string[]
}

const lineEnd = /[\r\n]/

/** Reads the comments of a text from its tokens. */
export function commentsOf(tokens: readonly Token[]): GrammarComments {
  const head: string[] = []
  const rules = new Map<string, string[]>()
  let list = head
  let waiting: string[] = []
  let isFirst = true
  for (const token of tokens) {
    const pieces = splitTrivia(token.leading)
    // A comment on the line of a statement belongs to it.
    const ending = pieces.findIndex(({ kind, text }) => kind === 'space' && lineEnd.test(text))
    for (const [index, { kind, text }] of pieces.entries()) {
      if (kind === 'space') continue
      const target = isFirst && ending !== -1 && index > ending ? waiting : list
      for (const line of linesOfComment(text)) target.push(line)
    }
    if (isFirst && token.kind === 'rule') {
      const name = token.text.slice(1, -1)
      list = rules.get(name) ?? []
      rules.set(name, list)
    } else if (isFirst && rules.size > 0) list = waiting
    if (list !== waiting) {
      for (const line of waiting) list.push(line)
      waiting = []
    }
    isFirst = token.text === ';' || token.kind === 'header'
  }
  return { head, rules, end: waiting }
}
