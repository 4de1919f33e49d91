import type { AudioAsset } from '@saywright/api/contract'
import type { Analysis, SlotValues } from '@saywright/grammar'
import { type SentenceState, sentenceState } from './sentenceState.js'
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
  grammar: { readonly analysis: Analysis; readonly slots: SlotValues },
): SampleRow[] {
  const chosen = new Set(values.files)
  return recordings.map((recording) => {
    const expected = expectedOf(values, recording.id)
    const { transcription } = recording
    return {
      ...recording,
      expected,
      state: sentenceState(grammar.analysis, grammar.slots, transcription, expected.expectation),
      isChosen: chosen.has(recording.id),
    }
  })
}
