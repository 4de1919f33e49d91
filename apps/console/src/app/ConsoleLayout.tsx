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

export type ConsoleFrameProps = {
  children: ReactNode
  brandName: string
  pathname: string
  /** The name of the project that is open. */
  project?: string | undefined
  version: string
  /** Where the entries of the menu lead. */
  places: MenuPlaces
  /** Notifications that wait to be read. */
  unread?: number
  /** Requests that wait for staff. */
  waiting?: number
  isStaff?: boolean
  /** What is being done on a page that has nothing else: it stands alone, without the menu. */
  task?: string | undefined
  /** A line above everything: who acts for whom. */
  banner?: ReactNode
  /** The choice of the organization. */
  switcher?: ShellSlot
  search?: ReactNode
  bell?: ReactNode
  account?: ReactNode
}

/** The frame of the console: side menu, top bar, and the screen between them. The staff area has a menu of its own. */
export function ConsoleLayout({
  children,
  brandName,
  pathname,
  project,
  version,
  places,
  unread = 0,
  waiting = 0,
  isStaff = false,
  task,
  banner,
  switcher,
  search,
  bell,
  account,
}: ConsoleFrameProps) {
  const t = useMessages(layoutMessages)
  const width = useWidthClass()
  const isStaffArea = isStaff && isAt(pathname, consolePaths.staff)
  const place = placeAt(t, pathname, project)
  const hasTrail = place && place.steps.length > 1 && (width === 'laptop' || width === 'desktop')
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
      switcher={isStaffArea ? (isCollapsed) => <StaffHead isCollapsed={isCollapsed} /> : switcher}
      brand={(isCollapsed) => <Logo name={brandName} isMarkOnly={isCollapsed} />}
      items={
        isStaffArea
          ? staffMenuGroups(t, pathname, waiting)
          : menuGroups(t, { places, pathname, unread, isStaff })
      }
      footer={(isCollapsed) =>
        isCollapsed ? null : (
          <Text variant="caption" tone="secondary">
            {t('version', { version })}
          </Text>
        )
      }
      topBar={
        <TopBar
          title={hasTrail ? <PlaceTrail steps={place.steps} /> : (place?.title ?? brandName)}
          actions={search}
          bell={bell}
          avatar={account}
          mark={<Logo name={brandName} isMarkOnly />}
        />
      }
    >
      {children}
    </AppShell>
  )
}
