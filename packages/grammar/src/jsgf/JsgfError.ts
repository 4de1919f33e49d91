import type { OverlookedFault } from '../convert/conversionProblem.js'
import type { Position } from '../syntax/position.js'

/** Why a text is refused. */
export type JsgfFault =
  | OverlookedFault
  | 'unreadable'
  | 'duplicate-rule'
  | 'imported-rule'
  | 'nesting-too-deep'
  | 'too-many-tokens'

/** A text that is no grammar in JSGF, or more than its reader takes. */
export class JsgfError extends Error {
  override readonly name = 'JsgfError'

  constructor(
    readonly fault: JsgfFault,
    /** Where in the text. */
    readonly position: Position,
    /** Of what is `unreadable` its `text`, and what is `expected` there if that is one mark; of a rule `rule`, in its marks. */
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(`${position.line}:${position.column} ${[fault, ...Object.values(details)].join(' ')}`)
  }
}
