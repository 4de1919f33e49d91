import type { ReactNode, Ref } from 'react'
import { pill } from '../Badge/pill.css.js'
import * as css from './Card.css.js'

export type CardProps = {
  children?: ReactNode
  /** Title of the card, rendered as a heading. */
  title?: ReactNode
  /**
   * Heading level of the title.
   * @default 2
   */
  level?: 2 | 3 | 4
  /** Number beside the title, already formatted in the language of the interface. */
  count?: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /** Buttons at the end of the header. */
  actions?: ReactNode
  /** Buttons and notes below the content, on the colour of the page; at the start of a quiet card, on its own. */
  footer?: ReactNode
  /**
   * Whether the footer sticks to the lower edge of the window while the card is longer than the window, in
   * the laptop and desktop width classes.
   * @default false
   */
  isFooterPinned?: boolean
  /**
   * Whether the content has no padding, for a table or a list that reaches the edges.
   * @default false
   */
  isFlush?: boolean
  /**
   * Whether the title is small and has no line below it, for cards beside the main card.
   * @default false
   */
  isQuiet?: boolean
  /**
   * `danger` outlines destructive actions.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger'
  id?: string
  ref?: Ref<HTMLElement>
  'aria-label'?: string
}

/** Groups related content on one surface. Do not nest cards; divide a card with a `Divider`. */
export function Card({
  children,
  title,
  level: Level = 2,
  count,
  description,
  actions,
  footer,
  isFooterPinned = false,
  isFlush,
  isQuiet = false,
  tone = 'neutral',
  ...rest
}: CardProps) {
  const Heading = `h${Level}` as const
  const look = isQuiet ? 'quiet' : 'plain'
  return (
    <section {...rest} className={css.tones[tone]}>
      {(title || actions) && (
        <header className={css.headers[look]}>
          <div className={css.headings}>
            <div className={css.titleLine}>
              {title && <Heading className={css.titles[look]}>{title}</Heading>}
              {count !== undefined && <span className={pill}>{count}</span>}
            </div>
            {description && <p className={css.description}>{description}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      {children && <div className={css.bodies[isFlush ? 'flush' : 'padded']}>{children}</div>}
      {footer && <footer className={css.footers[isFooterPinned ? 'pinned' : look]}>{footer}</footer>}
    </section>
  )
}
