import type { ReactNode } from 'react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'

export type OverlayContainerProps = {
  /**
   * Gives the element that dialogs, menus and tooltips below are put into, instead of `document.body`: one inside a shadow
   * root, in the document of an iframe, or in the tree itself.
   */
  of: () => HTMLElement | null
  children: ReactNode
}

/** Where what opens in front of the page is put. */
export function OverlayContainer({ of, children }: OverlayContainerProps) {
  return <PortalProvider getContainer={of}>{children}</PortalProvider>
}
