import type { Symbols } from '../check/symbols.js'
import type { RuleListStatement } from '../syntax/ast.js'
import type { LimitReached } from './ImportLimits.js'
import type { ImportedGrammar } from './ImportedGrammar.js'
import type { NamedGrammars, Resolved } from './resolveImport.js'

/** Grammars that import rules from each other. */
export interface ImportLibrary extends NamedGrammars {
  /** In the order in which they were given. */
  readonly grammars: readonly ImportedGrammar[]
  /**
   * What a grammar imports from these, directly or not.
   *
   * @param name its own name: the grammar of this name here is the one that is being written.
   */
  link(symbols: Symbols, name: string | undefined): LinkedImports
}

/** Where a grammar looks up what it imports. Without a library nothing is looked up: an import acts as a slot. */
export interface ImportOptions {
  /** Its own name: the grammar of this name in the library is the one that is being written. */
  readonly name?: string | undefined
  readonly library?: ImportLibrary | undefined
}

/** Why an import leads nowhere. */
export type ImportFailure =
  | Exclude<Resolved, { kind: 'found' }>
  /** Names of the grammars that lead back to the first of them. */
  | { readonly kind: 'cycle'; readonly path: readonly string[] }
  | LimitReached
  /** The grammar is there, and it or one that it imports cannot be used. */
  | { readonly kind: 'faulty'; readonly grammar: ImportedGrammar }

export interface ImportLink {
  readonly grammar: ImportedGrammar
  readonly rule: string
}

/** What one grammar imports, by the names that it gives. */
export type ImportLinks = ReadonlyMap<string, ImportLink>

/** A grammar with all that it imports, directly or not. */
export interface LinkedImports {
  readonly own: ImportLinks
  /** The imported grammars, each after those from which it imports. */
  readonly grammars: ReadonlyMap<ImportedGrammar, ImportLinks>
  /** The imports of the grammar itself that lead nowhere. */
  readonly failures: readonly { readonly statement: RuleListStatement; readonly failure: ImportFailure }[]
}

const nothing: LinkedImports = { own: new Map(), grammars: new Map(), failures: [] }

/** What a grammar imports. The library does the work: who gives none loads none of it. */
export function importsOf(symbols: Symbols, { name, library }: ImportOptions): LinkedImports {
  return library && symbols.imports.length > 0 ? library.link(symbols, name) : nothing
}
