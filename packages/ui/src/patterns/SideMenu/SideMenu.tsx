import { useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { sideMenuMessages } from './messages.js'
import { group as groupClass, groupLabel, menu } from './SideMenu.css.js'
import { SideMenuEntry } from './SideMenuEntry.js'
import type { SideMenuGroup, SideMenuItem } from './SideMenuGroup.js'

export type { SideMenuGroup, SideMenuItem }

export type SideMenuProps = {
  /** Groups of entries in display order. */
  groups: readonly SideMenuGroup[]
  /**
   * Whether only the icons are shown, with the labels in tooltips.
   * @default false
   */
  isCollapsed?: boolean
  /** Accessible name; "Main menu" when absent. */
  label?: string
  /** Called when an entry is used to navigate, for example to close a sheet. */
  onNavigate?: () => void
}

/** Main navigation of an application, in groups. */
export function SideMenu({ groups, isCollapsed = false, label, onNavigate }: SideMenuProps) {
  const t = useMessages(sideMenuMessages)
  const id = useId()
  return (
    <nav className={menu} aria-label={label ?? t('label')}>
      {groups.map((group) => {
        const isLabelled = Boolean(group.label) && !isCollapsed
        return (
          <div key={group.id} className={groupClass} data-labelled={isLabelled ? '' : undefined}>
            {isLabelled && (
              <div className={groupLabel} id={`${id}-${group.id}`}>
                {group.label}
              </div>
            )}
            <ul className={groupClass} aria-labelledby={isLabelled ? `${id}-${group.id}` : undefined}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <SideMenuEntry item={item} isCollapsed={isCollapsed} onNavigate={onNavigate} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}
