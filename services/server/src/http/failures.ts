import { type ApiFailure, handleFailures } from '@saywright/http'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../config.js'
import { failureMessage } from '../domains/shared/failureMessage.js'
import { isDiskFailure, isDiskFull } from '../files/diskFull.js'
import { isStorageAway } from '../files/storageAway.js'
import { isDatabaseAway } from './databaseAway.js'
import { requestLocale } from './requestLocale.js'

const isAway = [isDiskFull, isDiskFailure, isDatabaseAway, isStorageAway]

/** Responds to failures in the language of the request; a disk that is full and a database out of reach are told apart. */
export function handleServerFailures(app: FastifyInstance, limits: Limits): void {
  handleFailures(app, {
    recognize: (error) => (isAway.some((is) => is(error)) ? 'unavailable' : undefined),
    messageOf: (failure, request) => failureMessage(failure as ApiFailure, limits, requestLocale(request)),
  })
}
