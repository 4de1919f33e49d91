import type { AudioAsset } from '@saywright/api/contract'
import type { AudioFile } from '@saywright/audio'

/** A recording of a project, as lists show it. */
export type ProjectAudioFile = AudioFile & {
  readonly id: number
  /** Media type, read from its bytes. */
  readonly type: string
  /** Names of unit tests that recognize it, ten at most. */
  readonly usedIn: readonly string[]
}

/** A recording of the server in the form of the widgets. */
export function projectAudioFile(asset: AudioAsset): ProjectAudioFile {
  const { id, name, type, duration, size, created_at, transcription, peaks, used_in } = asset
  return {
    id,
    name,
    type,
    durationSeconds: duration ?? undefined,
    bytes: size,
    createdAt: created_at,
    transcription: transcription ?? undefined,
    peaks: peaks ?? undefined,
    usedIn: used_in ?? [],
  }
}
