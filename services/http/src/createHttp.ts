import { randomUUID } from 'node:crypto'
import { limits as contractLimits, type FailureBody, type FailureCode } from '@saywright/api/contract'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { type AnyFailureCode, ApiFailure } from './failure.js'
import { endSlowRequests, type SlowLimits } from './slowRequests.js'
import { wellFormedUrl } from './wellFormedUrl.js'

interface Options {
  /** `silent` logs nothing. */
  readonly logLevel: string
  /** Where the log is written. @default standard output */
  readonly logStream?: { readonly write: (line: string) => void }
  /** Number of trusted proxies, counted from the nearest, or their addresses. */
  readonly trustProxy?: number | string | false
  /** How long headers and bodies may take. */
  readonly limits?: SlowLimits & { readonly requestHeadersSeconds: number }
}

const headersCheckedMilliseconds = 1000

/** An HTTP server whose requests have an identifier, in the log and in `X-Request-Id` of the response. */
export function createHttp({
  logLevel,
  logStream,
  trustProxy = false,
  limits = contractLimits,
}: Options): FastifyInstance {
  const app = fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => wellFormedUrl(url),
    http: {
      headersTimeout: limits.requestHeadersSeconds * 1000,
      connectionsCheckingInterval: headersCheckedMilliseconds,
    },
  })
  endSlowRequests(app, limits)
  app.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id))
  return app
}

type AnyFailure = ApiFailure<AnyFailureCode>

interface FailureMessages {
  /** The sentence of a failure, in the language of the request. */
  readonly messageOf: (failure: AnyFailure, request: FastifyRequest) => string
  /** Maps other errors, such as a full disk, to a failure of the contract. */
  readonly recognize?: (error: unknown) => AnyFailure | undefined
}

/** Responds to failures of a group of routes with the plain message, for clients that print it. */
export function handleFailuresAsText(
  group: FastifyInstance,
  { messageOf, recognize }: FailureMessages,
): void {
  group.setErrorHandler((error, request, reply) => {
    const failure = logFailure(error, request, recognize)
    return reply
      .code(failure.status)
      .headers(failureHeaders(failure))
      .type('text/plain; charset=utf-8')
      .send(messageOf(failure, request))
  })
}

/** Responds to every failure in the shape of the contract, without internal details. */
export function handleFailures(app: FastifyInstance, { messageOf, recognize }: FailureMessages): void {
  const respond = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = logFailure(error, request, recognize)
    const { errors } = failure.details
    reply.headers(failureHeaders(failure))
    const message = messageOf(failure, request)
    const body: FailureBody = { error: true, code: failure.code, message, ...(errors && { errors }) }
    return reply.code(failure.status).type('application/json; charset=utf-8').send(JSON.stringify(body))
  }
  app.setErrorHandler(respond)
  app.setNotFoundHandler((request, reply) => respond(new ApiFailure('not_found'), request, reply))
}

function logFailure(
  error: unknown,
  request: FastifyRequest,
  recognize: FailureMessages['recognize'],
): AnyFailure {
  const failure = apiFailureOf(error, recognize)
  if (failure.status >= 500) request.log.error({ err: error }, 'the request failed')
  else request.log.info(refusalOf(failure, request), 'request refused')
  return failure
}

const failureHeaders = ({ details: { retryAfterSeconds } }: AnyFailure) => ({
  'Cache-Control': 'no-store',
  ...(retryAfterSeconds !== undefined && { 'Retry-After': retryAfterSeconds }),
})

/** Logs rejections with the route instead of the address, which may contain a code. */
const refusalOf = ({ code, status }: AnyFailure, { ip, method, routeOptions: { url } }: FastifyRequest) => ({
  code,
  status,
  method,
  route: url ?? 'none',
  ip,
})

const frameworkCodes: Readonly<Record<number, FailureCode>> = {
  400: 'unreadable',
  404: 'not_found',
  413: 'too_large',
  414: 'unreadable',
  415: 'unsupported_type',
  429: 'too_many',
  431: 'unreadable',
}

function apiFailureOf(error: unknown, recognize: FailureMessages['recognize']): AnyFailure {
  if (error instanceof ApiFailure) return error
  const { statusCode } = error as Partial<FastifyError>
  return recognize?.(error) ?? new ApiFailure(frameworkCodes[statusCode ?? 0] ?? 'internal', { cause: error })
}
