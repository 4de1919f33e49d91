import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { Link } from '../Link/Link.js'
import { linkMessages } from '../Link/messages.js'
import { safeHref } from './safeHref.js'

/**
 * A link in untrusted HTML: only its text for an unsafe target, a new tab without access to this window for
 * an external one.
 */
export function SafeLink({ href, children }: { href: string | null; children?: ReactNode }) {
  const t = useMessages(linkMessages)
  const target = href === null ? undefined : safeHref(href, document.baseURI)
  if (!target) return children
  if (!target.isExternal) return <Link href={target.href}>{children}</Link>
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <VisuallyHidden elementType="span"> {t('newTab')}</VisuallyHidden>
    </a>
  )
}
