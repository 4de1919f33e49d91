/** Media types of audio uploads. */
export const audioMediaTypes = [
  'audio/wav',
  'audio/mpeg',
  'audio/ogg',
  'audio/aac',
  'audio/flac',
  'audio/mp4',
  'audio/webm',
] as const
