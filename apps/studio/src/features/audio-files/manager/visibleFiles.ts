import { foldText, searchWords } from '@saywright/ui'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'

export type FileFilter = {
  /** Words of names and transcriptions. */
  readonly search: string
  readonly transcription: '' | 'with' | 'without'
  /** Media type; empty for any. */
  readonly format: string
}

export const noFilter: FileFilter = { search: '', transcription: '', format: '' }

/** The recordings that a filter leaves, in their order. Every word of the search must be found. */
export function visibleFiles(
  files: readonly ProjectAudioFile[],
  { search, transcription, format }: FileFilter,
): readonly ProjectAudioFile[] {
  const words = searchWords(search)
  return files.filter((file) => {
    if (format && file.type !== format) return false
    if (transcription && (transcription === 'with') !== Boolean(file.transcription)) return false
    const text = foldText(`${file.name} ${file.transcription ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}

/** The media types that there are, in the order of their names. */
export function formatsOf(files: readonly ProjectAudioFile[]): readonly string[] {
  return [...new Set(files.map(({ type }) => type))].toSorted()
}

/** The name of a media type: "audio/mpeg" is MP3. */
export function formatName(mediaType: string): string {
  const known: Readonly<Record<string, string>> = { mpeg: 'MP3', mp4: 'M4A' }
  const part = mediaType.split('/')[1] ?? mediaType
  return known[part] ?? part.toUpperCase()
}
