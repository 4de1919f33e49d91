import { versions } from '@saywright/api/contract'
import { brand, OwnAccountMenu, useAccount, useScrollReset } from '@saywright/shell'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { ConsoleFrame } from './ConsoleFrame.js'

/** The frame around every screen of someone logged in. */
export function ConsoleLayout() {
  const user = useAccount()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useScrollReset(pathname)
  return (
    <ConsoleFrame
      brandName={brand.name}
      organization={user?.organizations[0]?.name}
      pathname={pathname}
      version={versions.console}
      documentationHref={brand.links.documentation}
      supportHref={brand.links.support}
      salesHref={brand.links.sales}
      account={user && <OwnAccountMenu user={user} onLoggedOut={() => void navigate('/auth/login')} />}
    >
      <Outlet />
    </ConsoleFrame>
  )
}
