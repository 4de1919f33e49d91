/** A recording that is kept somewhere, as far as a list shows it. */
export type AudioFile = {
  readonly id: number | string
  readonly name: string
  /** Absent where the format hides it. */
  readonly durationSeconds: number | undefined
  readonly bytes: number
  /** An ISO 8601 text. */
  readonly createdAt: string
  /** What is said in it. */
  readonly transcription: string | undefined
  /** Amplitudes in [0, 1], at least one a bar; absent until somebody plays it. */
  readonly peaks: ArrayLike<number> | undefined
}

/** A column of an `AudioFileTable`; `sound` plays. */
export type AudioFileColumn = 'name' | 'sound' | 'duration' | 'size' | 'created' | 'transcription'

export const allAudioFileColumns: readonly AudioFileColumn[] = [
  'name',
  'sound',
  'duration',
  'size',
  'created',
  'transcription',
]
