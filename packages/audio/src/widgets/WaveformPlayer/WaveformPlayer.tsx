import type { Ref } from 'react'
import type { AudioSource } from '../../playback/loadSound.js'
import { usePlayer } from '../../playback/usePlayer.js'
import { type WaveformPlayerSize, WaveformPlayerView } from './WaveformPlayerView.js'
import type { WaveformRegion } from './WaveformRegions.js'

export type WaveformPlayerProps = {
  /** Accessible name of the sound, for example its file name. */
  label: string
  /** Source of the sound; keep the same value between renders. */
  source: AudioSource
  /**
   * Amplitudes in [0, 1], at least one per bar, when they are known before the sound is loaded; an empty
   * array defers loading without them.
   */
  peaks?: ArrayLike<number>
  /** Length in seconds. With `peaks`, the sound is loaded on the first press, which suits lists. */
  durationSeconds?: number
  /** `large` shows the length beside the position; `small` shows neither, for rows that do. */
  size?: WaveformPlayerSize
  /** Named parts of the sound, marked behind the waveform. */
  regions?: readonly WaveformRegion[]
  /** Called when playback reached the end. */
  onEnded?: () => void
  id?: string
  ref?: Ref<HTMLButtonElement>
}

const nothing = new Float32Array(0)

/** Plays a sound and shows its waveform. Only one player plays at a time. */
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
