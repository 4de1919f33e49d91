import type { FailureBody, FailureCode } from '@saywright/api/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '../config.js'
import { isDiskFailure, isDiskFull } from '../files/diskFull.js'
import { fill, messagesOf } from '../messages/messagesOf.js'
import { ApiFailure } from './failure.js'
import { requestLocale } from './requestLocale.js'

const frameworkCodes: Readonly<Record<number, FailureCode>> = {
  400: 'unreadable',
  404: 'not_found',
  413: 'too_large',
  414: 'unreadable',
  415: 'unsupported_type',
  429: 'too_many',
  431: 'unreadable',
}

const outOfReach = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', '57P01', '57P03', '53300'])

/** Any thrown value as one of the contract's failures; what nobody foresaw is `internal`. */
export function apiFailureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  const { code, statusCode } = error as Partial<FastifyError>
  if (isDiskFull(error) || isDiskFailure(error) || outOfReach.has(code ?? ''))
    return new ApiFailure('unavailable', { cause: error })
  const known = statusCode === undefined ? undefined : frameworkCodes[statusCode]
  return new ApiFailure(known ?? 'internal', { cause: error })
}

/** Answers a failure: one shape for all, in the language of the request, and never a detail of what went wrong inside. */
export function responseFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  limits: Limits,
) {
  const failure = apiFailureOf(error)
  if (failure.status >= 500) request.log.error({ err: error }, 'the request failed')
  const { errors, retryAfterSeconds } = failure.details
  reply.header('Cache-Control', 'no-store')
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds)
  const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60))
  const body: FailureBody = {
    error: true,
    code: failure.code,
    message: fill(messagesOf(requestLocale(request)).failures[failure.code], {
      minutes,
      seconds: limits.audioMaxSeconds,
    }),
    ...(errors && { errors }),
  }
  return reply.code(failure.status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}
