import {
  type ConversionProblemCode,
  ConversionProblems,
  type OverlookedFault,
} from '../convert/conversionProblem.js'
import type { ForeignGrammar } from '../convert/ForeignGrammar.js'
import { readJsgf } from '../convert/jsgf.js'
import type { Range } from '../syntax/position.js'
import { JsgfError, type JsgfFault } from './JsgfError.js'

/** What a text may be at most. */
export interface ParseJsgfOptions {
  /** Most brackets within each other. @default 60 */
  readonly deepestNesting?: number
  /** Most words, marks, tags and weights. @default without end */
  readonly mostTokens?: number
}

/**
 * Reads a grammar in the JSpeech Grammar Format as it is, where `importGrammar` brings one into BNF+EM and survives its
 * errors. The header may be absent. References are not followed: `targetOf` says where one leads, and a rule may be
 * missing or lead to itself. The time is in proportion to the text.
 *
 * @returns the rules in the order of the text; a choice keeps its weights, a tag is a `value` around what bears it.
 * @throws JsgfError at the first place that cannot be read; also for an import, since one text holds the whole grammar, and
 *   beyond the limits.
 * @see JSpeech Grammar Format, W3C Note of 5 June 2000.
 */
export function parseJsgf(
  text: string,
  { deepestNesting, mostTokens = Number.POSITIVE_INFINITY }: ParseJsgfOptions = {},
): ForeignGrammar {
  const problems = new FirstFault(text)
  return readJsgf(text, problems, {
    ...(deepestNesting !== undefined && { deepestNesting }),
    // At once: of what is damaged from its beginning the rest is not even cut into tokens.
    onToken: ({ kind, text: found, start, end }, count) => {
      if (count > mostTokens) problems.refuse('too-many-tokens', problems.range(start, end))
      if (kind === 'unknown') problems.refuse('unreadable', problems.range(start, end), { text: found })
    },
  })
}

/** What only a conversion loses, or what a grammar may lack, is no fault. */
const faults: Partial<Record<ConversionProblemCode, JsgfFault>> = {
  unreadable: 'unreadable',
  'duplicate-rule': 'duplicate-rule',
  'imported-rule': 'imported-rule',
  'nesting-too-deep': 'nesting-too-deep',
}

/** Refuses at once what a conversion would only report. */
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
