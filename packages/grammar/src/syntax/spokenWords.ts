import { elidedStart, isElided } from './elision.js'

interface Placed {
  readonly text: string
  /** Offsets in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/**
 * A word of a text as a dictionary of pronunciations has it: lower case, composed, straight apostrophes, plain inner hyphens.
 */
export interface SpokenPart extends Placed {
  /** The compared words in it, one or more: `l'entrée` is `l'` and `entrée`, `x-ray` is `x` and `ray`. */
  readonly words: readonly Placed[]
}

const plainText = /^[a-z0-9 ]*$/
const plainPart = /[a-z0-9]+/g
const apostrophes = /[’‘ʼ`´＇]/g
const hyphens = /[\u2010\u2011\uff0d]/g
const invisible = /[\u00ad\u200b\u2060\ufeff]/g
const wide = /[\uff01-\uffee]+/g
const part = /[\p{L}\p{M}\p{N}\p{Join_Control}'’‘`´＇·\u2010\u2011\uff0d\u00ad\u200b\u2060\ufeff-]+/gu
const betweenHyphens = /[^\u2010\u2011\uff0d-]+/g
const letterOrDigit = /[\p{L}\p{N}]/u
const outerHyphens = /^[-·]+|(?<![-·])[-·]+$/g
const outerApostrophes = /^'+|(?<!')'+$/g

/**
 * The words of a text by Unicode properties: letters, marks and digits with the apostrophes and hyphens among them. Everything
 * else, punctuation and symbols of any script, separates words and is not spoken. This is the one place that says what a word
 * is: matching, checks, generation, comparison and dictionaries read it.
 */
export function spokenParts(text: string): SpokenPart[] {
  if (plainText.test(text))
    return [...text.matchAll(plainPart)].map(({ 0: word, index }) => plain(word, index))
  return [...text.matchAll(part)].flatMap(({ 0: written, index: start }) => {
    const words = comparedWords(written, start)
    return words.length === 0
      ? []
      : [{ text: dictionaryForm(written), start, end: start + written.length, words }]
  })
}

function plain(text: string, start: number): SpokenPart {
  const word = { text, start, end: start + text.length }
  return { ...word, words: [word] }
}

function dictionaryForm(written: string): string {
  return withoutDot(
    written
      .replace(wide, (letters) => letters.normalize('NFKC'))
      .replace(/^‘+/, '')
      .normalize('NFC')
      .toLowerCase(),
  )
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .replace(invisible, '')
    .replace(outerHyphens, '')
}

function comparedWords(written: string, at: number): Placed[] {
  return [...written.matchAll(betweenHyphens)].flatMap(({ 0: piece, index }) => {
    const words: Placed[] = []
    let from = 0
    const add = (text: string, to: number) => {
      words.push({ text, start: at + index + from, end: at + index + to })
      from = to
    }
    let rest = dictionaryForm(piece)
    for (let start = elidedStart(rest); start; start = elidedStart(rest)) {
      rest = rest.slice(start.length)
      add(start, from + lengthOf(start, piece.slice(from)))
    }
    if (!isElided(rest)) rest = rest.replace(outerApostrophes, '')
    if (letterOrDigit.test(rest)) add(folded(rest), piece.length)
    return words
  })
}

/** How long the beginning of a written word is that has a form: letters may be written in several characters. */
function lengthOf(form: string, written: string): number {
  let length = form.length
  while (length < written.length && dictionaryForm(written.slice(0, length)) !== form) length += 1
  return length
}

// In lower case, İ is an i with a dot above, which no dictionary and no keyboard writes.
const withoutDot = (text: string) => text.replaceAll('i\u0307', 'i')

/** Letters that lower case alone leaves apart. @see Unicode Character Database, CaseFolding.txt, status F. */
const folded = (word: string) => word.replaceAll('ß', 'ss').replaceAll('ς', 'σ').replaceAll('ſ', 's')
