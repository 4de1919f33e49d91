import type { ReactNode, Ref } from 'react'
import { pill } from '../Badge/pill.css.js'
import * as css from './Card.css.js'

export type CardProps = {
  children?: ReactNode
  /** What it holds; a heading. */
  title?: ReactNode
  /** Level of the title among the headings of the page. */
  level?: 2 | 3 | 4
  /** A number beside the title, already written in the language. */
  count?: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /** At the right of the header. */
  actions?: ReactNode
  /** Buttons and notes below, on the colour of the page. */
  footer?: ReactNode
  /** From laptops on, the footer stays in sight at the lower edge of the window while the card is longer. */
  isFooterPinned?: boolean
  /** No padding around the children: a table or a list that reaches the edges. */
  isFlush?: boolean
  /** A small title with no line below it: for what stands beside the main card. */
  isQuiet?: boolean
  /** `danger` outlines what can destroy something. */
  tone?: 'neutral' | 'danger'
  id?: string
  ref?: Ref<HTMLElement>
  'aria-label'?: string
}

/** Things that belong together, on one surface. Never inside another card: hairlines divide it. */
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
      {footer && <footer className={css.footers[isFooterPinned ? 'pinned' : 'plain']}>{footer}</footer>}
    </section>
  )
}
