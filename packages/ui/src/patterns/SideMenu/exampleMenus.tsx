import {
  Bell,
  BookOpen,
  CircleUser,
  FolderKanban,
  Handshake,
  LayoutGrid,
  LifeBuoy,
  MessageSquareHeart,
  MonitorPlay,
} from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.js'
import type { SideMenuGroup } from './SideMenuGroup.js'

/** Example menu for stories and tests. */
export const exampleMenu: readonly SideMenuGroup[] = [
  {
    id: 'work',
    items: [
      {
        id: 'folders',
        label: 'Folders',
        icon: <Icon of={FolderKanban} />,
        href: '/folders',
        isCurrent: true,
      },
      { id: 'demo', label: 'Online demo', icon: <Icon of={MonitorPlay} />, href: '/demo' },
      {
        id: 'documentation',
        label: 'Documentation',
        icon: <Icon of={BookOpen} />,
        href: '/documentation',
        isExternal: true,
      },
    ],
  },
  {
    id: 'help',
    items: [
      { id: 'support', label: 'Support', icon: <Icon of={LifeBuoy} />, href: '/support' },
      { id: 'sales', label: 'Contact sales', icon: <Icon of={Handshake} />, href: '/sales' },
      { id: 'feedback', label: 'Feedback', icon: <Icon of={MessageSquareHeart} />, href: '/feedback' },
    ],
  },
  {
    id: 'own',
    items: [
      {
        id: 'notifications',
        label: 'Notifications',
        icon: <Icon of={Bell} />,
        href: '/notifications',
        count: 3,
        countLabel: '3 unread',
      },
      { id: 'account', label: 'Account', icon: <Icon of={CircleUser} />, href: '/account' },
    ],
  },
]

/** Example menu with group labels, for stories and tests. */
export const labelledMenu: readonly SideMenuGroup[] = [
  {
    id: 'overview',
    items: [{ id: 'overview', label: 'Overview', icon: <Icon of={LayoutGrid} />, href: '/overview' }],
  },
  {
    id: 'own',
    label: 'Own',
    items: [
      { id: 'account', label: 'Account', icon: <Icon of={CircleUser} />, href: '/account', isCurrent: true },
      { id: 'notifications', label: 'Notifications', icon: <Icon of={Bell} />, href: '/notifications' },
    ],
  },
  {
    id: 'help',
    label: 'Help',
    items: [{ id: 'support', label: 'Support', icon: <Icon of={LifeBuoy} />, href: '/support' }],
  },
]
