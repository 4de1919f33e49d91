import type { ImportedGrammar } from './ImportedGrammar.js'

export interface LimitReached {
  readonly kind: 'limit'
  readonly of: 'depth' | 'grammars' | 'characters'
  readonly limit: number
}

/** Maximum number of grammars that a grammar imports, directly or indirectly. */
export const maxImportedGrammars = 50
/** Maximum length of a chain of imports. */
export const deepestImport = 16
/** Maximum length of all imported texts together, in UTF-16 units. */
export const maxImportedCharacters = 1_000_000

/** Counts the imported grammars before they are read. */
export class ImportLimits {
  private grammars = 0
  private characters = 0

  /** @param depth how many steps lead to the grammar, from 1. */
  refuse({ source }: ImportedGrammar, depth: number): LimitReached | undefined {
    if (depth > deepestImport) return { kind: 'limit', of: 'depth', limit: deepestImport }
    if (this.grammars + 1 > maxImportedGrammars)
      return { kind: 'limit', of: 'grammars', limit: maxImportedGrammars }
    if (this.characters + source.length > maxImportedCharacters)
      return { kind: 'limit', of: 'characters', limit: maxImportedCharacters }
    this.grammars += 1
    this.characters += source.length
    return undefined
  }
}
