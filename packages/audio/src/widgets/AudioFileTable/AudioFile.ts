/** A stored recording as listed in a table. */
export type AudioFile = {
  readonly id: number | string
  readonly name: string
  /** Duration in seconds; `undefined` when the format does not reveal it. */
  readonly durationSeconds: number | undefined
  readonly bytes: number
  /** ISO 8601 text. */
  readonly createdAt: string
  /** Transcription of the recording. */
  readonly transcription: string | undefined
  /** Amplitudes in [0, 1], at least one per bar; `undefined` until the recording is played. */
  readonly peaks: ArrayLike<number> | undefined
}

/** Column of an `AudioFileTable`; `sound` contains the player. */
export type AudioFileColumn = 'name' | 'sound' | 'duration' | 'size' | 'created' | 'transcription'

export const allAudioFileColumns: readonly AudioFileColumn[] = [
  'name',
  'sound',
  'duration',
  'size',
  'created',
  'transcription',
]
