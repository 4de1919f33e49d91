import type { ReactNode, Ref } from 'react'
import type { PressEvent } from 'react-aria-components'
import type { ButtonSize } from '../Button/Button.js'

export type IconButtonProps = {
  /** What the button does: its name for screen readers, and its tooltip for everyone. */
  label: string
  /** An icon of 16 px, hidden from screen readers. */
  icon: ReactNode
  /**
   * `ghost` in rows and bars, `secondary` beside other buttons.
   * @default 'ghost'
   */
  variant?: 'ghost' | 'secondary' | 'dangerOutline'
  /**
   * Length of its sides.
   * @default 'medium'
   */
  size?: ButtonSize
  /** Whether a toggle button is on. Its label stays the same. */
  isPressed?: boolean
  /**
   * Whether an action is under way; a spinner takes the place of the icon.
   * @default false
   */
  isPending?: boolean
  /** Whether the button is disabled. */
  isDisabled?: boolean
  onPress?: (event: PressEvent) => void
  /** Side of the tooltip. */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  autoFocus?: boolean
  id?: string
  slot?: string
  ref?: Ref<HTMLButtonElement>
  'aria-describedby'?: string
  'aria-expanded'?: boolean
}
