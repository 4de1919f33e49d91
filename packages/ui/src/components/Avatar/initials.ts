/**
 * One or two capitals for a name: the first letters of its first and last words. Letters of any script; empty when the
 * name has none.
 */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
