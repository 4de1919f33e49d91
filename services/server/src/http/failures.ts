import type { FailureCode, Locale } from '@saywright/api/contract'
import { handleFailures } from '@saywright/http'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../config.js'
import { isDiskFailure, isDiskFull } from '../files/diskFull.js'
import { fill, messagesOf } from '../messages/messagesOf.js'
import { isDatabaseAway } from './databaseAway.js'
import { requestLocale } from './requestLocale.js'

/** Responds to failures in the language of the request; a disk that is full and a database out of reach are told apart. */
export function handleServerFailures(app: FastifyInstance, limits: Limits): void {
  handleFailures(app, {
    recognize: (error) =>
      isDiskFull(error) || isDiskFailure(error) || isDatabaseAway(error) ? 'unavailable' : undefined,
    messageOf: ({ code, details }, request) =>
      fill(messagesOf(requestLocale(request)).failures[code as FailureCode], {
        ...quantitiesOf(limits, requestLocale(request)),
        minutes: Math.max(1, Math.ceil((details.retryAfterSeconds ?? 60) / 60)),
        seconds: limits.audioMaxSeconds,
        words: details.errors?.words ?? '',
      }),
  })
}

/** The limits by their names, written as the language writes numbers. */
function quantitiesOf(limits: Limits, locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(limits).map(([name, value]) => [name, value.toLocaleString(locale)]),
  )
}
