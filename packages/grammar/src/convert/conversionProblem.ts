import type { Position, Range } from '../syntax/position.js'
import type { Severity } from '../syntax/problem.js'

const warnings = [
  'weight',
  'language-of-part',
  'tag-computes',
  'tag-alone',
  'tag-changed',
  'imported-rule',
  'undefined-rule',
  'rule-renamed',
  'silent-start',
  'never-said',
  'unspoken-token',
  'no-start',
  'left-out',
  'empty-slot',
  'pronunciation',
  'language-assumed',
  'any-speech',
  'slot-written',
  'not-reached',
  'values-left-out',
  'tag-format',
] as const

const errors = [
  'header',
  'unreadable',
  'duplicate-rule',
  'recursive-rule',
  'nesting-too-deep',
  'text-too-long',
  'too-many-options',
  'nothing-to-say',
  'repeat-opened',
  'unknown-root',
  'reference-without-rule',
] as const

export type ConversionProblemCode = (typeof errors)[number] | (typeof warnings)[number]

/** All codes of conversion problems, errors first. */
export const conversionProblemCodes: readonly ConversionProblemCode[] = [...errors, ...warnings]

/**
 * A part of a grammar that could not be converted. An error changes the sentences of the grammar or leaves a
 * part out; a warning loses other information. `describeConversionProblem` returns its message.
 */
export interface ConversionProblem {
  readonly code: ConversionProblemCode
  readonly severity: Severity
  /** Range in the input text. */
  readonly range: Range
  readonly arguments: Readonly<Record<string, string>>
}

/** An alternative without anything to say, a statement without its end, a weight that no alternative begins with. */
export type OverlookedFault = 'empty-alternative' | 'missing-semicolon' | 'misplaced-weight'

const warningCodes: ReadonlySet<string> = new Set(warnings)
const maxProblems = 1000

/** The problems of one conversion, at most 1,000, with places found by offset. */
export class ConversionProblems {
  readonly found: ConversionProblem[] = []
  private readonly lineStarts = [0]

  constructor(text: string) {
    for (const { 0: found, index } of text.matchAll(/\r\n?|\n/g)) this.lineStarts.push(index + found.length)
  }

  add(code: ConversionProblemCode, range: Range, values: Record<string, string> = {}): void {
    if (this.found.length >= maxProblems) return
    const severity = warningCodes.has(code) ? 'warning' : 'error'
    this.found.push({ code, severity, range, arguments: values })
  }

  /** Called for a fault whose meaning is plain: nothing is lost, and only strict readers refuse it. */
  overlook(_fault: OverlookedFault, _range: Range): void {}

  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(end) }
  }

  get inOrder(): ConversionProblem[] {
    return this.found.toSorted((a, b) => a.range.start.offset - b.range.start.offset)
  }

  private position(offset: number): Position {
    let low = 0
    let high = this.lineStarts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] ?? 0) + 1, offset }
  }
}
