/**
 * Formats a value with separators. `format(clean(text))` does not depend on the separators in `text`, so a
 * value can be typed, pasted and formatted again.
 */
export type Mask = {
  /** The significant characters of a text, without separators. */
  clean: (text: string) => string
  /** Inserts separators into cleaned characters; none follows the last character. */
  format: (cleaned: string) => string
  /**
   * Converts a text with separators of its own to the form of the mask, such as `5/1/2027` to `05/01/2027`;
   * `undefined` when its separators do not match the mask. Without it, separators are ignored.
   */
  read?: (text: string) => string | undefined
  /** A complete value, shown when a pasted value does not fit. */
  example: string
  /** Keyboard of touch screens. */
  inputMode: 'numeric' | 'tel' | 'text'
}

/** Formats a text with a mask. */
export const masked = (mask: Mask, text: string): string => mask.format(mask.clean(text))

/**
 * Caret position in the formatted text, after the same number of significant characters.
 * @param caret position in `text` as just typed.
 */
export function maskedCaret(mask: Mask, text: string, caret: number): number {
  const whole = masked(mask, text)
  const before = mask.clean(text.slice(0, caret)).length
  let place = 0
  while (place < whole.length && mask.clean(whole.slice(0, place)).length < before) place += 1
  return place
}
