import { useState } from 'react'
import type { TextFieldProps } from 'react-aria-components'

type KeyEvent = Parameters<NonNullable<TextFieldProps['onKeyDown']>>[0]

/** Whether Caps Lock is on, according to the last key press in the field. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false)
  const read = (event: KeyEvent) => {
    setIsOn(event.getModifierState('CapsLock'))
    // Otherwise the listener would consume the key, and Escape would not close a dialog around the field.
    event.continuePropagation()
  }
  return { isOn, read, forget: () => setIsOn(false) }
}
