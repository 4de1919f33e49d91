import { clippedAmplitude } from '../../signal/clipping.js'

/** Distance between the middles of two bars, in px. */
export const barPitch = 4

const barWidth = 2.2
// Speech is mostly quiet: with this exponent a tenth of full scale still fills a quarter of the height.
const exponent = 0.6

export type BarPaths = { readonly played: string; readonly rest: string; readonly clipped: string }

/**
 * Bars of a waveform as one SVG path a part.
 *
 * @param peaks one amplitude a bar, in [0, 1].
 * @param height of the drawing in px.
 * @param playedFraction part that has been played, in [0, 1]; a bar counts when its middle has been passed.
 */
export function barPaths(peaks: ArrayLike<number>, height: number, playedFraction: number): BarPaths {
  const paths = { played: '', rest: '', clipped: '' }
  const middle = height / 2
  for (let bar = 0; bar < peaks.length; bar++) {
    const peak = Math.min(1, peaks[bar]!)
    const half = Math.max(0.01, peak ** exponent * (middle - barWidth / 2))
    const isPlayed = bar + 0.5 <= playedFraction * peaks.length
    const part = peak >= clippedAmplitude ? 'clipped' : isPlayed ? 'played' : 'rest'
    paths[part] += `M${(bar + 0.5) * barPitch} ${round(middle - half)}V${round(middle + half)}`
  }
  return paths
}

const round = (value: number) => Math.round(value * 100) / 100
