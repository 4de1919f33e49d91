import { isComposing, type KeyPress, nativePress } from './isComposing.js'

/** Whether Enter was pressed, but not to accept a candidate of an input method. */
export function isEnter(press: KeyPress): boolean {
  return nativePress(press).key === 'Enter' && !isComposing(press)
}
