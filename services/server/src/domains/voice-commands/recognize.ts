import { languageOf } from '@saywright/api/catalogue'
import { recognize } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { bind } from '../shared/call.js'
import { describeWav } from '../shared/describeWav.js'
import { askVoice } from './askVoice.js'
import { findModel } from './findModel.js'
import { prepareGrammar } from './prepareGrammar.js'
import { recognitionResponse } from './recognitionResponse.js'

export const recognizeRoute = bind(recognize, async ({ context, params, body, locale }) => {
  const model = await findModel(context, params.id, params.modelId)
  const bytes = new Uint8Array(await body.arrayBuffer())
  const { peaks } = describeWav(bytes, context.limits.audioMaxSeconds)
  const lang = languageOf(model.language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  const grammar = prepareGrammar(model.grammar, model.slots_json, locale)
  const heard = await askVoice(context, { lang, jsgf: grammar.jsgf, words: grammar.words, audio: bytes })
  await savePeaks(context, model.id, peaks)
  return recognitionResponse(heard, grammar, model.settings_json.MAXNBEST)
})

/** The last recording tested draws the model in lists; testing is not saving, so the revision stays. */
async function savePeaks(context: Context, modelId: number, peaks: number[]): Promise<void> {
  await context.change(({ database }) =>
    database
      .updateTable('voice_command_model')
      .set({ peaks_json: JSON.stringify(peaks) })
      .where('id', '=', modelId)
      .execute(),
  )
}
