import type { ReactNode } from 'react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'

export type OverlayContainerProps = {
  /**
   * Returns the element into which dialogs, menus and tooltips are rendered instead of `document.body`: one
   * inside a shadow root, in the document of an iframe, or in the tree itself.
   */
  of: () => HTMLElement | null
  children: ReactNode
}

/** Sets the element into which overlays of its children are rendered. */
export function OverlayContainer({ of, children }: OverlayContainerProps) {
  return <PortalProvider getContainer={of}>{children}</PortalProvider>
}
