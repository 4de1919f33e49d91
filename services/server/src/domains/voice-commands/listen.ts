import type { WebSocket } from '@fastify/websocket'
import { languageOf } from '@saywright/api/catalogue'
import {
  type ListeningRequest,
  limits,
  type listeningEvents,
  listeningRequests,
  listenToCommands,
  type MessageOf,
  type VoiceListeningEvent,
} from '@saywright/api/contract'
import { recognitionResponse } from '@saywright/engines/results'
import { ApiFailure, openMessageSocket } from '@saywright/http'
import type { GrammarSource } from '../../grammars/messages.js'
import { failureMessage } from '../shared/failureMessage.js'
import { bindSocket, type OpenCall } from '../shared/stream.js'
import { findUsableModel } from './findModel.js'
import { saveFirstRecognition } from './firstRecognition.js'
import { grammarOf } from './grammarOf.js'
import { openVoiceSocket, type VoiceSocket } from './openVoiceSocket.js'
import { voiceFailures } from './requestRecognition.js'
import { slotsByName } from './slotsByName.js'

type Model = Awaited<ReturnType<typeof findUsableModel>>

export const listenToCommandsRoute = bindSocket(listenToCommands, {
  check: async (call) => void (await findUsableModel(call)),
  onSocket: listen,
})

/** Passes speech on to the voice service, and its results back in the terms of the model's grammar. */
function listen(call: OpenCall<typeof listenToCommands>, socket: WebSocket): void {
  const { context, params, query, locale, session, access } = call
  const { accountId } = session
  let voice: VoiceSocket | undefined
  let model: Model | undefined
  let grammar: GrammarSource | undefined
  const over = new AbortController()
  const asker = { accountId, signal: over.signal }
  /** Events of the voice service are passed on in their order, though reading a sentence takes a moment. */
  let last: Promise<unknown> = Promise.resolve()
  let giveBack = () => {}

  const talk = openMessageSocket<typeof listeningRequests, typeof listeningEvents>(socket, {
    requests: listeningRequests,
    soundMaxBytes: limits.listeningMessageMaxBytes,
    onRequest: (asked) => void handle(asked).catch(fail),
    onSound: (bytes) => voice?.hear(bytes),
    onFailure: fail,
    onClose: finish,
  })
  access.onEnded(fail)
  // Nothing is read before there is a recognizer.
  talk.pause()
  begin().then(() => talk.resume(), fail)

  function finish(): void {
    if (over.signal.aborted) return
    over.abort()
    giveBack()
    voice?.close()
    talk.close()
  }

  function fail(cause: unknown): void {
    if (over.signal.aborted) return
    if (!(cause instanceof ApiFailure)) context.log.error({ err: cause }, 'listening failed')
    const failure = cause instanceof ApiFailure ? cause : new ApiFailure('internal', { cause })
    const { code, status, details } = failure
    const { errors, retryAfterSeconds } = details
    const message = failureMessage(failure, context.limits, locale)
    talk.send({
      type: 'failed',
      data: {
        ...{ status, code, message },
        ...(errors && { errors: { ...errors } }),
        ...(retryAfterSeconds !== undefined && { retry_after_seconds: retryAfterSeconds }),
      },
    })
    finish()
  }

  async function begin(): Promise<void> {
    giveBack = context.listeners.take(String(accountId))
    model = await findUsableModel(call)
    const lang = languageOf(model.language)?.bcp47
    if (!lang) throw new ApiFailure('language_unavailable')
    grammar = await grammarOf(context.database, model, model.slots_json)
    const { jsgf, words } = await context.grammars.prepare(asker, grammar, locale)
    if (over.signal.aborted) return
    const { STREAM_RESULT_MODE, TSILENCE, THRESHOLD } = model.settings_json
    voice = await openVoiceSocket(context, {
      onEvent: (event) => {
        last = last.then(() => tell(event)).catch(fail)
      },
      onAway: (cause) => fail(new ApiFailure('voice_unavailable', { retryAfterSeconds: 5, cause })),
      // Speech waits in the browser while the voice service is behind.
      onBehind: talk.pause,
      onCaughtUp: talk.resume,
    })
    if (over.signal.aborted) return voice.close()
    voice.ask({
      type: 'init',
      data: {
        lang,
        jsgf,
        words: [...words],
        caller: String(accountId),
        partial: STREAM_RESULT_MODE === 'partial',
        threshold: query.threshold ?? THRESHOLD,
        ...(STREAM_RESULT_MODE !== 'off' && { silence_ms: TSILENCE }),
      },
    })
  }

  async function handle(asked: ListeningRequest): Promise<void> {
    if (asked.type === 'stop') return voice?.ask({ type: 'stop', data: {} })
    if (!grammar) return
    const next: GrammarSource = { ...grammar, slots: slotsByName(asked.data.slots) }
    const { jsgf, words } = await context.grammars.prepare(asker, next, locale)
    grammar = next
    voice?.ask({ type: 'grammar', data: { jsgf, words: [...words] } })
  }

  async function tell(event: VoiceListeningEvent): Promise<void> {
    if (over.signal.aborted) return
    if (event.type === 'failed') throw failureOf(event.data)
    if (event.type === 'final') return talk.send(await finalOf(event.data))
    // A slow reader receives no partial results.
    if (event.type === 'partial' && talk.bytesBehind > limits.listeningMessageMaxBytes) return
    if (event.type === 'ended' && event.data.reason === 'stopping')
      throw new ApiFailure('voice_unavailable', { retryAfterSeconds: 5 })
    talk.send(event)
    if (event.type === 'ended') finish()
  }

  async function finalOf(
    heard: Extract<VoiceListeningEvent, { type: 'final' }>['data'],
  ): Promise<MessageOf<typeof listeningEvents>> {
    const { recognition, ...place } = heard
    const { settings_json } = model as Model
    const hypotheses = recognition.hypotheses.slice(0, settings_json.MAXNBEST)
    const sentences = hypotheses.map(({ text }) => text)
    const read = await context.grammars.read(asker, grammar as GrammarSource, sentences)
    const response = recognitionResponse(recognition, hypotheses, read)
    if (!response.rejected)
      await context.transaction((transaction) => saveFirstRecognition(transaction, params.id))
    return { type: 'final', data: { ...place, recognition: response } }
  }
}

function failureOf({ code, errors }: Extract<VoiceListeningEvent, { type: 'failed' }>['data']): ApiFailure {
  if (code === 'busy') return new ApiFailure('too_many', { retryAfterSeconds: 5 })
  const known = voiceFailures[code]
  if (known) return new ApiFailure(known, errors && { errors })
  return new ApiFailure('voice_unavailable', { retryAfterSeconds: 5 })
}
