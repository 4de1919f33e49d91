import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type PressEvent } from 'react-aria-components'
import { ownText } from '../../theme/ownText.css.js'
import { buttonClass } from './buttonClass.js'
import { Spinner } from './Spinner.js'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerOutline'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonProps = {
  /** Label of the button: a verb and its object. While the button is pending, the action in progress. */
  children: ReactNode
  /**
   * Visual style. Use one `primary` button per view.
   * @default 'secondary'
   */
  variant?: ButtonVariant
  /**
   * Height of the button in the current width class.
   * @default 'medium'
   */
  size?: ButtonSize
  /** Icon of 16 px before the label. */
  icon?: ReactNode
  /**
   * Whether an action is in progress. The button keeps its size and its focus, ignores presses and shows a
   * spinner in place of the icon.
   * @default false
   */
  isPending?: boolean
  /**
   * Whether the button is disabled. Explain the reason nearby.
   * @default false
   */
  isDisabled?: boolean
  /**
   * Whether the button fills the width of its container.
   * @default false
   */
  isFullWidth?: boolean
  type?: 'button' | 'submit' | 'reset'
  /** The id of the form to submit, for a button outside that form. */
  form?: string
  onPress?: (event: PressEvent) => void
  /**
   * Whether the button receives the focus when it is rendered.
   * @default false
   */
  autoFocus?: boolean
  id?: string
  slot?: string
  ref?: Ref<HTMLButtonElement>
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-pressed'?: boolean
}

/** Starts an action. Use a `Link` to navigate. */
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
