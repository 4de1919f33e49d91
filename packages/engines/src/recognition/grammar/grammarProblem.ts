import { EngineFailure } from '../../failures/EngineFailure.js'

/** What is wrong with the text of a grammar; with its place where it has one, as `line:column`. */
export function grammarProblem(problem: string, at?: { readonly line: number; readonly column: number }) {
  const place = at ? `${at.line}:${at.column} ` : ''
  return new EngineFailure('grammar_error', { errors: { jsgf: place + problem } })
}
