import type { ReactNode, Ref } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { Glyph } from '../Glyph/Glyph.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as css from './Drawer.css.js'
import { drawerMessages } from './messages.js'

export type DrawerSide = css.DrawerSide
export type DrawerSize = css.DrawerSize
export type DrawerPhoneForm = css.DrawerPhoneForm

export type DrawerProps = {
  /** What it is about, in a few words; also its name for screen readers. */
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons in the footer, the one most wanted last. `slot="close"` on a button makes it close the drawer. */
  actions?: ReactNode
  /** The side of the screen that it comes from. */
  side?: DrawerSide
  /** 360, 480 or 640 px wide. */
  size?: DrawerSize
  /** On phones it covers the screen, or comes from below as high as its content. */
  phone?: DrawerPhoneForm
  /** Inside a `DialogTrigger` it is known by itself. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Whether the close button, Escape and a press on the scrim close it; when not, only its own actions do. */
  isDismissable?: boolean
  id?: string
  ref?: Ref<HTMLElement>
}

/** Details or filters beside the page, from the top of the window to its bottom. The page waits behind it. */
export function Drawer({
  title,
  description,
  children,
  actions,
  side = 'end',
  size = 'medium',
  phone = 'full',
  isOpen,
  onOpenChange,
  isDismissable = true,
  ...rest
}: DrawerProps) {
  const t = useMessages(drawerMessages)
  const open = { ...(isOpen === undefined ? {} : { isOpen }), ...(onOpenChange ? { onOpenChange } : {}) }
  return (
    <ModalOverlay
      {...open}
      className={css.scrim}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={`${css.sides[side]} ${css.sizes[size]} ${css.phones[phone]}`}>
        <Dialog {...rest} className={css.dialog}>
          <header className={css.header}>
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
          {children && <div className={css.body}>{children}</div>}
          {actions && <footer className={css.footer}>{actions}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
