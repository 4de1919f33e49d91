import { languageOf } from '@saywright/api/catalogue'
import { modelKinds } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../../context.js'
import { requireModelCovered } from '../../project/requireModelCovered.js'

/**
 * The name that the voice service has for a language, which a project may have wake words in at this moment.
 *
 * @param code of the catalogue; null for a model without a language.
 * @throws ApiFailure `language_unavailable`, `resources_expired`, and `incorrect_form` for an unknown language.
 */
export async function spokenLanguage(
  context: Context,
  projectId: number,
  code: string | null,
): Promise<string> {
  await requireModelCovered(context, projectId, modelKinds.wake_word.type, code)
  const lang = code === null ? undefined : languageOf(code)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  return lang
}
