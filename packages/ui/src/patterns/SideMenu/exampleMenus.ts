import {
  AudioWaveform,
  Bell,
  BookOpen,
  CircleUser,
  Ear,
  FileHeadphone,
  FingerprintPattern,
  FolderKanban,
  Handshake,
  LayoutGrid,
  LifeBuoy,
  MessageSquareHeart,
  MonitorPlay,
  Package,
  Speech,
  SquareTerminal,
} from 'lucide-react'
import type { SideMenuGroup } from './SideMenuGroup.js'

/** The menu of a console, for stories and tests. */
export const consoleMenu: readonly SideMenuGroup[] = [
  {
    id: 'work',
    items: [
      { id: 'projects', label: 'Projects', icon: FolderKanban, href: '/projects', isCurrent: true },
      { id: 'demo', label: 'Online demo', icon: MonitorPlay, href: '/demo' },
      {
        id: 'documentation',
        label: 'Documentation',
        icon: BookOpen,
        href: '/documentation',
        isExternal: true,
      },
    ],
  },
  {
    id: 'help',
    items: [
      { id: 'support', label: 'Support', icon: LifeBuoy, href: '/support' },
      { id: 'sales', label: 'Contact sales', icon: Handshake, href: '/sales' },
      { id: 'feedback', label: 'Feedback', icon: MessageSquareHeart, href: '/feedback' },
    ],
  },
  {
    id: 'own',
    items: [
      {
        id: 'notifications',
        label: 'Notifications',
        icon: Bell,
        href: '/notifications',
        count: 3,
        countLabel: '3 unread',
      },
      { id: 'account', label: 'Account', icon: CircleUser, href: '/account' },
    ],
  },
]

/** The rail of a studio, for stories and tests. */
export const studioMenu: readonly SideMenuGroup[] = [
  { id: 'overview', items: [{ id: 'overview', label: 'Overview', icon: LayoutGrid, href: '/overview' }] },
  {
    id: 'models',
    label: 'Models',
    items: [
      { id: 'wake-words', label: 'Wake words', icon: Ear, iconTone: 'wakeWord', href: '/wake-words' },
      {
        id: 'voice-commands',
        label: 'Voice commands',
        icon: SquareTerminal,
        iconTone: 'strictCommands',
        href: '/voice-commands',
        isCurrent: true,
      },
      { id: 'synthesis', label: 'Voice synthesis', icon: Speech, iconTone: 'synthesis', href: '/synthesis' },
      {
        id: 'enhancement',
        label: 'Enhancement',
        icon: AudioWaveform,
        iconTone: 'enhancement',
        href: '/enhancement',
      },
      {
        id: 'biometrics',
        label: 'Voice biometrics',
        icon: FingerprintPattern,
        iconTone: 'biometrics',
        href: '/biometrics',
      },
    ],
  },
  {
    id: 'project',
    label: 'Project',
    items: [
      { id: 'audio-files', label: 'Audio files', icon: FileHeadphone, href: '/audio-files' },
      { id: 'export', label: 'Export', icon: Package, href: '/export' },
    ],
  },
]
