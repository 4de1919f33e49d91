import type { FieldErrorKey } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Transaction } from '../../transaction/transaction.js'

/**
 * The recordings of a test are those of its project, each once and each with a transcription.
 *
 * @throws ApiFailure `incorrect_form` with every one that cannot join, such as `audio_files.1`.
 */
export async function requireTestableFiles(
  { database }: Transaction,
  projectId: number,
  audioIds: readonly number[],
): Promise<void> {
  const rows = await database
    .selectFrom('audio_file')
    .select(['id', 'transcription'])
    .where('project_id', '=', projectId)
    .where('id', 'in', audioIds)
    .execute()
  const transcriptions = new Map(rows.map(({ id, transcription }) => [id, transcription?.trim() ?? '']))
  const seen = new Set<number>()
  const errors: Record<string, FieldErrorKey> = {}
  for (const [index, id] of audioIds.entries()) {
    const transcription = transcriptions.get(id)
    if (transcription === undefined) errors[`audio_files.${index}`] = 'invalid'
    else if (seen.has(id)) errors[`audio_files.${index}`] = 'alreadyExists'
    else if (transcription === '') errors[`audio_files.${index}`] = 'required'
    seen.add(id)
  }
  if (Object.keys(errors).length > 0) throw incorrectForm(errors)
}

/** Puts recordings in the place of those of a test. */
export async function replaceFiles(
  { database }: Transaction,
  testId: number,
  audioIds: readonly number[],
): Promise<void> {
  await database.deleteFrom('unit_test_file').where('unit_test_id', '=', testId).execute()
  await database
    .insertInto('unit_test_file')
    .values(audioIds.map((audio_file_id) => ({ unit_test_id: testId, audio_file_id })))
    .execute()
}
