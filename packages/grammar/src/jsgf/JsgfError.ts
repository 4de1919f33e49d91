import type { OverlookedFault } from '../convert/conversionProblem.js'
import type { Position } from '../syntax/position.js'

/** Reason why a text is rejected. */
export type JsgfFault =
  | OverlookedFault
  | 'unreadable'
  | 'duplicate-rule'
  | 'imported-rule'
  | 'nesting-too-deep'
  | 'too-many-tokens'

/** Thrown for a text that is not a JSGF grammar, or exceeds the limits of the parser. */
export class JsgfError extends Error {
  override readonly name = 'JsgfError'

  constructor(
    readonly fault: JsgfFault,
    /** Position in the text. */
    readonly position: Position,
    /**
     * For `unreadable` the `text`, and in `expected` the token that was expected, if there is only one; for a
     * rule its name in `rule`, with brackets.
     */
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(`${position.line}:${position.column} ${[fault, ...Object.values(details)].join(' ')}`)
  }
}
