/** The audio files that people bring, and how each is recognized by name and declared type. */
export const audioFileTypes = {
  wav: {
    extensions: ['wav', 'wave'],
    mimeTypes: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  },
  mp3: { extensions: ['mp3'], mimeTypes: ['audio/mpeg', 'audio/mp3'] },
  ogg: { extensions: ['ogg', 'oga', 'opus'], mimeTypes: ['audio/ogg', 'application/ogg', 'audio/opus'] },
  aac: { extensions: ['aac'], mimeTypes: ['audio/aac', 'audio/aacp', 'audio/x-aac'] },
  flac: { extensions: ['flac'], mimeTypes: ['audio/flac', 'audio/x-flac'] },
  m4a: { extensions: ['m4a', 'mp4'], mimeTypes: ['audio/mp4', 'audio/x-m4a', 'audio/m4a', 'video/mp4'] },
  webm: { extensions: ['webm', 'weba'], mimeTypes: ['audio/webm', 'video/webm'] },
} as const satisfies Record<string, { extensions: readonly string[]; mimeTypes: readonly string[] }>

export type AudioFileType = keyof typeof audioFileTypes

/** All types, in the order in which they are named to people. */
export const allAudioFileTypes = Object.keys(audioFileTypes) as AudioFileType[]

const id3HeaderBytes = 10

/**
 * What a file is by its first bytes, whatever its name says.
 *
 * @param bytes the beginning of the file; the whole of it when it may start with an ID3 tag.
 * @returns undefined for what is none of the seven types.
 * @see the RIFF, MPEG-1 part 3, RFC 3533, ISO/IEC 13818-7 (ADTS), FLAC, ISO/IEC 14496-12 and Matroska (EBML) headers; id3.org for ID3v2.
 */
export function sniffAudioType(bytes: Uint8Array): AudioFileType | undefined {
  const has = (text: string, offset = 0) =>
    [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0))
  if (has('RIFF') && has('WAVE', 8)) return 'wav'
  if (has('OggS')) return 'ogg'
  if (has('fLaC')) return 'flac'
  if (has('ftyp', 4)) return 'm4a'
  if (has('\u001a\u0045\u00df\u00a3')) return 'webm'
  if (has('ADIF')) return 'aac'
  if (has('ID3')) return behindTag(bytes)
  return frameType(bytes)
}

/** What follows a tag; music where that cannot be told. A tag behind a tag is nobody's. */
function behindTag(bytes: Uint8Array): AudioFileType {
  const rest = bytes.subarray(id3HeaderBytes + id3Size(bytes))
  const isTag = rest[0] === 0x49 && rest[1] === 0x44 && rest[2] === 0x33
  return (isTag ? undefined : sniffAudioType(rest)) ?? 'mp3'
}

/** Frames of MPEG audio and of ADTS start alike; only ADTS has layer 0. Layer 3 (called I) would take UTF-16 text for music. */
function frameType([first = 0, second = 0]: Uint8Array): AudioFileType | undefined {
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined
  const version = (second >> 3) & 3
  const layer = (second >> 1) & 3
  if (layer === 0) return (second & 0xf0) === 0xf0 ? 'aac' : undefined
  return version === 1 || layer === 3 ? undefined : 'mp3'
}

/** Seven bits in each of four bytes. */
function id3Size(bytes: Uint8Array): number {
  return [6, 7, 8, 9].reduce((size, index) => size * 128 + ((bytes[index] ?? 0) & 0x7f), 0)
}

/** Whether a name or a declared type is one of a type's own; a type that says nothing (empty, octet-stream) suits all. */
export function matchesAudioType(type: AudioFileType, name: string, mimeType = ''): boolean {
  const { extensions, mimeTypes }: { extensions: readonly string[]; mimeTypes: readonly string[] } =
    audioFileTypes[type]
  const extension = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase()
  const declared = mimeType.split(';')[0]?.trim().toLowerCase()
  const saysNothing = !declared || declared === 'application/octet-stream'
  return (
    extension !== undefined && extensions.includes(extension) && (saysNothing || mimeTypes.includes(declared))
  )
}
