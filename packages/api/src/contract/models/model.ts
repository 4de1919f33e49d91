import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, instant, integer, list, nullable, oneOf, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { keptVoicePrint } from './voicePrint.js'
import { saidWordLists } from './wakeWord.js'

/** What every model has, whatever its type. */
const common = {
  id: identifier(),
  name: text({ [docs]: { example: 'hello-halden' } }),
  language: nullable(
    text({ [docs]: { example: 'eng-US', note: 'null where models of its type have none' } }),
  ),
  revision: integer({ min: 1, [docs]: { note: 'rises by one at each save' } }),
  created_at: instant(),
  updated_at: instant(),
}

export const wakeWordModel = type({ ...common, ...saidWordLists })
export type WakeWordModel = ValueOf<typeof wakeWordModel>

export const synthesisFields = {
  voice_id: nullable(
    text({
      max: limits.nameMaxCharacters,
      [docs]: { example: 'kal16', note: 'null until a voice is chosen' },
    }),
  ),
}
export const synthesisModel = type({ ...common, ...synthesisFields })
export type SynthesisModel = ValueOf<typeof synthesisModel>

export const enhancementFields = {
  echo_cancelling: flag({ [docs]: { example: false } }),
  noise_reduction: flag({ [docs]: { example: true } }),
  source_separation: flag({ [docs]: { example: false } }),
  gain: flag({ [docs]: { example: false } }),
}
export const enhancementModel = type({ ...common, ...enhancementFields })
export type EnhancementModel = ValueOf<typeof enhancementModel>

/** Whether people say a passphrase, or anything. */
export const biometricModes = ['text_dependent', 'text_independent'] as const
export type BiometricMode = (typeof biometricModes)[number]
export const biometricFields = { mode: oneOf(biometricModes, { [docs]: { example: 'text_dependent' } }) }
export const biometricModel = type({ ...common, ...biometricFields, voice_prints: list(keptVoicePrint) })
export type BiometricModel = ValueOf<typeof biometricModel>
