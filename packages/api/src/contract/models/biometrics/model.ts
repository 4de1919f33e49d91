import type { ValueOf } from '../../kernel/description.js'
import { docs } from '../../kernel/docs.js'
import { list, oneOf, type } from '../../kernel/structs.js'
import { commonFields } from '../commonFields.js'
import { keptVoicePrint } from './voicePrint.js'

/** Whether people say a passphrase, or anything. */
export const biometricModes = ['text_dependent', 'text_independent'] as const
export type BiometricMode = (typeof biometricModes)[number]
export const biometricFields = { mode: oneOf(biometricModes, { [docs]: { example: 'text_dependent' } }) }
export const biometricModel = type({
  ...commonFields,
  ...biometricFields,
  voice_prints: list(keptVoicePrint),
})
export type BiometricModel = ValueOf<typeof biometricModel>
export { keptVoicePrint, type VoicePrint, voicePrint } from './voicePrint.js'
