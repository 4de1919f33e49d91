const sampleRate = 16_000
// A pitch is far below what a quarter of the samples can hold.
const step = 4
const rate = sampleRate / step
const windowLength = 0.064 * rate
const hop = 0.02 * rate
const shortestPeriod = Math.floor(rate / 400)
const longestPeriod = Math.ceil(rate / 60)
/** How alike two periods of a voice are at least. */
const leastLikeness = 0.7
const leastPower = 1e-5
/** Of the loudest frame: what hums in the pauses of somebody is quieter than they are. */
const leastShare = 0.05

/**
 * The pitch of a voice.
 *
 * @param samples mono PCM at 16 kHz.
 * @returns the median of its voiced frames, in Hz; `undefined` where none is.
 */
export function pitchOf(samples: Float32Array): number | undefined {
  const low = lowered(samples)
  const count = Math.max(0, Math.ceil((low.length - windowLength - longestPeriod + 1) / hop))
  const frames = Array.from({ length: count }, (_, at) => ({
    start: at * hop,
    power: productOf(low, at * hop, at * hop) / windowLength,
  }))
  const least = frames.reduce((most, { power }) => Math.max(most, power * leastShare), leastPower)
  const pitches = frames.flatMap(({ start, power }) => (power < least ? [] : (pitchAt(low, start) ?? [])))
  return pitches.sort((one, other) => one - other)[Math.floor(pitches.length / 2)]
}

/** Means of four samples: what is above a voice's first harmonics has no say. */
function lowered(samples: Float32Array): Float64Array {
  return Float64Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    let sum = 0
    for (let next = 0; next < step; next++) sum += samples[at * step + next] ?? 0
    return sum / step
  })
}

/** By normalized autocorrelation: the shortest period that is nearly as good as the best, for two periods repeat as one does. */
function pitchAt(low: Float64Array, start: number): number | undefined {
  const power = productOf(low, start, start)
  const likeness = Array.from({ length: longestPeriod - shortestPeriod + 1 }, (_, at) => {
    const other = start + shortestPeriod + at
    const scale = Math.sqrt(power * productOf(low, other, other))
    return scale > 0 ? productOf(low, start, other) / scale : 0
  })
  const best = Math.max(...likeness)
  if (best < leastLikeness) return undefined
  const place = likeness.findIndex(
    (each, at) => each > best * 0.85 && each >= (likeness[at - 1] ?? 0) && each >= (likeness[at + 1] ?? 0),
  )
  return place < 0 ? undefined : rate / (shortestPeriod + place)
}

function productOf(low: Float64Array, one: number, other: number): number {
  let sum = 0
  for (let at = 0; at < windowLength; at++) sum += (low[one + at] ?? 0) * (low[other + at] ?? 0)
  return sum
}
