import {
  type PronouncedWord,
  rateWakeWords,
  rateWakeWordsSpoken,
  type WakeWordProposal,
} from '@saywright/api/contract'
import { speechWords } from '@saywright/grammar'
import type { Call } from '../../shared/call.js'
import { bindWork } from '../../shared/stream.js'
import { spokenWordsOf } from '../../shared/voice/spokenWakeWords.js'
import { failureOfWake } from '../../shared/voice/wakeFailures.js'
import { antiReasonsOf } from './antiReasonsOf.js'
import { clashesOf } from './clashesOf.js'
import { commandWords } from './commandWords.js'
import { isFunctionWord } from './functionWords.js'
import { spokenLanguage } from './spokenLanguage.js'

export const rateWakeWordsRoute = bindWork(rateWakeWords, { check: spokenWordsOfCall, work: rate })

async function spokenWordsOfCall({ context, params, body }: Call<typeof rateWakeWords>) {
  const lang = await spokenLanguage(context, params.id, body.language)
  return { lang, ...spokenWordsOf(body) }
}

async function rate(call: Call<typeof rateWakeWords>, signal: AbortSignal) {
  const { context, params, body, session } = call
  const { accountId } = session
  const asker = { accountId, signal }
  const spoken = await spokenWordsOfCall(call)
  const ask = (words: typeof spoken) =>
    context
      .speaking(asker, () =>
        context.voice.send(rateWakeWordsSpoken, { body: { ...words, caller: String(accountId) }, signal }),
      )
      .catch((error) => failureOfWake(context, error, signal))
  const rated = await ask(spoken)
  const isTelling = (word: string) => !isFunctionWord(spoken.lang, word)
  const { wake, anti } = spoken
  const words = new Set([...wake, ...anti].flatMap(({ word }) => speechWords(word)).filter(isTelling))
  const search = { projectId: params.id, language: body.language, words: [...words] }
  const commands = await commandWords(context, asker, search)
  const texts = (list: readonly PronouncedWord[]) => list.map(({ word }) => word)
  const reasons = (proposals: readonly WakeWordProposal[]) =>
    antiReasonsOf({
      ...{ wake: texts(wake), anti: texts(anti), ratings: rated.words },
      ...{ proposals, commands, isTelling },
    })
  const known = reasons([])
  // What was proposed once is not proposed while it is there.
  const isOpen = known.some(({ reason }) => reason === 'own')
  return {
    ...rated,
    clashes: clashesOf(texts(wake), commands),
    anti: isOpen ? reasons((await ask({ ...spoken, anti: [] })).proposals) : known,
  }
}
