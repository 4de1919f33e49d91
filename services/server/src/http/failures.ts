import type { FailureCode, Locale } from '@saywright/api/contract'
import { handleFailures } from '@saywright/http'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../config.js'
import { isDiskFailure, isDiskFull } from '../files/diskFull.js'
import { isStorageAway } from '../files/storageAway.js'
import { fill, messagesOf } from '../messages/messagesOf.js'
import { isDatabaseAway } from './databaseAway.js'
import { requestLocale } from './requestLocale.js'

const isAway = [isDiskFull, isDiskFailure, isDatabaseAway, isStorageAway]

/** Responds to failures in the language of the request; a disk that is full and a database out of reach are told apart. */
export function handleServerFailures(app: FastifyInstance, limits: Limits): void {
  handleFailures(app, {
    recognize: (error) => (isAway.some((is) => is(error)) ? 'unavailable' : undefined),
    messageOf: ({ code, details }, request) =>
      fill(messagesOf(requestLocale(request)).failures[code as FailureCode], {
        ...quantitiesOf(ownLimits(limits, details.errors), requestLocale(request)),
        minutes: Math.max(1, Math.ceil((details.retryAfterSeconds ?? 60) / 60)),
        seconds: limits.audioMaxSeconds,
        words: details.errors?.words ?? '',
      }),
  })
}

/** The limits with those that one owner has by itself, which a refusal names. */
function ownLimits(limits: Limits, said: Readonly<Record<string, string>> = {}): Limits {
  const own = Object.entries(said).filter(([name, most]) => name in limits && Number(most) > 0)
  return { ...limits, ...Object.fromEntries(own.map(([name, most]) => [name, Number(most)])) }
}

/** The limits by their names, written as the language writes numbers. */
function quantitiesOf(limits: Limits, locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(limits).map(([name, value]) => [name, value.toLocaleString(locale)]),
  )
}
