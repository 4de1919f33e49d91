import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as AriaLink, VisuallyHidden } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { ownText } from '../../theme/ownText.css.js'
import type { ButtonSize, ButtonVariant } from '../Button/Button.js'
import { buttonClass } from '../Button/buttonClass.js'
import type { LinkProps } from './Link.js'
import { linkMessages } from './messages.js'

export type ButtonLinkProps = Omit<LinkProps, 'variant'> & {
  /**
   * Visual style, as for a button.
   * @default 'secondary'
   */
  variant?: Extract<ButtonVariant, 'primary' | 'secondary' | 'ghost'>
  /**
   * Height of the link in the current width class.
   * @default 'medium'
   */
  size?: ButtonSize
  /** Icon of 16 px before the label. */
  icon?: ReactNode
  /**
   * Whether the link fills the width of its container.
   * @default false
   */
  isFullWidth?: boolean
}

/** A link that looks like a button, for navigation that is the main action of the view. */
export function ButtonLink({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isFullWidth,
  isExternal,
  ...rest
}: ButtonLinkProps) {
  const t = useMessages(linkMessages)
  const elsewhere = isExternal ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <AriaLink {...rest} {...elsewhere} className={buttonClass(variant, size, isFullWidth)}>
      {icon}
      <span className={ownText}>{children}</span>
      {isExternal ? (
        <>
          <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
          <VisuallyHidden elementType="span">{t('newTab')}</VisuallyHidden>
        </>
      ) : null}
    </AriaLink>
  )
}
