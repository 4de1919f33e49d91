/** A mark with its word, in px from the left and the bottom of the plot. */
export type LabelledMark = { readonly x: number; readonly y: number; readonly word: string }

// Of the font at its size: wider than most words, so that none overlap.
const characterWidth = 7
const lineHeight = 16
const markRadius = 6
/** From the middle of a mark to the foot of its word, in px. */
export const wordGap = 10

type Placed = { readonly x: number; readonly foot: number; readonly halfWidth: number }

/**
 * Where the words of marks are written: above their marks, and above the line of the threshold where it would strike them
 * through. Of words that would overlap another word or another mark, that of the highest mark is written.
 *
 * @param thresholdY height of the threshold, in px from the bottom.
 * @returns for each mark, in the same order, the foot of its word in px from the bottom; undefined for a word that is not
 * written.
 */
export function placeWords(marks: readonly LabelledMark[], thresholdY: number): (number | undefined)[] {
  const written: Placed[] = []
  const feet: (number | undefined)[] = marks.map(() => undefined)
  const byHeight = marks.map((mark, index) => ({ mark, index })).toSorted((a, b) => b.mark.y - a.mark.y)
  for (const { mark, index } of byHeight) {
    const above = mark.y + wordGap
    const isStruck = above < thresholdY + 2 && above + lineHeight > thresholdY
    const foot = isStruck ? thresholdY + 4 : above
    const placed = { x: mark.x, foot, halfWidth: ((mark.word.length + 1) * characterWidth) / 2 }
    const isFree =
      written.every((other) => !overlap(placed, other)) &&
      marks.every((other) => other === mark || !covers(placed, other))
    if (!isFree) continue
    written.push(placed)
    feet[index] = foot
  }
  return feet
}

const overlap = (a: Placed, b: Placed) =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.foot - b.foot) < lineHeight

const covers = ({ x, foot, halfWidth }: Placed, mark: LabelledMark) =>
  Math.abs(x - mark.x) < halfWidth + markRadius &&
  mark.y > foot - markRadius &&
  mark.y < foot + lineHeight + markRadius
