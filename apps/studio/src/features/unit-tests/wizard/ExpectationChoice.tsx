import { expectations } from '@saywright/api/contract'
import { type Analysis, match, type SlotValues, toExpectedMeaning } from '@saywright/grammar'
import { Select } from '@saywright/ui'

import { useTestMessages } from '../TestedTypeContext.js'
import type { SampleRow } from './sampleRows.js'
import type { RecordingExpected } from './testValues.js'

export type ExpectationChoiceProps = {
  row: SampleRow
  /** Absent where sentences have no meaning. */
  grammar?: { readonly analysis: Analysis; readonly slots: SlotValues } | undefined
  onChange: (expected: RecordingExpected) => void
}

/** The expected result of a recording: its sentence, perhaps with its current meaning in the grammar, or a refusal. */
export function ExpectationChoice({ row, grammar, onChange }: ExpectationChoiceProps) {
  const t = useTestMessages()
  const { name, state, transcription, expected } = row
  const meaning = () => {
    if (!grammar) return null
    const result = match(grammar.analysis.compiled, transcription ?? '', {
      slots: grammar.slots,
      nearest: false,
    })
    return result.matched ? toExpectedMeaning(result.meaning) : expected.meaning
  }
  const mayMean = grammar !== undefined && (state === 'accepted' || expected.meaning !== null)
  return (
    <Select
      label={t('audio.expectationOf', { name })}
      isLabelHidden
      options={[
        { value: 'sentence', label: t('results.expectations.sentence') },
        ...(mayMean ? [{ value: 'meaning' as const, label: t('audio.withMeaning') }] : []),
        ...expectations
          .filter((value) => value !== 'sentence')
          .map((value) => ({ value, label: t(`results.expectations.${value}`) })),
      ]}
      value={expected.meaning ? 'meaning' : expected.expectation}
      onChange={(value) =>
        onChange(
          value === 'meaning'
            ? { expectation: 'sentence', meaning: meaning() }
            : { expectation: value, meaning: null },
        )
      }
    />
  )
}
