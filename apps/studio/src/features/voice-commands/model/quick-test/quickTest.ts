import type { ApiError, Recognition } from '@saywright/api/contract'

/** A recording of the project, and its transcription. */
export type KeptRecording = {
  readonly id: number
  readonly name: string
  readonly sentence: string
  readonly seconds: number
}

/** A recording in the form in which it is played here and sent: WAV. */
export type TestRecording = {
  readonly file: File
  readonly name: string
  readonly seconds: number
  /** The recording of the project that it is; absent of one that was spoken or chosen here. */
  readonly kept?: KeptRecording
}

export const testProblems = [
  'unreadable',
  'tooLong',
  'tooLarge',
  'grammarErrors',
  'grammarTooLarge',
  'borrowedTooLarge',
  'unpronounceable',
  'language',
  'expired',
  'busy',
  'voiceDown',
  'serverDown',
  'other',
] as const

/** How a recording is made: each way has a result of its own. */
export type TestMode = 'speak' | 'file'

/** How a sentence is tried: written, or with one of both recordings. */
export type TryMode = 'type' | TestMode

export const isTestMode = (text: string | null): text is TestMode => text === 'speak' || text === 'file'

/** Why a test could not be run; the words are in the messages. */
export type TestProblem = (typeof testProblems)[number]

/** How far the test of a recording has come. A recording stays, whatever happens to its test. */
export type QuickTest =
  | { readonly status: 'ready' }
  | { readonly status: 'running'; readonly recording: TestRecording }
  | { readonly status: 'heard'; readonly recording: TestRecording; readonly recognition: Recognition }
  /** `words`: those that cannot be pronounced. */
  | {
      readonly status: 'failed'
      readonly recording: TestRecording
      readonly problem: TestProblem
      readonly words?: string
    }

const problemOfCode: Readonly<Record<string, TestProblem>> = {
  audio_unreadable: 'unreadable',
  unsupported_type: 'unreadable',
  audio_too_long: 'tooLong',
  too_large: 'tooLarge',
  grammar_has_errors: 'grammarErrors',
  grammar_too_large: 'grammarTooLarge',
  borrowed_grammar_too_large: 'borrowedTooLarge',
  pronunciation_missing: 'unpronounceable',
  language_unavailable: 'language',
  resources_expired: 'expired',
  too_many: 'busy',
  voice_unavailable: 'voiceDown',
}

export function testProblemOf({ kind, code }: Pick<ApiError, 'kind' | 'code'>): TestProblem {
  if (kind === 'network' || kind === 'timeout') return 'serverDown'
  return problemOfCode[code ?? ''] ?? 'other'
}

/** The recognized sentence of a recording; empty when no sentence of the grammar was recognized. */
export function sentenceHeard(test: QuickTest): string {
  if (test.status !== 'heard' || test.recognition.rejected) return ''
  return test.recognition.hypotheses[0]?.text ?? ''
}

/** The closest sentence of the grammar to a rejected recording; empty without one. */
export function closestSentence(test: QuickTest): string {
  if (test.status !== 'heard' || test.recognition.refusal !== 'no_sentence') return ''
  return test.recognition.hypotheses[0]?.text ?? ''
}
