import type { ReactNode, Ref } from 'react'
import { type ProseSize, sizes } from './Prose.css.js'

export type { ProseSize }

export type ProseProps = {
  /** Plain HTML elements: headings from level 2 or 3, paragraphs, lists, tables, quotations, links. */
  children: ReactNode
  /**
   * `large` for long reading, `body` beside controls.
   * @default 'large'
   */
  size?: ProseSize
  /** BCP 47 tag of the text, when its language differs from that of the page. */
  lang?: string
  id?: string
  ref?: Ref<HTMLDivElement>
  role?: 'article' | 'region'
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Typesets a text of several paragraphs with a readable line length. */
export function Prose({ children, size = 'large', ...rest }: ProseProps) {
  return (
    <div {...rest} className={sizes[size]}>
      {children}
    </div>
  )
}
