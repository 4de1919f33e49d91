import type { ReactNode, Ref } from 'react'
import { type ProseSize, sizes } from './Prose.css.js'

export type { ProseSize }

export type ProseProps = {
  /** Plain elements of HTML: headings from level 2 or 3, paragraphs, lists, tables, quotations, links. */
  children: ReactNode
  /** `large` to read at length, `body` where the text stands beside controls. */
  size?: ProseSize
  /** The language of the text, when it is not that of the page. */
  lang?: string
  id?: string
  ref?: Ref<HTMLDivElement>
  role?: 'article' | 'region'
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** A text of many paragraphs, in lines of a length that the eye finds its way in. */
export function Prose({ children, size = 'large', ...rest }: ProseProps) {
  return (
    <div {...rest} className={sizes[size]}>
      {children}
    </div>
  )
}
