import { wordsOfSentence } from '../syntax/normalizeWord.js'

const notSpoken = /[^\p{L}\p{M}\p{N}'-]+/gu
const outerMarks = /^-+|(?<!-)-+$/g

/**
 * Splits a text into words of a pronunciation dictionary: lower case, letters, digits, apostrophes and inner
 * hyphens; all other characters separate words.
 */
export function speechWords(text: string): string[] {
  return wordsOfSentence(text)
    .flatMap((word) => word.replace(notSpoken, ' ').split(' '))
    .map((word) => word.replace(outerMarks, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}
