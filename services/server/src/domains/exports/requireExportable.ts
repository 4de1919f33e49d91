import type { ExportForm } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import { sql } from 'kysely'
import type { Context } from '../../context.js'
import type { Reader } from '../../store/database.js'
import { requireModelCovered } from '../project/requireModelCovered.js'
import { findModelFacts } from './sourceModels.js'

const megabyte = 1024 * 1024

/**
 * Checks the licence: resources that are delivered to the project and not over.
 *
 * @throws ApiFailure `incorrect_form` for a missing or repeated model, `grammar_has_errors` for a model whose
 *   grammar cannot run, `too_large`, and the failures of a model that is not covered.
 */
export async function requireExportable(
  context: Context,
  projectId: number,
  { models, recordings }: ExportForm,
): Promise<void> {
  const seen = new Set<string>()
  let size = 0
  for (const [place, model] of models.entries()) {
    const key = `${model.type} ${model.id}`
    const facts = await findModelFacts(context.database, projectId, model)
    if (!facts) throw incorrectForm({ [`models.${place}`]: 'invalid' })
    if (seen.has(key)) throw incorrectForm({ [`models.${place}`]: 'alreadyExists' })
    seen.add(key)
    await requireModelCovered(context, projectId, model.type, facts.language)
    if (facts.isBroken)
      throw new ApiFailure('grammar_has_errors', { errors: { [`models.${place}`]: 'invalid' } })
    size += facts.size + (recordings ? await recordedBytes(context.database, model) : 0)
  }
  if (size > context.limits.exportMaxMegabytes * megabyte) throw new ApiFailure('too_large')
}

/** Bytes of the recordings of the unit tests of a model. */
async function recordedBytes(database: Reader, { type, id }: ExportForm['models'][number]): Promise<number> {
  if (type !== 'voice_commands') return 0
  const { bytes } = await database
    .selectFrom('audio_file')
    .where('audio_file.id', 'in', (select) =>
      select
        .selectFrom('unit_test_file')
        .innerJoin('unit_test', 'unit_test.id', 'unit_test_file.unit_test_id')
        .where('unit_test.model_id', '=', id)
        .select('unit_test_file.audio_file_id'),
    )
    .select(sql<number>`coalesce(sum(size_bytes), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}
