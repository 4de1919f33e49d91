import { EngineFailure } from '../../failures/EngineFailure.js'

/** A syntax error of a grammar, with its place as `line:column` when it is known. */
export function grammarProblem(problem: string, at?: { readonly line: number; readonly column: number }) {
  const place = at ? `${at.line}:${at.column} ` : ''
  return new EngineFailure('grammar_error', { errors: { jsgf: place + problem } })
}
