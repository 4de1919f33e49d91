import { type AnalyzeOptions, analyze } from '../analyze.js'
import type { CompiledGrammar } from '../compile/node.js'

/** A source text, compiled. */
export function compiled(source: string, options?: AnalyzeOptions): CompiledGrammar {
  return analyze(source, options).compiled
}

/** A grammar whose start rule is `body`; further statements may follow. */
export function grammarOf(body: string, more = ''): string {
  return `#BNF+EM V2.1;\n!grammar test;\n!start <main>;\n<main>: ${body};\n${more}`
}
