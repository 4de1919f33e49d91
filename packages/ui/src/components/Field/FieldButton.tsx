import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { fieldButton } from './FieldFrame.css.js'

export type FieldButtonProps = {
  /** What it does, for screen readers. */
  label: string
  /** An icon of 16 px. */
  icon: ReactNode
  onPress: () => void
  /** For a button that switches something on and off. Its name then stays the same. */
  isPressed?: boolean
  isDisabled?: boolean
}

/** A button at the end of a text field: copy, show, clear. As wide as the field is high. */
export function FieldButton({ label, icon, onPress, isPressed, isDisabled }: FieldButtonProps) {
  return (
    <Button
      aria-label={label}
      aria-pressed={isPressed}
      isDisabled={isDisabled}
      onPress={onPress}
      className={fieldButton}
    >
      {icon}
    </Button>
  )
}
