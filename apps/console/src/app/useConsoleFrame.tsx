import { displayedName, type User, versions } from '@saywright/api/contract'
import { useNotifications, useStaffDeals } from '@saywright/api/react'
import { brand, OwnAccountMenu } from '@saywright/shell'
import { consolePaths, isAt } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NotificationsBell } from '../features/notifications/routes.js'
import { useFocusedOrganization } from '../parts/focus/useFocusedOrganization.js'
import type { LegalKind } from '../parts/legal/LegalDocument.js'
import { unreadIn } from '../parts/unreadIn.js'
import { useLogo } from '../parts/usePicture.js'
import { ActingBanner } from './ActingBanner.js'
import type { ConsoleFrameProps } from './ConsoleLayout.js'
import type { MenuPlaces } from './menuGroups.js'
import { layoutMessages } from './messages.js'
import { OrganizationSwitcher } from './OrganizationSwitcher.js'
import { SearchButton } from './SearchButton.js'
import { useOpenProjectName } from './useOpenProjectName.js'
import { useReturnToStaff } from './useReturnToStaff.js'

type Openers = {
  readonly onSearch: () => void
  /** Absent for users of a single organization. */
  readonly onSwitchOrganization: (() => void) | undefined
  readonly onLegal: (kind: LegalKind) => void
}

/** The frame of a screen: the current place, the notifications, and the account. */
export function useConsoleFrame(
  user: User | undefined,
  places: MenuPlaces,
  { onSearch, onSwitchOrganization, onLegal }: Openers,
): Omit<ConsoleFrameProps, 'children'> {
  const t = useMessages(layoutMessages)
  const notifications = useNotifications(user !== undefined)
  const navigate = useNavigate()
  const stopImpersonation = useReturnToStaff()
  const { pathname } = useLocation()
  const isStaffArea = user?.is_admin === true && isAt(pathname, consolePaths.staff)
  const project = useOpenProjectName(pathname, user, isStaffArea)
  const requests = useStaffDeals(isStaffArea, { pageIndex: 0, pageSize: 1, filters: { status: 'waiting' } })
  const { organization } = useFocusedOrganization()
  const logo = useLogo(organization, 22)
  return {
    brandName: brand.name,
    place: {
      pathname,
      project,
      task: pathname === consolePaths.newProject ? t('newProject') : undefined,
    },
    menu: {
      places,
      switcher:
        organization &&
        ((isCollapsed) => (
          <OrganizationSwitcher
            name={organization.name}
            logo={logo}
            isCollapsed={isCollapsed}
            onPress={onSwitchOrganization}
          />
        )),
      version: versions.console,
      isStaff: user?.is_admin ?? false,
      unread: unreadIn(notifications.data),
      waiting: requests.data?.counts.waiting ?? 0,
    },
    bar: {
      search: user && <SearchButton onPress={onSearch} />,
      bell: user && (
        <Suspense>
          <NotificationsBell />
        </Suspense>
      ),
      account: user && (
        <OwnAccountMenu
          user={user}
          onTerms={() => onLegal('terms')}
          onPrivacy={() => onLegal('privacy')}
          onLoggedOut={() => void navigate(consolePaths.login)}
        />
      ),
    },
    banner: user?.acted_by && (
      <ActingBanner
        staff={user.acted_by.name}
        name={displayedName(user)}
        onStop={() => void stopImpersonation()}
      />
    ),
  }
}
