import type { FailureCode } from '@saywright/api/contract'
import { handleFailures } from '@saywright/http'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../config.js'
import { isDiskFailure, isDiskFull } from '../files/diskFull.js'
import { fill, messagesOf } from '../messages/messagesOf.js'
import { requestLocale } from './requestLocale.js'

const outOfReach = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', '57P01', '57P03', '53300'])

/** Responds to failures in the language of the request; a disk that is full and a database out of reach are told apart. */
export function handleServerFailures(app: FastifyInstance, limits: Limits): void {
  handleFailures(app, {
    recognize: (error) => {
      const { code = '' } = error as { code?: string }
      return isDiskFull(error) || isDiskFailure(error) || outOfReach.has(code) ? 'unavailable' : undefined
    },
    messageOf: ({ code, details }, request) =>
      fill(messagesOf(requestLocale(request)).failures[code as FailureCode], {
        minutes: Math.max(1, Math.ceil((details.retryAfterSeconds ?? 60) / 60)),
        seconds: limits.audioMaxSeconds,
        words: details.errors?.words ?? '',
      }),
  })
}
