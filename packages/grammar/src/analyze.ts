import { problemsOfMeaning } from './check/problemsOfMeaning.js'
import { compile } from './compile/compile.js'
import type { CompiledGrammar } from './compile/node.js'
import { type ImportOptions, importsOf, type LinkedImports } from './imports/linkedImports.js'
import { definitionOf } from './symbols/occurrences.js'
import { type Symbols, symbolsOf } from './symbols/symbols.js'
import type { Grammar } from './syntax/ast.js'
import { parse } from './syntax/parse.js'
import type { Problem } from './syntax/problem.js'

export interface AnalyzeOptions extends ImportOptions {
  /** The problems of this text, when a `Linter` has already computed them. */
  readonly problems?: readonly Problem[]
}

/**
 * One parsed grammar text. The tree is parsed on first access; everything derived from it is computed on
 * first access and cached.
 */
export class Analysis {
  #parsed: ReturnType<typeof parse> | undefined
  #symbols: Symbols | undefined
  #problems: readonly Problem[] | undefined
  #imports: LinkedImports | undefined
  #compiled: CompiledGrammar | undefined
  readonly #compiledFrom = new Map<string, CompiledGrammar | undefined>()

  constructor(
    readonly source: string,
    readonly options: AnalyzeOptions = {},
  ) {
    this.#problems = options.problems
  }

  /** Analyzes another text with the same import library. */
  withSource(source: string): Analysis {
    if (source === this.source) return this
    const { name, library } = this.options
    return new Analysis(source, { name, library })
  }

  get grammar(): Grammar {
    return this.parsed.grammar
  }

  /** Syntax errors, in the order in which the parser found them. */
  get syntaxProblems(): readonly Problem[] {
    return this.parsed.problems
  }

  private get parsed() {
    this.#parsed ??= parse(this.source)
    return this.#parsed
  }

  /** The declarations and references of the grammar. */
  get symbols(): Symbols {
    this.#symbols ??= symbolsOf(this.grammar)
    return this.#symbols
  }

  /**
   * All problems in text order, with 1-based lines and columns; empty for a grammar that is ready to use.
   * Consequences of other problems are not reported: unused rules and rules that match silence are not
   * reported while there are syntax errors, and nothing is reported as missing after an unterminated comment.
   */
  get problems(): readonly Problem[] {
    this.#problems ??= [...this.syntaxProblems, ...problemsOfMeaning(this, this.options)].toSorted(
      (a, b) => a.range.start.offset - b.range.start.offset,
    )
    return this.#problems
  }

  /** The imports, resolved in the given library. */
  get imports(): LinkedImports {
    this.#imports ??= importsOf(this.symbols, this.options)
    return this.#imports
  }

  get hasErrors(): boolean {
    return this.problems.some(({ severity }) => severity === 'error')
  }

  /**
   * The grammar with resolved references, for matching, counting, generating and exporting. A reference that
   * is undefined, recursive or nested more than 1,000 expressions deep matches nothing; `problems` reports
   * it.
   */
  get compiled(): CompiledGrammar {
    this.#compiled ??= compile(this, this.imports)
    return this.#compiled
  }

  /**
   * The same grammar, with sentences that begin with one rule, slot or import instead of its start rules.
   * @param rule name without brackets.
   * @returns `undefined` when the name is not defined.
   */
  compiledFrom(rule: string): CompiledGrammar | undefined {
    if (!this.#compiledFrom.has(rule)) {
      const range = definitionOf(this, rule)
      const from = range && compile(this, this.imports, [{ name: rule, range }])
      this.#compiledFrom.set(rule, from)
    }
    return this.#compiledFrom.get(rule)
  }
}

/**
 * Analyzes a BNF+EM source text. It never throws: unreadable parts are reported, skipped up to the next statement, and
 * preserved in the tokens, so that `print` returns the unchanged text.
 * @param source text of one grammar file, of any length; the time is linear in the length, about 20 ms for 2,000 lines.
 */
export function analyze(source: string, options?: AnalyzeOptions): Analysis {
  return new Analysis(source, options)
}
