import { languageOf } from '@saywright/api/catalogue'
import { recognize } from '@saywright/api/contract'
import { peaksOf } from '../../audio/peaks.js'
import { readWav } from '../../audio/readWav.js'
import type { Context } from '../../context.js'
import { bind } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import { askVoice } from './askVoice.js'
import { findModel } from './findModel.js'
import { prepareGrammar } from './prepareGrammar.js'
import { recognitionResponse } from './recognitionResponse.js'

export const recognizeRoute = bind(recognize, async ({ context, params, body, locale }) => {
  const model = await findModel(context, params.id, params.modelId)
  const bytes = new Uint8Array(await body.arrayBuffer())
  const wav = readWav(bytes)
  if (!wav) throw new ApiFailure('audio_unreadable')
  if (wav.durationSeconds > context.limits.audioMaxSeconds) throw new ApiFailure('audio_too_long')
  const lang = languageOf(model.language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  const grammar = prepareGrammar(model.grammar, model.slots_json, locale)
  const heard = await askVoice(context, { lang, jsgf: grammar.jsgf, words: grammar.words, audio: bytes })
  await savePeaks(context, model.id, peaksOf(wav))
  return recognitionResponse(heard, grammar, model.settings_json.MAXNBEST)
})

/** The last recording tested draws the model in lists; testing is not saving, so the revision stays. */
async function savePeaks(context: Context, modelId: number, peaks: number[] | undefined): Promise<void> {
  if (!peaks) return
  await context.database
    .updateTable('voice_command_model')
    .set({ peaks_json: JSON.stringify(peaks) })
    .where('id', '=', modelId)
    .execute()
}
