import { importName, rulesAfter } from '@saywright/grammar'
import type { Reader } from '../../store/database.js'
import { type Importer, maxSearched, textsOfOthers } from './importedGrammars.js'

export interface ImportedModel extends Importer {
  readonly name: string
}

/** A model that imports from another. */
export interface ImportingModel {
  readonly id: number
  readonly name: string
  readonly revision: number
  readonly grammar: string
  /** Names of the rules that it imports, as it writes them. */
  readonly imports: readonly string[]
}

/**
 * The models whose texts import rules from one, by its name or by its exports. The search is limited to so many characters a
 * request; a model beyond shows its problem when it is opened.
 *
 * @param most maximum number of results.
 */
export async function importersOf(
  database: Reader,
  model: ImportedModel,
  most: number,
): Promise<ImportingModel[]> {
  const found: ImportingModel[] = []
  const exported = new Set(rulesAfter('!export', model.grammar))
  const begin = `${importName(model.name)}.`
  let searched = 0
  for await (const row of textsOfOthers(database, model)) {
    searched += row.grammar.length
    if (searched > maxSearched || found.length >= most) break
    const imports = rulesAfter('!import', row.grammar)
    if (imports.some((rule) => rule.startsWith(begin) || exported.has(rule))) found.push({ ...row, imports })
  }
  return found
}

const maxNamed = 10

/** Names of models for a sentence: the first ten. */
export function namesOf(models: readonly { readonly name: string }[]): string {
  const names = models.slice(0, maxNamed).map(({ name }) => name)
  return models.length > maxNamed ? `${names.join(', ')}, …` : names.join(', ')
}
