import type { ComponentProps, ReactNode } from 'react'
import {
  Modal as AriaModal,
  ModalOverlay as AriaModalOverlay,
  type ModalOverlayProps as AriaProps,
} from 'react-aria-components'
import * as css from './Modal.css.js'

type ModalOverlayProps = Pick<AriaProps, 'isDismissable' | 'isKeyboardDismissDisabled'> & {
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  placement: css.ModalPlacement
  scrim: css.ModalScrim
  className?: string
  children: ReactNode
}

/** The scrim. The page behind is inert; focus is contained and returns to the previous element on close. */
export function ModalOverlay({
  isOpen,
  onOpenChange,
  placement,
  scrim,
  className = '',
  ...rest
}: ModalOverlayProps) {
  const open = { ...(isOpen === undefined ? {} : { isOpen }), ...(onOpenChange ? { onOpenChange } : {}) }
  return (
    <AriaModalOverlay
      {...rest}
      {...open}
      className={`${css.overlay} ${css.scrims[scrim]} ${css.placements[placement]} ${className}`}
    />
  )
}

type ModalSurfaceProps = Pick<ComponentProps<typeof AriaModal>, 'style' | 'children' | 'ref'> & {
  placement: css.ModalPlacement
  className: string
  'data-side'?: string | undefined
}

/** The surface on the scrim, which contains the dialog. */
export function ModalSurface({ placement, className, ...rest }: ModalSurfaceProps) {
  return <AriaModal {...rest} className={`${css.surfaces[placement]} ${className}`} />
}
