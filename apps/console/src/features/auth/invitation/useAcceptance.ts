import { type ApiError, type acceptInvitation, type BodyOf, toApiError } from '@saywright/api/contract'
import { useAcceptInvitation, useClient } from '@saywright/api/react'
import type { SubmissionErrors } from '@saywright/forms'
import { useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { NewAccount } from './Invitation.js'
import { invitationMessages } from './messages.js'

export type Acceptance = {
  isAccepting: boolean
  /** Why the invitation that was read can no longer be accepted. */
  dead: ApiError | undefined
  asNewcomer: (account: NewAccount) => Promise<SubmissionErrors | undefined>
  asSelf: () => Promise<void>
}

type Body = BodyOf<typeof acceptInvitation>

/** Accepts the invitation of a link, and leads on to the projects of the organization. */
export function useAcceptance(code: string): Acceptance {
  const t = useMessages(invitationMessages)
  const { notices } = useShell()
  const { session } = useClient()
  const failure = useApiFailure()
  const accept = useAcceptInvitation()
  const navigate = useNavigate()
  const [isAccepting, setAccepting] = useState(false)
  const [dead, setDead] = useState<ApiError>()

  const join = async (body: Body): Promise<SubmissionErrors | undefined> => {
    try {
      const { access_token, organization } = await accept({ params: { code }, body, isFailureShown: true })
      // Only a newcomer is logged in by that: the link of a mail does not replace a password.
      if (access_token) session.store(access_token)
      notices.show({
        cause: 'form',
        tone: 'success',
        isForNextPage: true,
        text: t('joined', { organization: organization.name }),
      })
      void navigate('/', { replace: true })
      return undefined
    } catch (thrown) {
      const error = toApiError(thrown)
      // Accepted, withdrawn or too old since it was read: the screen says so instead of a notice.
      if (error.code !== 'wrong_code' && error.code !== 'expired_code') {
        return failure(error, Object.keys(body))
      }
      setDead(error)
      return undefined
    }
  }
  return {
    isAccepting,
    dead,
    asNewcomer: ({ password_confirmed: _confirmed, ...body }) => join(body),
    asSelf: async () => {
      setAccepting(true)
      await join({})
      setAccepting(false)
    },
  }
}
