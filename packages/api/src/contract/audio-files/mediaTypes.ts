/** What an audio upload may be, by media type. */
export const audioMediaTypes = [
  'audio/wav',
  'audio/mpeg',
  'audio/ogg',
  'audio/aac',
  'audio/flac',
  'audio/mp4',
  'audio/webm',
] as const
