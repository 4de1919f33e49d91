import { languageOf } from '@saywright/api/catalogue'
import { recognize } from '@saywright/api/contract'
import { recognitionResponse, silence } from '@saywright/engines/results'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { Call } from '../shared/call.js'
import { bindWork } from '../shared/stream.js'
import { describeWav } from './describeWav.js'
import { findUsableModel } from './findModel.js'
import { saveFirstRecognition } from './firstRecognition.js'
import { grammarOf } from './grammarOf.js'
import { requestRecognition } from './requestRecognition.js'
import { slotsOfCall } from './slotsOfCall.js'

export const recognizeRoute = bindWork(recognize, { check: findUsableModel, work: recognizeRecording })

async function recognizeRecording(call: Call<typeof recognize>, signal: AbortSignal) {
  const { context, params, query, body, locale, session } = call
  const model = await findUsableModel(call)
  const bytes = new Uint8Array(await body.arrayBuffer())
  const { peaks } = describeWav(bytes, context.limits.audioMaxSeconds)
  const lang = languageOf(model.language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  const asker = { accountId: session.accountId, signal }
  const slots = slotsOfCall(model.slots_json, query.slots)
  const grammar = await grammarOf(context.database, model, slots)
  const { jsgf, words } = await context.grammars.prepare(asker, grammar, locale)
  const { MAXNBEST, THRESHOLD } = model.settings_json
  const threshold = query.threshold ?? THRESHOLD
  const heard = await requestRecognition(context, {
    caller: String(session.accountId),
    lang,
    jsgf,
    words,
    audio: bytes,
    threshold,
    signal,
  })
  await savePeaks(context, model.id, peaks)
  if (!heard) return silence(threshold)
  const hypotheses = heard.hypotheses.slice(0, MAXNBEST)
  const sentences = hypotheses.map(({ text }) => text)
  const read = await context.grammars.read(asker, grammar, sentences)
  const response = recognitionResponse(heard, hypotheses, read)
  if (!response.rejected)
    await context.transaction((transaction) => saveFirstRecognition(transaction, params.id))
  return response
}

/** The last recording tested draws the model in lists; testing is not saving, so the revision stays. */
async function savePeaks(context: Context, modelId: number, peaks: number[]): Promise<void> {
  await context.transaction(({ database }) =>
    database
      .updateTable('voice_command_model')
      .set({ peaks_json: JSON.stringify(peaks) })
      .where('id', '=', modelId)
      .execute(),
  )
}
