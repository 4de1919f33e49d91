import { type ReactNode, use } from 'react'
import { ShellMenuContext } from './ShellMenuContext.js'
import { bar, end, mark as markClass, title as titleClass } from './TopBar.css.js'

export type TopBarProps = {
  /** Title of the current page. */
  title: ReactNode
  /** Mark of the product, shown in width classes without a side menu. */
  mark?: ReactNode
  /** Search and other actions. */
  actions?: ReactNode
  /** Button of the notifications. */
  bell?: ReactNode
  /** Account menu of the user. */
  avatar?: ReactNode
}

/** The bar above the content, 56 px high. On phones and tablets it begins with the menu button. */
export function TopBar({ title, mark, actions, bell, avatar }: TopBarProps) {
  const menuButton = use(ShellMenuContext)
  return (
    <header className={bar}>
      {menuButton}
      {mark && <span className={markClass}>{mark}</span>}
      {/* Where there is no room for all of it. */}
      <div className={titleClass} title={typeof title === 'string' ? title : undefined}>
        {title}
      </div>
      <div className={end}>
        {actions}
        {bell}
        {avatar}
      </div>
    </header>
  )
}
