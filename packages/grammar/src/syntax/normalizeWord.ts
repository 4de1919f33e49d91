const apostrophes = /[’‘ʼ`´]/g
const hyphens = /[\u2010\u2011]/g
const invisible = /[\u00ad\u200b\ufeff]/g
const alreadyNormal = /^[a-z0-9]+$/
const outerMarks = new Set('.,;:!?…"“”«»()[]¿¡')

/**
 * The form in which words are compared: Unicode composed, lower case, straight apostrophes, plain hyphens,
 * and no punctuation at either end. Accents and inner hyphens count: `eteins` is not `éteins`, `x-ray` is not
 * `xray`. A word made of punctuation alone becomes the empty string.
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

/** A sentence as the words that are compared; French spaces before punctuation and loose marks are ignored. */
export function wordsOfSentence(sentence: string): string[] {
  return sentence
    .split(/\s+/u)
    .map(normalizeWord)
    .filter((word) => word !== '')
}
