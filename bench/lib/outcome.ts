/** One line of a bench. Texts are ready to print; `ok` is false above a budget. */
export type Row = {
  readonly figure: string
  readonly value: string
  readonly anchor?: string
  readonly ratio?: string
  readonly budget: string
  readonly ok: boolean
  /** Its rows in `baseline.txt`. */
  readonly kept?: Kept
}

/** A count, such as bytes, or the ratio of a timing to that of its anchor in the same process; less is better. */
export type Kept = { readonly kind: 'count' | 'timing'; readonly value: number }

export type Outcome = {
  readonly name: string
  readonly rows: readonly Row[]
  readonly ok: boolean
  /** Further files of `--write`, by their path in the repository. */
  readonly files?: Readonly<Record<string, string>>
}

export type Measured = {
  readonly figure: string
  readonly ours: number
  readonly anchor?: number
  /** Highest value of ours, in the same unit. */
  readonly most?: number
  /** Highest ratio of ours to the anchor. */
  readonly maxRatio?: number
  readonly show: (value: number) => string
  /** Whether `baseline.txt` holds it: ours as a count, or the ratio of interleaved timings. */
  readonly kept?: Kept['kind']
}

/** Compares ours with its anchor and its budgets. */
export function compare({ figure, ours, anchor, most, maxRatio, show, kept }: Measured): Row {
  const ratio = anchor === undefined ? undefined : ours / anchor
  const isTooMuch = most !== undefined && ours > most
  const isTooFar = maxRatio !== undefined && ratio !== undefined && ratio > maxRatio
  const budgets = [
    ...(most === undefined ? [] : [`≤ ${show(most)}`]),
    ...(maxRatio === undefined ? [] : [`≤ ${maxRatio}×`]),
  ]
  return {
    figure,
    value: show(ours),
    ...(anchor === undefined ? {} : { anchor: show(anchor), ratio: `${(ours / anchor).toFixed(2)}×` }),
    budget: budgets.join(', '),
    ok: !isTooMuch && !isTooFar,
    ...(kept && { kept: { kind: kept, value: kept === 'timing' ? (ratio ?? Number.NaN) : ours } }),
  }
}

export function outcomeOf(name: string, rows: readonly Row[]): Outcome {
  return { name, rows, ok: rows.every(({ ok }) => ok) }
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`

/** The value that a share of all values, such as 0.95, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
