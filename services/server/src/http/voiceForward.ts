import { type Endpoint, limits, voiceEndpoints } from '@saywright/api/contract'
import { ApiFailure, createSeats, goneSignal, incorrectForm, serveEndpoints } from '@saywright/http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.js'
import type { Context } from '../context.js'
import { requireSpoken } from '../domains/voice-commands/requireSpoken.js'
import { requireSession } from '../security/liveSession.js'

const timeoutMilliseconds = 60_000
const retryAfterSeconds = 5
// What is recognized is also spoken, to be tried.
const isSpeech = (path: string) => /^(?:v\d+\/tts\/|api\/synthesize$)/.test(path)

interface ForwardedCall {
  readonly accountId: number
  /** As its contract says. */
  readonly body: Readonly<Record<string, unknown>> | undefined
  /** As it was written, with its question mark. */
  readonly search: URLSearchParams
  readonly accept: string | undefined
}

/**
 * `/voice/v1/…?port=51000`, and the calls below `/voice/api`, reach the voice service, which knows no users. Each is a call of
 * the contract here as there: the session, the size of the body and what it holds are judged before anything is sent on.
 */
export function forwardVoice(app: FastifyInstance, context: Context): void {
  // Bodies are large: what waits for the voice service is held in memory.
  const seats = createSeats({ perOwner: limits.forwardedCallsPerAccount }, tooMany)
  serveEndpoints(
    app,
    {
      prefix: '/voice/',
      jsonMaxBytes: limits.speechBodyMaxBytes,
      allow: async (_endpoint, _params, request, reply) => {
        const { accountId } = await requireSession(context, request)
        const giveBack = seats.take(String(accountId))
        if (reply.raw.destroyed) giveBack()
        else reply.raw.once('close', giveBack)
        return accountId
      },
      toCall: ({ body }, accountId, _endpoint, { url, headers }): ForwardedCall => ({
        accountId,
        body: body as ForwardedCall['body'],
        search: new URL(url, 'http://localhost').searchParams,
        accept: headers.accept,
      }),
    },
    Object.values(voiceEndpoints).map((endpoint) => ({
      endpoint,
      handler: (call: ForwardedCall, reply: FastifyReply) => forward(context, endpoint, call, reply),
      isStream: true,
    })),
  )
}

const tooMany = () => new ApiFailure('too_many', { retryAfterSeconds })

/** Sends a call on in the turn of the account, whatever it says itself, in a language that was delivered to it. */
async function forward(
  context: Context,
  { method, path }: Endpoint,
  { accountId, body, search, accept }: ForwardedCall,
  reply: FastifyReply,
): Promise<void> {
  const { config, serviceToken } = context
  const target = targetOf(path, search, config)
  const asked = body && { ...body, caller: String(accountId) }
  if (asked) await requireSpoken(context, accountId, asked, isSpeech(path) ? ['asr', 'tts'] : ['asr'])
  const gone = goneSignal(reply)
  const response = await fetch(target, {
    method,
    headers: {
      Authorization: `Bearer ${serviceToken}`,
      ...(asked && { 'Content-Type': 'application/json' }),
      ...(accept && { Accept: accept }),
    },
    redirect: 'error',
    signal: AbortSignal.any([gone, AbortSignal.timeout(timeoutMilliseconds)]),
    ...(asked && !gone.aborted && { body: JSON.stringify(asked) }),
  }).catch((error) => {
    // Nobody reads it.
    if (gone.aborted) throw new ApiFailure('replaced')
    throw new ApiFailure('voice_unavailable', { retryAfterSeconds, cause: error })
  })
  // Its refusal of our token is our fault, not the caller's: their session is alive.
  if (response.status === 401 || response.status === 403) throw new ApiFailure('voice_unavailable')
  const retryAfter = response.headers.get('retry-after')
  if (response.status === 429) throw new ApiFailure('too_many', { retryAfterSeconds: Number(retryAfter) })
  if (retryAfter) reply.header('Retry-After', retryAfter)
  reply.code(response.status).header('Cache-Control', 'no-store')
  reply.type(response.headers.get('content-type') ?? 'application/octet-stream')
  reply.send(Buffer.from(await response.arrayBuffer()))
}

/** @throws ApiFailure `incorrect_form` for a port that is not configured. */
function targetOf(path: string, search: URLSearchParams, { voiceUrl, voicePorts }: Config): URL {
  const target = new URL(`/${path}`, voiceUrl)
  for (const name of ['port', 'vdkServicePort']) {
    const port = search.get(name)
    if (port !== null && !voicePorts.includes(Number(port))) throw incorrectForm({ [name]: 'invalid' })
  }
  search.delete('port')
  target.search = search.toString()
  return target
}
