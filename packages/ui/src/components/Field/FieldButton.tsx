import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { fieldButton } from './FieldFrame.css.js'

export type FieldButtonProps = {
  /** Accessible name: what the button does. */
  label: string
  /** Icon of 16 px. */
  icon: ReactNode
  onPress: () => void
  /** Whether a toggle button is on. Its label stays the same. */
  isPressed?: boolean
  /**
   * Whether the button is disabled.
   * @default false
   */
  isDisabled?: boolean
}

/** A button at the end of a text field, such as copy, show or clear. It is as wide as the field is high. */
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
