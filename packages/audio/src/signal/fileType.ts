/**
 * Supported audio file types with their media types and extensions. The type of a file is detected from its
 * bytes: see `readContainer`.
 */
export const audioFileTypes = {
  wav: {
    extensions: ['wav', 'wave'],
    mimeTypes: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  },
  mp3: { extensions: ['mp3'], mimeTypes: ['audio/mpeg', 'audio/mp3'] },
  ogg: {
    extensions: ['ogg', 'oga', 'opus'],
    mimeTypes: ['audio/ogg', 'application/ogg', 'audio/opus', 'video/ogg'],
  },
  aac: { extensions: ['aac'], mimeTypes: ['audio/aac', 'audio/aacp', 'audio/x-aac'] },
  flac: { extensions: ['flac'], mimeTypes: ['audio/flac', 'audio/x-flac'] },
  m4a: { extensions: ['m4a', 'mp4'], mimeTypes: ['audio/mp4', 'audio/x-m4a', 'audio/m4a', 'video/mp4'] },
  webm: { extensions: ['webm', 'weba'], mimeTypes: ['audio/webm', 'video/webm'] },
} as const satisfies Record<string, { extensions: readonly string[]; mimeTypes: readonly string[] }>

export type AudioFileType = keyof typeof audioFileTypes

/** All types, in display order. */
export const allAudioFileTypes = Object.keys(audioFileTypes) as AudioFileType[]
