type NativePress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'isComposing' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>

/** A keyboard event of the browser or of React. */
export type KeyPress = NativePress | { nativeEvent: NativePress }

export const nativePress = (press: KeyPress): NativePress =>
  'nativeEvent' in press ? press.nativeEvent : press

/**
 * Whether a key press belongs to an input method, as for Japanese or Chinese: Enter accepts a candidate,
 * Space shows the next. Safari ends the composition before it reports the Enter that ended it, and marks that
 * Enter by key code 229.
 */
export function isComposing(press: KeyPress): boolean {
  const native = nativePress(press)
  return native.isComposing || native.keyCode === 229
}
