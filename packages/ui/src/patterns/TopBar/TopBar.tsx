import { type ReactNode, use } from 'react'
import { ShellMenuContext } from './ShellMenuContext.js'
import { bar, end, mark as markClass, title as titleClass } from './TopBar.css.js'

export type TopBarProps = {
  /** Where one is. */
  title: ReactNode
  /** The mark of the product, shown where the side menu is not. */
  mark?: ReactNode
  /** Search and other actions. */
  actions?: ReactNode
  /** The notifications. */
  bell?: ReactNode
  /** The account of the person. */
  avatar?: ReactNode
}

/** The bar above the content, 56 px high. On phones and tablets it begins with the button of the menu. */
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
