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
  /** What it is about, in a few words; also its name for screen readers. */
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  children?: ReactNode
  /** 600, 700 or 800 px wide; fills the screen on phones. */
  size?: DialogSize
  /** An icon of 20 px before the title, in a tile of the tone. */
  icon?: ReactNode
  /** The colour of the tile behind the `icon`. */
  tone?: DialogTone
  /** Buttons at the right of the footer, the one most wanted last. `slot="close"` on a button makes it close the dialog. */
  actions?: ReactNode
  /** A quiet sentence at the left of the footer. */
  note?: ReactNode
}

/** A question or a short task in front of the page, which waits behind it. */
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
