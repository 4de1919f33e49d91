import { consolePaths, isAt } from '@saywright/shell/paths'
import { AppShell, Logo, type ShellSlot, Text, TopBar } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { type MenuPlaces, menuGroups } from './menuGroups.js'
import { layoutMessages } from './messages.js'
import { StaffHead } from './StaffHead.js'
import { staffMenuGroups } from './staffMenuGroups.js'
import { TaskLayout } from './TaskLayout.js'

export type ConsoleFrameProps = {
  children: ReactNode
  brandName: string
  /** The organization in focus; absent before there is one. */
  organization?: string | undefined
  pathname: string
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
  organization,
  pathname,
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
  const isStaffArea = isStaff && isAt(pathname, consolePaths.staff)
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
          title={isStaffArea ? t('staff') : (organization ?? brandName)}
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
