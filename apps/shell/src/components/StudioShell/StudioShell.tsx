import { Divider, MenuSheet, SideMenu, type SideMenuGroup, SkipLink } from '@saywright/ui'
import { useWidthClass } from '@saywright/ui/theme'
import { type ReactNode, useRef } from 'react'
import {
  bar,
  end,
  guide as guideClass,
  main as mainClass,
  place,
  rail,
  separator,
  shell,
} from './StudioShell.css.js'

export type StudioShellProps = {
  /** The screen: `StudioPanes`, or a `Page` that scrolls. */
  children: ReactNode
  /** The mark and the name of the tool. */
  brand: ReactNode
  /** The project that is open. */
  project: ReactNode
  /** Licence, tasks and actions. */
  actions?: ReactNode
  /** A strip above the screen, as of a tour that goes through several of them. */
  guide?: ReactNode
  /** The account of the person. */
  avatar?: ReactNode
  /** The places of the tool. */
  items: readonly SideMenuGroup[]
  /** Places at the foot of the rail, out of the tool. */
  footerItems?: readonly SideMenuGroup[]
  /** Label of the menu at the foot. */
  footerLabel?: string
}

const contentId = 'content'

/**
 * The frame of a tool that fills the window: a bar of 48 px, a rail of 208 to 256 px, and panes that scroll by themselves. Below the
 * width of a laptop the rail is a sheet behind a burger.
 */
export function StudioShell({
  children,
  brand,
  project,
  actions,
  guide,
  avatar,
  items,
  footerItems,
  footerLabel,
}: StudioShellProps) {
  const main = useRef<HTMLElement>(null)
  const width = useWidthClass()
  const hasRail = width === 'laptop' || width === 'desktop'
  return (
    <>
      <SkipLink target={contentId} content={main} />
      <div className={shell}>
        <header className={bar}>
          {!hasRail && <MenuSheet brand={brand} items={[...items, ...(footerItems ?? [])]} />}
          {brand}
          <div className={separator}>
            <Divider orientation="vertical" />
          </div>
          <div className={place}>{project}</div>
          <div className={end}>
            {actions}
            {avatar}
          </div>
        </header>
        {hasRail && (
          <div className={rail}>
            <SideMenu groups={items} />
            {footerItems && (
              <SideMenu groups={footerItems} {...(footerLabel ? { label: footerLabel } : {})} />
            )}
          </div>
        )}
        {guide && <div className={guideClass}>{guide}</div>}
        <main ref={main} id={contentId} tabIndex={-1} className={mainClass}>
          {children}
        </main>
      </div>
    </>
  )
}
