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
  /** The screen. */
  children: ReactNode
  /** The mark and the name; a function to leave the name out while the menu is collapsed. */
  brand: ShellSlot
  /** The choice of the company. */
  switcher?: ShellSlot
  /** The places of the application. */
  items: readonly SideMenuGroup[]
  /** Language and version. */
  footer?: ShellSlot
  /** A `TopBar`. */
  topBar: ReactNode
  /** A line above everything, such as who acts for whom. */
  banner?: ReactNode
  /** The menu as kept by the application; the shell keeps it when absent. */
  isMenuCollapsed?: boolean
  /** The menu was folded or unfolded, by its button or by what fits. */
  onMenuCollapsedChange?: (isCollapsed: boolean) => void
}

const contentId = 'content'

/**
 * The frame of an application. Desktop: a side menu of 236 px; laptop: collapsed to 60 px at first; tablet and phone: a top
 * bar with a burger that opens the menu as a sheet.
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
