/** A return value, and its words: from the first, to the one after the last. */
export interface Piece {
  readonly value: string
  readonly from: number
  readonly to: number
}

/** Between the pieces of one number, in the languages that have a library of numbers. */
export const joining: ReadonlySet<string> = new Set('and et und y e en'.split(' '))
// Longer ones are no longer exact, and are not spoken as numbers.
const number = /^(?:0|[1-9]\d{0,14})$/
/** A number that is said after a smaller one and belongs to it: the tens of "ein und zwanzig". */
const added = /^\+[1-9]\d{0,14}$/
const multipliers = [1000, 1_000_000]

/**
 * Joins the return values of one number at a place: 20 and 2 are 22, 2 and 100 are 200, 1 and `+20` are 21, 3, `.` and 5 are
 * 3.5, `-` and 5 are -5. Pieces belong to one number when they are said together, or joined by "and". Others are unchanged:
 * 2 and 10 are two numbers.
 *
 * @param words of the sentence, normalized.
 */
export function composeNumbers(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const whole = joined(
    pieces.map((piece) => ({ ...piece, ...partsOf(piece.value) })),
    words,
    sum,
  )
  return joined(whole, words, written)
}

/** Joins the pieces that are said together, and that `join` makes one. */
function joined<One extends Piece>(
  pieces: readonly One[],
  words: readonly string[],
  join: (one: One, next: One) => One | undefined,
): One[] {
  const done: One[] = []
  for (const piece of pieces) {
    const last = done.at(-1)
    const one = last && isTogether(last, piece, words) ? join(last, piece) : undefined
    if (one) done.pop()
    done.push(one ?? piece)
  }
  return done
}

interface Composing extends Piece {
  /** The part that is complete before the last multiplier: 3000 of 3200. */
  readonly done: number
  /** The part that still grows, and may be multiplied: 200 of 3200. `undefined` of anything but a whole number. */
  readonly open: number | undefined
}

function partsOf(value: string): Pick<Composing, 'done' | 'open'> {
  if (!number.test(value)) return { done: 0, open: undefined }
  const whole = Number(value)
  return multipliers.includes(whole) ? { done: whole, open: 0 } : { done: 0, open: whole }
}

function isTogether(one: Piece, next: Piece, words: readonly string[]): boolean {
  return words.slice(one.to, next.from).every((word) => joining.has(word))
}

function sum(one: Composing, next: Composing): Composing | undefined {
  if (one.open === undefined) return undefined
  const parts = added.test(next.value)
    ? raised(one.done, one.open, Number(next.value))
    : number.test(next.value) && grown(one.done, one.open, Number(next.value))
  if (!parts) return undefined
  return { from: one.from, to: next.to, ...parts, value: String(parts.done + parts.open) }
}

/** A sign or a point, and the digits after it. */
function written<One extends Piece>(one: One, next: One): One | undefined {
  const isOne =
    (one.value === '-' && number.test(next.value)) ||
    (/^-?\d+$/.test(one.value) && next.value === '.') ||
    (/^-?\d+\.\d*$/.test(one.value) && /^\d+$/.test(next.value))
  return isOne ? { ...one, to: next.to, value: one.value + next.value } : undefined
}

/** Ones that precede their tens. */
function raised(done: number, open: number, tens: number): { done: number; open: number } | undefined {
  return open > 0 && open < leastOf(tens) ? { done, open: open + tens } : undefined
}

function grown(done: number, open: number, next: number): { done: number; open: number } | undefined {
  if (multipliers.includes(next)) {
    // "Three thousand" in a number of millions; "two thousand thousand" is invalid.
    const fits = open > 0 && open < 1000 && (done === 0 || next < leastOf(done))
    return fits ? { done: done + open * next, open: 0 } : undefined
  }
  if (next === 100 && open > 0 && open < (done === 0 ? 100 : 10)) return { done, open: open * 100 }
  if (open === 0) return done > 0 && next > 0 && next < leastOf(done) ? { done, open: next } : undefined
  return next > 0 && next < leastOf(open) ? { done, open: open + next } : undefined
}

/** A number adds less than the last digit that is not 0; 60 and 80 take up to 19, as French counts. */
function leastOf(whole: number): number {
  if (whole % 100 === 60 || whole % 100 === 80) return 20
  let least = 1
  while (whole % (least * 10) === 0) least *= 10
  return least
}
