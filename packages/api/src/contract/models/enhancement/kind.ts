import { modelTotal } from '../commonFields.js'
import type { ModelKind } from '../modelKind.js'
import { type EnhancementModel, enhancementModel } from './model.js'

export const enhancement = {
  type: 'enhancement',
  segment: 'enhancement',
  words: { 'en-US': 'speech enhancement', 'fr-FR': 'd’amélioration de la parole' },
  hasLanguage: false,
  technologies: [{ technology: 'speech_enhancement' }],
  model: enhancementModel,
  total: { speech_enhancement_total: modelTotal() },
  quota: 'modelsPerProject',
  archive: 'enhancement',
  isReady: () => true,
} as const satisfies ModelKind<EnhancementModel>
