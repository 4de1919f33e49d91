import type { AccessToken, AccessTokenForm } from '@saywright/api/contract'
import {
  useCreateProjectToken,
  useCreateToken,
  useDeleteProjectToken,
  useDeleteToken,
} from '@saywright/api/react'
import { useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { tokenMessages } from './messages.js'
import type { TokensCardProps } from './TokensCard.js'

type TokenActions = Pick<TokensCardProps, 'onCreate' | 'onRevoke'>

/** Actions on the access tokens of an account. */
export function useTokenActions(): TokenActions {
  const create = useCreateToken()
  const revoke = useDeleteToken()
  return useTold(
    (body) => create({ body, isFailureShown: true }),
    ({ id }) => revoke({ params: { id } }),
  )
}

/** Actions of administrators on the access tokens of a project. */
export function useProjectTokenActions(id: number): TokenActions {
  const create = useCreateProjectToken()
  const revoke = useDeleteProjectToken()
  return useTold(
    (body) => create({ params: { id }, body, isFailureShown: true }),
    (token) => revoke({ params: { id, tokenId: token.id } }),
  )
}

/** The same, with the notices of the card. */
function useTold(
  create: (form: AccessTokenForm) => Promise<{ token: string }>,
  revoke: (token: AccessToken) => Promise<unknown>,
): TokenActions {
  const t = useMessages(tokenMessages)
  const { notices } = useShell()
  const failure = useApiFailure()
  return {
    onCreate: async (form) => {
      try {
        const { token } = await create(form)
        return { token }
      } catch (thrown) {
        return { errors: failure(thrown, Object.keys(form)) }
      }
    },
    onRevoke: async (token) => {
      await revoke(token)
      notices.show({ cause: 'token', tone: 'success', text: t('revoked', { name: token.name }) })
    },
  }
}
