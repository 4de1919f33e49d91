import { consolePaths, isAt } from '@saywright/shell/paths'
import { Icon, type SideMenuGroup } from '@saywright/ui'
import type { TranslateOf } from '@saywright/ui/i18n'
import {
  ArrowLeft,
  Building2,
  FileArchive,
  FolderKanban,
  FolderTree,
  GitBranch,
  History,
  Inbox,
  type LucideIcon,
  MessagesSquare,
  Package,
  ScrollText,
  Tag,
  Users,
} from 'lucide-react'
import type { layoutMessages } from './messages.js'

type Labels = Omit<(typeof layoutMessages)['translations']['en-US']['staffMenu'], 'back'>

type Place = readonly [id: keyof Labels, drawing: LucideIcon, href: string]

const places: readonly Place[] = [
  ['requests', Inbox, consolePaths.staffRequests],
  ['projects', FolderKanban, consolePaths.staffProjects],
  ['organizations', Building2, consolePaths.staffOrganizations],
  ['people', Users, consolePaths.staffPeople],
  ['tags', Tag, consolePaths.staffTags],
  ['categories', FolderTree, consolePaths.staffCategories],
  ['vdkVersions', GitBranch, consolePaths.staffVdkVersions],
  ['files', FileArchive, consolePaths.staffFiles],
  ['packages', Package, consolePaths.staffPackages],
  ['messages', MessagesSquare, consolePaths.staffMessages],
  ['tasks', History, consolePaths.staffTasks],
  ['log', ScrollText, consolePaths.staffLog],
]

/**
 * The side menu of the staff area, and the way out of it.
 *
 * @param waiting how many requests wait for a decision.
 */
export function staffMenuGroups(
  t: TranslateOf<typeof layoutMessages>,
  pathname: string,
  waiting: number,
): SideMenuGroup[] {
  return [
    {
      id: 'staff',
      items: places.map(([id, drawing, href]) => ({
        id,
        label: t(`staffMenu.${id}`),
        icon: <Icon of={drawing} />,
        href,
        isCurrent: isAt(pathname, href),
        ...(id === 'requests' && { count: waiting, countLabel: t('waiting', { count: waiting }) }),
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
