import { Tooltip } from '../Tooltip/Tooltip.js'
import type { IconButtonProps } from './IconButtonProps.js'
import { SquareButton } from './SquareButton.js'

/** A button with an icon only. Its label appears as a tooltip on hover and on keyboard focus. */
export function IconButton({ placement, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={rest.label} placement={placement}>
      <SquareButton {...rest} />
    </Tooltip>
  )
}
