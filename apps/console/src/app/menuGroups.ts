import type { SideMenuGroup, SideMenuItem } from '@saywright/ui'
import type { TranslateOf } from '@saywright/ui/i18n'
import {
  Bell,
  BookOpen,
  CircleUserRound,
  FolderKanban,
  Handshake,
  Inbox,
  LifeBuoy,
  MessageSquareHeart,
  MonitorPlay,
} from 'lucide-react'
import type { frameMessages } from './messages.js'

/** Where the entries of the menu lead; one that is absent has no entry. */
export type MenuPlaces = {
  readonly demo?: string | undefined
  readonly documentation?: string | undefined
  readonly support: string
  readonly sales: string
  readonly account: string
}

type MenuSetting = {
  places: MenuPlaces
  pathname: string
  /** Notifications that wait to be read. */
  unread: number
  /** Staff has an inbox of its own. */
  isStaff: boolean
}

type Words = TranslateOf<typeof frameMessages>

type EntryWords =
  | 'projects'
  | 'demo'
  | 'documentation'
  | 'support'
  | 'sales'
  | 'feedback'
  | 'notifications'
  | 'account'
  | 'inbox'

/** The side menu: its entries in the order of the specification. */
export function menuGroups(t: Words, { places, pathname, unread, isStaff }: MenuSetting): SideMenuGroup[] {
  const isAt = (...starts: string[]) => starts.some((start) => `${pathname}/`.startsWith(`${start}/`))
  const isActivity = isAt('/account/activity')
  const item = (id: EntryWords, icon: SideMenuItem['icon'], href: string, isCurrent: boolean) => ({
    id,
    label: t(id),
    icon,
    href,
    isCurrent,
    ...(/^https?:/.test(href) ? { isExternal: true } : {}),
  })
  const groups: SideMenuGroup[] = [
    {
      id: 'work',
      items: [
        item('projects', FolderKanban, '/projects', isAt('/projects', '/wizard', '/project-menu')),
        ...(places.demo ? [item('demo', MonitorPlay, places.demo, isAt('/demo'))] : []),
        ...(places.documentation
          ? [item('documentation', BookOpen, places.documentation, isAt('/documentation'))]
          : []),
      ],
    },
    {
      id: 'help',
      items: [
        item('support', LifeBuoy, places.support, isAt('/contact') && !isAt(places.sales)),
        item('sales', Handshake, places.sales, isAt(places.sales)),
        item('feedback', MessageSquareHeart, '/feedback', isAt('/feedback')),
      ],
    },
    {
      id: 'own',
      items: [
        {
          ...item('notifications', Bell, '/account/activity', isActivity),
          count: unread,
          countLabel: t('unread', { count: unread }),
        },
        item('account', CircleUserRound, places.account, isAt('/account', '/account-menu') && !isActivity),
      ],
    },
  ]
  const staff = { id: 'staff', items: [item('inbox', Inbox, '/staff/messages', isAt('/staff'))] }
  return isStaff ? [...groups, staff] : groups
}
