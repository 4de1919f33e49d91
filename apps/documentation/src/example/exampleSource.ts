/** Makes a part of a grammar a complete one. */
const frame = '#BNF+EM V2.1;\n!grammar example;\n!start <main>;\n'

/**
 * A grammar to try: the text itself, or a completed one when it is a part that has a rule `<main>`.
 *
 * @returns the number of characters in front of the text as `shift`.
 */
export function completed(text: string): { source: string; shift: number } {
  const isPart = !text.startsWith('#') && text.includes('<main>:')
  return isPart ? { source: frame + text, shift: frame.length } : { source: text, shift: 0 }
}
