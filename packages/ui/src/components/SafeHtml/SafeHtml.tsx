import { type Ref, useMemo, useSyncExternalStore } from 'react'
import { Prose, type ProseSize } from '../Prose/Prose.js'
import { safeNodes } from './safeNodes.js'

export type SafeHtmlProps = {
  /** HTML of any origin: a notification, a release note, a legal text. */
  html: string
  /** How large the text is. */
  size?: ProseSize
  /** Level of its highest heading on the page. */
  headingLevel?: 2 | 3 | 4
  /** The language of the text, when it is not that of the page. */
  lang?: string
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** A text that comes as HTML, of which only what is known to be harmless is drawn, by a browser: a server draws its place. */
export function SafeHtml({ html, size = 'body', headingLevel = 2, ...rest }: SafeHtmlProps) {
  // Only a browser's own parser is trusted to read it.
  const canParse = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const nodes = useMemo(
    () => (canParse ? safeNodes(html, headingLevel) : null),
    [canParse, html, headingLevel],
  )
  return (
    <Prose {...rest} size={size}>
      {nodes}
    </Prose>
  )
}
