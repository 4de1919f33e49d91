import { spokenParts } from './spokenWords.js'

/**
 * The compared words of a sentence: composed Unicode, folded case, straight apostrophes, and nothing that is not spoken,
 * such as punctuation and symbols of any script. Accents are significant: `eteins` is not `éteins`. An elided word is a word
 * of its own (`l'entrée` is `l'` and `entrée`), and so are the parts around a hyphen (`x-ray` is `x` and `ray`, and not
 * `xray`).
 */
export function wordsOfSentence(sentence: string): string[] {
  return spokenParts(sentence).flatMap(({ words }) => words.map(({ text }) => text))
}

/** The same as one text: equal for words that are compared as equal, and empty where nothing is spoken. */
export function normalizeWord(text: string): string {
  return wordsOfSentence(text).join(' ')
}
