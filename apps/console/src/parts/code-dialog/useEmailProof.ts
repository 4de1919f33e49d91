import { makeEmailCode, verifEmailCode } from '@saywright/api/contract'
import { useClient } from '@saywright/api/react'
import { useCallback, useRef } from 'react'
import { useCodeDialog } from './useCodeDialog.js'

/**
 * Requests the code of a mail before an address is used.
 *
 * @param mode true: it becomes the address of the account; false: that of a company.
 */
export function useEmailProof(mode: boolean) {
  const client = useClient()
  const response = useRef<(isProved: boolean) => void>(undefined)
  const { begin, dialog } = useCodeDialog({
    send: useCallback(
      (email: string) => client.send(makeEmailCode, { body: { email, mode } }),
      [client, mode],
    ),
    verify: (email, code) =>
      client.send(verifEmailCode, { body: { email, code, mode }, isFailureShown: true }),
    onVerified: async () => response.current?.(true),
    onCancel: () => response.current?.(false),
  })
  /** Whether the person proved to read the mails of an address; false too when no code could be sent. */
  const prove = (email: string) =>
    new Promise<boolean>((resolve) => {
      response.current = resolve
      begin(email).catch(() => resolve(false))
    })
  return { prove, dialog }
}
