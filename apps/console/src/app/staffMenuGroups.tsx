import { consolePaths, isAt } from '@saywright/shell/paths'
import { Icon, type SideMenuGroup } from '@saywright/ui'
import type { TranslateOf } from '@saywright/ui/i18n'
import {
  ArrowLeft,
  Building2,
  FolderKanban,
  History,
  Inbox,
  type LucideIcon,
  MessagesSquare,
  Users,
} from 'lucide-react'
import type { layoutMessages } from './messages.js'

type Place = readonly [
  id: 'requests' | 'projects' | 'organizations' | 'people' | 'messages' | 'tasks',
  drawing: LucideIcon,
  href: string,
]

const places: readonly Place[] = [
  ['requests', Inbox, consolePaths.staffRequests],
  ['projects', FolderKanban, consolePaths.staffProjects],
  ['organizations', Building2, consolePaths.staffOrganizations],
  ['people', Users, consolePaths.staffPeople],
  ['messages', MessagesSquare, consolePaths.staffMessages],
  ['tasks', History, consolePaths.staffTasks],
]

/** The side menu of the staff area, and the way out of it. */
export function staffMenuGroups(t: TranslateOf<typeof layoutMessages>, pathname: string): SideMenuGroup[] {
  return [
    {
      id: 'staff',
      items: places.map(([id, drawing, href]) => ({
        id,
        label: t(`staffMenu.${id}`),
        icon: <Icon of={drawing} />,
        href,
        isCurrent: isAt(pathname, href),
      })),
    },
    {
      id: 'out',
      items: [
        {
          id: 'back',
          label: t('staffMenu.back'),
          icon: <Icon of={ArrowLeft} />,
          href: consolePaths.projects,
        },
      ],
    },
  ]
}
