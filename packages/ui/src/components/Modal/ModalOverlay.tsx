import type { ComponentProps, ReactNode, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import {
  Modal as AriaModal,
  ModalOverlay as AriaModalOverlay,
  type ModalOverlayProps as AriaProps,
} from 'react-aria-components'
import { EscapeFromBody } from '../../focus/EscapeFromBody.js'
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

type ModalSurfaceProps = Pick<ComponentProps<typeof AriaModal>, 'style'> & {
  placement: css.ModalPlacement
  className: string
  children: ReactNode
  'data-side'?: string | undefined
  ref?: Ref<HTMLDivElement>
}

/** The surface on the scrim, which contains the dialog. */
export function ModalSurface({ placement, className, children, ref, ...rest }: ModalSurfaceProps) {
  const surface = useObjectRef(ref)
  return (
    <AriaModal {...rest} ref={surface} className={`${css.surfaces[placement]} ${className}`}>
      <EscapeFromBody surface={surface} />
      {children}
    </AriaModal>
  )
}
