import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type PressEvent } from 'react-aria-components'
import { ownText } from '../../theme/ownText.css.js'
import { buttonClass } from './buttonClass.js'
import { Spinner } from './Spinner.js'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerOutline'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonProps = {
  /** What the button does: a verb and its object. While pending, what is being done. */
  children: ReactNode
  /** One `primary` a view. */
  variant?: ButtonVariant
  /** Its height in the width class; `medium` unless said. */
  size?: ButtonSize
  /** An icon of 16 px before the words. */
  icon?: ReactNode
  /** Something is under way: the button keeps its place and its focus, ignores presses and shows a spinner for its icon. */
  isPending?: boolean
  /** Give the reason nearby: a disabled button explains nothing by itself. */
  isDisabled?: boolean
  isFullWidth?: boolean
  type?: 'button' | 'submit' | 'reset'
  /** The id of the form to submit when the button stands outside it. */
  form?: string
  onPress?: (event: PressEvent) => void
  autoFocus?: boolean
  id?: string
  slot?: string
  ref?: Ref<HTMLButtonElement>
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-pressed'?: boolean
}

/** Does something here; what leads elsewhere is a `Link`. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isPending = false,
  isFullWidth,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={isPending} className={buttonClass(variant, size, isFullWidth)}>
      {isPending ? <Spinner /> : icon}
      <span className={ownText}>{children}</span>
    </AriaButton>
  )
}
