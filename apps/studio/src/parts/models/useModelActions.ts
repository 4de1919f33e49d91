import { getVoiceCommandModel, type ModelType } from '@saywright/api/contract'
import {
  useClient,
  useCreateBiometricModel,
  useCreateEnhancementModel,
  useCreateSynthesisModel,
  useCreateVoiceCommandModel,
  useCreateWakeWordModel,
  useDeleteBiometricModel,
  useDeleteEnhancementModel,
  useDeleteSynthesisModel,
  useDeleteVoiceCommandModel,
  useDeleteWakeWordModel,
  useSaveBiometricModel,
  useSaveEnhancementModel,
  useSaveSynthesisModel,
  useSaveVoiceCommandModel,
  useSaveWakeWordModel,
} from '@saywright/api/react'
import type { SubmissionErrors } from '@saywright/forms'
import { useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { modelsMessages } from './messages.js'
import type { ProjectModel } from './projectModel.js'

export type NewModel = { type: ModelType; name: string; language: string }
type Made = { readonly id: number; readonly name: string }

/** Makes, renames, copies and deletes models of every type, and says what came of it. */
export function useModelActions(projectId: number) {
  const t = useMessages(modelsMessages)
  const { notices } = useShell()
  const failure = useApiFailure()
  const make = useMake(projectId)
  const save = useSave()
  const remove = useRemove()
  const copy = useCopy(projectId)
  const succeed = (text: string) => notices.show({ cause: 'model', tone: 'success', text })

  return {
    /** @param onMade is called with the model where it was made. */
    create: async (model: NewModel, onMade: (made: Made) => void): Promise<SubmissionErrors | undefined> => {
      try {
        const made = await make[model.type](model)
        notices.show({
          cause: 'form',
          tone: 'success',
          isForNextPage: true,
          text: t('created', { model: made.name }),
        })
        onMade(made)
      } catch (thrown) {
        return failure(thrown, ['name', 'language'])
      }
      return undefined
    },
    rename: async (model: ProjectModel, name: string): Promise<SubmissionErrors | undefined> => {
      try {
        await save[model.type]({
          params: { id: projectId, modelId: model.id },
          body: { revision: model.revision, name },
          isFailureShown: true,
        })
      } catch (thrown) {
        return failure(thrown, ['name'])
      }
      return undefined
    },
    /** Makes a model of this name that holds what another holds. */
    duplicate: async (model: ProjectModel, name: string): Promise<void> => {
      // A failure is told by the calls.
      const made = await copy(model, name).catch(() => undefined)
      if (made) succeed(t('created', { model: made.name }))
    },
    remove: async (model: ProjectModel): Promise<void> => {
      await remove[model.type]({ params: { id: projectId, modelId: model.id } })
      notices.show({
        cause: 'model',
        tone: 'success',
        // The page of the model is left for that, and may be shown until the next one has loaded.
        isForNextPage: true,
        text: t('delete.deleted', { model: model.name }),
      })
    },
  }
}

function useMake(id: number): Readonly<Record<ModelType, (model: NewModel) => Promise<Made>>> {
  const commands = useCreateVoiceCommandModel()
  const wakeWords = useCreateWakeWordModel()
  const synthesis = useCreateSynthesisModel()
  const enhancement = useCreateEnhancementModel()
  const biometrics = useCreateBiometricModel()
  const params = { id }
  const isFailureShown = true
  return {
    voice_commands: ({ name, language }) => commands({ params, body: { name, language }, isFailureShown }),
    wake_word: ({ name, language }) => wakeWords({ params, body: { name, language }, isFailureShown }),
    synthesis: ({ name, language }) => synthesis({ params, body: { name, language }, isFailureShown }),
    enhancement: ({ name }) => enhancement({ params, body: { name }, isFailureShown }),
    biometrics: ({ name }) => biometrics({ params, body: { name }, isFailureShown }),
  }
}

interface Renamed {
  readonly params: { readonly id: number; readonly modelId: number }
  readonly body: { revision: number; name: string }
  readonly isFailureShown: true
}

function useSave(): Readonly<Record<ModelType, (renamed: Renamed) => Promise<unknown>>> {
  return {
    voice_commands: useSaveVoiceCommandModel(),
    wake_word: useSaveWakeWordModel(),
    synthesis: useSaveSynthesisModel(),
    enhancement: useSaveEnhancementModel(),
    biometrics: useSaveBiometricModel(),
  }
}

function useRemove(): Readonly<Record<ModelType, (of: Pick<Renamed, 'params'>) => Promise<unknown>>> {
  return {
    voice_commands: useDeleteVoiceCommandModel(),
    wake_word: useDeleteWakeWordModel(),
    synthesis: useDeleteSynthesisModel(),
    enhancement: useDeleteEnhancementModel(),
    biometrics: useDeleteBiometricModel(),
  }
}

/** What a model holds, under another name; of voice commands, whose lists do not hold it, it is read first. */
function useCopy(id: number) {
  const client = useClient()
  const commands = useCreateVoiceCommandModel()
  const wakeWords = useCreateWakeWordModel()
  const synthesis = useCreateSynthesisModel()
  const enhancement = useCreateEnhancementModel()
  const biometrics = useCreateBiometricModel()
  const params = { id }
  return async (model: ProjectModel, name: string): Promise<Made> => {
    switch (model.type) {
      case 'voice_commands': {
        const whole = await client.send(getVoiceCommandModel, { params: { id, modelId: model.id } })
        const { language, grammar, settings, slots } = whole
        return commands({ params, body: { name, language, grammar, settings, slots } })
      }
      case 'wake_word': {
        const { language, positive_words, negative_words } = model
        return wakeWords({ params, body: { name, language: language ?? '', positive_words, negative_words } })
      }
      case 'synthesis':
        return synthesis({ params, body: { name, language: model.language ?? '', voice_id: model.voice_id } })
      case 'enhancement': {
        const { echo_cancelling, noise_reduction, source_separation, gain } = model
        return enhancement({
          params,
          body: { name, echo_cancelling, noise_reduction, source_separation, gain },
        })
      }
      case 'biometrics': {
        const { mode, voice_prints } = model
        return biometrics({ params, body: { name, mode, voice_prints } })
      }
    }
  }
}
