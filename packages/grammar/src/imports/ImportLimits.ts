import type { ImportedGrammar } from './ImportedGrammar.js'

export interface LimitReached {
  readonly kind: 'limit'
  readonly of: 'depth' | 'grammars' | 'characters'
  readonly limit: number
}

/** Most grammars that one imports, directly or not. */
export const mostImportedGrammars = 50
/** Longest way from a grammar to one that it imports. */
export const deepestImport = 16
/** Most UTF-16 units of all imported texts together. */
export const mostImportedCharacters = 1_000_000

/** Counts what imports lead to, before it is read. */
export class ImportLimits {
  private grammars = 0
  private characters = 0

  /** @param depth how many steps lead to the grammar, from 1. */
  refuse({ source }: ImportedGrammar, depth: number): LimitReached | undefined {
    if (depth > deepestImport) return { kind: 'limit', of: 'depth', limit: deepestImport }
    if (this.grammars + 1 > mostImportedGrammars)
      return { kind: 'limit', of: 'grammars', limit: mostImportedGrammars }
    if (this.characters + source.length > mostImportedCharacters)
      return { kind: 'limit', of: 'characters', limit: mostImportedCharacters }
    this.grammars += 1
    this.characters += source.length
    return undefined
  }
}
