import type { ReactNode, Ref } from 'react'
import type { PressEvent } from 'react-aria-components'
import type { ButtonSize } from '../Button/Button.js'

export type IconButtonProps = {
  /** Accessible name and tooltip: what the button does. */
  label: string
  /** Icon of 16 px, hidden from screen readers. */
  icon: ReactNode
  /**
   * Use `ghost` in rows and bars, `secondary` beside other buttons.
   * @default 'ghost'
   */
  variant?: 'ghost' | 'secondary' | 'dangerOutline'
  /**
   * Side of the square in the current width class.
   * @default 'medium'
   */
  size?: ButtonSize
  /** Whether a toggle button is on. Its label stays the same. */
  isPressed?: boolean
  /**
   * Whether an action is in progress; a spinner replaces the icon.
   * @default false
   */
  isPending?: boolean
  /**
   * Whether the button is disabled.
   * @default false
   */
  isDisabled?: boolean
  onPress?: (event: PressEvent) => void
  /** Side on which the tooltip opens. */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /**
   * Whether the button receives the focus when it is rendered.
   * @default false
   */
  autoFocus?: boolean
  id?: string
  slot?: string
  ref?: Ref<HTMLButtonElement>
  'aria-describedby'?: string
  'aria-expanded'?: boolean
}
