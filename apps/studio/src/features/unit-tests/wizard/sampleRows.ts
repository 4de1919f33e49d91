import type { AudioAsset, Expectation } from '@saywright/api/contract'
import type { SentenceState } from './sentenceState.js'
import { expectedOf, type RecordingExpected, type TestValues } from './testValues.js'

/** A recording of the project as the first step of the wizard lists it. */
export type SampleRow = AudioAsset & {
  readonly state: SentenceState
  readonly isChosen: boolean
  readonly expected: RecordingExpected
}

export function sampleRows(
  recordings: readonly AudioAsset[],
  values: Pick<TestValues, 'files' | 'expected'>,
  stateOf: (transcription: string | null, expectation: Expectation) => SentenceState,
): SampleRow[] {
  const chosen = new Set(values.files)
  return recordings.map((recording) => {
    const expected = expectedOf(values, recording.id)
    const { transcription } = recording
    return {
      ...recording,
      expected,
      state: stateOf(transcription, expected.expectation),
      isChosen: chosen.has(recording.id),
    }
  })
}
