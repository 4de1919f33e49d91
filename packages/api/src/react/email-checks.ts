import { useCallback } from 'react'
import {
  checkDomain,
  checkEmail,
  checkProfessionalEmail,
  makeEmailCode,
  verifEmailCode,
} from '../contract/email-checks/calls.js'
import type { ResponseOf } from '../contract/kernel/endpoint.js'
import { useClient } from './ApiProvider.js'
import { useAction } from './useAction.js'

export const useMakeEmailCode = () => useAction(makeEmailCode)
export const useVerifyEmailCode = () => useAction(verifEmailCode)

type Check = (value: string, signal?: AbortSignal) => Promise<boolean>

// The field that asks shows the failure of its check, so that no notice does.
const inField = (signal: AbortSignal | undefined) => ({ signal, isFailureShown: true })

/** Returns a function that checks whether an address seems to exist; it rejects when that is unknown. */
export function useEmailCheck(): Check {
  const client = useClient()
  return useCallback(
    async (email, signal) => {
      const body = { email, noloading: true } as const
      return (await client.send(checkEmail, { body, ...inField(signal) })).data.valid
    },
    [client],
  )
}

type Verdict = ResponseOf<typeof checkProfessionalEmail>['data']

/**
 * Returns a function that checks whether an address seems to exist and belongs to a company; it rejects when
 * that is unknown.
 */
export function useProfessionalEmailCheck(): (email: string, signal?: AbortSignal) => Promise<Verdict> {
  const client = useClient()
  return useCallback(
    async (email, signal) => {
      const body = { email, noloading: true } as const
      return (await client.send(checkProfessionalEmail, { body, ...inField(signal) })).data
    },
    [client],
  )
}

/** Returns a function that checks whether a domain belongs to a company; it rejects when that is unknown. */
export function useDomainCheck(): Check {
  const client = useClient()
  return useCallback(
    async (domain, signal) => {
      const body = { domain, noloading: true } as const
      return (await client.send(checkDomain, { body, ...inField(signal) })).data.domain !== null
    },
    [client],
  )
}
