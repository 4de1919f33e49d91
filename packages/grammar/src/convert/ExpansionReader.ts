import type { Range } from '../syntax/position.js'
import type { ConversionProblemCode, ConversionProblems, OverlookedFault } from './conversionProblem.js'
import { type Expansion, listOf, never, optional, silence } from './expansion.js'
import type { ForeignToken } from './foreignTokens.js'
import type { TagReader } from './TagReader.js'

const maxSuffixes = 20
const repeatRange = /^<\s*(\d+)\s*(-?)\s*(\d*)/

/** Reads the alternatives, sequences and groups that JSGF and SRGS ABNF share. */
export class ExpansionReader {
  private index = 0
  private commentsTaken = 0

  constructor(
    private readonly tokens: readonly ForeignToken[],
    private readonly problems: ConversionProblems,
    private readonly tags: TagReader,
    private readonly wordOf: (token: ForeignToken) => string,
    private readonly nameOf: (token: ForeignToken) => string,
    private readonly deepestNesting = 60,
  ) {}

  get current(): ForeignToken {
    return this.tokens[this.index] as ForeignToken
  }

  get previous(): ForeignToken {
    return this.tokens[Math.max(0, this.index - 1)] as ForeignToken
  }

  get isAtEnd(): boolean {
    return this.current.kind === 'end'
  }

  next(): ForeignToken {
    const token = this.current
    if (token.kind !== 'end') this.index += 1
    return token
  }

  at(mark: string): boolean {
    return this.current.kind === 'mark' && this.current.text === mark
  }

  accept(mark: string): boolean {
    if (!this.at(mark)) return false
    this.next()
    return true
  }

  /** Passes over the rest of a statement, its semicolon included. */
  skipStatement(): void {
    while (!this.isAtEnd && !this.at(';')) this.next()
    this.accept(';')
  }

  /** Takes the semicolon of a statement; unreadable tokens before it are reported and left out. */
  endStatement(): void {
    if (this.accept(';')) return
    if (this.isAtEnd) this.overlook('missing-semicolon')
    else this.reportMissing(';')
    this.skipStatement()
  }

  report(code: ConversionProblemCode, token: ForeignToken, values?: Record<string, string>): void {
    this.problems.add(code, this.rangeOf(token), values)
  }

  /** Reports the token in place of an expected mark. */
  reportMissing(expected: string): void {
    this.report('unreadable', this.current, { text: this.current.text, expected })
  }

  rangeOf({ start, end }: ForeignToken): Range {
    return this.problems.range(start, end)
  }

  /** Comments that are left at the end of the text. */
  takeLastComments(): string[] {
    return this.takeComments(this.tokens.length)
  }

  /**
   * The lines of comments that were not taken before: each is returned once.
   *
   * @param end token at which to stop; the current one by default.
   */
  takeComments(end = this.index): string[] {
    const lines: string[] = []
    for (; this.commentsTaken < end; this.commentsTaken++) {
      const token = this.tokens[this.commentsTaken] as ForeignToken
      for (const line of token.comments) lines.push(line)
      for (const line of token.commentsBehind) lines.push(line)
    }
    return lines
  }

  alternatives(depth = 0): Expansion {
    const items: Expansion[] = []
    const weights: (number | undefined)[] = []
    do {
      weights.push(this.weight())
      items.push(this.sequence(depth))
    } while (this.accept('|'))
    const choice = listOf('choice', items)
    return choice.kind === 'choice' && weights.some((weight) => weight !== undefined)
      ? { ...choice, weights }
      : choice
  }

  private weight(): number | undefined {
    const { current } = this
    const weight = current.kind === 'weight' ? Number.parseFloat(current.text.slice(1)) : Number.NaN
    if (!Number.isFinite(weight)) return undefined
    this.report('weight', this.next(), { text: current.text })
    return weight
  }

  private sequence(depth: number): Expansion {
    const items: Expansion[] = []
    const waitingTags: ForeignToken[] = []
    while (!this.endsSequence) {
      const token = this.current
      if (token.kind === 'weight') {
        this.overlook('misplaced-weight')
        this.report('weight', this.next(), { text: token.text })
      } else if (token.kind === 'tag') waitingTags.push(this.next())
      else {
        const item = this.withSuffixes(this.primary(depth))
        if (item) items.push(item)
      }
    }
    if (items.length === 0) {
      this.overlook('empty-alternative')
      for (const tag of waitingTags) this.report('tag-alone', tag, { text: tag.text })
      return silence
    }
    // A tag without a preceding expansion belongs to the following one.
    return waitingTags.reduceRight((said, tag) => this.tagged(said, tag), listOf('sequence', items))
  }

  private overlook(fault: OverlookedFault): void {
    this.problems.overlook(fault, this.rangeOf(this.current))
  }

  private get endsSequence(): boolean {
    return this.isAtEnd || this.at('|') || this.at(';') || this.at(')') || this.at(']')
  }

  private primary(depth: number): Expansion | undefined {
    const token = this.next()
    if (token.text === '(' || token.text === '[') return this.group(token, depth)
    if (token.kind === 'word' || token.kind === 'quoted')
      return { kind: 'words', text: this.wordOf(token), range: this.rangeOf(token) }
    if (token.kind === 'rule')
      return { kind: 'reference', name: this.nameOf(token), range: this.rangeOf(token) }
    if (token.kind === 'language') this.report('language-of-part', token, { text: token.text })
    else this.report('unreadable', token, { text: token.text })
    return undefined
  }

  private group(opener: ForeignToken, depth: number): Expansion {
    const closer = opener.text === '(' ? ')' : ']'
    if (depth >= this.deepestNesting) {
      this.report('nesting-too-deep', opener, { limit: String(this.deepestNesting) })
      this.skipGroup()
      return never
    }
    const body = this.alternatives(depth + 1)
    if (!this.accept(closer)) this.reportMissing(closer)
    return closer === ')' ? body : optional(body)
  }

  private skipGroup(): void {
    for (let depth = 1; depth > 0 && !this.isAtEnd && !this.at(';'); this.next()) {
      if (this.at('(') || this.at('[')) depth += 1
      if (this.at(')') || this.at(']')) depth -= 1
    }
  }

  private withSuffixes(first: Expansion | undefined): Expansion | undefined {
    let item = first
    for (let count = 1; this.isAtSuffix; count++) {
      const token = this.next()
      if (count > maxSuffixes) {
        if (count === maxSuffixes + 1) this.report('nesting-too-deep', token, { limit: String(maxSuffixes) })
      } else if (token.kind === 'language') this.report('language-of-part', token, { text: token.text })
      else if (item) item = token.kind === 'tag' ? this.tagged(item, token) : this.repeated(item, token)
    }
    return item
  }

  private get isAtSuffix(): boolean {
    const { kind } = this.current
    return kind === 'tag' || kind === 'repeat' || kind === 'language' || this.at('*') || this.at('+')
  }

  private tagged(item: Expansion, token: ForeignToken): Expansion {
    return this.tags.read(item, token.text, this.rangeOf(token))
  }

  private repeated(item: Expansion, token: ForeignToken): Expansion {
    if (token.text === '*' || token.text === '+') {
      return { kind: 'repeat', item, minimum: token.text === '*' ? 0 : 1, maximum: Number.POSITIVE_INFINITY }
    }
    if (token.text.includes('/')) this.report('weight', token, { text: token.text })
    const [, from = '0', dash, to] = repeatRange.exec(token.text) ?? []
    const minimum = countOf(from)
    const maximum = to ? countOf(to) : dash ? Number.POSITIVE_INFINITY : minimum
    if (minimum <= maximum) return { kind: 'repeat', item, minimum, maximum }
    this.report('unreadable', token, { text: token.text })
    return item
  }
}

export function countOf(digits: string): number {
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
}
