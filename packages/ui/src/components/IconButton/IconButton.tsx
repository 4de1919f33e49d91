import { Tooltip } from '../Tooltip/Tooltip.js'
import { SquareButton, type SquareButtonProps } from './SquareButton.js'

export type IconButtonProps = SquareButtonProps & {
  /** Side of the tooltip. */
  placement?: 'top' | 'bottom' | 'start' | 'end'
}

/** A button without room for words, whose words appear under the pointer and at keyboard focus. */
export function IconButton({ placement, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={rest.label} placement={placement}>
      <SquareButton {...rest} />
    </Tooltip>
  )
}
