import { type CSSProperties, type ReactNode, type Ref, useMemo } from 'react'
import { Dialog } from 'react-aria-components'
import * as css from './Modal.css.js'
import { ModalContext } from './ModalContext.js'
import { ModalOverlay, ModalSurface } from './ModalOverlay.js'

export type ModalSize = css.ModalSize
export type ModalScrim = css.ModalScrim
export type ModalPlacement = css.ModalPlacement
export type ModalScroll = css.ModalScroll

export type ModalProps = {
  /** `ModalHeader`, `ModalBody` and `ModalFooter`, or any content; a function receives `close`. */
  children: ReactNode | ((dialog: { close: () => void }) => ReactNode)
  /** Accessible name of a modal without a `ModalTitle`. */
  'aria-label'?: string
  'aria-describedby'?: string
  /** Whether the modal is open (controlled). Not needed inside a `DialogTrigger`. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /**
   * Whether the close button, Escape and a press outside close the modal. Otherwise only its own actions
   * close it.
   * @default true
   */
  isDismissable?: boolean
  /** Width: 600, 700 or 800 px. Without it the width follows the content or `className`. */
  size?: ModalSize
  /**
   * Position in the window; with neither value `className` sets it. On phones `center` and `top` fill the
   * screen.
   * @default 'center'
   */
  placement?: ModalPlacement
  /**
   * `light` keeps the page behind legible.
   * @default 'dark'
   */
  scrim?: ModalScrim
  /**
   * Whether everything between header and footer scrolls, also with the arrow keys, or only the `ModalBody`.
   * @default 'whole'
   */
  scroll?: ModalScroll
  /**
   * Class of the surface, for a width or position that `size` and `placement` do not offer.
   * @default ''
   */
  className?: string
  style?: CSSProperties
  role?: 'dialog' | 'alertdialog'
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * The base of all modal overlays: scrim, surface, focus management and Escape. Use `Dialog` or `Drawer` where
 * they fit.
 */
export function Modal({
  children,
  size,
  scroll = 'whole',
  isDismissable = true,
  isOpen,
  onOpenChange,
  placement = 'center',
  scrim = 'dark',
  className = '',
  style,
  ...dialog
}: ModalProps) {
  const context = useMemo(
    () => ({ isDismissable, isBodyScrolled: scroll === 'body' }),
    [isDismissable, scroll],
  )
  return (
    <ModalOverlay
      {...{ isOpen, onOpenChange, isDismissable, placement, scrim }}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <ModalSurface
        {...{ placement, style }}
        className={size ? `${css.sizes[size]} ${className}` : className}
      >
        <ModalContext value={context}>
          <Dialog {...dialog} className={css.scrolls[scroll]}>
            {children}
          </Dialog>
        </ModalContext>
      </ModalSurface>
    </ModalOverlay>
  )
}
