import type { SpeechRecognition } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { UnitTestResultTable } from '../../store/tables/unitTest.js'

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
  Pick<SpeechRecognition, 'scoring_version'> & {
    /** As measured while it was heard; absent where it was not. */
    readonly duration_ms?: number
  }

/** What a recording is tested for. */
export type ExpectedRecording = Pick<ResultRow, 'audio_file_id' | 'expected' | 'expected_meaning_json'>

/** Nothing was recognized. */
export const nothingHeard: RecordingResult = {
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

/** Tests the sound of a recording, whatever score it has: the threshold is for anyone who reads the results. */
export type Hearing = (audio: Uint8Array, row: ExpectedRecording) => Promise<RecordingResult>
