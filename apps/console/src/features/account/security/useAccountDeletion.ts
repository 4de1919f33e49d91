import { mapReady, type User } from '@saywright/api/contract'
import { toLoadable, useDeleteUser, useOrganizations } from '@saywright/api/react'
import { useApiFailure, useForgetSession, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import type { DeleteCardProps } from './DeleteCard.js'
import { securityMessages } from './messages/index.js'
import { ownedOrganizationsOf } from './ownedOrganizations.js'

/** The deletion of an account: its consequences, and the logout. */
export function useAccountDeletion(user: Pick<User, 'id'>): Omit<DeleteCardProps, 'email'> {
  const t = useMessages(securityMessages)
  const { notices } = useShell()
  const organizations = toLoadable(useOrganizations())
  const deleteUser = useDeleteUser()
  const forgetSession = useForgetSession()
  const failure = useApiFailure()
  const navigate = useNavigate()
  return {
    ownedOrganizations: mapReady(organizations, (all) => ownedOrganizationsOf(user, all)),
    membersHref: consolePaths.inviteUsers,
    onDelete: async () => {
      try {
        await deleteUser({ params: { id: user.id }, isFailureShown: true, endsSession: true })
        forgetSession()
        notices.show({ cause: 'form', tone: 'success', isForNextPage: true, text: t('remove.deleted') })
        await navigate(consolePaths.login)
        return undefined
      } catch (thrown) {
        return failure(thrown, [])
      }
    },
  }
}
