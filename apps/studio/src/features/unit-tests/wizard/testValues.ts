import {
  type AudioAsset,
  type FieldErrorKey,
  failuresOf,
  nameKey,
  type UnitTest,
  type UnitTestForm,
  type UnitTestSummary,
  unitTestForm,
  type VoiceCommandModel,
} from '@saywright/api/contract'
import type { SlotValues } from '@saywright/grammar'
import { valuesOf } from './slotText.js'

/** What is given in the wizard, as it is typed. */
export interface TestValues {
  readonly files: readonly number[]
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
  slots: Object.fromEntries(slots.map((slot) => [slotName(slot.name), slot.values.join('\n')])),
  name,
  description,
  threshold: test.confidence_threshold,
})

export const slotName = (name: string) => name.replace(/^<|>$/g, '')

/** Without what cannot be tested any more: recordings deleted since they were chosen, or left without a transcription. */
export function withTestable(
  values: TestValues,
  recordings: readonly Pick<AudioAsset, 'id' | 'transcription'>[],
): TestValues {
  const testable = new Set(recordings.filter(isTestable).map(({ id }) => id))
  const files = values.files.filter((id) => testable.has(id))
  return files.length === values.files.length ? values : { ...values, files }
}

const isTestable = ({ transcription }: Pick<AudioAsset, 'transcription'>) => Boolean(transcription?.trim())

/** What is sent of a test. */
export const formOfTest = ({ files, slots, name, description, threshold }: TestValues): UnitTestForm => ({
  name,
  description,
  confidence_threshold: threshold as number,
  audio_files: [...files],
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

/** What is wrong with the last step, by field. @param self the test that is edited: its own name is not taken. */
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
