import type { AudioAsset } from '@saywright/api/contract'
import { type AudioSource, WaveformPlayer } from '@saywright/audio'
import { useMemo } from 'react'
import { sampleSound } from './AudioSamplesStep.css.js'

export type SampleSoundProps = {
  recording: AudioAsset
  /** Where the sound of a recording is; nothing is fetched before it is played. Keep the same function between renders. */
  sourceOf: (recording: Pick<AudioAsset, 'id'>) => AudioSource
}

const unknown: readonly number[] = []

/** The sound of a recording in its row: it is not loaded before it is played. */
export function SampleSound({ recording, sourceOf }: SampleSoundProps) {
  const { id, name, size, peaks, duration } = recording
  // biome-ignore lint/correctness/useExhaustiveDependencies: another transcription is the same sound
  const source = useMemo(() => sourceOf(recording), [id, size, sourceOf])
  return (
    <div className={sampleSound}>
      <WaveformPlayer
        key={size}
        label={name}
        size="small"
        source={source}
        peaks={peaks ?? unknown}
        durationSeconds={duration ?? 0}
      />
    </div>
  )
}
