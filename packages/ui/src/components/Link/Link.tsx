import { ExternalLink } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link as AriaLink, type PressEvent, VisuallyHidden } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { ownText } from '../../theme/ownText.css.js'
import { externalIcon, variants } from './Link.css.js'
import { linkMessages } from './messages.js'

export type LinkVariant = 'inline' | 'standalone' | 'quiet'

export type LinkProps = {
  /** Where it leads, understandable without the sentence around it. */
  children: ReactNode
  /** An address inside the application is reached without loading a page. */
  href: string
  /** `inline` inside a sentence, `standalone` alone, `quiet` for footers and lists of links. */
  variant?: LinkVariant
  /** Another site: opens in a new tab, says so, and gives that site no hold on this one. */
  isExternal?: boolean
  isDisabled?: boolean
  /** Saves the file under this name, or under its own. */
  download?: boolean | string
  onPress?: (event: PressEvent) => void
  autoFocus?: boolean
  id?: string
  ref?: Ref<HTMLAnchorElement>
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-current'?: 'page' | 'step' | 'location' | 'true'
}

/** Leads elsewhere; what does something here is a `Button`. */
export function Link({ children, variant = 'inline', isExternal, ...rest }: LinkProps) {
  const t = useMessages(linkMessages)
  const elsewhere = isExternal ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <AriaLink {...rest} {...elsewhere} className={variants[variant]}>
      <span className={ownText}>{children}</span>
      {isExternal ? (
        <>
          <ExternalLink strokeWidth={1.75} aria-hidden className={externalIcon} />
          <VisuallyHidden elementType="span"> {t('newTab')}</VisuallyHidden>
        </>
      ) : null}
    </AriaLink>
  )
}
