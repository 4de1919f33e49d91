import { docs } from '../kernel/docs.js'
import { filled } from '../kernel/rules.js'
import { identifier, list, object, oneOf } from '../kernel/structs.js'
import { limits } from '../limits.js'

export const testVoices = ['deep', 'middle', 'high'] as const
export type TestVoice = (typeof testVoices)[number]
export const testSpeeds = ['slow', 'normal', 'fast'] as const
export type TestSpeed = (typeof testSpeeds)[number]
/** What is mixed under the voice: nothing, a noise 20 dB below it, or one 10 dB below it. */
export const testNoises = ['none', 'quiet', 'loud'] as const
export type TestNoise = (typeof testNoises)[number]

/** How many recordings are made of some sentences. */
export const recordingsOf = ({
  sentences,
  voices,
  speeds,
  noises,
}: Omit<TestAudioForm, 'model_id'>): number =>
  sentences.length * voices.length * speeds.length * noises.length

const fields = {
  model_id: identifier({ [docs]: { example: 11, note: 'whose language is spoken' } }),
  sentences: list(filled('switch on the lamp'), { min: 1, max: limits.sentencesOfTestAudio }),
  voices: list(oneOf(testVoices), { min: 1, max: testVoices.length }),
  speeds: list(oneOf(testSpeeds), { min: 1, max: testSpeeds.length }),
  noises: list(oneOf(testNoises), { min: 1, max: testNoises.length }),
}

/** Sentences that are to be spoken, each in every voice, at every speed, with every noise. */
export const testAudioForm = object(fields, {
  rule: (form) => (recordingsOf(form) > limits.recordingsOfTestAudio ? { sentences: 'tooLong' } : undefined),
})
export interface TestAudioForm {
  readonly model_id: number
  readonly sentences: readonly string[]
  readonly voices: readonly TestVoice[]
  readonly speeds: readonly TestSpeed[]
  readonly noises: readonly TestNoise[]
}
