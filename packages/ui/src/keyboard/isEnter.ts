import { isComposing, type KeyPress, nativePress } from './isComposing.js'

/** Whether Enter was pressed for the page, and not to take what an input method proposes. */
export function isEnter(press: KeyPress): boolean {
  return nativePress(press).key === 'Enter' && !isComposing(press)
}
