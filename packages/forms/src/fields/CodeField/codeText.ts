export type CodeAlphabet = 'alphanumeric' | 'digits'

const strangers = { alphanumeric: /[^0-9A-Za-z]/g, digits: /[^0-9]/g } as const

/**
 * What a code field keeps of a text: 0-9 and A-Z, lower case raised, wide characters of Asian keyboards taken as the
 * narrow ones; everything else, such as spaces and dashes of a pasted code, falls away.
 *
 * @param length most characters that are kept.
 */
export function codeText(text: string, alphabet: CodeAlphabet = 'alphanumeric', length = 6): string {
  // Strangers leave before case is raised, because some of them (ß) would turn into letters.
  return text.normalize('NFKC').replace(strangers[alphabet], '').slice(0, length).toUpperCase()
}
