/** A measured share and the interval of the true one, all in [0, 1], with the scale on which they are drawn. */
export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
  readonly from: number
  readonly to: number
  /** Whether the voice is synthetic, rather than a person's. */
  readonly isMade: boolean
}

const scheme = 'interval:'

/** An interval as a picture in Markdown. It says nothing: its figures are beside it in words. */
export function intervalPicture({ share, low, high, from, to, isMade }: Interval): string {
  return `![](${scheme}${[share, low, high, from, to, Number(isMade)].join('/')})`
}

/** The interval that the address of a picture names. */
export function intervalOf(address: string): Interval | undefined {
  if (!address.startsWith(scheme)) return undefined
  const [share = 0, low = 0, high = 0, from = 0, to = 1, isMade] = address
    .slice(scheme.length)
    .split('/')
    .map(Number)
  return { share, low, high, from, to, isMade: isMade === 1 }
}
