import { spokenParts } from '../syntax/spokenWords.js'

/**
 * Splits a text into words of a pronunciation dictionary: lower case, letters, digits, apostrophes and inner
 * hyphens; all other characters separate words.
 */
export function speechWords(text: string): string[] {
  return spokenParts(text).map((part) => part.text)
}
