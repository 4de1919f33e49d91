import { type KeyPress, nativePress } from './isComposing.js'
import { letterOf } from './letterOf.js'

/** Whether Ctrl, or Command on a Mac, and a letter were pressed, with neither Alt nor Shift, on a keyboard of any alphabet. */
export function isShortcut(press: KeyPress, letter: string): boolean {
  const native = nativePress(press)
  const { ctrlKey, metaKey, altKey, shiftKey } = native
  return ctrlKey !== metaKey && !altKey && !shiftKey && letterOf(native) === letter
}
