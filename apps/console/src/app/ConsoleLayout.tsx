import { consolePaths, isAt } from '@saywright/shell/paths'
import { AppShell, Logo, type ShellSlot, Text, TopBar } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import type { ReactNode } from 'react'
import { type MenuPlaces, menuGroups } from './menuGroups.js'
import { layoutMessages } from './messages.js'
import { PlaceTrail } from './PlaceTrail.js'
import { placeAt } from './placeAt.js'
import { StaffHead } from './StaffHead.js'
import { staffMenuGroups } from './staffMenuGroups.js'
import { TaskLayout } from './TaskLayout.js'

/** Where one is. */
type ConsolePlace = {
  readonly pathname: string
  /** The name of the project that is open. */
  readonly project?: string | undefined
  /** The task of a page that has nothing else: it is shown without the menu. */
  readonly task?: string | undefined
}

/** Content of the side menu. */
type ConsoleMenu = {
  /** Where its entries lead. */
  readonly places: MenuPlaces
  /** The choice of the organization. */
  readonly switcher?: ShellSlot | undefined
  readonly version: string
  readonly isStaff?: boolean
  /** Notifications that wait to be read. */
  readonly unread?: number
  /** Requests that wait for staff. */
  readonly waiting?: number
}

/** Content of the end of the top bar. */
type ConsoleBar = {
  readonly search?: ReactNode
  readonly bell?: ReactNode
  readonly account?: ReactNode
}

export type ConsoleFrameProps = {
  children: ReactNode
  brandName: string
  place: ConsolePlace
  menu: ConsoleMenu
  bar: ConsoleBar
  /** A line above everything that names an impersonation. */
  banner?: ReactNode
}

/** The frame of the console: side menu, top bar, and the screen between them. The staff area has a menu of its own. */
export function ConsoleLayout({ children, brandName, place, menu, bar, banner }: ConsoleFrameProps) {
  const { pathname, task } = place
  const { isStaff = false } = menu
  const t = useMessages(layoutMessages)
  const width = useWidthClass()
  const isStaffArea = isStaff && isAt(pathname, consolePaths.staff)
  const shown = placeAt(t, pathname, place.project)
  const hasTrail = shown && shown.steps.length > 1 && (width === 'laptop' || width === 'desktop')
  if (task !== undefined) {
    return (
      <TaskLayout brandName={brandName} task={task} leaveHref={consolePaths.projects} banner={banner}>
        {children}
      </TaskLayout>
    )
  }
  return (
    <AppShell
      banner={banner}
      switcher={isStaffArea ? (isCollapsed) => <StaffHead isCollapsed={isCollapsed} /> : menu.switcher}
      brand={(isCollapsed) => <Logo name={brandName} isMarkOnly={isCollapsed} />}
      items={
        isStaffArea
          ? staffMenuGroups(t, pathname, menu.waiting ?? 0)
          : menuGroups(t, { places: menu.places, pathname, unread: menu.unread ?? 0, isStaff })
      }
      footer={(isCollapsed) =>
        isCollapsed ? null : (
          <Text variant="caption" tone="secondary">
            {t('version', { version: menu.version })}
          </Text>
        )
      }
      topBar={
        <TopBar
          title={hasTrail ? <PlaceTrail steps={shown.steps} /> : (shown?.title ?? brandName)}
          actions={bar.search}
          bell={bar.bell}
          avatar={bar.account}
          mark={<Logo name={brandName} isMarkOnly />}
        />
      }
    >
      {children}
    </AppShell>
  )
}
