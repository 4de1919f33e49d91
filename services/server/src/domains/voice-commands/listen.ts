import type { WebSocket } from '@fastify/websocket'
import { languageOf } from '@saywright/api/catalogue'
import {
  type ListeningRequest,
  type listeningEvents,
  listeningRequests,
  listenToCommands,
  type MessageOf,
  type VoiceListeningEvent,
  type VoiceListeningRequest,
  voiceListeningEvents,
  type voiceListeningRequests,
} from '@saywright/api/contract'
import { recognitionResponse } from '@saywright/engines/results'
import { ApiFailure } from '@saywright/http'
import type { GrammarSource } from '../../grammars/messages.js'
import type { Asker } from '../../keyedQueue.js'
import { bindSocket, type OpenCall } from '../shared/stream.js'
import { listenThroughVoice } from '../shared/voice/listenThroughVoice.js'
import { findUsableModel } from './findModel.js'
import { saveFirstRecognition } from './firstRecognition.js'
import { grammarOf } from './grammarOf.js'
import { slotsByName } from './slotsByName.js'

type Event = MessageOf<typeof listeningEvents>

export const listenToCommandsRoute = bindSocket(listenToCommands, {
  check: async (call) => void (await findUsableModel(call)),
  onSocket: listen,
})

/** Passes speech on to the voice service, and its results back in the terms of the model's grammar. */
function listen(call: OpenCall<typeof listenToCommands>, socket: WebSocket): void {
  const { context, params, query, locale } = call
  let maxHypotheses = 1
  let grammar: GrammarSource | undefined

  listenThroughVoice<
    typeof listeningRequests,
    typeof listeningEvents,
    typeof voiceListeningRequests,
    typeof voiceListeningEvents
  >(call, socket, {
    path: 'v1/asr/listen',
    requests: listeningRequests,
    voiceEvents: voiceListeningEvents,
    begin,
    ask,
    tell: async (event, asker) => (event.type === 'final' ? finalOf(event.data, asker) : event),
    dropped: 'partial',
  })

  async function begin(asker: Asker): Promise<VoiceListeningRequest> {
    const model = await findUsableModel(call)
    const lang = languageOf(model.language)?.bcp47
    if (!lang) throw new ApiFailure('language_unavailable')
    grammar = await grammarOf(context.database, model, model.slots_json)
    const { jsgf, words } = await context.grammars.prepare(asker, grammar, locale)
    const { STREAM_RESULT_MODE, TSILENCE, THRESHOLD, MAXNBEST } = model.settings_json
    maxHypotheses = MAXNBEST
    return {
      type: 'init',
      data: {
        lang,
        jsgf,
        words: [...words],
        caller: String(asker.accountId),
        partial: STREAM_RESULT_MODE === 'partial',
        threshold: query.threshold ?? THRESHOLD,
        ...(STREAM_RESULT_MODE !== 'off' && { silence_ms: TSILENCE }),
      },
    }
  }

  async function ask(asked: ListeningRequest, asker: Asker): Promise<VoiceListeningRequest> {
    if (asked.type === 'stop') return { type: 'stop', data: {} }
    const next: GrammarSource = { ...(grammar as GrammarSource), slots: slotsByName(asked.data.slots) }
    const { jsgf, words } = await context.grammars.prepare(asker, next, locale)
    grammar = next
    return { type: 'grammar', data: { jsgf, words: [...words] } }
  }

  async function finalOf(
    heard: Extract<VoiceListeningEvent, { type: 'final' }>['data'],
    asker: Asker,
  ): Promise<Event> {
    const { recognition, ...place } = heard
    const hypotheses = recognition.hypotheses.slice(0, maxHypotheses)
    const sentences = hypotheses.map(({ text }) => text)
    const read = await context.grammars.read(asker, grammar as GrammarSource, sentences)
    const response = recognitionResponse(recognition, hypotheses, read)
    if (!response.rejected)
      await context.transaction((transaction) => saveFirstRecognition(transaction, params.id))
    return { type: 'final', data: { ...place, recognition: response } }
  }
}
