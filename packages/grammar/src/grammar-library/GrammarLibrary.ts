import type { BuiltInRules, ImportedGrammar, NamedSource } from '../imports/ImportedGrammar.js'
import type { ImportLibrary, LinkedImports } from '../imports/linkedImports.js'
import { linkImports } from '../imports/linkImports.js'
import { rulesAfter } from '../imports/rulesAfter.js'
import type { Symbols } from '../symbols/symbols.js'
import { LibraryGrammar } from './LibraryGrammar.js'

/**
 * A set of grammars that import rules from each other, such as those of one project. Each is parsed once, on
 * first use: keep the library while its texts do not change.
 */
export class GrammarLibrary implements ImportLibrary {
  readonly grammars: readonly ImportedGrammar[]
  readonly #byWrittenName: ReadonlyMap<string, readonly ImportedGrammar[]>
  #exporters: ReadonlyMap<string, readonly ImportedGrammar[]> | undefined

  /** @param builtIn rules that are found where none of the grammars has one of their name. */
  constructor(
    grammars: Iterable<NamedSource>,
    readonly builtIn?: BuiltInRules,
  ) {
    this.grammars = [...grammars].map((given) => new LibraryGrammar(given))
    this.#byWrittenName = listed(this.grammars, ({ writtenName }) => [writtenName])
  }

  named(writtenName: string): readonly ImportedGrammar[] {
    return this.#byWrittenName.get(writtenName) ?? this.builtIn?.named(writtenName) ?? []
  }

  /** Parses only texts that may export the rule. */
  exporting(rule: string): readonly ImportedGrammar[] {
    this.#exporters ??= listed(this.grammars, ({ source }) => rulesAfter('!export', source))
    const own = (this.#exporters.get(rule) ?? []).filter(({ exports }) => exports.has(rule))
    return own.length > 0 ? own : (this.builtIn?.exporting(rule) ?? [])
  }

  languagesWith(rule: string): readonly string[] {
    return this.builtIn?.languagesWith(rule) ?? []
  }

  link(symbols: Symbols, name: string | undefined): LinkedImports {
    return linkImports(this, symbols, name)
  }
}

function listed(
  grammars: readonly ImportedGrammar[],
  keysOf: (grammar: ImportedGrammar) => readonly string[],
): ReadonlyMap<string, readonly ImportedGrammar[]> {
  const lists = new Map<string, ImportedGrammar[]>()
  for (const grammar of grammars)
    for (const key of keysOf(grammar)) {
      const list = lists.get(key)
      if (list) list.push(grammar)
      else lists.set(key, [grammar])
    }
  return lists
}
