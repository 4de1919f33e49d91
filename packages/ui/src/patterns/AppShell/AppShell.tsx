import { type ReactNode, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useWidthClass } from '../../theme/useWidthClass.js'
import type { SideMenuGroup } from '../SideMenu/SideMenu.js'
import { ShellMenuContext } from '../TopBar/ShellMenuContext.js'
import { content as contentClass, frame, main as mainClass, shell } from './AppShell.css.js'
import { MenuSheet } from './MenuSheet.js'
import { appShellMessages } from './messages.js'
import { ShellSide } from './ShellSide.js'
import { filled, type ShellSlot } from './ShellSlot.js'
import { SkipLink } from './SkipLink.js'
import { useCollapsed } from './useCollapsed.js'

export type { ShellSlot }

export type AppShellProps = {
  /** The page content. */
  children: ReactNode
  /** Mark and name of the product; a function to omit the name while the menu is collapsed. */
  brand: ShellSlot
  /** Selector of the company. */
  switcher?: ShellSlot
  /** Entries of the side menu, in groups. */
  items: readonly SideMenuGroup[]
  /** Content at the end of the side menu, such as language and version. */
  footer?: ShellSlot
  /** A `TopBar`. */
  topBar: ReactNode
  /** Banner above the page, such as a notice of impersonation. */
  banner?: ReactNode
  /** Whether the side menu is collapsed (controlled). The shell keeps the state when absent. */
  isMenuCollapsed?: boolean
  /**
   * Called with the new state when the user collapses or expands the menu, or a change of the window does.
   */
  onMenuCollapsedChange?: (isCollapsed: boolean) => void
}

const contentId = 'content'

/**
 * Page layout of an application with a side menu. Desktop: a menu of 236 px; laptop: initially collapsed to
 * 60 px; tablet and phone: a top bar with a button that opens the menu as a sheet.
 */
export function AppShell(props: AppShellProps) {
  const { children, brand, switcher, items, footer, topBar, banner } = props
  const t = useMessages(appShellMessages)
  const main = useRef<HTMLElement>(null)
  const width = useWidthClass()
  const hasSide = width === 'laptop' || width === 'desktop'
  const [isCollapsed, collapse] = useCollapsed(width, props.isMenuCollapsed, props.onMenuCollapsedChange)
  const sheet = (
    <MenuSheet
      brand={filled(brand, false)}
      switcher={filled(switcher, false)}
      items={items}
      footer={filled(footer, false)}
    />
  )
  return (
    <div className={frame}>
      <SkipLink target={contentId} content={main} />
      {banner && <section aria-label={t('banner')}>{banner}</section>}
      <div className={shell}>
        {hasSide && (
          <ShellSide
            brand={brand}
            switcher={switcher}
            items={items}
            footer={footer}
            isCollapsed={isCollapsed}
            onCollapsedChange={collapse}
          />
        )}
        <div className={contentClass}>
          <ShellMenuContext value={hasSide ? null : sheet}>{topBar}</ShellMenuContext>
          <main ref={main} id={contentId} tabIndex={-1} className={mainClass}>
            {children}
          </main>
        </div>
      </div>
    </div>
  )
}
