import type { Choice } from './ast.js'

/** What may end the expression being read. */
export interface ParseContext {
  /** Closing marks of the open groups, outermost first. */
  readonly closers: readonly string[]
  /** True where a comma ends the expression: inside `!repeat(…)` and `!tag(…)`. */
  readonly separators: boolean
}

/** Reads the expression that begins here; handed down so that the parts of the parser need no cycle. */
export type ReadBody = () => Choice
