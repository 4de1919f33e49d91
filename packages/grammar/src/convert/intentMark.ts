/** How a literal tag of another format names an intent. A return value of this name is written as `@intent=…`. */
export const intentMark = /^intent=([\p{L}\p{N}_][\p{L}\p{M}\p{N}'’_.-]*)$/u

/** The text of a literal tag: a return value, or the name of an intent. */
export function literalTag(name: string, value: string | undefined): string {
  if (value === undefined) return `intent=${name}`
  if (name === '@') return /^@?[\p{L}_][\p{L}\p{M}\p{N}_-]*=/u.test(value) ? `@=${value}` : value
  return `${name === 'intent' ? '@' : ''}${name}=${value}`
}
