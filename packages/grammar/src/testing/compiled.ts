import { type CompileOptions, compile } from '../compile/compile.js'
import type { CompiledGrammar } from '../compile/node.js'
import { parse } from '../syntax/parse.js'

/** A source text, compiled. */
export function compiled(source: string, options?: CompileOptions): CompiledGrammar {
  return compile(parse(source).grammar, options)
}

/** A grammar whose start rule is `body`; further statements may follow. */
export function grammarOf(body: string, more = ''): string {
  return `#BNF+EM V2.1;\n!grammar test;\n!start <main>;\n<main>: ${body};\n${more}`
}
