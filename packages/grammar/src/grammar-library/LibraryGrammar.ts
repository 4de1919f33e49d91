import { problemsOfMeaning } from '../check/problemsOfMeaning.js'
import type { BuiltInRules, ImportedGrammar, NamedSource } from '../imports/ImportedGrammar.js'
import { importName } from '../imports/importName.js'
import { ruleOrder } from '../symbols/ruleOrder.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { type Symbols, symbolsOf } from '../symbols/symbols.js'
import { parse } from '../syntax/parse.js'

/** One grammar of a library, read on first use. */
export class LibraryGrammar implements ImportedGrammar {
  readonly name: string
  readonly source: string
  readonly slots: SlotValues
  readonly writtenName: string
  #parsed: (ReturnType<typeof parse> & { readonly symbols: Symbols }) | undefined
  #exports: ReadonlySet<string> | undefined
  #order: ReturnType<typeof ruleOrder> | undefined
  #listed: ReadonlySet<string> | undefined
  #hasErrors: boolean | undefined

  constructor(
    { name, source, slots = {} }: NamedSource,
    readonly builtIn?: BuiltInRules,
  ) {
    this.name = name
    this.source = source
    this.slots = slots
    this.writtenName = importName(name)
  }

  get symbols(): Symbols {
    return this.parsed.symbols
  }

  get order(): ReturnType<typeof ruleOrder> {
    this.#order ??= ruleOrder(this.symbols)
    return this.#order
  }

  get exports(): ReadonlySet<string> {
    this.#exports ??= new Set(this.symbols.exports.map(({ rule }) => rule.name))
    return this.#exports
  }

  declares(rule: string): boolean {
    const { rules, slots, imports } = this.symbols
    this.#listed ??= new Set([...slots, ...imports].map((statement) => statement.rule.name))
    return rules.has(rule) || this.#listed.has(rule)
  }

  get hasErrors(): boolean {
    const { grammar, problems, symbols } = this.parsed
    this.#hasErrors ??= [
      ...problems,
      ...problemsOfMeaning({ grammar, symbols, syntaxProblems: problems }),
    ].some(({ severity }) => severity === 'error')
    return this.#hasErrors
  }

  private get parsed() {
    if (!this.#parsed) {
      const parsed = parse(this.source)
      this.#parsed = { ...parsed, symbols: symbolsOf(parsed.grammar) }
    }
    return this.#parsed
  }
}
