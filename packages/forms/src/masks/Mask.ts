/**
 * How a value is written with its separators. `format(clean(text))` never depends on the separators in `text`, so a value
 * may be typed, pasted and formatted again.
 */
export type Mask = {
  /** The characters of a text that count, without any separator. */
  clean: (text: string) => string
  /** Writes cleaned characters with their separators; none is written after the last character. */
  format: (cleaned: string) => string
  /**
   * A text with separators of its own as the mask would have it typed, such as `5/1/2027` as `05/01/2027`; `undefined` when
   * its separators part it otherwise than the mask does. Without it, separators mean nothing.
   */
  read?: (text: string) => string | undefined
  /** A value in full, shown where one that was pasted does not fit. */
  example: string
  /** The keyboard of touch screens. */
  inputMode: 'numeric' | 'tel' | 'text'
}

/** A text as the mask writes it. */
export const masked = (mask: Mask, text: string): string => mask.format(mask.clean(text))

/**
 * Where the caret stands in the formatted text, after as many characters that count as stood before it.
 *
 * @param caret its place in `text`, which was just typed.
 */
export function maskedCaret(mask: Mask, text: string, caret: number): number {
  const whole = masked(mask, text)
  const before = mask.clean(text.slice(0, caret)).length
  let place = 0
  while (place < whole.length && mask.clean(whole.slice(0, place)).length < before) place += 1
  return place
}
