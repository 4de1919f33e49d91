/** A mark with its word, in px from the left and the bottom of the plot. */
export type LabelBox = { readonly x: number; readonly y: number; readonly word: string }

// Of the font at its size: wider than most words, so that none overlap.
const characterWidth = 7
const lineHeight = 18

/**
 * Whose words are written: of marks whose words would overlap, that of the highest.
 * @returns one boolean for each mark, in the same order.
 */
export function writtenLabels(marks: readonly LabelBox[]): boolean[] {
  const written: LabelBox[] = []
  const isWritten = marks.map(() => false)
  const byHeight = marks.map((mark, index) => ({ mark, index })).toSorted((a, b) => b.mark.y - a.mark.y)
  for (const { mark, index } of byHeight) {
    if (written.some((other) => overlap(mark, other))) continue
    written.push(mark)
    isWritten[index] = true
  }
  return isWritten
}

const overlap = (a: LabelBox, b: LabelBox) =>
  Math.abs(a.x - b.x) < ((a.word.length + b.word.length) / 2) * characterWidth + characterWidth &&
  Math.abs(a.y - b.y) < lineHeight
