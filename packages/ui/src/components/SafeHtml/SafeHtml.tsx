import { type Ref, useMemo, useSyncExternalStore } from 'react'
import { Prose, type ProseSize } from '../Prose/Prose.js'
import { safeNodes } from './safeNodes.js'

export type SafeHtmlProps = {
  /** HTML of any origin, such as a notification, a release note or a legal text. */
  html: string
  /**
   * Text size.
   * @default 'body'
   */
  size?: ProseSize
  /**
   * Level on the page of the highest heading of the text.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4
  /** BCP 47 tag of the text, when its language differs from that of the page. */
  lang?: string
  id?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * Renders untrusted HTML, reduced to elements and attributes known to be harmless. It is parsed in the
 * browser; a server renders an empty element.
 */
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
