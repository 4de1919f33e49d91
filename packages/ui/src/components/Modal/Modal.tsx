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
  /** `ModalHeader`, `ModalBody` and `ModalFooter`, or anything else; a function is given what closes it. */
  children: ReactNode | ((dialog: { close: () => void }) => ReactNode)
  /** Its name where no `ModalTitle` gives it. */
  'aria-label'?: string
  'aria-describedby'?: string
  /** Inside a `DialogTrigger` it is known by itself. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Whether its cross, Escape and a press on the scrim close it; when not, only its own actions do. */
  isDismissable?: boolean
  /** 600, 700 or 800 px wide; as wide as its content, or as `className` says, when absent. */
  size?: ModalSize
  /** In the `center` of the window, at its `top`, or where `className` puts it. The first two fill a phone. */
  placement?: ModalPlacement
  /** `light`: what is behind stays legible. */
  scrim?: ModalScrim
  /** All of it between header and footer, with the arrow keys, or only its `ModalBody`. */
  scroll?: ModalScroll
  /** Of the surface: its measures, where `size` has none that fit. */
  className?: string
  style?: CSSProperties
  role?: 'dialog' | 'alertdialog'
  id?: string
  ref?: Ref<HTMLElement>
}

/** The shell of everything that stands in front of the page: scrim, surface, focus, Escape. */
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
