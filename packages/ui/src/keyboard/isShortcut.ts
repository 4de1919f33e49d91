import { type KeyPress, nativePress } from './isComposing.js'
import { letterOf } from './letterOf.js'

/**
 * Whether Ctrl (Command on a Mac) and a letter were pressed, without Alt and Shift, on any keyboard layout.
 */
export function isShortcut(press: KeyPress, letter: string): boolean {
  const native = nativePress(press)
  const { ctrlKey, metaKey, altKey, shiftKey } = native
  return ctrlKey !== metaKey && !altKey && !shiftKey && letterOf(native) === letter
}
