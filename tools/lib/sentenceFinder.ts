/** A value that a sentence takes. */
const value = /\{\{\w+\}\}/
/** Words that are marked in a sentence are in an element of their own. */
const mark = /<\/?\w+>/

const plain = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** Whether a part identifies its sentence: it has a word, whatever values are around it. */
const isTelling = (part: string) => /\p{L}{3}/u.test(part.replace(new RegExp(value, 'g'), ' '))

/**
 * Knows the sentences of one language by what is shown of them.
 *
 * @param sentences of that language, with `{{values}}` and `<marks>`.
 * @param others of the other language: what is said alike in both is of neither.
 */
export function sentenceFinder(
  sentences: readonly string[],
  others: readonly string[],
): (text: string) => boolean {
  const partsOf = (all: readonly string[]) => all.flatMap((each) => each.split(mark)).map(plain)
  const shared = new Set(partsOf(others))
  const parts = [...new Set(partsOf(sentences))].filter((part) => isTelling(part) && !shared.has(part))
  const whole = new Set(parts.filter((part) => !value.test(part)))
  // A pattern that also fits a sentence of the other language proves nothing.
  const filled = parts
    .filter((part) => value.test(part))
    .map(patternOf)
    .filter((pattern) => ![...shared].some((other) => pattern.test(other)))
  return (text) => {
    const shown = plain(text)
    return whole.has(shown) || filled.some((pattern) => pattern.test(shown))
  }
}

const patternOf = (part: string) =>
  new RegExp(
    `^${part
      .split(value)
      .map((fixed) => fixed.replace(/[.*+?^${'$'}{}()|[\]\\]/g, '\\$&'))
      .join('.*?')}$`,
    'u',
  )
