import { useAddDomain, useMakeEmailCode, useVerifyEmailCode } from '@saywright/api/react'
import { useApiFailure } from '@saywright/shell'
import { useCallback, useRef } from 'react'
import { type CodeRequest, useCodeDialog } from '../../../parts/code-dialog/useCodeDialog.js'
import type { DomainOutcome, DomainValues } from './DomainForm.js'

export type DomainAdding = Pick<CodeRequest, 'dialog'> & {
  /** Sends a code to the address, requests it, and adds the domain once it is right. */
  add: (values: DomainValues) => Promise<DomainOutcome>
}

type Adding = { values: DomainValues; end: (outcome: DomainOutcome) => void }

/** Adds domains to an organization, once it is known which; only a proved address adds one. */
export function useDomainAdding(
  id: number | undefined,
  onAdded: (domain: { readonly id: number; readonly name: string }) => void,
): DomainAdding {
  const makeCode = useMakeEmailCode()
  const verifyCode = useVerifyEmailCode()
  const addDomain = useAddDomain()
  const failure = useApiFailure()
  const adding = useRef<Adding>(undefined)

  const { begin, dialog } = useCodeDialog({
    send: useCallback((email: string) => makeCode({ body: { email, mode: false } }), [makeCode]),
    verify: (email, code) => verifyCode({ body: { email, code }, isFailureShown: true }),
    onVerified: async () => {
      if (!adding.current || id === undefined) return
      const { values, end } = adding.current
      try {
        const added = await addDomain({ params: { id }, body: values, isFailureShown: true })
        onAdded({ ...added, name: values.name.toLowerCase() })
        end('added')
      } catch (thrown) {
        end({ refused: failure(thrown, Object.keys(values)) })
      }
    },
    onCancel: () => adding.current?.end('cancelled'),
  })
  const add = (values: DomainValues) =>
    new Promise<DomainOutcome>((end) => {
      adding.current = { values, end }
      // A notice has said that no code could be sent.
      begin(values.verification_email).catch(() => end('cancelled'))
    })
  return { add, dialog }
}
