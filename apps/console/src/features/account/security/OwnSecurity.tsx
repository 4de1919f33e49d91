import { limits, mapReady, type User } from '@saywright/api/contract'
import {
  toLoadable,
  useExportUser,
  usePasskeys,
  useSecurity,
  useSessions,
  useSignIns,
  useTokens,
} from '@saywright/api/react'
import { noticeOfInvalidForm, saveFile, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { scopesFor } from '../../../parts/access-tokens/scopesFor.js'
import { useTokenActions } from '../../../parts/access-tokens/useTokenActions.js'
import { CodeDialog } from '../../../parts/code-dialog/CodeDialog.js'
import { canCreatePasskeys } from './createPasskey.js'
import { securityMessages } from './messages/index.js'
import { SecurityScreen } from './SecurityScreen.js'
import { useAccountDeletion } from './useAccountDeletion.js'
import { usePasskeyActions } from './usePasskeyActions.js'
import { usePasswordChange } from './usePasswordChange.js'
import { useSessionActions } from './useSessionActions.js'
import { useTwoFactor } from './useTwoFactor.js'

/** Security settings of the own account, with the calls that change them. */
export function OwnSecurity({ user }: { user: User }) {
  const t = useMessages(securityMessages)
  const { i18n, notices } = useShell()
  const exportUser = useExportUser()
  const [page, setPage] = useState(1)
  const { change, dialog } = usePasswordChange(user.email)
  const download = async () => {
    const data = await exportUser({ params: { id: user.id }, quiet: true })
    saveFile(`${t('data.file')}.json`, JSON.stringify(data, null, 2), 'application/json')
  }
  return (
    <>
      <SecurityScreen
        isOwner={!user.acted_by}
        email={user.email}
        security={toLoadable(useSecurity(user.id))}
        password={{
          onChangePassword: change,
          onInvalid: () => notices.show(noticeOfInvalidForm(i18n)),
        }}
        twoFactor={useTwoFactor(user.id)}
        passkeys={{
          ...usePasskeyActions(),
          passkeys: mapReady(toLoadable(usePasskeys()), ({ data }) => data),
          isSupported: canCreatePasskeys(),
        }}
        tokens={{
          ...useTokenActions(),
          tokens: mapReady(toLoadable(useTokens()), ({ data }) => data),
          scopes: scopesFor({ isStaff: user.is_admin }),
          exampleUrl: `${location.origin}/api/v3/projects/all`,
          documentationHref: consolePaths.documentationPage({ page: 'access-tokens' }),
        }}
        sessions={{
          ...useSessionActions(),
          sessions: mapReady(toLoadable(useSessions()), ({ data }) => data),
        }}
        signIns={{
          signIns: toLoadable(useSignIns(user.id, { pageIndex: page - 1, pageSize: limits.pageSize })),
          page,
          onPage: setPage,
        }}
        data={{ onDownload: download }}
        deletion={useAccountDeletion(user)}
      />
      {dialog && <CodeDialog {...dialog} />}
    </>
  )
}
