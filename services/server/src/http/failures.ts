import { ApiFailure, handleFailures, handleFailuresAsText } from '@saywright/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../config.js'
import { failureMessage } from '../domains/shared/failureMessage.js'
import { isDiskFailure, isDiskFull } from '../files/diskFull.js'
import { isStorageAway } from '../files/storageAway.js'
import { isDatabaseAway } from './databaseAway.js'
import { requestLocale } from './requestLocale.js'

const isAway = [isDiskFull, isDiskFailure, isDatabaseAway, isStorageAway]

/** Responds to failures in the language of the request; distinguishes a full disk from an unreachable database. */
export function handleServerFailures(app: FastifyInstance, limits: Limits): void {
  handleFailures(app, wordsWith(limits))
}

/** The same for a group of routes whose client prints the response, such as that of Conan. */
export function handleServerFailuresAsText(group: FastifyInstance, limits: Limits): void {
  handleFailuresAsText(group, wordsWith(limits))
}

const callsWithToken = ({ headers }: FastifyRequest) => /^Bearer sw_/i.test(headers.authorization ?? '')

const wordsWith = (limits: Limits): Parameters<typeof handleFailures>[1] => ({
  recognize: (error) =>
    isAway.some((is) => is(error)) ? new ApiFailure('unavailable', { cause: error }) : undefined,
  messageOf: (failure, request) => {
    const { code, details } = failure as ApiFailure
    // A program was never logged in: the failure names its token.
    const isOfToken = code === 'disconnected' && callsWithToken(request)
    return failureMessage(
      { code: isOfToken ? 'token_refused' : code, details },
      limits,
      requestLocale(request),
    )
  },
})
