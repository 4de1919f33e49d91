import { type Ref, useMemo } from 'react'
import { Prose, type ProseSize } from '../Prose/Prose.js'
import { safeNodes } from './safeNodes.js'

export type SafeHtmlProps = {
  /** HTML of any origin: a notification, a release note, a legal text. */
  html: string
  size?: ProseSize
  /** Level of its highest heading on the page. */
  headingLevel?: 2 | 3 | 4
  /** The language of the text, when it is not that of the page. */
  lang?: string
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** A text that comes as HTML, of which only what is known to be harmless is drawn. */
export function SafeHtml({ html, size = 'body', headingLevel = 2, ...rest }: SafeHtmlProps) {
  const nodes = useMemo(() => safeNodes(html, headingLevel), [html, headingLevel])
  return (
    <Prose {...rest} size={size}>
      {nodes}
    </Prose>
  )
}
