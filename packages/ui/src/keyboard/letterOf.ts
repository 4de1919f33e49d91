const latin = /^[a-z]$/
const place = /^Key([A-Z])$/

/**
 * The Latin letter of a key. On layouts without Latin letters, such as Russian, the letter at the same
 * position of an English keyboard.
 * @returns in lower case; `undefined` for other keys.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const written = key.toLowerCase()
  if (latin.test(written)) return written
  // A sign of ASCII is a key of its own on a layout that has Latin letters.
  return key.length === 1 && key.charCodeAt(0) > 127 ? place.exec(code)?.[1]?.toLowerCase() : undefined
}
