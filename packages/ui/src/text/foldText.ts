// Marks that make an accent; vowel signs of Indic scripts are marks too, but spell another word.
const accents = /(?=\p{M})(?:\P{Alphabetic}|[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}])/gu
// Decomposes to a space with an accent, and is typed for an apostrophe.
const acutes = /[\u00b4\u1ffd]/gu
const apostrophes = /[`‘’‚‛ʹʻʼʽˈˊˋ′‵՚׳ꞌ]/gu
const hyphens = /[\p{Pd}\u2212\u2043]/gu
const invisible = /[\p{Default_Ignorable_Code_Point}\u0640]/gu

/** Letters that Unicode does not decompose, with their plain spelling. */
const writtenOut: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŧ: 't', ŋ: 'n' },
  ...{ ɖ: 'd', ƒ: 'f', ƙ: 'k', ɓ: 'b', ɗ: 'd', ς: 'σ', ى: 'ي', ی: 'ي', ک: 'ك', '⁄': '/' },
}
const undivided = new RegExp(`[${Object.keys(writtenOut).join('')}]`, 'gu')

// Without anything to fold but case, as most labels are.
const plain = /^[ !-_a-~]*$/

/** Folds letter by letter: spaces are neither collapsed nor trimmed. */
export function foldLetters(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return (
    text
      .replace(acutes, "'")
      .normalize('NFKD')
      .replace(apostrophes, "'")
      .replace(invisible, '')
      .replace(accents, '')
      .replace(hyphens, '-')
      .replace(/[\s\p{Cc}]/gu, ' ')
      // Raised first, which is how `ſ` and `ﬅ` lose their form.
      .toUpperCase()
      .toLowerCase()
      .replace(undivided, (letter) => writtenOut[letter] ?? letter)
  )
}

/**
 * The form in which a text is searched and sorted: compatibility decomposition, without accents and invisible characters,
 * case folded, ligatures and crossed letters written out, one kind of apostrophe, hyphen and space, no space around it. The
 * same in browsers, on the server and in the columns of its databases.
 *
 * @returns a text that this function leaves unchanged; its length may differ from that of `text`.
 * @see Unicode Standard Annex 15 for the decomposition.
 */
export const foldText = (text: string): string => foldLetters(text).replace(/ +/g, ' ').trim()

/** The words of what was typed, folded; an apostrophe or a hyphen ends a word. */
export const searchWords = (query: string): string[] =>
  foldText(query)
    .split(/[ '-]+/)
    .filter(Boolean)
