import { versions } from '@saywright/api/contract'
import { useMe, useNotifications } from '@saywright/api/react'
import { brand, DocumentTitle, useLogOut } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { useConsoleContext } from '../../../parts/consoleContext.js'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { unreadIn } from '../../../parts/unreadIn.js'
import { usePicture } from '../../../parts/usePicture.js'
import { accountMessages } from '../messages/index.js'
import { AccountMenuScreen } from './AccountMenuScreen.js'

export function AccountMenuRoute() {
  const t = useMessages(accountMessages)
  const { data: user } = useMe()
  const { data: notifications } = useNotifications()
  const { organization } = useFocusedOrganization()
  const { onSwitchOrganization } = useConsoleContext()
  const logOut = useLogOut()
  const navigate = useNavigate()
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <AccountMenuScreen
        user={user}
        picture={usePicture(user, 72)}
        organization={organization?.name}
        unread={unreadIn(notifications)}
        onSwitch={onSwitchOrganization}
        onLogOut={() => void logOut().then((isEnded) => isEnded && navigate(consolePaths.login))}
        brandName={brand.name}
        version={versions.console}
      />
    </>
  )
}
