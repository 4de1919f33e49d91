import {
  type ConversionProblemCode,
  ConversionProblems,
  type OverlookedFault,
} from '../convert/conversionProblem.js'
import type { ForeignGrammar } from '../convert/ForeignGrammar.js'
import { readJsgf } from '../convert/jsgf.js'
import type { Range } from '../syntax/position.js'
import { JsgfError, type JsgfFault } from './JsgfError.js'

/** Limits of a text. */
export interface ParseJsgfOptions {
  /**
   * Maximum nesting depth of brackets.
   * @default 60
   */
  readonly deepestNesting?: number
  /**
   * Maximum number of words, punctuation marks, tags and weights.
   * @default Infinity
   */
  readonly maxTokens?: number
}

/**
 * Parses a grammar in the JSpeech Grammar Format without conversion, where `importGrammar` converts one to
 * BNF+EM and tolerates errors. The header is optional. References are not resolved: `targetOf` returns the
 * target of one, and a rule may be undefined or recursive. The time is linear in the length.
 * @returns the rules in text order; a choice keeps its weights, and a tag is a `value` around the tagged
 * expression.
 * @throws JsgfError at the first error, for an import, because one text must contain the whole grammar, and
 * beyond the limits.
 * @see JSpeech Grammar Format, W3C Note of 5 June 2000.
 */
export function parseJsgf(
  text: string,
  { deepestNesting, maxTokens = Number.POSITIVE_INFINITY }: ParseJsgfOptions = {},
): ForeignGrammar {
  const problems = new FirstFault(text)
  return readJsgf(text, problems, {
    ...(deepestNesting !== undefined && { deepestNesting }),
    // Immediately: the rest of a damaged text is not even tokenized.
    onToken: ({ kind, text: found, start, end }, count) => {
      if (count > maxTokens) problems.refuse('too-many-tokens', problems.range(start, end))
      if (kind === 'unknown') problems.refuse('unreadable', problems.range(start, end), { text: found })
    },
  })
}

/** What only a conversion loses, or a grammar may lack, is not a fault. */
const faults: Partial<Record<ConversionProblemCode, JsgfFault>> = {
  unreadable: 'unreadable',
  'duplicate-rule': 'duplicate-rule',
  'imported-rule': 'imported-rule',
  'nesting-too-deep': 'nesting-too-deep',
}

/** Refuses immediately what a conversion would only report. */
class FirstFault extends ConversionProblems {
  override add(code: ConversionProblemCode, range: Range, values?: Record<string, string>): void {
    const fault = faults[code]
    if (fault) this.refuse(fault, range, values)
  }

  override overlook(fault: OverlookedFault, range: Range): void {
    this.refuse(fault, range)
  }

  refuse(fault: JsgfFault, { start }: Range, details?: Record<string, string>): never {
    throw new JsgfError(fault, start, details)
  }
}
