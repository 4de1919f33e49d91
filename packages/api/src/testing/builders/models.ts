import type { FoundModel } from '../../contract/models/findCalls.js'
import type {
  BiometricModel,
  EnhancementModel,
  SynthesisModel,
  WakeWordModel,
} from '../../contract/models/modelKinds.js'
import { earlier, longAgo } from './times.js'

const made = { id: 21, language: null, revision: 3, created_at: longAgo, updated_at: earlier }

export const aWakeWordModel = (changes: Partial<WakeWordModel> = {}): WakeWordModel => ({
  ...made,
  name: 'hello-halden',
  language: 'eng-US',
  positive_words: [{ text: 'Hello Halden' }],
  negative_words: [{ text: 'Hello Helen' }, { text: 'Hollow garden' }],
  threshold: 5000,
  ...changes,
})

export const aSynthesisModel = (changes: Partial<SynthesisModel> = {}): SynthesisModel => ({
  ...made,
  id: 22,
  name: 'aisle-voice',
  language: 'fra-FR',
  voice_id: null,
  ...changes,
})

export const anEnhancementModel = (changes: Partial<EnhancementModel> = {}): EnhancementModel => ({
  ...made,
  id: 23,
  name: 'dock-noise',
  echo_cancelling: false,
  noise_reduction: true,
  source_separation: false,
  gain: true,
  ...changes,
})

export const aBiometricModel = (changes: Partial<BiometricModel> = {}): BiometricModel => ({
  ...made,
  id: 24,
  name: 'pickers',
  mode: 'text_dependent',
  voice_prints: [{ name: 'Ada', passphrase: 'my voice opens the door', audio_files: [21, 22] }],
  ...changes,
})

export const aFoundModel = (changes: Partial<FoundModel> = {}): FoundModel => ({
  id: 11,
  type: 'voice_commands',
  name: 'Lamps',
  project: { id: 7, title: 'Kitchen lamp' },
  ...changes,
})
