import type { Symbols } from '../symbols/symbols.js'
import type { RuleListStatement } from '../syntax/ast.js'
import type { BuiltInRules, ImportedGrammar, NamedGrammars } from './ImportedGrammar.js'
import type { LimitReached } from './ImportLimits.js'
import type { Resolved } from './resolveImport.js'

/** A set of grammars that import rules from each other. */
export interface ImportLibrary extends NamedGrammars {
  /** The grammars in the given order. */
  readonly grammars: readonly ImportedGrammar[]
  /** Rules that are there without a grammar of theirs. */
  readonly builtIn?: BuiltInRules | undefined
  /**
   * Resolves all direct and indirect imports of a grammar.
   * @param name name of the grammar itself, which replaces the grammar of this name in the library.
   */
  link(symbols: Symbols, name: string | undefined): LinkedImports
}

/** Library for the imports of a grammar. Without a library an import acts as a slot. */
export interface ImportOptions {
  /** Name of the grammar itself, which replaces the grammar of this name in the library. */
  readonly name?: string | undefined
  readonly library?: ImportLibrary | undefined
}

/** Reason why an import cannot be resolved. */
export type ImportFailure =
  | Exclude<Resolved, { kind: 'found' }>
  /** Names of the grammars of an import cycle. */
  | { readonly kind: 'cycle'; readonly path: readonly string[] }
  | LimitReached
  /** The grammar exists, but it or one of its imports has errors. */
  | { readonly kind: 'faulty'; readonly grammar: ImportedGrammar }

export interface ImportLink {
  readonly grammar: ImportedGrammar
  readonly rule: string
}

/** The imports of one grammar by name. */
export type ImportLinks = ReadonlyMap<string, ImportLink>

/** A grammar with all its direct and indirect imports. */
export interface LinkedImports {
  readonly own: ImportLinks
  /** The imported grammars, each after those that it imports. */
  readonly grammars: ReadonlyMap<ImportedGrammar, ImportLinks>
  /** The imports of the grammar itself that cannot be resolved. */
  readonly failures: readonly { readonly statement: RuleListStatement; readonly failure: ImportFailure }[]
}

const nothing: LinkedImports = { own: new Map(), grammars: new Map(), failures: [] }

/** The imports of a grammar. The library does the work: without one, no code of it is loaded. */
export function importsOf(symbols: Symbols, { name, library }: ImportOptions): LinkedImports {
  return library && symbols.imports.length > 0 ? library.link(symbols, name) : nothing
}
