import type { WebSocket } from '@fastify/websocket'
import {
  type Endpoint,
  limits,
  type listeningEvents,
  type MessageOf,
  type voiceListeningEvents,
} from '@saywright/api/contract'
import { ApiFailure, openMessageSocket } from '@saywright/http'
import type { Asker } from '../../../keyedQueue.js'
import { failureMessage } from '../failureMessage.js'
import type { OpenCall } from '../stream.js'
import { type Messages, openVoiceSocket, type VoiceSocket } from './openVoiceSocket.js'
import { voiceFailures } from './voiceFailures.js'

type ClientEvents = Messages & Pick<typeof listeningEvents, 'failed' | 'ended'>
type OverEvents = Pick<typeof voiceListeningEvents, 'failed' | 'ended'>
type ServiceEvents = Messages & OverEvents

/** All but the end of a listening that the voice service gave up. */
type Told<VoiceEvents extends Messages> = Exclude<MessageOf<VoiceEvents>, { readonly type: 'failed' }>

/** How a listening of one kind begins, and what its messages become. */
interface ListeningKind<
  Requests extends Messages,
  Events extends ClientEvents,
  VoiceRequests extends Messages,
  VoiceEvents extends ServiceEvents,
> {
  /** Path of the call of the voice service. */
  readonly path: string
  readonly requests: Requests
  readonly voiceEvents: VoiceEvents
  /** The first request to the voice service. @throws ApiFailure when there is nothing to listen for. */
  readonly begin: (asker: Asker) => Promise<MessageOf<VoiceRequests>>
  /** What a later request becomes. */
  readonly ask: (request: MessageOf<Requests>, asker: Asker) => Promise<MessageOf<VoiceRequests>>
  /** What an event becomes. */
  readonly tell: (event: Told<VoiceEvents>, asker: Asker) => Promise<MessageOf<Events>>
  /** Events that a slow reader does not receive. */
  readonly dropped: keyof Events & string
  /** What a request becomes that the voice service does not take. @default `grammar_too_large` */
  readonly refused?: (errors: Readonly<Record<string, string>> | undefined) => ApiFailure
}

const retryAfterSeconds = 5

/** Passes the sound of a socket on to the voice service, and what it hears back, until either side or the right to it ends. */
export function listenThroughVoice<
  Requests extends Messages,
  Events extends ClientEvents,
  VoiceRequests extends Messages,
  VoiceEvents extends ServiceEvents,
>(
  call: OpenCall<Endpoint>,
  socket: WebSocket,
  kind: ListeningKind<Requests, Events, VoiceRequests, VoiceEvents>,
): void {
  const { context, locale, session, access } = call
  let voice: VoiceSocket<VoiceRequests> | undefined
  const over = new AbortController()
  const asker: Asker = { accountId: session.accountId, signal: over.signal }
  /** Events of the voice service are passed on in their order, though reading one may take a moment. */
  let last: Promise<unknown> = Promise.resolve()
  let giveBack = () => {}

  const talk = openMessageSocket<Requests, Events>(socket, {
    requests: kind.requests,
    soundMaxBytes: limits.listeningMessageMaxBytes,
    onRequest: (request) => void kind.ask(request, asker).then((asked) => voice?.ask(asked), fail),
    onSound: (bytes) => voice?.hear(bytes),
    onFailure: fail,
    onClose: finish,
  })
  access.onEnded(fail)
  // Nothing is read before the voice service listens.
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
    const message = failureMessage(failure, context.limits, locale)
    const data = {
      ...{ status, code, message },
      ...(details.errors && { errors: { ...details.errors } }),
      ...(details.retryAfterSeconds !== undefined && { retry_after_seconds: details.retryAfterSeconds }),
    }
    talk.send({ type: 'failed', data } as MessageOf<Events>)
    finish()
  }

  async function begin(): Promise<void> {
    giveBack = context.listeners.take(String(session.accountId))
    const first = await kind.begin(asker)
    if (over.signal.aborted) return
    voice = await openVoiceSocket<VoiceRequests, VoiceEvents>(context, {
      path: kind.path,
      events: kind.voiceEvents,
      onEvent: (event) => {
        last = last.then(() => pass(event)).catch(fail)
      },
      onAway: (cause) => fail(new ApiFailure('voice_unavailable', { retryAfterSeconds, cause })),
      // Sound waits in the browser while the voice service is behind.
      onBehind: talk.pause,
      onCaughtUp: talk.resume,
    })
    if (over.signal.aborted) return voice.close()
    voice.ask(first)
  }

  async function pass(event: MessageOf<VoiceEvents>): Promise<void> {
    if (over.signal.aborted) return
    if (event.type === kind.dropped && talk.bytesBehind > limits.listeningMessageMaxBytes) return
    requireGoing(event as MessageOf<OverEvents>, kind.refused)
    talk.send(await kind.tell(event as Told<VoiceEvents>, asker))
    if (event.type === 'ended') finish()
  }
}

/** @throws ApiFailure when the voice service gave up or stops. */
function requireGoing(
  event: MessageOf<OverEvents>,
  refused?: (errors: Readonly<Record<string, string>> | undefined) => ApiFailure,
): void {
  if (event.type === 'ended' && event.data.reason === 'stopping')
    throw new ApiFailure('voice_unavailable', { retryAfterSeconds })
  if (event.type !== 'failed') return
  const { code, errors } = event.data
  if (refused && code === 'incorrect_form') throw refused(errors)
  const known = voiceFailures[code]
  if (known === 'too_many' || !known)
    throw new ApiFailure(known ?? 'voice_unavailable', { retryAfterSeconds })
  throw new ApiFailure(known, errors && { errors })
}
