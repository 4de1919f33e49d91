import { displayedName, versions } from '@saywright/api/contract'
import { toLoadable, useMe, useNotifications, useStaffDeals } from '@saywright/api/react'
import {
  AccountDrafts,
  brand,
  lazyComponent,
  OwnAccountMenu,
  useAccount,
  useScrollReset,
  useShell,
  useValue,
} from '@saywright/shell'
import { consolePaths, isAt } from '@saywright/shell/paths'
import { useCommandPaletteShortcut } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { LogInAgainRoute } from '../features/auth/log-in-again/routes.js'
import { NotificationsBell } from '../features/notifications/routes.js'
import { OrganizationSwitch } from '../features/organization/routes.js'
import { SearchPalette, useCommandPaletteLoader } from '../features/search/routes.js'
import { DashboardTour } from '../features/tour/routes.js'
import type { ConsoleContext } from '../parts/consoleContext.js'
import { useFocusedOrganization } from '../parts/focus/useFocusedOrganization.js'
import { LegalDialog } from '../parts/legal/LegalDialog.js'
import type { LegalKind } from '../parts/legal/LegalDocument.js'
import { unreadIn } from '../parts/unreadIn.js'
import { useLogo } from '../parts/usePicture.js'
import { AccountFailure } from './AccountFailure.js'
import { ActingBanner } from './ActingBanner.js'
import { ConsoleLayout } from './ConsoleLayout.js'
import { layoutMessages } from './messages.js'
import { OrganizationSwitcher } from './OrganizationSwitcher.js'
import { SearchButton } from './SearchButton.js'
import { useOpenProjectName } from './useOpenProjectName.js'
import { usePlaces } from './usePlaces.js'
import { useReturnToStaff } from './useReturnToStaff.js'

const ProofRoute = lazyComponent(() => import('../parts/proof/ProofRoute.js'), 'ProofRoute')

/** The frame around every screen of someone logged in. */
export function ConsoleLayoutRoute() {
  const t = useMessages(layoutMessages)
  const user = useAccount()
  const account = toLoadable(useMe())
  const notifications = useNotifications(user !== undefined)
  const navigate = useNavigate()
  const stopImpersonation = useReturnToStaff()
  const places = usePlaces()
  const { pathname } = useLocation()
  const isStaffArea = user?.is_admin === true && isAt(pathname, consolePaths.staff)
  const project = useOpenProjectName(pathname, user, isStaffArea)
  const requests = useStaffDeals(isStaffArea, { pageIndex: 0, pageSize: 1, filters: { status: 'waiting' } })
  const [search, setSearch] = useState<'never' | 'open' | 'closed'>('never')
  const { organization, organizations } = useFocusedOrganization()
  const [choice, setChoice] = useState<'never' | 'open' | 'closed'>('never')
  const [legal, setLegal] = useState<LegalKind>()
  const [isTourAsked, setIsTourAsked] = useState(false)
  const logo = useLogo(organization, 22)
  const shell = useShell()
  const proof = useValue(shell.proof)
  const loginAgain = useValue(shell.loginAgain)
  // Staff who act for somebody have no password of theirs.
  const canLogInAgain = user !== undefined && !user.acted_by
  useEffect(() => {
    shell.canLogInAgain.set(canLogInAgain)
    return () => shell.canLogInAgain.set(false)
  }, [shell, canLogInAgain])
  useScrollReset(pathname)
  useCommandPaletteLoader()
  useCommandPaletteShortcut(() => setSearch((now) => (now === 'open' ? 'closed' : 'open')))
  const leave = () => void navigate(consolePaths.login)
  const onSwitchOrganization = organizations.length > 1 ? () => setChoice('open') : undefined
  return (
    <ConsoleLayout
      brandName={brand.name}
      switcher={
        organization &&
        ((isCollapsed) => (
          <OrganizationSwitcher
            name={organization.name}
            logo={logo}
            isCollapsed={isCollapsed}
            onPress={onSwitchOrganization}
          />
        ))
      }
      pathname={pathname}
      project={project}
      task={pathname === consolePaths.newProject ? t('newProject') : undefined}
      version={versions.console}
      places={places}
      unread={unreadIn(notifications.data)}
      waiting={requests.data?.counts.waiting ?? 0}
      isStaff={user?.is_admin ?? false}
      banner={
        user?.acted_by && (
          <ActingBanner
            staff={user.acted_by.name}
            name={displayedName(user)}
            onStop={() => void stopImpersonation()}
          />
        )
      }
      search={user && <SearchButton onPress={() => setSearch('open')} />}
      bell={
        user && (
          <Suspense>
            <NotificationsBell />
          </Suspense>
        )
      }
      account={
        user && (
          <OwnAccountMenu
            user={user}
            onTerms={() => setLegal('terms')}
            onPrivacy={() => setLegal('privacy')}
            onLoggedOut={leave}
          />
        )
      }
    >
      {account.state === 'failed' ? (
        <AccountFailure failure={account} />
      ) : (
        <AccountDrafts user={user}>
          <Outlet context={{ onSwitchOrganization } satisfies ConsoleContext} />
        </AccountDrafts>
      )}
      {legal && <LegalDialog kind={legal} isOpen onOpenChange={() => setLegal(undefined)} />}
      {user && (
        <Suspense>
          {proof && <ProofRoute user={user} onEnd={proof} />}
          {loginAgain && <LogInAgainRoute user={user} onEnd={loginAgain} />}
          {choice !== 'never' && (
            <OrganizationSwitch
              isOpen={choice === 'open'}
              onOpenChange={(isOpen) => setChoice(isOpen ? 'open' : 'closed')}
            />
          )}
          {search !== 'never' && (
            <SearchPalette
              user={user}
              places={places}
              isOpen={search === 'open'}
              onOpenChange={(isOpen) => setSearch(isOpen ? 'open' : 'closed')}
              onTakeTour={() => {
                setIsTourAsked(true)
                void navigate(consolePaths.projects)
              }}
            />
          )}
          {pathname === consolePaths.projects && (
            <DashboardTour user={user} isAsked={isTourAsked} onEnd={() => setIsTourAsked(false)} />
          )}
        </Suspense>
      )}
    </ConsoleLayout>
  )
}
