import { useCreateToken, useDeleteToken } from '@saywright/api/react'
import { useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { tokenMessages } from './messages.js'
import type { TokensCardProps } from './TokensCard.js'

/** What can be done with the access tokens of an account. */
export function useTokenActions(): Pick<TokensCardProps, 'onCreate' | 'onRevoke'> {
  const t = useMessages(tokenMessages)
  const { notices } = useShell()
  const create = useCreateToken()
  const revoke = useDeleteToken()
  const failure = useApiFailure()
  return {
    onCreate: async (body) => {
      try {
        const { token } = await create({ body, isFailureShown: true })
        return { token }
      } catch (thrown) {
        return { errors: failure(thrown, Object.keys(body)) }
      }
    },
    onRevoke: async ({ id, name }) => {
      await revoke({ params: { id } })
      notices.show({ cause: 'token', tone: 'success', text: t('revoked', { name }) })
    },
  }
}
