import { type ModelTemplateId, type ModelType, modelTypes } from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'
import { useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import type { MadeModel } from './kinds/kindCalls.js'
import { studioKindOf } from './kinds/kinds.js'
import { modelsMessages } from './messages.js'
import type { ProjectModel } from './projectModel.js'

export type NewModel = {
  type: ModelType
  name: string
  language: string
  /** Template in place of a small grammar. */
  template?: ModelTemplateId
}

/** Creates, renames, copies and deletes models of every type, and announces the results. */
export function useModelActions(projectId: number) {
  const t = useMessages(modelsMessages)
  const { notices } = useShell()
  const failure = useApiFailure()
  const callsOf = useKindCalls(projectId)
  const succeed = (text: string) => notices.show({ cause: 'model', tone: 'success', text })

  return {
    /** @param onMade is called with the model where it was made. */
    create: async (
      { type, name, language, template }: NewModel,
      onMade: (made: MadeModel) => void,
    ): Promise<SubmissionErrors | undefined> => {
      try {
        const made = await callsOf(type).create(name, language, template)
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
    /** @param isAtUsers whether the grammars that name it get the new name too. */
    rename: async (
      model: ProjectModel,
      name: string,
      isAtUsers: boolean,
    ): Promise<SubmissionErrors | undefined> => {
      try {
        await callsOf(model.type).rename(model, name, isAtUsers)
      } catch (thrown) {
        return failure(thrown, ['name'])
      }
      return undefined
    },
    /** Creates a model of this name with the content of another. */
    duplicate: async (model: ProjectModel, name: string): Promise<void> => {
      // The calls report a failure.
      const made = await callsOf(model.type)
        .copy(model, name)
        .catch(() => undefined)
      if (made) succeed(t('created', { model: made.name }))
    },
    remove: async (model: ProjectModel): Promise<void> => {
      await callsOf(model.type).remove(model)
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

/** The calls for models of a type. */
function useKindCalls(projectId: number) {
  const calls = new Map(
    // The kinds are the same ones, in one order, at every render.
    modelTypes.map((type) => [type, studioKindOf(type).useCalls(projectId)]),
  )
  return (type: ModelType) => calls.get(type)!
}
