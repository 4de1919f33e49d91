import { hearingOf, languageOf } from '@saywright/api/catalogue'
import { getVoiceCommandModel, templatesIn, type VoiceCommandModelSummary } from '@saywright/api/contract'
import {
  useClient,
  useCreateVoiceCommandModel,
  useDeleteVoiceCommandModel,
  useSaveVoiceCommandModel,
  useVoiceCommandModels,
} from '@saywright/api/react'
import { type KindCalls, removing } from '../kindCalls.js'
import { modelsRead } from '../modelsRead.js'
import type { StudioKind } from '../studioKind.js'
import { voiceCommandKindMessages } from './messages.js'

export const voiceCommands: StudioKind<'voice_commands'> = {
  technology: 'strictCommands',
  messages: voiceCommandKindMessages,
  hasEditor: true,
  peaksOf: ({ last_recording_peaks }) => last_recording_peaks,
  // Of those that no engine here understands, or by borrowed sounds only.
  languageHint: (code, translate) => {
    const t = translate(voiceCommandKindMessages)
    const hearing = hearingOf(languageOf(code)?.bcp47 ?? '')
    if (!hearing) return t('noEngine')
    return hearing.isBorrowed ? t('borrowed') : undefined
  },
  templatesIn,
  useModels: (projectId) => modelsRead('voice_commands', useVoiceCommandModels(projectId)),
  useCalls,
}

function useCalls(id: number): KindCalls<VoiceCommandModelSummary> {
  const client = useClient()
  const create = useCreateVoiceCommandModel()
  const save = useSaveVoiceCommandModel()
  const params = { id }
  return {
    create: (name, language, template) =>
      create({ params, body: { name, language, ...(template && { template }) }, isFailureShown: true }),
    // Its list does not have its content.
    copy: async (model, name) => {
      const whole = await client.send(getVoiceCommandModel, { params: { id, modelId: model.id } })
      const { language, grammar, settings, slots, suite } = whole
      return create({ params, body: { name, language, grammar, settings, slots, suite } })
    },
    rename: ({ id: modelId, revision }, name, isAtUsers) =>
      save({
        params: { id, modelId },
        body: { revision, name, ...(isAtUsers && { rename_at_users: true }) },
        isFailureShown: true,
      }),
    remove: removing(id, useDeleteVoiceCommandModel()),
  }
}
