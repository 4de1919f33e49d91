import { docs } from '../kernel/docs.js'
import { languageCode, name } from '../kernel/rules.js'
import { integer, object, optional } from '../kernel/structs.js'
import {
  type BiometricModel,
  biometricFields,
  biometricModel,
  type EnhancementModel,
  enhancementFields,
  enhancementModel,
  type SynthesisModel,
  synthesisFields,
  synthesisModel,
  type WakeWordModel,
  wakeWordModel,
} from './model.js'
import { createCall, deleteCall, getCall, listCall, saveCall } from './modelCall.js'
import { distinctVoicePrints, voicePrints } from './voicePrint.js'
import { distinctWords, wakeWordLists } from './wakeWord.js'

export * from './findCalls.js'

const made = {
  id: 21,
  language: null,
  revision: 3,
  created_at: '2026-11-02T10:00:00.000Z',
  updated_at: '2026-11-20T16:00:00.000Z',
}
const revision = integer({ min: 1, [docs]: { example: 3 } })

const positive_words = [{ text: 'Hello Halden', phonemes: '[h@][loU]' }]
const helloHalden: WakeWordModel = {
  ...made,
  name: 'hello-halden',
  language: 'eng-US',
  positive_words,
  negative_words: [{ text: 'Hello Helen' }],
}
const wakeWords = {
  segment: 'wake-words',
  words: 'wake words',
  model: wakeWordModel,
  example: helloHalden,
} as const
const lists = {
  positive_words: optional(wakeWordLists.positive_words),
  negative_words: optional(wakeWordLists.negative_words),
}

export const listWakeWordModels = listCall(wakeWords)
export const createWakeWordModel = createCall({
  ...wakeWords,
  body: object({ name: name('hello-halden'), language: languageCode(), ...lists }, { rule: distinctWords }),
  sent: { name: 'hello-halden', language: 'eng-US', positive_words },
})
export const getWakeWordModel = getCall(wakeWords)
export const saveWakeWordModel = saveCall({
  ...wakeWords,
  body: object({ revision, name: optional(name('hello-halden')), ...lists }, { rule: distinctWords }),
  sent: { revision: 2, positive_words },
})
export const deleteWakeWordModel = deleteCall(wakeWords)

const aisleVoice: SynthesisModel = { ...made, name: 'aisle-voice', language: 'fra-FR', voice_id: null }
const synthesis = {
  segment: 'synthesis',
  words: 'voice synthesis',
  model: synthesisModel,
  example: aisleVoice,
} as const
const voice = { voice_id: optional(synthesisFields.voice_id) }

export const listSynthesisModels = listCall(synthesis)
export const createSynthesisModel = createCall({
  ...synthesis,
  body: object({ name: name('aisle-voice'), language: languageCode(), ...voice }),
  sent: { name: 'aisle-voice', language: 'fra-FR' },
})
export const getSynthesisModel = getCall(synthesis)
export const saveSynthesisModel = saveCall({
  ...synthesis,
  body: object({ revision, name: optional(name('aisle-voice')), ...voice }),
  sent: { revision: 2, name: 'aisle-voice' },
})
export const deleteSynthesisModel = deleteCall(synthesis)

const dockNoise: EnhancementModel = {
  ...made,
  name: 'dock-noise',
  echo_cancelling: false,
  noise_reduction: true,
  source_separation: false,
  gain: false,
}
const enhancement = {
  segment: 'enhancement',
  words: 'speech enhancement',
  model: enhancementModel,
  example: dockNoise,
} as const
const features = {
  echo_cancelling: optional(enhancementFields.echo_cancelling),
  noise_reduction: optional(enhancementFields.noise_reduction),
  source_separation: optional(enhancementFields.source_separation),
  gain: optional(enhancementFields.gain),
}

export const listEnhancementModels = listCall(enhancement)
export const createEnhancementModel = createCall({
  ...enhancement,
  body: object({ name: name('dock-noise'), ...features }),
  sent: { name: 'dock-noise', noise_reduction: true },
})
export const getEnhancementModel = getCall(enhancement)
export const saveEnhancementModel = saveCall({
  ...enhancement,
  body: object({ revision, name: optional(name('dock-noise')), ...features }),
  sent: { revision: 2, noise_reduction: true },
})
export const deleteEnhancementModel = deleteCall(enhancement)

const voice_prints = [{ name: 'Ada', passphrase: 'my voice opens the door', audio_files: [21, 22] }]
const pickers: BiometricModel = { ...made, name: 'pickers', mode: 'text_dependent', voice_prints }
const biometrics = {
  segment: 'biometrics',
  words: 'voice biometrics',
  model: biometricModel,
  example: pickers,
} as const
const enrolled = { mode: optional(biometricFields.mode), voice_prints: optional(voicePrints) }

export const listBiometricModels = listCall(biometrics)
export const createBiometricModel = createCall({
  ...biometrics,
  body: object({ name: name('pickers'), ...enrolled }, { rule: distinctVoicePrints }),
  sent: { name: 'pickers', mode: 'text_dependent', voice_prints },
})
export const getBiometricModel = getCall(biometrics)
export const saveBiometricModel = saveCall({
  ...biometrics,
  body: object({ revision, name: optional(name('pickers')), ...enrolled }, { rule: distinctVoicePrints }),
  sent: { revision: 2, voice_prints },
})
export const deleteBiometricModel = deleteCall(biometrics)
