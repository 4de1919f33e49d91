import type { Choice } from './ast.js'

/** Tokens that may end the current expression. */
export interface ParseContext {
  /** Closing marks of the open groups, outermost first. */
  readonly closers: readonly string[]
  /** True where a comma ends the expression: inside `!repeat(…)` and `!tag(…)`. */
  readonly separators: boolean
}

/** Reads the expression that begins here; handed down so that the parts of the parser need no cycle. */
export type ReadBody = () => Choice
