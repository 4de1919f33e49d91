import type { MouseEvent, RefObject } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { appShellMessages } from './messages.js'
import { skipLink } from './SkipLink.css.js'

export type SkipLinkProps = {
  /** The id of the content element. */
  target: string
  /** Element that receives the focus. */
  content: RefObject<HTMLElement | null>
}

/** The first element in the tab order: skips the menu to the content. */
export function SkipLink({ target, content }: SkipLinkProps) {
  const t = useMessages(appShellMessages)
  // Only the focus moves: a fragment in the address would be a place in the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    content.current?.focus()
  }
  return (
    <a className={skipLink} href={`#${target}`} onClick={skip}>
      {t('skip')}
    </a>
  )
}
