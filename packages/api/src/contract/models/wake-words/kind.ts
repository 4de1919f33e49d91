import { modelTotal } from '../commonFields.js'
import type { ModelKind } from '../modelKind.js'
import { type WakeWordModel, wakeWordModel } from './model.js'

export const wakeWords = {
  type: 'wake_word',
  segment: 'wake-words',
  words: { 'en-US': 'wake words', 'fr-FR': 'de mots de réveil' },
  hasLanguage: true,
  technologies: [{ technology: 'wake-word', use: 'wake_word' }],
  // Listened for, and spoken, to be tried.
  voice: ['speak', 'wake'],
  model: wakeWordModel,
  total: { wake_word_total: modelTotal() },
  quota: 'modelsPerProject',
  versions: 'versionsPerModel',
  suite: 'unit-tests',
  archive: 'wake_words',
  isReady: ({ positive_words }) => positive_words.length > 0,
} as const satisfies ModelKind<WakeWordModel>
