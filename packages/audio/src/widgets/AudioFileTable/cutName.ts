/** Characters at the end, which distinguish recordings of one sentence. */
const endCharacters = 23

/**
 * A name without its middle, where it is too long: recordings that belong together begin alike.
 *
 * @param most characters that there is room for, the ellipsis among them; above 24.
 */
export function cutName(name: string, most: number): string {
  // Between grapheme clusters, so that no emoji is cut in half.
  const characters = [...name]
  if (characters.length <= most) return name
  const begin = characters.slice(0, most - endCharacters - 1)
  return `${begin.join('')}…${characters.slice(-endCharacters).join('')}`
}
