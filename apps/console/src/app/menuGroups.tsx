import { consolePaths, isAt } from '@saywright/shell/paths'
import { Icon, type SideMenuGroup } from '@saywright/ui'
import type { TranslateOf } from '@saywright/ui/i18n'
import {
  Bell,
  BookOpen,
  CircleUserRound,
  FolderKanban,
  Handshake,
  LifeBuoy,
  type LucideIcon,
  MessageSquareHeart,
  MonitorPlay,
  ShieldCheck,
} from 'lucide-react'
import type { layoutMessages } from './messages.js'

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
  /** Whether the user is staff, which has an area of its own. */
  isStaff: boolean
}

type Labels = TranslateOf<typeof layoutMessages>

type EntryLabels =
  | 'projects'
  | 'demo'
  | 'documentation'
  | 'support'
  | 'sales'
  | 'feedback'
  | 'notifications'
  | 'account'
  | 'staff'

/** The side menu: its entries in the order of the specification. */
export function menuGroups(t: Labels, { places, pathname, unread, isStaff }: MenuSetting): SideMenuGroup[] {
  const isIn = (...paths: string[]) => paths.some((path) => isAt(pathname, path))
  const isActivity = isIn(consolePaths.activity)
  const item = (id: EntryLabels, drawing: LucideIcon, href: string, isCurrent: boolean) => ({
    id,
    label: t(id),
    icon: <Icon of={drawing} />,
    href,
    isCurrent,
    ...(/^https?:/.test(href) ? { isExternal: true } : {}),
  })
  const groups: SideMenuGroup[] = [
    {
      id: 'work',
      items: [
        item(
          'projects',
          FolderKanban,
          consolePaths.projects,
          isIn(consolePaths.projects, consolePaths.newProject),
        ),
        ...(places.demo ? [item('demo', MonitorPlay, places.demo, isIn(consolePaths.demo))] : []),
        ...(places.documentation
          ? [item('documentation', BookOpen, places.documentation, isIn(consolePaths.documentation))]
          : []),
      ],
    },
    {
      id: 'help',
      items: [
        item('support', LifeBuoy, places.support, isIn(consolePaths.contact({})) && !isIn(places.sales)),
        item('sales', Handshake, places.sales, isIn(places.sales)),
        item('feedback', MessageSquareHeart, consolePaths.feedback, isIn(consolePaths.feedback)),
      ],
    },
    {
      id: 'own',
      items: [
        {
          ...item('notifications', Bell, consolePaths.activity, isActivity),
          count: unread,
          countLabel: t('unread', { count: unread }),
        },
        item(
          'account',
          CircleUserRound,
          places.account,
          isIn(consolePaths.account, consolePaths.accountMenu) && !isActivity,
        ),
      ],
    },
  ]
  const staff = {
    id: 'staff',
    items: [item('staff', ShieldCheck, consolePaths.staff, isIn(consolePaths.staff))],
  }
  return isStaff ? [...groups, staff] : groups
}
