import type { ReactNode, Ref } from 'react'
import { Button, type PressEvent } from 'react-aria-components'
import type { ButtonSize } from '../Button/Button.js'
import { buttonClass } from '../Button/buttonClass.js'
import { Spinner } from '../Button/Spinner.js'
import { squares } from './IconButton.css.js'

export type SquareButtonProps = {
  /** What the button does: its name for screen readers, and the text of its tooltip where it has one. */
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
  autoFocus?: boolean
  id?: string
  slot?: string
  ref?: Ref<HTMLButtonElement>
  'aria-describedby'?: string
  'aria-expanded'?: boolean
}

/** An icon button without its tooltip, for a sign that needs no words: a tooltip weighs more than a dialog's own code. */
export function SquareButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  isPressed,
  isPending = false,
  ...rest
}: SquareButtonProps) {
  return (
    <Button
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      isPending={isPending}
      className={`${buttonClass(variant, size)} ${squares[size]}`}
    >
      {isPending ? <Spinner /> : icon}
    </Button>
  )
}
