/**
 * Which words of two sentences make the difference: those outside of the longest sequence of words that both have.
 *
 * @returns for each sentence one flag a word.
 */
export function differingWords(
  a: readonly string[],
  b: readonly string[],
): readonly [first: boolean[], second: boolean[]] {
  // common[i][j]: how many words the rests from i and j have in common.
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i]![j] =
        a[i] === b[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const first = a.map(() => true)
  const second = b.map(() => true)
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      first[i++] = false
      second[j++] = false
    } else if (common[i + 1]![j]! >= common[i]![j + 1]!) i++
    else j++
  }
  return [first, second]
}
