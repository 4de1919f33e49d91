import type { EnhancementModel } from '@saywright/api/contract'
import {
  useCreateEnhancementModel,
  useDeleteEnhancementModel,
  useEnhancementModels,
  useSaveEnhancementModel,
} from '@saywright/api/react'
import { type KindCalls, removing, renaming } from '../kindCalls.js'
import { modelsRead } from '../modelsRead.js'
import type { StudioKind } from '../studioKind.js'
import { enhancementKindMessages } from './messages.js'

const features = ['echo_cancelling', 'noise_reduction', 'source_separation', 'gain'] as const

export const enhancement: StudioKind<'enhancement'> = {
  technology: 'enhancement',
  messages: enhancementKindMessages,
  factsOf: (model, translate) => {
    const t = translate(enhancementKindMessages)
    const on = features.filter((feature) => model[feature]).map((feature) => t(`features.${feature}`))
    return on.join(', ') || t('allOff')
  },
  rowsOf: (model, translate) => {
    const t = translate(enhancementKindMessages)
    return features.map((feature) => [t(`features.${feature}`), t(model[feature] ? 'on' : 'off')])
  },
  useModels: (projectId) => modelsRead('enhancement', useEnhancementModels(projectId)),
  useCalls,
}

function useCalls(id: number): KindCalls<EnhancementModel> {
  const create = useCreateEnhancementModel()
  const params = { id }
  return {
    create: (name) => create({ params, body: { name }, isFailureShown: true }),
    copy: ({ echo_cancelling, noise_reduction, source_separation, gain }, name) =>
      create({ params, body: { name, echo_cancelling, noise_reduction, source_separation, gain } }),
    rename: renaming(id, useSaveEnhancementModel()),
    remove: removing(id, useDeleteEnhancementModel()),
  }
}
