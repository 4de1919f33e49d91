import { modelTotal } from '../models/commonFields.js'
import type { ModelKind } from '../models/modelKind.js'
import { type VoiceCommandModelSummary, voiceCommandModelSummary } from './model.js'

export const voiceCommands = {
  type: 'voice_commands',
  segment: 'voice-commands',
  words: { 'en-US': 'voice commands', 'fr-FR': 'de commandes vocales' },
  hasLanguage: true,
  technologies: [
    { technology: 'asr', use: 'voice_strict_control_commands' },
    { technology: 'nlu', use: 'voice_intent_based_commands' },
  ],
  // Both recognized and spoken, to be tried.
  voice: ['recognize', 'speak'],
  model: voiceCommandModelSummary,
  total: { voice_commands_total: modelTotal() },
  quota: 'modelsPerProject',
  versions: 'versionsPerModel',
  suite: 'unit-tests',
  archive: 'voice_commands',
  usedElsewhere: 'imported_elsewhere',
  isReady: ({ readiness }) => !readiness || readiness.state === 'ready',
} as const satisfies ModelKind<VoiceCommandModelSummary>
