import type { BiometricModel } from '@saywright/api/contract'
import {
  useBiometricModels,
  useCreateBiometricModel,
  useDeleteBiometricModel,
  useSaveBiometricModel,
} from '@saywright/api/react'
import { type KindCalls, removing, renaming } from '../kindCalls.js'
import { modelsRead } from '../modelsRead.js'
import type { StudioKind } from '../studioKind.js'
import { biometricKindMessages } from './messages.js'

export const biometrics: StudioKind<'biometrics'> = {
  technology: 'biometrics',
  messages: biometricKindMessages,
  factsOf: ({ mode }, translate) => translate(biometricKindMessages)(`modes.${mode}`),
  rowsOf: ({ mode, voice_prints }, translate) => {
    const t = translate(biometricKindMessages)
    return [
      [t('mode'), t(`modes.${mode}`)],
      [t('voicePrints'), voice_prints.map(({ name }) => name).join(', ') || t('noVoicePrint')],
    ]
  },
  useModels: (projectId) => modelsRead('biometrics', useBiometricModels(projectId)),
  useCalls,
}

function useCalls(id: number): KindCalls<BiometricModel> {
  const create = useCreateBiometricModel()
  const params = { id }
  return {
    create: (name) => create({ params, body: { name }, isFailureShown: true }),
    copy: ({ mode, voice_prints }, name) => create({ params, body: { name, mode, voice_prints } }),
    rename: renaming(id, useSaveBiometricModel()),
    remove: removing(id, useDeleteBiometricModel()),
  }
}
