import type { Symbols } from '../check/symbols.js'
import type { SlotValues } from '../compile/node.js'
import { LibraryGrammar } from './LibraryGrammar.js'
import type { LinkedImports } from './linkedImports.js'
import { linkImports } from './linkImports.js'
import { rulesAfter } from './rulesAfter.js'

/** A grammar from which others may import, as it is given. */
export interface NamedSource {
  /** The name of its model or file, as people read it. */
  readonly name: string
  readonly source: string
  /** Values of its own slots, in place of the defaults that it gives. */
  readonly slots?: SlotValues
}

/**
 * Grammars that import rules from each other, as those of one project. Each is read when it is first needed, and once: keep
 * the library while its texts stay the same.
 */
export class GrammarLibrary {
  /** In the order in which they were given. */
  readonly grammars: readonly LibraryGrammar[]
  readonly #byWrittenName: ReadonlyMap<string, readonly LibraryGrammar[]>
  #exporters: ReadonlyMap<string, readonly LibraryGrammar[]> | undefined

  constructor(grammars: Iterable<NamedSource>) {
    this.grammars = [...grammars].map((given) => new LibraryGrammar(given))
    this.#byWrittenName = listed(this.grammars, ({ writtenName }) => [writtenName])
  }

  /** Those that `<model.rule>` may mean by its model: more than one when their names are written alike. */
  named(writtenName: string): readonly LibraryGrammar[] {
    return this.#byWrittenName.get(writtenName) ?? []
  }

  /** Those that export a rule of this name; only texts that may do so are read. */
  exporting(rule: string): readonly LibraryGrammar[] {
    this.#exporters ??= listed(this.grammars, ({ source }) => rulesAfter('!export', source))
    return (this.#exporters.get(rule) ?? []).filter(({ exports }) => exports.has(rule))
  }

  /**
   * What a grammar imports from these, directly or not.
   *
   * @param name its own name: the grammar of this name here is the one that is being written.
   */
  link(symbols: Symbols, name: string | undefined): LinkedImports {
    return linkImports(this, symbols, name)
  }
}

function listed(
  grammars: readonly LibraryGrammar[],
  keysOf: (grammar: LibraryGrammar) => readonly string[],
): ReadonlyMap<string, readonly LibraryGrammar[]> {
  const lists = new Map<string, LibraryGrammar[]>()
  for (const grammar of grammars)
    for (const key of keysOf(grammar)) {
      const list = lists.get(key)
      if (list) list.push(grammar)
      else lists.set(key, [grammar])
    }
  return lists
}
