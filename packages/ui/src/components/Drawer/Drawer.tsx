import type { ReactNode } from 'react'
import type { DialogProps } from '../Dialog/Dialog.js'
import { Modal } from '../Modal/Modal.js'
import { ModalBody, ModalClose, ModalFooter, ModalHeader, ModalTitle } from '../Modal/ModalParts.js'
import * as css from './Drawer.css.js'

export type DrawerSide = css.DrawerSide
export type DrawerSize = css.DrawerSize
export type DrawerPhoneForm = css.DrawerPhoneForm

export type DrawerProps = Pick<
  DialogProps,
  'title' | 'description' | 'children' | 'isOpen' | 'onOpenChange' | 'isDismissable' | 'id' | 'ref'
> & {
  /** Buttons in the footer, the primary one last. `slot="close"` on a button makes it close the drawer. */
  actions?: ReactNode
  /**
   * Side of the screen from which the drawer enters.
   * @default 'end'
   */
  side?: DrawerSide
  /**
   * Width: 360, 480 or 640 px.
   * @default 'medium'
   */
  size?: DrawerSize
  /**
   * On phones the drawer covers the screen, or is a bottom sheet as high as its content.
   * @default 'full'
   */
  phone?: DrawerPhoneForm
}

/**
 * Shows details or filters beside the page, over the full height of the window. The page is inert while the
 * drawer is open.
 */
export function Drawer({
  title,
  description,
  children,
  actions,
  side = 'end',
  size = 'medium',
  phone = 'full',
  ...modal
}: DrawerProps) {
  return (
    <Modal
      {...modal}
      placement="own"
      className={`${css.sides[side]} ${css.sizes[size]} ${css.phones[phone]}`}
    >
      <ModalHeader className={css.header}>
        <div className={css.headings}>
          <ModalTitle variant="h2">{title}</ModalTitle>
          {description && <p className={css.description}>{description}</p>}
        </div>
        <span className={css.close}>
          <ModalClose />
        </span>
      </ModalHeader>
      {children && <ModalBody className={css.body}>{children}</ModalBody>}
      {actions && <ModalFooter className={css.footer}>{actions}</ModalFooter>}
    </Modal>
  )
}
