import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.js'
import { Text } from '../Text/Text.js'
import { actions as actionsClass, head, lead, page, title as titleClass } from './Page.css.js'

export type PageProps = {
  children: ReactNode
  /** The heading of the page. */
  title: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  /** Buttons at the end of the title; the primary one last. */
  actions?: ReactNode
  /** A link to the place above, before the title. */
  back?: ReactNode
  /** A small picture of what the page is about, beside the title. */
  mark?: ReactNode
}

/** The content beside the menu: a title with its actions, then parts the grid gap apart, at most 1364 px wide. */
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
