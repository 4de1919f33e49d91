import type { Expectation, Recognition, RecordingExpectation, UnitTest } from '@saywright/api/contract'
import { wordsOfSentence } from '@saywright/grammar'
import type { TestMode, TestRecording } from '../quick-test/quickTest.js'

/** The expected result of a recording, and its sentence; empty without speech. */
export type ExpectedResult = { readonly expectation: Expectation; readonly said: string }

/** A recording that was tried, as a unit test is to have it. */
export type TestAddition = ExpectedResult & {
  readonly recording: TestRecording
  /** Name of a new recording; another one is found where it is taken. */
  readonly name: string
  /** A test of the model, or the name of a new one. */
  readonly test: number | { readonly name: string }
}

/** The likeliest expectation of a recording: the sentence that was recognized, or the refusal. */
export function likelyResult({ kept }: TestRecording, recognition: Recognition): ExpectedResult {
  const said = kept?.sentence ?? recognition.hypotheses[0]?.text ?? ''
  const { refusal } = recognition
  if (refusal === 'no_speech') return { expectation: 'no_speech', said: kept?.sentence ?? '' }
  // The closest sentence is not the spoken one.
  if (refusal === 'no_sentence' && !kept) return { expectation: 'other_sentence', said: '' }
  return { expectation: said === '' ? 'other_sentence' : 'sentence', said }
}

/** A name for a recording: that of its file, or its sentence where it was spoken. */
export function nameOfRecording(by: TestMode, { name }: TestRecording, said: string): string {
  const words = by === 'speak' ? wordsOfSentence(said).join('-') : ''
  return words === '' ? name : `${words}.wav`
}

/** A test with one recording more, or with another expectation of one that it has. */
export function withRecording({ audio_files }: Pick<UnitTest, 'audio_files'>, added: RecordingExpectation) {
  const others = audio_files.filter(({ id }) => id !== added.audio_id)
  return {
    audio_files: [...others.map(({ id }) => id), added.audio_id],
    expectations: [
      ...others.map(({ id, expectation, meaning }) => ({ audio_id: id, expectation, meaning })),
      added,
    ],
  }
}
