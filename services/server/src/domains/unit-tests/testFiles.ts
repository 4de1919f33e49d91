import type { Expectation, ExpectedMeaning, RecordingExpectation } from '@saywright/api/contract'
import { toExpectedMeaning } from '@saywright/grammar'
import { incorrectForm } from '@saywright/http'
import type { Transaction } from '../../transaction/transaction.js'

/** A recording of a test, and its expected result. */
export interface TestFile {
  readonly audioId: number
  readonly expectation: Expectation
  /** Of an expected sentence; null: it is not tested. */
  readonly meaning: ExpectedMeaning | null
}

/** Its transcription is recognized, whatever it means. */
export const expectedSentence = (audioId: number): TestFile => ({
  ...{ audioId, expectation: 'sentence', meaning: null },
})

/**
 * The recordings of a test with the expectation of each.
 *
 * @param given those with another expectation than their transcription; the rest keeps that of `before`.
 * @throws ApiFailure `incorrect_form` for an expectation of a recording outside the test, a second one of the same, and a
 *   meaning
 *   of one that has to be refused.
 */
export function testFiles(
  audioIds: readonly number[],
  given: readonly RecordingExpectation[],
  before: readonly TestFile[] = [],
): TestFile[] {
  const known = new Map(before.map((file) => [file.audioId, file]))
  const inTest = new Set(audioIds)
  for (const [index, { audio_id, expectation, meaning }] of given.entries()) {
    if (!inTest.delete(audio_id)) throw incorrectForm({ [`expectations.${index}.audio_id`]: 'invalid' })
    if (expectation !== 'sentence' && meaning)
      throw incorrectForm({ [`expectations.${index}.meaning`]: 'invalid' })
    known.set(audio_id, {
      ...{ audioId: audio_id, expectation },
      meaning: meaning ? toExpectedMeaning(meaning) : null,
    })
  }
  return audioIds.map((audioId) => known.get(audioId) ?? expectedSentence(audioId))
}

/** The recordings that a test has, in the order in which they were given. */
export async function readTestFiles({ database }: Transaction, testId: number): Promise<TestFile[]> {
  const rows = await database
    .selectFrom('unit_test_file')
    .select(['audio_file_id', 'expectation', 'meaning_json'])
    .where('unit_test_id', '=', testId)
    .orderBy('id')
    .execute()
  return rows.map(({ audio_file_id, expectation, meaning_json }) => ({
    ...{ audioId: audio_file_id, expectation, meaning: meaning_json },
  }))
}

/** Puts recordings in the place of those of a test. */
export async function replaceFiles(
  { database }: Transaction,
  testId: number,
  files: readonly TestFile[],
): Promise<void> {
  await database.deleteFrom('unit_test_file').where('unit_test_id', '=', testId).execute()
  await database
    .insertInto('unit_test_file')
    .values(
      files.map(({ audioId, expectation, meaning }) => ({
        unit_test_id: testId,
        audio_file_id: audioId,
        expectation,
        meaning_json: meaning && JSON.stringify(meaning),
      })),
    )
    .execute()
}
