import { ApiError, limits, type VoiceCommandModel } from '@saywright/api/contract'
import { useCreateVoiceCommandModel } from '@saywright/api/react'
import { useApiFailure } from '@saywright/shell'
import type { Slots } from '../workspace/grammarDocument.js'

/** Names that are tried before the server's word for the last one is told. */
const mostNames = 20

type Original = Pick<VoiceCommandModel, 'name' | 'settings'> & { readonly slots: Slots }

/**
 * Makes the model of a translation, called after its original, its language and, where that is taken, a number.
 *
 * @returns a function that resolves with the new model, or with undefined when there is none, which has been told.
 */
export function useCreateTranslation(projectId: number) {
  const create = useCreateVoiceCommandModel()
  const failure = useApiFailure()
  return async ({ name, settings, slots }: Original, language: string, grammar: string) => {
    for (let number = 1; ; number++) {
      const ending = number === 1 ? ` ${language}` : ` ${language} ${number}`
      const body = {
        ...{ language, grammar, settings, slots: [...slots] },
        name: name.slice(0, limits.nameMaxCharacters - ending.length).trim() + ending,
      }
      try {
        return await create({ params: { id: projectId }, body, isFailureShown: true })
      } catch (thrown) {
        const isTaken = thrown instanceof ApiError && thrown.code === 'already_exists'
        if (isTaken && number < mostNames) continue
        failure(thrown, [])
        return undefined
      }
    }
  }
}
