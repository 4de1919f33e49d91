import { joinWords, normalizeWord } from '@saywright/grammar'

export interface DifferenceWord {
  readonly text: string
  /** `same` in both, `added` only in the recognized sentence, `missing` only in the expected one. */
  readonly kind: 'same' | 'added' | 'missing'
}

/** The difference between the recognized and the expected sentence, word by word: the fewest words that are not in both. */
export function wordDifference(expected: string, heard: string): DifferenceWord[] {
  const from = writtenWords(expected)
  const to = writtenWords(heard)
  const isSame = (a: number, b: number) => normalizeWord(from[a] ?? '') === normalizeWord(to[b] ?? '')
  // How many words are in both from a place of each on.
  const common = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0))
  for (let a = from.length - 1; a >= 0; a--)
    for (let b = to.length - 1; b >= 0; b--)
      common[a]![b] = isSame(a, b)
        ? common[a + 1]![b + 1]! + 1
        : Math.max(common[a + 1]![b]!, common[a]![b + 1]!)
  const words: DifferenceWord[] = []
  let [a, b] = [0, 0]
  while (a < from.length || b < to.length) {
    if (a < from.length && b < to.length && isSame(a, b)) {
      words.push({ text: to[b]!, kind: 'same' })
      a++
      b++
    } else if (b >= to.length || (a < from.length && common[a + 1]![b]! >= common[a]![b + 1]!))
      words.push({ text: from[a++]!, kind: 'missing' })
    else words.push({ text: to[b++]!, kind: 'added' })
  }
  return words
}

/** Words in their displayed form: an elided one with what follows it, however the recognizer writes them. */
function writtenWords(sentence: string): string[] {
  const words = joinWords(sentence.split(/\s+/u)).split(' ')
  return words.filter((word) => normalizeWord(word) !== '')
}
