import type { FieldErrorKey } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Transaction } from '../../transaction/transaction.js'
import type { TestFile } from './testFiles.js'

/**
 * The recordings of a test are those of its project, each once, and each with a transcription unless it has to be refused.
 *
 * @throws ApiFailure `incorrect_form` with every one that cannot join, such as `audio_files.1`.
 */
export async function requireTestableFiles(
  { database }: Transaction,
  projectId: number,
  files: readonly TestFile[],
): Promise<void> {
  const rows = await database
    .selectFrom('audio_file')
    .select(['id', 'transcription'])
    .where('project_id', '=', projectId)
    .where(
      'id',
      'in',
      files.map(({ audioId }) => audioId),
    )
    .execute()
  const transcriptions = new Map(rows.map(({ id, transcription }) => [id, transcription?.trim() ?? '']))
  const seen = new Set<number>()
  const errors: Record<string, FieldErrorKey> = {}
  for (const [index, { audioId: id, expectation }] of files.entries()) {
    const transcription = transcriptions.get(id)
    if (transcription === undefined) errors[`audio_files.${index}`] = 'invalid'
    else if (seen.has(id)) errors[`audio_files.${index}`] = 'alreadyExists'
    else if (transcription === '' && expectation === 'sentence') errors[`audio_files.${index}`] = 'required'
    seen.add(id)
  }
  if (Object.keys(errors).length > 0) throw incorrectForm(errors)
}
