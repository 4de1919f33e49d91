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

/** Whether an address seems to exist; rejects when that could not be found out. */
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

/** Whether an address seems to exist, and is of a company; rejects when that could not be found out. */
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

/** Whether a domain is of a company; rejects when that could not be found out. */
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
