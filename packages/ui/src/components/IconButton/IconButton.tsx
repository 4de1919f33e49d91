import type { ReactNode, Ref } from 'react'
import type { PressEvent } from 'react-aria-components'
import type { ButtonSize } from '../Button/Button.js'
import { Tooltip } from '../Tooltip/Tooltip.js'
import { SquareButton } from './SquareButton.js'

export type IconButtonProps = {
  /** What the button does. Its name for screen readers and its tooltip for everyone. */
  label: string
  /** An icon of 16 px, hidden from screen readers. */
  icon: ReactNode
  /** `ghost` in rows and bars, `secondary` beside other buttons. */
  variant?: 'ghost' | 'secondary' | 'dangerOutline'
  /** Its side in the width class; `medium` unless said. */
  size?: ButtonSize
  /** For a button that stays on: whether it is. Its label then stays the same. */
  isPressed?: boolean
  /** Something is under way: a spinner takes the place of the icon. */
  isPending?: boolean
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

/** A button without room for words, whose words appear under the pointer and at keyboard focus. */
export function IconButton({ placement, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={rest.label} placement={placement}>
      <SquareButton {...rest} />
    </Tooltip>
  )
}
