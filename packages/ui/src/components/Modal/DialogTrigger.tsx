import type { ReactNode } from 'react'
import { DialogTrigger as AriaDialogTrigger } from 'react-aria-components'

export type DialogTriggerProps = {
  /** A button, followed by its overlay: a `Dialog`, `Drawer`, `Modal` or `Popover`. */
  children: ReactNode
  /** Whether the overlay is open (controlled). */
  isOpen?: boolean
  /**
   * Whether the overlay is initially open (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Connects a button with the overlay that it opens. Focus returns to the button on close. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <AriaDialogTrigger {...props} />
}
