/**
 * Replacement of `CSS.escape` for environments without it.
 * @see CSSOM, "serialize an identifier".
 */
export function escapeIdentifier(value: string): string {
  return [...value]
    .map((character, index) => {
      const code = character.codePointAt(0) ?? 0
      const isFirst = index === 0 || (index === 1 && value.startsWith('-'))
      if (code === 0) return '\uFFFD'
      if (code < 0x20 || code === 0x7f || (isFirst && /\d/.test(character))) return `\\${code.toString(16)} `
      if (value === '-') return '\\-'
      return code >= 0x80 || /[\w-]/.test(character) ? character : `\\${character}`
    })
    .join('')
}
