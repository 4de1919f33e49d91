import { type ReactNode, useContext } from 'react'
import { Heading } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { Glyph } from '../Glyph/Glyph.js'
import { SquareButton } from '../IconButton/SquareButton.js'
import * as css from './Modal.css.js'
import { ModalContext } from './ModalContext.js'
import { modalMessages } from './messages.js'

export type ModalPartProps = {
  children: ReactNode
  className?: string
}

export type ModalTitleProps = ModalPartProps & {
  /** 1 only where the dialog is the page itself. */
  level?: 1 | 2
  /** How large the words are. */
  variant?: keyof typeof css.titles
}

/** Stays at the top while the rest scrolls. */
export function ModalHeader({ children, className = '' }: ModalPartProps) {
  return <header className={`${css.header} ${className}`}>{children}</header>
}

/** What the modal is about, in a few words; also its name for screen readers. */
export function ModalTitle({ children, level = 2, variant = 'result', className = '' }: ModalTitleProps) {
  return (
    <Heading slot="title" level={level} className={`${css.titles[variant]} ${className}`}>
      {children}
    </Heading>
  )
}

/** The cross; absent where the modal cannot be dismissed. */
export function ModalClose() {
  const t = useMessages(modalMessages)
  if (!useContext(ModalContext).isDismissable) return null
  return <SquareButton slot="close" label={t('close')} icon={<Glyph name="cross" size={18} />} />
}

export type ModalBodyProps = ModalPartProps & {
  /** For a body that scrolls by itself and holds nothing that takes the focus: the arrow keys then reach its end. */
  isFocusable?: boolean
}

/** Between header and footer. */
export function ModalBody({ children, isFocusable = false, className = '' }: ModalBodyProps) {
  const { isBodyScrolled } = useContext(ModalContext)
  return (
    <div
      tabIndex={isFocusable ? 0 : undefined}
      className={`${isBodyScrolled ? css.scrolledBody : css.body} ${className}`}
    >
      {children}
    </div>
  )
}

/** The way out, the button most wanted last. Stays at the bottom while the rest scrolls. */
export function ModalFooter({ children, className = '' }: ModalPartProps) {
  return <footer className={`${css.footer} ${className}`}>{children}</footer>
}
