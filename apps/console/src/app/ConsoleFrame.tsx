import { AppShell, Logo, type SideMenuGroup, Text, TopBar } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { BookOpen, FolderKanban, Handshake, LifeBuoy } from 'lucide-react'
import type { ReactNode } from 'react'
import { frameMessages } from './messages.js'

export type ConsoleFrameProps = {
  children: ReactNode
  brandName: string
  /** The organization in focus; absent before there is one. */
  organization?: string | undefined
  pathname: string
  version: string
  /** Absent where whoever runs this installation has no such page. */
  documentationHref?: string | undefined
  supportHref?: string | undefined
  salesHref?: string | undefined
  account?: ReactNode
}

/** The frame of the console: side menu, top bar, and the screen between them. */
export function ConsoleFrame({
  children,
  brandName,
  organization,
  pathname,
  version,
  account,
  ...links
}: ConsoleFrameProps) {
  const t = useMessages(frameMessages)
  const external = [
    { id: 'documentation', label: t('documentation'), icon: BookOpen, href: links.documentationHref },
    { id: 'support', label: t('support'), icon: LifeBuoy, href: links.supportHref },
    { id: 'sales', label: t('sales'), icon: Handshake, href: links.salesHref },
  ].flatMap(({ href, ...item }) => (href ? [{ ...item, href, isExternal: true }] : []))
  const groups: SideMenuGroup[] = [
    {
      id: 'work',
      items: [
        {
          id: 'projects',
          label: t('projects'),
          icon: FolderKanban,
          href: '/projects',
          isCurrent: pathname.startsWith('/projects') || pathname.startsWith('/wizard'),
        },
      ],
    },
    ...(external.length > 0 ? [{ id: 'help', items: external }] : []),
  ]
  return (
    <AppShell
      brand={(isCollapsed) => <Logo name={brandName} isMarkOnly={isCollapsed} />}
      items={groups}
      footer={(isCollapsed) =>
        isCollapsed ? null : (
          <Text variant="caption" tone="secondary">
            {t('version', { version })}
          </Text>
        )
      }
      topBar={
        <TopBar
          title={organization ?? t('projects')}
          avatar={account}
          mark={<Logo name={brandName} isMarkOnly />}
        />
      }
    >
      {children}
    </AppShell>
  )
}
