export type CodeAlphabet = 'alphanumeric' | 'digits'

const strangers = { alphanumeric: /[^0-9A-Za-z]/g, digits: /[^0-9]/g } as const

/**
 * Normalizes a code: keeps 0-9 and A-Z, converts to upper case and from full-width to narrow characters, and drops all
 * others, such as spaces and dashes of a pasted code.
 * @param length maximum number of characters of the result.
 */
export function codeText(text: string, alphabet: CodeAlphabet = 'alphanumeric', length = 6): string {
  // Strangers leave before case is raised, because some of them (ß) would turn into letters.
  return text.normalize('NFKC').replace(strangers[alphabet], '').slice(0, length).toUpperCase()
}
