import type { ReactNode } from 'react'
import { DialogTrigger as AriaDialogTrigger } from 'react-aria-components'

export type DialogTriggerProps = {
  /** A button, then what it opens: a `Dialog`, `Drawer`, `Modal` or `Popover`. */
  children: ReactNode
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Joins a button with what it opens, and gives the focus back to the button. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <AriaDialogTrigger {...props} />
}
