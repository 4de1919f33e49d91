type NativePress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'isComposing' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>

/** A key event of the browser, or of React around it. */
export type KeyPress = NativePress | { nativeEvent: NativePress }

export const nativePress = (press: KeyPress): NativePress =>
  'nativeEvent' in press ? press.nativeEvent : press

/**
 * Whether the key belongs to an input method, as of Japanese or Chinese: its Enter takes a proposal, its Space shows the next.
 * Safari ends the composition before it reports the Enter that ended it, and marks that by key code 229.
 */
export function isComposing(press: KeyPress): boolean {
  const native = nativePress(press)
  return native.isComposing || native.keyCode === 229
}
