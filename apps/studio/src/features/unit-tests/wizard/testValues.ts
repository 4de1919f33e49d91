import {
  type AudioAsset,
  type Expectation,
  type ExpectedMeaning,
  type FieldErrorKey,
  failuresOf,
  nameKey,
  type TestedWakeWordLists,
  typeOfTest,
  type UnitTest,
  type UnitTestForm,
  type UnitTestSummary,
  unitTestForm,
  type VoiceCommandModel,
} from '@saywright/api/contract'
import type { SlotValues } from '@saywright/grammar'
import { wakeExpectation } from './saidWakeWords.js'
import { valuesOf } from './slotText.js'

/** The expected result of a recording. */
export interface RecordingExpected {
  readonly expectation: Expectation
  /** Of an expected sentence; null: it is not tested. */
  readonly meaning: ExpectedMeaning | null
}

const sentenceExpected: RecordingExpected = { expectation: 'sentence', meaning: null }

/** The values of the wizard, as typed. */
export interface TestValues {
  readonly files: readonly number[]
  /** Other expectations of recordings than their transcription, by number; absent in older drafts. */
  readonly expected?: Readonly<Record<number, RecordingExpected>>
  /** Values one a line, by the name of their slot; those of the model where a slot is not named. */
  readonly slots: Readonly<Record<string, string>>
  readonly name: string
  readonly description: string
  readonly threshold: number | null
}

export const blankTest = (threshold: number): TestValues => ({
  files: [],
  slots: {},
  name: '',
  description: '',
  threshold,
})

export const valuesOfTest = ({ audio_files, slots, name, description, ...test }: UnitTest): TestValues => ({
  files: audio_files.map(({ id }) => id),
  expected: Object.fromEntries(
    audio_files
      // Of wake words, what a recording leads to without a choice is read from its transcription.
      .filter(
        ({ expectation, meaning }) =>
          expectation !== 'sentence' || meaning || typeOfTest(test) === 'wake_word',
      )
      .map(({ id, expectation, meaning }) => [id, { expectation, meaning }]),
  ),
  slots: Object.fromEntries(slots.map((slot) => [slotName(slot.name), slot.values.join('\n')])),
  name,
  description,
  threshold: test.confidence_threshold,
})

export const expectedOf = (values: Pick<TestValues, 'expected'>, id: number): RecordingExpected =>
  values.expected?.[id] ?? sentenceExpected

export const slotName = (name: string) => name.replace(/^<|>$/g, '')

/**
 * Without untestable recordings: those deleted since they were selected, and those with a sentence as expectation but no
 * transcription.
 */
export function withTestable(
  values: TestValues,
  recordings: readonly Pick<AudioAsset, 'id' | 'transcription'>[],
): TestValues {
  const testable = new Set(
    recordings.filter((recording) => isTestable(values, recording)).map(({ id }) => id),
  )
  const files = values.files.filter((id) => testable.has(id))
  return files.length === values.files.length ? values : { ...values, files }
}

/** Whether a recording has what its result is compared with: a refusal needs no transcription. */
export const isTestable = (
  values: Pick<TestValues, 'expected'>,
  { id, transcription }: Pick<AudioAsset, 'id' | 'transcription'>,
): boolean => expectedOf(values, id).expectation !== 'sentence' || Boolean(transcription?.trim())

/**
 * With what recordings have to lead to where nobody chose.
 *
 * @param words of a model of wake words; undefined for a grammar, in which a transcription is the sentence.
 */
export function withExpected(
  values: TestValues,
  recordings: readonly Pick<AudioAsset, 'id' | 'transcription'>[],
  words: TestedWakeWordLists | undefined,
): TestValues {
  if (!words) return values
  const expected = recordings.map(({ id, transcription }) => [
    id,
    values.expected?.[id] ?? { expectation: wakeExpectation(words, transcription), meaning: null },
  ])
  return { ...values, expected: Object.fromEntries(expected) }
}

/** The body of a save of a test. */
export const formOfTest = ({
  files,
  expected = {},
  slots,
  name,
  description,
  threshold,
}: TestValues): UnitTestForm => ({
  name,
  description,
  confidence_threshold: threshold as number,
  audio_files: [...files],
  expectations: files.flatMap((audio_id) =>
    expected[audio_id] ? [{ audio_id, ...expected[audio_id] }] : [],
  ),
  slots: Object.entries(slots).map(([slot, text]) => ({ name: slot, values: valuesOf(text) })),
})

/** The slots with which a test runs: those of the model, with its own values in place of theirs. */
export function slotsOfTest(
  model: Pick<VoiceCommandModel, 'slots'>,
  values: Pick<TestValues, 'slots'>,
): SlotValues {
  const own = Object.entries(values.slots)
  const names = new Set(own.map(([name]) => nameKey(name)))
  const others = model.slots
    .map(({ name, values: given }) => [slotName(name), given] as const)
    .filter(([name]) => !names.has(nameKey(name)))
  return Object.fromEntries([...others, ...own.map(([name, text]) => [name, valuesOf(text)] as const)])
}

type ConfiguredField = 'name' | 'description' | 'confidence_threshold'

/** The errors of the last step, by field. @param self the test that is edited: its own name is free. */
export function faultsOfTest(
  values: TestValues,
  tests: readonly Pick<UnitTestSummary, 'id' | 'name'>[],
  self?: number,
): Partial<Record<ConfiguredField, FieldErrorKey>> {
  const { name, description, confidence_threshold } = failuresOf(unitTestForm, formOfTest(values)) ?? {}
  const isTaken = tests.some((test) => test.id !== self && nameKey(test.name) === nameKey(values.name))
  const found = { name: name ?? (isTaken ? 'alreadyExists' : undefined), description, confidence_threshold }
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined))
}
