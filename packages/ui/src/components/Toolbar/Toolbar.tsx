import type { ReactNode, Ref } from 'react'
import { Toolbar as AriaToolbar } from 'react-aria-components'

export type ToolbarProps = {
  /** Accessible name: what the controls are about. */
  label: string
  /** The controls, which may be in a list or in groups. */
  children: ReactNode
  /**
   * Arrow keys that move between the controls: left and right, or up and down.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /**
   * Class that styles the element, which has no look of its own.
   * @default ''
   */
  className?: string
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Controls that are one Tab stop. The arrow keys move between them, and Tab returns to the one that was left. */
export function Toolbar({ label, ...rest }: ToolbarProps) {
  return <AriaToolbar {...rest} aria-label={label} />
}
