import { languageOf } from '@saywright/api/catalogue'
import type { UnitTestResult } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { UnitTestRunTable } from '../../store/tables/unitTest.js'
import { readSpeech } from '../audio-files/readRecording.js'
import { commandHearing } from './commandHearing.js'
import { type ExpectedRecording, nothingHeard, type RecordingResult } from './recordingResult.js'
import { wakeWordHearing } from './wakeWordHearing.js'

const failures: Readonly<Record<string, UnitTestResult['failure']>> = {
  audio_unreadable: 'audio_unreadable',
  too_large: 'audio_unreadable',
  audio_too_long: 'audio_too_long',
}

/**
 * Makes what tests the recordings of a run, whatever score they have: the threshold is for anyone who reads the results.
 *
 * @throws ApiFailure when the grammar or the language cannot be used any more.
 */
export async function prepareHearing(
  context: Context,
  run: Selectable<UnitTestRunTable>,
  signal: AbortSignal,
): Promise<(row: ExpectedRecording) => Promise<RecordingResult>> {
  const lang = languageOf(run.language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  const asker = { accountId: run.account_id, signal }
  const words = run.wake_words_json
  const hear = words
    ? wakeWordHearing(context, asker, { lang, words })
    : await commandHearing(context, asker, { lang, run })
  return async (row) => {
    const audio = await context.database
      .selectFrom('audio_file')
      .select(['file_key', 'media_type'])
      .where('id', '=', row.audio_file_id ?? 0)
      .executeTakeFirst()
    if (!audio) return { ...nothingHeard, failure: 'audio_missing' }
    try {
      return await hear(await readSpeech(context, asker, audio), row)
    } catch (error) {
      const failure = error instanceof ApiFailure ? failures[error.code] : undefined
      if (!failure) throw error
      return { ...nothingHeard, failure }
    }
  }
}
