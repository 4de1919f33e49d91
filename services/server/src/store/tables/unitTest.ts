import type {
  DynamicSlot,
  Expectation,
  ExpectedMeaning,
  RecognizerSettings,
  TestedWakeWordLists,
  UnitTestResult,
} from '@saywright/api/contract'
import type { NamedSource } from '@saywright/grammar'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Written } from './columns.js'

/** Recordings that a model is to recognize. */
export interface UnitTestTable {
  id: Generated<number>
  /** Of voice commands; absent where the model is of another kind. */
  model_id: Written<number | null>
  /** Of the table `model`; absent of voice commands. */
  stored_model_id: Written<number | null>
  name: string
  name_key: string
  description: string
  threshold: number
  /** Version of the scores with which it was chosen; absent for a default, and for tests from before there were versions. */
  threshold_scoring_version: number | null
  slots_json: Json<DynamicSlot[]>
  created_at: string
  updated_at: string
}

export interface UnitTestFileTable {
  id: Generated<number>
  unit_test_id: Written<number>
  audio_file_id: Written<number>
  expectation: Written<Expectation>
  /** Of an expected sentence; absent where it is not tested. */
  meaning_json: ColumnType<ExpectedMeaning | null, string | null, never>
}

/** A run of a test, with the model and the test at its start. */
export interface UnitTestRunTable {
  id: Generated<number>
  unit_test_id: Written<number>
  /** Absent once the task left the history. */
  task_id: number | null
  /** Whose turns it takes. */
  account_id: Written<number>
  number: Written<number>
  threshold: Written<number>
  language: Written<string>
  grammar: Written<string>
  settings_json: Json<RecognizerSettings>
  slots_json: Json<DynamicSlot[]>
  /** The grammars from which it imports; absent of runs from before that could be. */
  imports_json: ColumnType<NamedSource[] | null, string | null, string | null>
  /** Absent where a grammar is tested. */
  wake_words_json: ColumnType<TestedWakeWordLists | null, string | null | undefined, never>
  /** Of its scores; absent before the first, and of runs from before there were versions. */
  scoring_version: number | null
  started_at: string
  /** When its last recording was tested; absent while some wait, and always when it was cancelled or failed. */
  ended_at: string | null
}

/** The result of a recording of a run; written as the run begins, and filled when its turn comes. */
export interface UnitTestResultTable {
  id: Generated<number>
  run_id: Written<number>
  /** Absent once the recording is deleted. */
  audio_file_id: number | null
  audio_name: Written<string>
  /** Absent where it is not known. */
  duration_ms: number | null
  expectation: Written<Expectation>
  expected: Written<string>
  expected_meaning_json: ColumnType<ExpectedMeaning | null, string | null, never>
  result: string | null
  confidence: number | null
  is_expected: boolean
  /** Of the recognized sentence; absent for results from before meanings were stored. */
  intent: string | null
  entities_json: ColumnType<UnitTestResult['entities'] | null, string | null, string | null>
  /** True where no meaning is expected. */
  is_meant: Generated<boolean>
  words_json: ColumnType<UnitTestResult['words'] | null, string | null, string | null>
  /** Why it is rejected with a threshold above its confidence; absent in older runs. */
  refusal: UnitTestResult['refusal']
  failure: UnitTestResult['failure']
  tested_at: string | null
}
