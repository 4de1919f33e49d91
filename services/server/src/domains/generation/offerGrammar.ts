import type { GenerationEvent, generateGrammar, translateGrammar } from '@saywright/api/contract'
import { ApiFailure, openSse } from '@saywright/http'
import type { FastifyReply } from 'fastify'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import type { TextMessage } from '../../textService/textService.js'
import { failureMessage } from '../shared/failureMessage.js'
import type { OpenCall } from '../shared/stream.js'
import { holdCredits, readCredits, settleCredits } from './credits.js'
import { type Writing, writeGrammar } from './writeGrammar.js'

interface Request {
  readonly action: 'grammar.generated' | 'grammar.translated'
  readonly language: string
  readonly cost: number
  readonly messages: readonly TextMessage[]
  readonly model?: Writing['model']
}

const hungUp = new ApiFailure('replaced')

/**
 * Reserves the credits, streams the text, and ends with an offer or a failure. The credits are used once an offer is made,
 * and when the caller hangs up on a text that has begun, which has its price; otherwise they are returned.
 *
 * @throws ApiFailure before the stream begins.
 */
export async function offerGrammar(
  call: OpenCall<typeof generateGrammar> | OpenCall<typeof translateGrammar>,
  reply: FastifyReply,
  { action, language, cost, messages, model }: Request,
): Promise<void> {
  const { context, params, session, scope, locale, access } = call
  const { textService: service, limits } = context
  if (!service) throw new ApiFailure('generation_not_configured')
  const { accountId } = session
  const held = await context.transaction((transaction) =>
    holdCredits(transaction, { projectId: params.id, accountId, cost }),
  )

  const stream = openSse(reply)
  const ending = new AbortController()
  const send = (event: GenerationEvent) => {
    if (!stream.isClosed()) stream.send(event)
  }
  // An abort by the stopping server is not a cancellation.
  const leave = () => ending.abort(reply.raw.writableEnded ? new ApiFailure('unavailable') : hungUp)
  stream.onClose(leave)
  if (stream.isClosed()) leave()
  access.onEnded((failure) => ending.abort(failure))
  const comments = setInterval(() => stream.comment(), limits.eventCommentSeconds * 1000)
  const deadline = setTimeout(
    () => ending.abort(new ApiFailure('generation_timeout')),
    limits.generationMaxMilliseconds,
  )
  let hasBegun = false
  const settle = (state: 'used' | 'returned') =>
    context.transaction(async (transaction) => {
      await settleCredits(transaction, held, state)
      if (state === 'returned') return
      await writeAudit(transaction, {
        ...{ action, ...actorOf(call), organizationId: scope.organizationId },
        object: { kind: 'project', id: params.id },
        values: { name: language, credits: cost },
      })
    })

  try {
    const written = await writeGrammar(context, service, messages, {
      ...{ accountId, locale, model, signal: ending.signal },
      onStep: (step) => send({ type: 'step', data: { step } }),
      onPiece: (text) => {
        hasBegun = true
        send({ type: 'text', data: { text } })
      },
    })
    await settle('used')
    const { grammar, problems } = written
    const credits = await readCredits(context, params.id)
    const offered = problems.slice(0, limits.generationProblemsMax)
    send({ type: 'result', data: { grammar, problems: offered, cost, credits } })
  } catch (cause) {
    const isCancelled = cause === hungUp
    if (!isCancelled) context.log.warn({ err: cause }, 'no grammar was generated')
    // Credits that cannot be returned now expire.
    await settle(isCancelled && hasBegun ? 'used' : 'returned').catch((err) =>
      context.log.error({ err }, 'credits were not settled'),
    )
    const failure = cause instanceof ApiFailure ? cause : new ApiFailure('internal', { cause })
    const { code, status, details } = failure
    const message = failureMessage(failure, limits, locale)
    send({
      type: 'failed',
      data: {
        ...{ status, code, message },
        ...(details.retryAfterSeconds !== undefined && { retry_after_seconds: details.retryAfterSeconds }),
      },
    })
  } finally {
    clearInterval(comments)
    clearTimeout(deadline)
    if (!stream.isClosed()) stream.end()
  }
}
