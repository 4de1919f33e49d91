import type { Context } from '../../../context.js'
import { spokenWordsOf } from '../../shared/voice/spokenWakeWords.js'
import { findStoredModel } from '../models.js'
import { wakeWords } from './kind.js'
import { spokenLanguage } from './spokenLanguage.js'

interface ModelCall {
  readonly context: Context
  readonly params: { readonly id: number; readonly modelId: number }
}

/**
 * The saved words of the model of a call, and the language in which they are said.
 *
 * @throws ApiFailure `not_found`, `incorrect_form` when it has no wake word, and as `spokenLanguage`.
 */
export async function usableModel({ context, params }: ModelCall) {
  const row = await findStoredModel(context, params, wakeWords.type)
  const lang = await spokenLanguage(context, params.id, row.language)
  const model = await wakeWords.models.respond(context.database, row)
  return { lang, ...spokenWordsOf(model) }
}
