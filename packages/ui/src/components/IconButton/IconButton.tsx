import { Tooltip } from '../Tooltip/Tooltip.js'
import type { IconButtonProps } from './IconButtonProps.js'
import { SquareButton } from './SquareButton.js'

/** A button without room for words, whose words appear under the pointer and at keyboard focus. */
export function IconButton({ placement, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={rest.label} placement={placement}>
      <SquareButton {...rest} />
    </Tooltip>
  )
}
