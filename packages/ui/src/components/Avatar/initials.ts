/**
 * Initials of a name: the first letters of its first and last words, in upper case.
 * @param name in any script.
 * @returns one or two letters; empty when the name has none.
 */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
