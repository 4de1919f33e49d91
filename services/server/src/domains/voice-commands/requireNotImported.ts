import { modelKinds } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Reader } from '../../store/database.js'
import { type ImportedModel, importersOf, namesOf } from './importersOf.js'

// More than are named.
const most = 11

/**
 * A model goes only when no other imports its rules: the grammars of those would have errors.
 *
 * @throws ApiFailure `imported_elsewhere` naming up to ten of those that do.
 */
export async function requireNotImported(database: Reader, model: ImportedModel): Promise<void> {
  const importers = await importersOf(database, model, most)
  if (importers.length > 0)
    throw new ApiFailure(modelKinds.voice_commands.usedElsewhere, { errors: { models: namesOf(importers) } })
}
