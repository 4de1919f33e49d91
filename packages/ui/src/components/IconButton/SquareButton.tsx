import { Button } from 'react-aria-components'
import { buttonClass } from '../Button/buttonClass.js'
import { Spinner } from '../Button/Spinner.js'
import { squares } from './IconButton.css.js'
import type { IconButtonProps } from './IconButtonProps.js'

/** An icon button without a tooltip, which saves the code of tooltips where the icon is self-explanatory. */
export function SquareButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  isPressed,
  isPending = false,
  ...rest
}: Omit<IconButtonProps, 'placement'>) {
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
