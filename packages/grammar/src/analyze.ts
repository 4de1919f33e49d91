import type { Problem } from './check/problem.js'
import { problemsOfMeaning } from './check/problemsOfMeaning.js'
import { type Symbols, symbolsOf } from './check/symbols.js'
import { compile } from './compile/compile.js'
import type { CompiledGrammar } from './compile/node.js'
import { type ImportOptions, importsOf, type LinkedImports } from './imports/linkedImports.js'
import { definitionOf } from './navigate/occurrences.js'
import type { Grammar } from './syntax/ast.js'
import { parse } from './syntax/parse.js'

export interface AnalyzeOptions extends ImportOptions {
  /** The problems of this very text, where a `Linter` has told them already. */
  readonly problems?: readonly Problem[]
}

/** One grammar text, parsed once, when its tree is first asked for. What follows from its tree is computed when it is first read, and kept. */
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

  /** Another text in the place of this one: it looks up what it imports in the same library. */
  withSource(source: string): Analysis {
    if (source === this.source) return this
    const { name, library } = this.options
    return new Analysis(source, { name, library })
  }

  get grammar(): Grammar {
    return this.parsed.grammar
  }

  /** Problems of spelling alone, in the order in which the parser met them. */
  get syntaxProblems(): readonly Problem[] {
    return this.parsed.problems
  }

  private get parsed() {
    this.#parsed ??= parse(this.source)
    return this.#parsed
  }

  /** What the grammar declares and refers to. */
  get symbols(): Symbols {
    this.#symbols ??= symbolsOf(this.grammar)
    return this.#symbols
  }

  /**
   * Every problem in the order of the text, with 1-based lines and columns; empty when the grammar is ready to use.
   *
   * Checks that would only repeat the consequence of another problem stay silent: what is unused or silent is
   * not reported while the spelling is wrong, and nothing is called missing behind a comment that never ends.
   */
  get problems(): readonly Problem[] {
    this.#problems ??= [...this.syntaxProblems, ...problemsOfMeaning(this, this.options)].toSorted(
      (a, b) => a.range.start.offset - b.range.start.offset,
    )
    return this.#problems
  }

  /** What its imports lead to, in the library that was given. */
  get imports(): LinkedImports {
    this.#imports ??= importsOf(this.symbols, this.options)
    return this.#imports
  }

  get hasErrors(): boolean {
    return this.problems.some(({ severity }) => severity === 'error')
  }

  /**
   * The grammar with its references resolved, for matching, counting, generating and exporting. A reference that leads
   * nowhere, back to itself or through more than 1,000 nested expressions matches nothing; `problems` tells the author.
   */
  get compiled(): CompiledGrammar {
    this.#compiled ??= compile(this, this.imports)
    return this.#compiled
  }

  /**
   * The same grammar with sentences that begin with one rule, slot or import instead of its starts.
   *
   * @param rule its name without brackets.
   * @returns undefined when there is none of this name.
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
 * Reads a BNF+EM source text. It never throws: what cannot be read is reported, skipped up to the next
 * statement, and kept in the tokens, so that `print` gives the text back unchanged.
 *
 * @param source the text of one grammar file, of any length; the time grows with the length, about 20 ms for 2,000 lines.
 */
export function analyze(source: string, options?: AnalyzeOptions): Analysis {
  return new Analysis(source, options)
}
