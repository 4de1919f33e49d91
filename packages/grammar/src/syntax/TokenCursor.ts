import type { Range } from './position.js'
import { type Problem, type ProblemCode, problem } from './problem.js'
import type { Token } from './token.js'

const termDirectives = ['!optional', '!repeat', '!tag']
const statementDirectives: ReadonlySet<string> = new Set([
  '!grammar',
  '!language',
  '!start',
  '!slot',
  '!import',
  '!export',
  '!pronounce',
])

// Far enough for a group someone wrote, near enough to keep reading time in proportion to the length.
const farthestLook = 100

/** Every directive of the dialect, for suggestions. */
export const directiveNames: readonly string[] = [...statementDirectives, ...termDirectives]

/** The position of the parser in the tokens, and the errors so far. */
export class TokenCursor {
  private index = 0

  constructor(
    private readonly tokens: readonly Token[],
    readonly problems: Problem[],
  ) {}

  get current(): Token {
    return this.tokens[this.index] as Token
  }

  get previous(): Token {
    return this.tokens[Math.max(0, this.index - 1)] as Token
  }

  get isAtEnd(): boolean {
    return this.current.kind === 'end'
  }

  /** The current token; moves past it, except at the end. */
  next(): Token {
    const token = this.current
    if (token.kind !== 'end') this.index += 1
    return token
  }

  at(mark: string): boolean {
    return this.current.kind === 'punctuation' && this.current.text === mark
  }

  accept(mark: string): Token | undefined {
    return this.at(mark) ? this.next() : undefined
  }

  report(code: ProblemCode, range: Range, values?: Record<string, string>): void {
    this.problems.push(problem(code, range, values))
  }

  /** True where a new statement certainly begins, whatever came before. */
  get isAtStatement(): boolean {
    const { kind, text } = this.current
    if (kind === 'rule') return this.tokens[this.index + 1]?.text === ':'
    return kind === 'header' || (kind === 'directive' && statementDirectives.has(text))
  }

  /** True where no expression can continue: a semicolon, another statement or the end of the text. */
  get isAtStop(): boolean {
    return this.at(';') || this.isAtEnd || this.isAtStatement
  }

  expectSemicolon(): void {
    if (this.accept(';') || this.previous.broken || this.current.broken) return
    if (!this.isAtStop) {
      this.report('unexpected-character', this.current, { text: this.current.text })
      this.skipStatement()
    } else if (this.isAtEnd) {
      const { end } = this.previous
      this.report('missing-semicolon', { start: end, end }, { variant: 'end' })
    } else {
      this.report('missing-semicolon', this.current, { before: this.current.text })
    }
  }

  /** True when the group now open is closed by `closer` before its statement ends, not far from here. */
  closesLater(closer: string): boolean {
    const last = Math.min(this.index + farthestLook, this.tokens.length)
    let depth = 1
    for (let index = this.index; index < last; index++) {
      const { text } = this.tokens[index] as Token
      if (text === ';') return false
      if (text === (closer === ')' ? '(' : '[')) depth += 1
      if (text === closer) depth -= 1
      if (depth === 0) return true
    }
    return false
  }

  /** Passes over the rest of a group whose opening mark was just taken, with its closing mark. */
  skipGroup(): void {
    for (let depth = 1; depth > 0 && !this.isAtStop; this.next()) {
      if (this.at('(') || this.at('[')) depth += 1
      if (this.at(')') || this.at(']')) depth -= 1
    }
  }

  skipStatement(): void {
    while (!this.isAtStop) this.next()
    this.accept(';')
  }
}
