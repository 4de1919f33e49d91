import { modelTotal } from '../commonFields.js'
import type { ModelKind } from '../modelKind.js'
import { type BiometricModel, biometricModel } from './model.js'

export const biometrics = {
  type: 'biometrics',
  segment: 'biometrics',
  words: { 'en-US': 'voice biometrics', 'fr-FR': 'de biométrie vocale' },
  hasLanguage: false,
  technologies: [{ technology: 'voice-biometrics' }],
  model: biometricModel,
  total: { voice_biometrics_total: modelTotal() },
  quota: 'modelsPerProject',
  archive: 'biometrics',
  isReady: () => true,
} as const satisfies ModelKind<BiometricModel>
