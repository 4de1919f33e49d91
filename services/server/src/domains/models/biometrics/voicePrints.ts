import type { FieldErrorKey, VoicePrint } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Reader } from '../../../store/database.js'

interface Prints {
  readonly voice_prints?: readonly VoicePrint[] | undefined
}

/**
 * Requires recordings of the own project for a voice print.
 *
 * @throws ApiFailure `incorrect_form` with every place of another, such as `voice_prints.0.audio_files.1`.
 */
export async function requireOwnRecordings(
  database: Reader,
  projectId: number,
  { voice_prints = [] }: Prints,
): Promise<void> {
  const own = await ownRecordings(database, projectId, [voice_prints])
  const errors: Record<string, FieldErrorKey> = {}
  for (const [at, { audio_files }] of voice_prints.entries())
    for (const [place, id] of audio_files.entries())
      if (!own.has(id)) errors[`voice_prints.${at}.audio_files.${place}`] = 'invalid'
  if (Object.keys(errors).length > 0) throw incorrectForm(errors)
}

/** Models with those recordings of their voice prints that have not been deleted since. */
export async function withPresentRecordings<Model extends Prints & { readonly id: number }>(
  database: Reader,
  projectId: number,
  models: readonly Model[],
): Promise<Model[]> {
  const own = await ownRecordings(
    database,
    projectId,
    models.map(({ voice_prints = [] }) => voice_prints),
  )
  return models.map((model) => ({
    ...model,
    ...(model.voice_prints && {
      voice_prints: model.voice_prints.map((print) => ({
        ...print,
        audio_files: print.audio_files.filter((audioId) => own.has(audioId)),
      })),
    }),
  }))
}

async function ownRecordings(
  database: Reader,
  projectId: number,
  prints: readonly (readonly VoicePrint[])[],
): Promise<ReadonlySet<number>> {
  const named = new Set(prints.flat().flatMap(({ audio_files }) => audio_files))
  if (named.size === 0) return new Set()
  // A statement cannot name as many as a list of models may; a project has at most 2,000.
  const rows = await database
    .selectFrom('audio_file')
    .select('id')
    .where('project_id', '=', projectId)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
