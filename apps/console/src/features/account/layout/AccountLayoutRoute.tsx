import { useMe } from '@saywright/api/react'
import { useLogOut } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useConsoleContext } from '../../../parts/consoleContext.js'
import { AccountLayout } from './AccountLayout.js'
import { sectionAt } from './accountSections.js'

export function AccountLayoutRoute() {
  const { data: user } = useMe()
  const context = useConsoleContext()
  const logOut = useLogOut()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <AccountLayout
      current={sectionAt(pathname)}
      organizations={user?.organizations.length ?? 0}
      onSwitch={context.onSwitchOrganization}
      onLogOut={() => void logOut().then((isEnded) => isEnded && navigate(consolePaths.login))}
    >
      <Outlet context={context} />
    </AccountLayout>
  )
}
