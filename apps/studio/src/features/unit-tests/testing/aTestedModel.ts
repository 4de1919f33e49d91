import type { ModelsByType, VoiceCommandModel } from '@saywright/api/contract'
import { aVoiceCommandModel, aWakeWordModel } from '@saywright/api/testing'
import type { TestedModel } from '../useTestedModel.js'

/** A model of voice commands that is tested. */
export function aTestedModel(changes: Partial<VoiceCommandModel> = {}): TestedModel {
  const content = aVoiceCommandModel(changes)
  const { name, language, settings } = content
  return { type: 'voice_commands', name, language, threshold: settings.THRESHOLD, content }
}

/** A model of wake words that is tested. */
export function aTestedWakeWordModel(changes: Partial<ModelsByType['wake_word']> = {}): TestedModel {
  const content = aWakeWordModel({
    positive_words: [{ text: 'hello halden' }, { text: 'dis halden' }],
    negative_words: [{ text: 'hello holder' }],
    ...changes,
  })
  const { name, language, threshold } = content
  return { type: 'wake_word', name, language: language ?? '', threshold, content }
}
