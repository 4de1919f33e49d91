import { useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { sideMenuMessages } from './messages.js'
import { group as groupClass, groupLabel, menu } from './SideMenu.css.js'
import { SideMenuEntry } from './SideMenuEntry.js'
import type { SideMenuGroup, SideMenuItem } from './SideMenuGroup.js'

export type { SideMenuGroup, SideMenuItem }

export type SideMenuProps = {
  /** Groups of entries from the top to the bottom. */
  groups: readonly SideMenuGroup[]
  /** Icons alone, with their words in tooltips. */
  isCollapsed?: boolean
  /** What the menu is for; "Main menu" when absent. */
  label?: string
  /** Called when an entry leads somewhere, as a sheet needs to close. */
  onNavigate?: () => void
}

/** The places of the application, in groups. */
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
