const latin = /^[a-z]$/
const place = /^Key([A-Z])$/

/**
 * The Latin letter of a key: what it writes, or where the layout has no Latin letters, as a Russian one, what the key at its
 * place writes on an English keyboard, which is what is printed beside the other letter.
 *
 * @returns in lower case; undefined for another key.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const written = key.toLowerCase()
  if (latin.test(written)) return written
  // A sign of ASCII is a key of its own on a layout that has Latin letters.
  return key.length === 1 && key.charCodeAt(0) > 127 ? place.exec(code)?.[1]?.toLowerCase() : undefined
}
