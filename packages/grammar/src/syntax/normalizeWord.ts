const apostrophes = /[’‘ʼ`´]/g
const hyphens = /[\u2010\u2011]/g
const invisible = /[\u00ad\u200b\ufeff]/g
const alreadyNormal = /^[a-z0-9]+$/
const outerMarks = new Set('.,;:!?…"“”«»()[]¿¡')

/**
 * Normalizes a word for comparison: composed Unicode, lower case, straight apostrophes, plain hyphens, and no
 * punctuation at either end. Accents and inner hyphens are significant: `eteins` is not `éteins`, `x-ray` is
 * not `xray`. A word of punctuation only becomes an empty text.
 */
export function normalizeWord(text: string): string {
  if (alreadyNormal.test(text)) return text
  const written = text
    .normalize('NFC')
    .toLowerCase()
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .replace(invisible, '')
  return withoutMarks(written)
}

function withoutMarks(word: string): string {
  let [start, end] = [0, word.length]
  while (start < end && outerMarks.has(word.charAt(start))) start++
  while (end > start && outerMarks.has(word.charAt(end - 1))) end--
  return word.slice(start, end)
}

/**
 * The normalized words of a sentence; French spaces before punctuation and separate punctuation marks are
 * ignored.
 */
export function wordsOfSentence(sentence: string): string[] {
  return sentence
    .split(/\s+/u)
    .map(normalizeWord)
    .filter((word) => word !== '')
}
