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
  /**
   * Heading level. Use 1 only when the dialog is the whole page.
   * @default 2
   */
  level?: 1 | 2
  /**
   * Text size of the title.
   * @default 'result'
   */
  variant?: keyof typeof css.titles
}

/** Header of a modal, which stays visible while the content scrolls. */
export function ModalHeader({ children, className = '' }: ModalPartProps) {
  return <header className={`${css.header} ${className}`}>{children}</header>
}

/** Title and accessible name of a modal. */
export function ModalTitle({ children, level = 2, variant = 'result', className = '' }: ModalTitleProps) {
  return (
    <Heading slot="title" level={level} className={`${css.titles[variant]} ${className}`}>
      {children}
    </Heading>
  )
}

/** The close button; not rendered when the modal cannot be dismissed. */
export function ModalClose() {
  const t = useMessages(modalMessages)
  if (!useContext(ModalContext).isDismissable) return null
  return <SquareButton slot="close" label={t('close')} icon={<Glyph name="cross" size={18} />} />
}

export type ModalBodyProps = ModalPartProps & {
  /**
   * Whether the body is in the tab order, for a scrolling body without focusable content: the arrow keys then
   * scroll it.
   * @default false
   */
  isFocusable?: boolean
}

/** Content of a modal, between header and footer. */
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

/** Buttons of a modal, the primary one last. The footer stays visible while the content scrolls. */
export function ModalFooter({ children, className = '' }: ModalPartProps) {
  return <footer className={`${css.footer} ${className}`}>{children}</footer>
}
