import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.js'
import { Text } from '../Text/Text.js'
import { actions as actionsClass, head, lead, page, title as titleClass } from './Page.css.js'

export type PageProps = {
  children: ReactNode
  /** Heading of the page. */
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /** Buttons at the end of the title line, the primary one last. */
  actions?: ReactNode
  /** Link to the parent page, before the title. */
  back?: ReactNode
  /** Small picture beside the title. */
  mark?: ReactNode
}

/**
 * Layout of a page beside the menu: a title with actions, then sections separated by the grid gap, at most
 * 1364 px wide.
 */
export function Page({ children, title, description, actions, back, mark }: PageProps) {
  return (
    <div className={page}>
      {back}
      <header className={head}>
        <div className={lead}>
          {mark}
          <div className={titleClass}>
            <Heading level={1} isFocusable>
              {title}
            </Heading>
            {description && <Text tone="secondary">{description}</Text>}
          </div>
        </div>
        {actions && <div className={actionsClass}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
