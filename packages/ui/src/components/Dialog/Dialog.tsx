import type { ReactNode, Ref } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { Glyph } from '../Glyph/Glyph.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as css from './Dialog.css.js'
import { dialogMessages } from './messages.js'

export type DialogSize = css.DialogSize
export type DialogTone = css.DialogTone

export type DialogProps = {
  /** What it is about, in a few words; also its name for screen readers. */
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  children?: ReactNode
  /** 600, 700 or 800 px wide; fills the screen on phones. */
  size?: DialogSize
  /** An icon of 20 px before the title, in a tile of the tone. */
  icon?: ReactNode
  tone?: DialogTone
  /** Buttons at the right of the footer, the one most wanted last. `slot="close"` on a button makes it close the dialog. */
  actions?: ReactNode
  /** A quiet sentence at the left of the footer. */
  note?: ReactNode
  /** Inside a `DialogTrigger` it is known by itself. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Whether the close button, Escape and a press on the scrim close it; when not, only its own actions do. */
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  id?: string
  ref?: Ref<HTMLElement>
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
  isOpen,
  onOpenChange,
  isDismissable = true,
  ...rest
}: DialogProps) {
  const t = useMessages(dialogMessages)
  const open = { ...(isOpen === undefined ? {} : { isOpen }), ...(onOpenChange ? { onOpenChange } : {}) }
  return (
    <ModalOverlay
      {...open}
      className={css.scrim}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={css.sized[size]}>
        <AriaDialog {...rest} className={css.dialog}>
          <header className={css.header}>
            {icon && <span className={css.tiles[tone]}>{icon}</span>}
            <div className={css.headings}>
              <Heading slot="title" level={2} className={css.title}>
                {title}
              </Heading>
              {description && <p className={css.description}>{description}</p>}
            </div>
            {isDismissable && (
              <span className={css.close}>
                <IconButton slot="close" label={t('close')} icon={<Glyph name="cross" size={18} />} />
              </span>
            )}
          </header>
          {children && <div className={css.bodies[icon ? 'indented' : 'whole']}>{children}</div>}
          {(actions || note) && (
            <footer className={css.footer}>
              {note && <p className={css.note}>{note}</p>}
              {actions && <div className={css.actions}>{actions}</div>}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
