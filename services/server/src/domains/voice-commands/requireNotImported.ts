import { modelKinds } from '@saywright/api/contract'
import { importName, rulesAfter } from '@saywright/grammar'
import { ApiFailure } from '@saywright/http'
import type { Reader } from '../../store/database.js'
import { type Importer, maxSearched, textsOfOthers } from './importedGrammars.js'

const maxNamed = 10

/**
 * A model goes only when no other imports its rules: the grammars of those would have errors. Looked for in so many characters
 * as a request may search; what is beyond shows its problem to who opens it, as after a renaming.
 *
 * @throws ApiFailure `imported_elsewhere` naming up to ten of those that do.
 */
export async function requireNotImported(
  database: Reader,
  model: Importer & { readonly name: string },
): Promise<void> {
  const names: string[] = []
  const exported = new Set(rulesAfter('!export', model.grammar))
  const begin = `${importName(model.name)}.`
  let searched = 0
  for await (const { name, grammar } of textsOfOthers(database, model)) {
    searched += grammar.length
    if (searched > maxSearched || names.length > maxNamed) break
    const imports = rulesAfter('!import', grammar)
    if (imports.some((rule) => rule.startsWith(begin) || exported.has(rule))) names.push(name)
  }
  if (names.length === 0) return
  const models = names.slice(0, maxNamed).join(', ')
  throw new ApiFailure(modelKinds.voice_commands.usedElsewhere, {
    errors: { models: names.length > maxNamed ? `${models}, …` : models },
  })
}
