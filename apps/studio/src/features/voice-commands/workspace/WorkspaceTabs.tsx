import { Tabs } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { type WorkspaceTab, workspaceTabs } from '../model/workspaceTab.js'
import { tabMessages } from './messages.js'

export type WorkspaceTabsProps = {
  tab: WorkspaceTab
  /** Addresses of the views; without them only the open one is there. */
  hrefOf: ((tab: WorkspaceTab) => string) | undefined
  contents: Readonly<Record<WorkspaceTab, ReactNode>>
}

/** The views of one grammar. Its text stays drawn behind the others, so that all that was changed can be undone. */
export function WorkspaceTabs({ tab, hrefOf, contents }: WorkspaceTabsProps) {
  const t = useMessages(tabMessages)
  return (
    <Tabs
      label={t('label')}
      height="fill"
      selectedKey={tab}
      tabs={workspaceTabs.map((id) => ({
        id,
        label: t(id),
        ...(hrefOf && { href: hrefOf(id) }),
        // The text is drawn behind the others; they are not drawn behind it.
        content: id === tab || id === 'grammar' ? contents[id] : null,
        isKept: id === 'grammar',
      }))}
    />
  )
}
