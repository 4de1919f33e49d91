import type { NumberSpelling } from './NumberSpelling.js'
import { spellNumber } from './spellNumber.js'
import { type LibraryVocabulary, splitWord } from './splitWord.js'

const whole = /^-?\d+$/
const maxDigits = 16

/**
 * How a written word is said, in words of a library.
 *
 * @param word normalized.
 * @returns `undefined` for a word that is said as it is written, or not by the library.
 */
export function spellWord(
  word: string,
  spelling: NumberSpelling,
  words: LibraryVocabulary,
): readonly string[] | undefined {
  if (words.known.has(word)) return undefined
  if (!/\d/.test(word)) return splitWord(word, spelling, words)
  const said = digitsSaid(word, spelling) ?? digitsSaid(word.replace(/\.$/, ''), spelling)
  return said?.split(' ')
}

function digitsSaid(word: string, spelling: NumberSpelling): string | undefined {
  if (word.startsWith('-')) {
    const said = digitsSaid(word.slice(1), spelling)
    return said && `${spelling.minus} ${said}`
  }
  const grouped = spelling.groupedDigits.test(word) ? word.replace(/\D/g, '') : word
  if (whole.test(grouped)) return wholeSaid(grouped, spelling)
  const ordinal = spelling.ordinalDigits.exec(word)?.[1]
  if (ordinal !== undefined) return spelling.ordinal(Number(ordinal))
  const [, hours, minutes] = spelling.timeDigits.exec(word) ?? []
  if (hours !== undefined && Number(hours) < 25 && Number(minutes ?? 0) < 60)
    return spelling.time(hours, minutes)
  const [, integer, fraction] = spelling.decimalDigits.exec(word) ?? []
  if (integer === undefined || fraction === undefined || integer.length > 6) return undefined
  return `${spellNumber(Number(integer), spelling)} ${spelling.point} ${oneByOne(fraction, spelling)}`
}

function wholeSaid(digits: string, spelling: NumberSpelling): string | undefined {
  if (digits.length > maxDigits) return undefined
  const isSequence = digits.length > 6 || (digits.length > 1 && digits.startsWith('0'))
  return isSequence ? oneByOne(digits, spelling) : spellNumber(Number(digits), spelling)
}

const oneByOne = (digits: string, { below100 }: NumberSpelling) =>
  [...digits].map((digit) => below100(Number(digit))).join(' ')
