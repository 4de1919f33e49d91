import { ApiError, type BodyOf, type createVoiceCommandModel, limits } from '@saywright/api/contract'
import { useCreateVoiceCommandModel } from '@saywright/api/react'
import { useApiFailure } from '@saywright/shell'

/** Maximum number of names that are tried before the refusal of the last one is shown. */
const maxNames = 20

/**
 * Creates a model under the first free name: the given one with an ending, and a number where that is taken.
 *
 * @returns a function that resolves with the new model, or with undefined after a failure, which a notice has explained.
 */
export function useCreateUnderFreeName(projectId: number) {
  const create = useCreateVoiceCommandModel()
  const failure = useApiFailure()
  return async ({ name, ...content }: BodyOf<typeof createVoiceCommandModel>, ending = '') => {
    for (let number = 1; ; number++) {
      const end = number === 1 ? ending : `${ending} ${number}`
      const body = { ...content, name: name.slice(0, limits.nameMaxCharacters - end.length).trim() + end }
      try {
        return await create({ params: { id: projectId }, body, isFailureShown: true })
      } catch (thrown) {
        const isTaken = thrown instanceof ApiError && thrown.code === 'already_exists'
        if (isTaken && number < maxNames) continue
        failure(thrown, [])
        return undefined
      }
    }
  }
}
