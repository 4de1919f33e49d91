import { setTimeout as pause } from 'node:timers/promises'
import { languageOf } from '@saywright/api/catalogue'
import { type Hypothesis, limits, type SpeechRecognition, type UnitTestResult } from '@saywright/api/contract'
import { recognitionResponse } from '@saywright/engines/results'
import { isExpectedMeaning } from '@saywright/grammar'
import { ApiFailure } from '@saywright/http'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { UnitTestResultTable, UnitTestRunTable } from '../../store/tables/unitTest.js'
import { readSpeech } from '../audio-files/readRecording.js'
import { requestRecognition } from '../voice-commands/requestRecognition.js'
import { slotsByName } from '../voice-commands/slotsByName.js'

type ResultRow = Selectable<UnitTestResultTable>
/** The result of one recording. */
export type RecordingResult = Pick<
  ResultRow,
  | 'result'
  | 'confidence'
  | 'is_expected'
  | 'intent'
  | 'entities_json'
  | 'is_meant'
  | 'refusal'
  | 'failure'
  | 'words_json'
> &
  // Of the score; absent without one, or when the recognizer does not report it.
  Pick<SpeechRecognition, 'scoring_version'>

// A voice service that is busy or restarts is waited for about a minute; then the task is retried later.
const tries = 12

const failures: Readonly<Record<string, UnitTestResult['failure']>> = {
  audio_unreadable: 'audio_unreadable',
  too_large: 'audio_unreadable',
  audio_too_long: 'audio_too_long',
}

const nothing: RecordingResult = {
  result: null,
  confidence: null,
  is_expected: false,
  intent: null,
  entities_json: null,
  is_meant: true,
  refusal: null,
  failure: null,
  words_json: null,
}

/**
 * Makes what recognizes the recordings of a run, whatever confidence it has: the threshold is for anyone who reads the results.
 *
 * @throws ApiFailure when the grammar or the language cannot be used any more.
 */
export async function prepareHearing(
  context: Context,
  run: Selectable<UnitTestRunTable>,
  signal: AbortSignal,
): Promise<
  (row: Pick<ResultRow, 'audio_file_id' | 'expected' | 'expected_meaning_json'>) => Promise<RecordingResult>
> {
  const { database, grammars } = context
  const grammar = {
    language: run.language,
    source: run.grammar,
    slots: slotsByName(run.slots_json),
    imports: run.imports_json ?? [],
  }
  const lang = languageOf(run.language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  const asker = { accountId: run.account_id, signal }
  const { jsgf, words } = await grammars.prepare(asker, grammar, 'en-US')

  // With the highest threshold the response says why the recording is refused with any other, if it is.
  const threshold = limits.confidenceMax
  const question = { caller: String(run.account_id), lang, jsgf, words, threshold, signal }

  async function ask(audio: Uint8Array): Promise<SpeechRecognition | undefined> {
    for (let left = tries; ; left--) {
      try {
        return await requestRecognition(context, { ...question, audio })
      } catch (error) {
        const isForNow = error instanceof ApiFailure && ['voice_unavailable', 'too_many'].includes(error.code)
        if (!isForNow || left <= 1) throw error
        await pause((error.details.retryAfterSeconds ?? 5) * 1000, undefined, { signal })
      }
    }
  }

  return async (row) => {
    const audio = await database
      .selectFrom('audio_file')
      .select(['file_key', 'media_type'])
      .where('id', '=', row.audio_file_id ?? 0)
      .executeTakeFirst()
    if (!audio) return { ...nothing, failure: 'audio_missing' }
    let heard: SpeechRecognition | undefined
    try {
      heard = await ask(await readSpeech(context, asker, audio))
    } catch (error) {
      const failure = error instanceof ApiFailure ? failures[error.code] : undefined
      if (!failure) throw error
      return { ...nothing, failure }
    }
    const best = heard?.hypotheses[0]
    if (!heard || !best) return { ...nothing, refusal: heard?.refusal ?? 'no_speech' }
    const read = await grammars.read(asker, grammar, [best.text])
    // The engine's grammar is a little wider than the author's: a sentence outside the latter was not recognized.
    if (!read[0]?.isMatched) return { ...nothing, refusal: 'no_sentence' }
    const [{ intent, entities, words, text, confidence }] = recognitionResponse(heard, [best], read)
      .hypotheses as [Hypothesis]
    const { expected, expected_meaning_json: meaning } = row
    return {
      ...{ result: text, confidence },
      is_expected: await grammars.compare(asker, grammar, [text, expected]),
      ...{ intent, entities_json: entities },
      is_meant: !meaning || isExpectedMeaning(meaning, { intent, entities }),
      ...{ refusal: heard.refusal ?? null, failure: null },
      scoring_version: heard.scoring_version,
      words_json: words,
    }
  }
}
