import type { ReactNode } from 'react'
import { Modal, type ModalProps, type ModalSize } from '../Modal/Modal.js'
import { ModalBody, ModalClose, ModalFooter, ModalHeader, ModalTitle } from '../Modal/ModalParts.js'
import * as css from './Dialog.css.js'

export type DialogSize = ModalSize
export type DialogTone = css.DialogTone

export type DialogProps = Pick<
  ModalProps,
  'isOpen' | 'onOpenChange' | 'isDismissable' | 'role' | 'id' | 'ref'
> & {
  /** Title and accessible name. */
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  children?: ReactNode
  /**
   * Width: 600, 700 or 800 px; on phones the dialog fills the screen.
   * @default 'small'
   */
  size?: DialogSize
  /** Icon of 20 px before the title, in a tile of the tone. */
  icon?: ReactNode
  /**
   * Colour of the tile behind `icon`.
   * @default 'info'
   */
  tone?: DialogTone
  /**
   * Buttons at the end of the footer, the primary one last. `slot="close"` on a button makes it close the
   * dialog.
   */
  actions?: ReactNode
  /** Secondary text at the start of the footer. */
  note?: ReactNode
}

/** Asks a question or offers a short task above the page. The page is inert while the dialog is open. */
export function Dialog({
  title,
  description,
  children,
  size = 'small',
  icon,
  tone = 'info',
  actions,
  note,
  ...modal
}: DialogProps) {
  return (
    <Modal {...modal} size={size}>
      <ModalHeader className={css.header}>
        {icon && <span className={css.tiles[tone]}>{icon}</span>}
        <div className={css.headings}>
          <ModalTitle className={css.title}>{title}</ModalTitle>
          {description && <p className={css.description}>{description}</p>}
        </div>
        <span className={css.close}>
          <ModalClose />
        </span>
      </ModalHeader>
      {children && <ModalBody className={css.bodies[icon ? 'indented' : 'whole']}>{children}</ModalBody>}
      {(actions || note) && (
        <ModalFooter className={css.footer}>
          {note && <p className={css.note}>{note}</p>}
          {actions && <div className={css.actions}>{actions}</div>}
        </ModalFooter>
      )}
    </Modal>
  )
}
