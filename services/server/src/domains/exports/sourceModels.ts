import type { ExportForm } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { sql } from 'kysely'
import type { Reader } from '../../store/database.js'
import { importedGrammars } from '../voice-commands/importedGrammars.js'
import type { SourceModel } from './layout.js'

type Chosen = ExportForm['models'][number]

/**
 * A model with all that it holds, and the grammars from which its own imports.
 *
 * @throws ApiFailure `not_found` when the project has no such model, `grammar_too_large` when it imports too much.
 */
export async function readSourceModel(
  database: Reader,
  projectId: number,
  { type, id }: Chosen,
): Promise<SourceModel> {
  if (type === 'voice_commands') {
    const row = await database
      .selectFrom('voice_command_model')
      .selectAll()
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .executeTakeFirst()
    if (!row) throw new ApiFailure('not_found')
    const { name, language, revision, grammar, settings_json: settings, slots_json: slots } = row
    const imports = await importedGrammars(database, row)
    return { type, id, name, language, revision, commands: { grammar, settings, slots, imports } }
  }
  const row = await database
    .selectFrom('model')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('type', '=', type)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  const { name, language, revision, content_json: content } = row
  return { type, id, name, language, revision, content }
}

export interface KnownModel {
  readonly language: string | null
  /** About how much it holds: characters, of which most are one byte. */
  readonly size: number
  /** Whether its grammar cannot run as it is saved. */
  readonly isBroken: boolean
}

/** What must be known of a model before it is exported. */
export async function findModelFacts(
  database: Reader,
  projectId: number,
  { type, id }: Chosen,
): Promise<KnownModel | undefined> {
  if (type === 'voice_commands') {
    const row = await database
      .selectFrom('voice_command_model')
      .select(['language', 'readiness_json', sql<number>`length(grammar) + length(slots_json)`.as('size')])
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .executeTakeFirst()
    if (!row) return undefined
    const { language, size, readiness_json } = row
    // Values of slots may come when the application runs; what is too large is refused by who packs it.
    const isBroken = readiness_json?.state === 'broken' || readiness_json?.state === 'import_broken'
    return { language, size, isBroken }
  }
  const row = await database
    .selectFrom('model')
    .select(['language', sql<number>`length(content_json)`.as('size')])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('type', '=', type)
    .executeTakeFirst()
  return row && { ...row, isBroken: false }
}
