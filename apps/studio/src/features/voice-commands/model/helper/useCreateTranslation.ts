import type { VoiceCommandModel } from '@saywright/api/contract'
import type { Slots } from '../document/grammarDocument.js'
import { useCreateUnderFreeName } from '../document/useCreateUnderFreeName.js'

type Original = Pick<VoiceCommandModel, 'name' | 'settings'> & { readonly slots: Slots }

/**
 * Creates the model of a translation, named after its original, its language and, where that is taken, a number.
 *
 * @returns a function that resolves with the new model, or with undefined after a failure, which a notice has explained.
 */
export function useCreateTranslation(projectId: number) {
  const create = useCreateUnderFreeName(projectId)
  return ({ name, settings, slots }: Original, language: string, grammar: string) =>
    create({ name, language, grammar, settings, slots: [...slots] }, ` ${language}`)
}
