import { useMemo } from 'react'
import type { AudioSource } from '../../playback/loadSound.js'
import { WaveformPlayer } from '../WaveformPlayer/WaveformPlayer.js'
import type { AudioFile } from './AudioFile.js'
import { sound } from './AudioFileTable.css.js'

const unknown = new Float32Array(0)

export type SoundCellProps<File extends AudioFile> = { file: File; sourceOf: (file: File) => AudioSource }

/** The sound of a row: it is not loaded before it is played. */
export function SoundCell<File extends AudioFile>({ file, sourceOf }: SoundCellProps<File>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name or transcription is the same sound
  const source = useMemo(() => sourceOf(file), [file.id, file.bytes, sourceOf])
  return (
    <div className={sound}>
      <WaveformPlayer
        key={file.bytes}
        label={file.name}
        size="small"
        source={source}
        peaks={file.peaks ?? unknown}
        durationSeconds={file.durationSeconds ?? 0}
      />
    </div>
  )
}
