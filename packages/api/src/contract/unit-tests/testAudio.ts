import { docs } from '../kernel/docs.js'
import { filled } from '../kernel/rules.js'
import { identifier, list, object, oneOf, optional } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { voiceId } from '../voice/voice.js'
import { type TestedType, testedType } from './testedModel.js'

export const testVoices = ['deep', 'middle', 'high'] as const
export type TestVoice = (typeof testVoices)[number]
export const testSpeeds = ['slow', 'normal', 'fast'] as const
export type TestSpeed = (typeof testSpeeds)[number]
/** Noise under the voice: none, 20 dB below it, or 10 dB below it. */
export const testNoises = ['none', 'quiet', 'loud'] as const
export type TestNoise = (typeof testNoises)[number]

/** Kinds of noise under a voice, all made by the product: a hiss, people who talk, a kitchen, a street. */
export const testBackgrounds = ['hiss', 'babble', 'kitchen', 'street'] as const
export type TestBackground = (typeof testBackgrounds)[number]
/** The simulated room: none, with carpets and curtains, tiled, or a large space. */
export const testRooms = ['none', 'furnished', 'tiled', 'hall'] as const
export type TestRoom = (typeof testRooms)[number]

/** How many recordings are made of some sentences. */
export const recordingsOf = ({
  sentences,
  voices,
  speeds,
  noises,
}: Pick<TestAudioForm, 'sentences' | 'voices' | 'speeds' | 'noises'>): number =>
  sentences.length * voices.length * speeds.length * noises.length

const spread = 'among which what has noise is spread; all by default'

const fields = {
  model_id: identifier({ [docs]: { example: 11, note: 'whose language is spoken' } }),
  model_type: testedType(),
  sentences: list(filled('switch on the lamp'), { min: 1, max: limits.sentencesOfTestAudio }),
  voices: list(oneOf(testVoices), { min: 1, max: testVoices.length }),
  speeds: list(oneOf(testSpeeds), { min: 1, max: testSpeeds.length }),
  noises: list(oneOf(testNoises), { min: 1, max: testNoises.length }),
  speakers: optional(
    list(voiceId(), {
      ...{ min: 1, max: limits.speakersOfTestAudio },
      [docs]: { note: 'among whom the recordings are spread; all of the language by default' },
    }),
  ),
  backgrounds: optional(
    list(oneOf(testBackgrounds), { min: 1, max: testBackgrounds.length, [docs]: { note: spread } }),
  ),
  rooms: optional(list(oneOf(testRooms), { min: 1, max: testRooms.length, [docs]: { note: spread } })),
}

/**
 * Sentences that are to be spoken, each at every pitch, at every speed, with every noise. Who speaks, kinds of noise and rooms
 * are spread over the recordings.
 */
export const testAudioForm = object(fields, {
  rule: (form) => (recordingsOf(form) > limits.recordingsOfTestAudio ? { sentences: 'tooLong' } : undefined),
})
export interface TestAudioForm {
  readonly model_id: number
  /** @default 'voice_commands' */
  readonly model_type?: TestedType | undefined
  readonly sentences: readonly string[]
  readonly voices: readonly TestVoice[]
  readonly speeds: readonly TestSpeed[]
  readonly noises: readonly TestNoise[]
  /** Identifiers of voices. @default all of the language */
  readonly speakers?: readonly string[] | undefined
  /** @default all */
  readonly backgrounds?: readonly TestBackground[] | undefined
  /** @default all */
  readonly rooms?: readonly TestRoom[] | undefined
}
