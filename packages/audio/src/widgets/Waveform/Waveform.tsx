import { barPaths, barPitch } from './bars.js'
import { cursor, part, waveform } from './Waveform.css.js'

export type WaveformProps = {
  /** One amplitude per bar, in [0, 1]: see `peaksOf`. A bar is 4 px wide. */
  peaks: ArrayLike<number>
  /**
   * Height in px.
   * @default 32
   */
  height?: number
  /**
   * Fraction that has been played, in [0, 1].
   * @default 0
   */
  playedFraction?: number
  /**
   * `recording` while the sound is being recorded.
   * @default 'rest'
   */
  tone?: 'rest' | 'recording'
  /**
   * Whether a line marks the current position.
   * @default false
   */
  hasCursor?: boolean
}

/**
 * Draws the waveform of a sound, for rows and cards. It is decorative: show name and length of the sound
 * beside it.
 */
export function Waveform({
  peaks,
  height = 32,
  playedFraction = 0,
  tone = 'rest',
  hasCursor,
}: WaveformProps) {
  const { played, rest, clipped } = barPaths(peaks, height, playedFraction)
  const width = peaks.length * barPitch
  const place = playedFraction * width
  return (
    <svg className={waveform} width={width} height={height} aria-hidden>
      <path className={part[tone]} d={rest} />
      {played && <path className={part.played} d={played} />}
      {clipped && <path className={part.clipped} d={clipped} />}
      {hasCursor && <line className={cursor} x1={place} x2={place} y1={0} y2={height} />}
    </svg>
  )
}
