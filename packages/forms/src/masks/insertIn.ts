import { type Mask, masked } from './Mask.js'

const lettersAndDigits = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The inserted part of a changed text: what is between the common beginning and the common end. */
function insertedIn(before: string, after: string): string {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

/**
 * Applies a mask to a changed text. Typed characters that do not fit are ignored; for text inserted at once, by paste, drop
 * or autofill, all letters and digits are inserted in order, or the change is rejected.
 * @param before previous text, formatted by the mask.
 * @param after the changed text.
 * @param isPasted whether the text came from the clipboard; by default, whether more than one character was inserted at
 *   once.
 * @returns `undefined` when the inserted text does not fit.
 */
export function insertIn(mask: Mask, before: string, after: string, isPasted?: boolean): string | undefined {
  const inserted = insertedIn(before, after)
  if (!(isPasted ?? inserted.length > 1)) {
    // A separator typed at the end completes that part.
    const isEnded = inserted !== '' && after.endsWith(inserted) && lettersAndDigits(inserted) === ''
    return masked(mask, (isEnded && mask.read?.(after)) || after)
  }
  // Full-width digits are digits.
  const plain = after.normalize('NFKC')
  const read = mask.read ? mask.read(plain) : plain
  if (read === undefined) return undefined
  const written = masked(mask, read)
  return lettersAndDigits(written) === lettersAndDigits(read) ? written : undefined
}
