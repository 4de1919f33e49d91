import { encodeWhole } from '@saywright/api/client'
import { type Endpoint, limits, voiceEndpoints } from '@saywright/api/contract'
import { createConcurrencyLimiter } from '@saywright/engines/seats'
import { ApiFailure, incorrectForm, serveEndpoints } from '@saywright/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import type { Context } from '../context.js'
import { typesUsing } from '../domains/shared/voice/typesUsing.js'
import { watchAccess } from '../domains/shared/watchAccess.js'
import { whileAllowed } from '../domains/shared/whileAllowed.js'
import { requireSpoken } from '../domains/voice-commands/requireSpoken.js'
import { type LiveSession, readSession, requireSession } from '../security/liveSession.js'

const timeoutMilliseconds = 60_000
const retryAfterSeconds = 5
/** What a call does in a language. */
const purposeOf = (path: string) => {
  if (/^(?:v\d+\/(?:tts\/|phonemes)|api\/synthesize$)/.test(path)) return 'speak'
  return /^v\d+\/wake\//.test(path) ? 'wake' : 'recognize'
}
const typesOf = (path: string) => typesUsing(purposeOf(path))

interface ForwardedCall {
  readonly session: LiveSession
  readonly request: FastifyRequest
  /** In the form of its contract. */
  readonly body: Readonly<Record<string, unknown>> | undefined
  /** The original query, with its question mark. */
  readonly search: URLSearchParams
  readonly accept: string | undefined
}

/**
 * `/voice/v1/…?port=51000`, and the calls below `/voice/api`, reach the voice service, which knows no users. Each is a call
 * of the contract here as there: the session, the size of the body and its content are checked before it is forwarded.
 */
export function forwardVoice(app: FastifyInstance, context: Context): void {
  // Bodies are large: what waits for the voice service is held in memory.
  const seats = createConcurrencyLimiter({ perOwner: limits.forwardedCallsPerAccount }, tooMany)
  serveEndpoints(
    app,
    {
      prefix: '/voice/',
      jsonMaxBytes: limits.speechBodyMaxBytes,
      allow: async (_endpoint, _params, request, reply) => {
        const session = await requireSession(context, request)
        const giveBack = seats.take(String(session.accountId))
        if (reply.raw.destroyed) giveBack()
        else reply.raw.once('close', giveBack)
        return session
      },
      toCall: ({ body }, session, _endpoint, request): ForwardedCall => ({
        session,
        request,
        body: body as ForwardedCall['body'],
        search: new URL(request.url, 'http://localhost').searchParams,
        accept: request.headers.accept,
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

/**
 * Sends a call on in the turn of the account, whatever it says itself, in a language that was delivered to it; until it hangs
 * up, or its session or the delivery ends.
 */
async function forward(
  context: Context,
  endpoint: Endpoint,
  call: ForwardedCall,
  reply: FastifyReply,
): Promise<void> {
  const { accountId, id: sessionId } = call.session
  const target = targetOf(endpoint.path, call.search, context.config)
  const asked = call.body && { ...call.body, caller: String(accountId) }
  const requireLanguage = async () => {
    if (asked) await requireSpoken(context, accountId, asked, typesOf(endpoint.path))
  }
  await requireLanguage()
  const access = watchAccess(context, {
    accountId,
    sessionId,
    check: async () => {
      if (!(await readSession(context, call.request))) throw new ApiFailure('disconnected')
      await requireLanguage()
    },
    cut: () => void (reply.raw.writableFinished || reply.raw.destroy()),
  })
  const { response, bytes } = await whileAllowed(access, reply, (signal) =>
    ask(context, target, { endpoint, accept: call.accept, asked, signal }),
  )
  // Its refusal of our token is our fault, not the caller's: their session is alive.
  if (response.status === 401 || response.status === 403) throw new ApiFailure('voice_unavailable')
  const retryAfter = response.headers.get('retry-after')
  if (response.status === 429) throw new ApiFailure('too_many', { retryAfterSeconds: Number(retryAfter) })
  if (retryAfter) reply.header('Retry-After', retryAfter)
  reply.code(response.status).header('Cache-Control', 'no-store')
  reply.type(response.headers.get('content-type') ?? 'application/octet-stream')
  reply.send(bytes)
}

interface ForwardedRequest {
  readonly endpoint: Endpoint
  readonly accept: string | undefined
  readonly asked: object | undefined
  /** Aborted when no caller waits for the response any more. */
  readonly signal: AbortSignal
}

async function ask(
  { serviceToken }: Context,
  target: URL,
  { endpoint, accept, asked, signal }: ForwardedRequest,
) {
  const { body, contentType } = await encodeWhole({ endpoint, body: asked })
  try {
    const response = await fetch(target, {
      method: endpoint.method,
      headers: {
        Authorization: `Bearer ${serviceToken}`,
        ...(contentType && { 'Content-Type': contentType }),
        ...(accept && { Accept: accept }),
      },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
      ...(body !== undefined && !signal.aborted && { body }),
    })
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    // The caller is gone.
    if (signal.aborted) throw new ApiFailure('replaced')
    throw new ApiFailure('voice_unavailable', { retryAfterSeconds, cause: error })
  }
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
