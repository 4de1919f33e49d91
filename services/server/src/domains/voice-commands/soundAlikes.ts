import { languageOf } from '@saywright/api/catalogue'
import { describePronunciations, limits, listSoundAlikes, type PronouncedWord } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'
import type { Call } from '../shared/call.js'
import { bindWork } from '../shared/stream.js'
import { failureOfVoice } from '../shared/voice/voiceFailures.js'
import { findUsableModel } from './findModel.js'
import { grammarOf } from './grammarOf.js'
import { slotsOfCall } from './slotsOfCall.js'

export const listSoundAlikesRoute = bindWork(listSoundAlikes, {
  check: findUsableModel,
  work: compareSounds,
})

async function compareSounds(call: Call<typeof listSoundAlikes>, signal: AbortSignal) {
  const { context, query, locale, session } = call
  const model = await findUsableModel(call)
  const lang = languageOf(model.language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  const asker = { accountId: session.accountId, signal }
  const grammar = await grammarOf(context.database, model, slotsOfCall(model.slots_json, query.slots))
  const { sentences, words, isCut } = await context.grammars.compared(asker, grammar, locale)
  const phonemes = await phonemesOf(context, asker, lang, words)
  const found = await context.grammars.soundAlikes(asker, grammar, { sentences, phonemes })
  return { ...found, is_complete: found.is_complete && !isCut }
}

/** How the recognizer says words most likely, a few at a time, so that others come between. */
async function phonemesOf(
  context: Context,
  { accountId, signal }: Asker,
  lang: string,
  words: readonly PronouncedWord[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (let at = 0; at < words.length; at += limits.wordsDescribedAtOnce) {
    const body = { lang, caller: String(accountId), words: words.slice(at, at + limits.wordsDescribedAtOnce) }
    const described = await context
      .speaking({ accountId, signal }, () => context.voice.send(describePronunciations, { body, signal }))
      .catch((error) => failureOfVoice(context, error, signal))
    for (const { word, pronunciations } of described.words) found.set(word, pronunciations[0]?.phonemes ?? '')
  }
  return found
}
