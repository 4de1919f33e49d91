import type { SynthesisModel } from '@saywright/api/contract'
import {
  useCreateSynthesisModel,
  useDeleteSynthesisModel,
  useSaveSynthesisModel,
  useSynthesisModels,
} from '@saywright/api/react'
import { type KindCalls, removing, renaming } from '../kindCalls.js'
import { modelsRead } from '../modelsRead.js'
import type { StudioKind } from '../studioKind.js'
import { synthesisKindMessages } from './messages.js'

export const synthesis: StudioKind<'synthesis'> = {
  technology: 'synthesis',
  messages: synthesisKindMessages,
  factsOf: ({ voice_id }, translate) => {
    const t = translate(synthesisKindMessages)
    return voice_id === null ? t('noVoice') : t('voiceOf', { voice: voice_id })
  },
  rowsOf: ({ voice_id }, translate) => {
    const t = translate(synthesisKindMessages)
    return [[t('voice'), voice_id ?? t('noVoice')]]
  },
  useModels: (projectId) => modelsRead('synthesis', useSynthesisModels(projectId)),
  useCalls,
}

function useCalls(id: number): KindCalls<SynthesisModel> {
  const create = useCreateSynthesisModel()
  const params = { id }
  return {
    create: (name, language) => create({ params, body: { name, language }, isFailureShown: true }),
    copy: ({ language, voice_id }, name) =>
      create({ params, body: { name, language: language ?? '', voice_id } }),
    rename: renaming(id, useSaveSynthesisModel()),
    remove: removing(id, useDeleteSynthesisModel()),
  }
}
