import { technologies } from '@saywright/api/catalogue'
import { type ModelReadiness, type ProjectTag, readyModel } from '@saywright/api/contract'
import {
  aBiometricModel,
  anEnhancementModel,
  aSynthesisModel,
  aVoiceCommandModelSummary,
  aWakeWordModel,
} from '@saywright/api/testing'
import { describe, expect, it } from 'vitest'
import { type ProjectModel, stateOf } from './projectModel.js'

const everything = technologies.map(
  ({ code }): ProjectTag => ({ technology: code, langs: ['eng-US', 'fra-FR'] }),
)

const slotsEmpty: ModelReadiness = { ...readyModel, state: 'slots_empty', line: 3, slots: ['item'] }

describe('the state of a model', () => {
  it.each<[string, ProjectModel]>([
    ['ready', { type: 'voice_commands', ...aVoiceCommandModelSummary() }],
    ['ready', { type: 'voice_commands', ...aVoiceCommandModelSummary({ readiness: readyModel }) }],
    ['slots_empty', { type: 'voice_commands', ...aVoiceCommandModelSummary({ readiness: slotsEmpty }) }],
    ['ready', { type: 'wake_word', ...aWakeWordModel() }],
    ['empty', { type: 'wake_word', ...aWakeWordModel({ positive_words: [] }) }],
    ['empty', { type: 'synthesis', ...aSynthesisModel() }],
    ['ready', { type: 'synthesis', ...aSynthesisModel({ voice_id: 'kal16' }) }],
    ['ready', { type: 'enhancement', ...anEnhancementModel() }],
    ['ready', { type: 'biometrics', ...aBiometricModel() }],
  ])('is %s of %o, and unavailable without its technology', (state, model) => {
    expect(stateOf(model, everything)).toBe(state)
    expect(stateOf(model, [])).toBe('unavailable')
  })
})
