import type { Ref } from 'react'
import type { AudioSource } from '../../playback/loadSound.js'
import { usePlayer } from '../../playback/usePlayer.js'
import { type WaveformPlayerSize, WaveformPlayerView } from './WaveformPlayerView.js'
import type { WaveformRegion } from './WaveformRegions.js'

export type WaveformPlayerProps = {
  /** Name of the sound, for example its file name. */
  label: string
  /** Where the sound is; keep the same value between renders. */
  source: AudioSource
  /**
   * Amplitudes in [0, 1], at least one a bar, when they are known before the sound is loaded; none to wait with loading
   * although nothing is known.
   */
  peaks?: ArrayLike<number>
  /** Length in seconds. With `peaks`, nothing is loaded before the first press: right for lists. */
  durationSeconds?: number
  /** `large` also shows the length beside the position; `small` shows neither, for rows that do. */
  size?: WaveformPlayerSize
  /** Parts of the sound that have a name, marked behind the waveform. */
  regions?: readonly WaveformRegion[]
  /** The sound has been played to its end. */
  onEnded?: () => void
  id?: string
  ref?: Ref<HTMLButtonElement>
}

const nothing = new Float32Array(0)

/** Plays a sound and shows it. One player sounds at a time. */
export function WaveformPlayer({ source, peaks, durationSeconds, onEnded, ...looks }: WaveformPlayerProps) {
  const { state, samples, toggle, seek } = usePlayer(source, {
    durationSeconds: peaks ? durationSeconds : undefined,
    onEnded,
  })
  return (
    <WaveformPlayerView
      {...looks}
      state={state}
      peaks={peaks?.length ? peaks : (samples ?? nothing)}
      onToggle={toggle}
      onSeek={seek}
    />
  )
}
