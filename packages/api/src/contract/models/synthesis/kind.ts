import { modelTotal } from '../commonFields.js'
import type { ModelKind } from '../modelKind.js'
import { type SynthesisModel, synthesisModel } from './model.js'

export const synthesis = {
  type: 'synthesis',
  segment: 'synthesis',
  words: { 'en-US': 'voice synthesis', 'fr-FR': 'de synthèse vocale' },
  hasLanguage: true,
  technologies: [{ technology: 'tts', use: 'voice_synthesis' }],
  voice: ['speak'],
  model: synthesisModel,
  total: { voice_synthesis_total: modelTotal() },
  quota: 'modelsPerProject',
  archive: 'synthesis',
  isReady: ({ voice_id }) => voice_id !== null,
} as const satisfies ModelKind<SynthesisModel>
