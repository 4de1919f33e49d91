import { toApiError } from '@saywright/api/contract'
import { useShell } from '@saywright/shell'
import { translate } from '@saywright/ui/i18n'
import { i18nOf } from '@saywright/ui/react-i18next'
import { useCallback, useRef, useState } from 'react'
import type { CodeDialogProps } from './CodeDialog.js'
import { type CodeFault, codeFault } from './codeFault.js'
import { codeDialogMessages } from './messages.js'

export type CodeDialogCalls = {
  /** Sends a code to the address. Rejects when it could not be sent, after a notice has said why. */
  send: (email: string) => Promise<unknown>
  /** Has the server check a code. Send the call with `isFailureShown`: the dialog shows the errors of a code. */
  verify: (email: string, code: string) => Promise<unknown>
  /** Does what required the code. The dialog stays until it is done. */
  onVerified: (code: string, email: string) => Promise<unknown>
  /** The person closed the dialog without a right code. */
  onCancel?: () => void
}

export type CodeRequest = {
  /** Sends a code and requests it. Rejects when it could not be sent, after a notice has said why. */
  begin: (email: string) => Promise<void>
  /** Props of the dialog; absent while it is closed. */
  dialog: Omit<CodeDialogProps, 'verifyLabel'> | undefined
}

type SentCode = { email: string; status: NonNullable<CodeDialogProps['status']>; fault?: CodeFault }

/** Sends a code to an address, requests it and has it checked, as often as it takes. */
export function useCodeDialog({ send, verify, onVerified, onCancel }: CodeDialogCalls): CodeRequest {
  const { i18n, notices, tell } = useShell()
  const [asked, setAsked] = useState<SentCode>()
  const wrong = useRef(0)

  const begin = useCallback(
    async (email: string) => {
      await send(email)
      wrong.current = 0
      setAsked({ email, status: 'waiting' })
    },
    [send],
  )

  const judge = async (email: string, code: string) => {
    setAsked({ email, status: 'checking' })
    try {
      await verify(email, code)
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'wrong_code') wrong.current += 1
      const fault = codeFault(error, wrong.current)
      if (!fault) tell(error)
      setAsked({ email, status: 'waiting', ...(fault && { fault }) })
      return
    }
    setAsked({ email, status: 'verified' })
    // The callback reports its own failure.
    await onVerified(code, email).catch(() => {})
    setAsked(undefined)
  }

  const resend = async (email: string) => {
    setAsked(undefined)
    try {
      await begin(email)
      notices.show({
        cause: 'code',
        tone: 'success',
        text: translate(i18nOf(i18n), codeDialogMessages)('resent'),
      })
    } catch {
      // The previous code may still be on its way to the mailbox.
      setAsked({ email, status: 'waiting' })
    }
  }

  return {
    begin,
    dialog: asked && {
      ...asked,
      onVerify: (code) => void judge(asked.email, code),
      onResend: () => void resend(asked.email),
      onClose: () => {
        setAsked(undefined)
        onCancel?.()
      },
    },
  }
}
