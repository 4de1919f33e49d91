import { ExternalLink } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link as AriaLink, type PressEvent, VisuallyHidden } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { ownText } from '../../theme/ownText.css.js'
import { externalIcon, variants } from './Link.css.js'
import { linkMessages } from './messages.js'

export type LinkVariant = 'inline' | 'standalone' | 'quiet'

export type LinkProps = {
  /** Text of the link, understandable without its context. */
  children: ReactNode
  /** URL. Addresses inside the application are navigated to without a page load. */
  href: string
  /**
   * Use `inline` inside a sentence, `standalone` alone, `quiet` in footers and lists of links.
   * @default 'inline'
   */
  variant?: LinkVariant
  /**
   * Whether the link leads to another site. It then opens in a new tab, announces that, and sets
   * `rel="noopener"`.
   * @default false
   */
  isExternal?: boolean
  /**
   * Whether the link is disabled.
   * @default false
   */
  isDisabled?: boolean
  /** Downloads the file, under the given file name or its own. */
  download?: boolean | string
  onPress?: (event: PressEvent) => void
  /**
   * Whether the link receives the focus when it is rendered.
   * @default false
   */
  autoFocus?: boolean
  id?: string
  ref?: Ref<HTMLAnchorElement>
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-current'?: 'page' | 'step' | 'location' | 'true'
}

/** Navigates to a page. Use a `Button` to start an action. */
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
