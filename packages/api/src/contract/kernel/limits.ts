/** Every number both sides must agree on. The unit is in the name; a name without one is a count. */
export * as limits from './limitValues.js'

/** Versions shown and sent: of the console itself, and of the grammar and wake-word guides it links to. */
export const versions = { console: '6.1.4', documentation: '5.9.0' } as const

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

/** What a profile picture may be, by media type. */
export const pictureMediaTypes = ['image/jpeg', 'image/gif', 'image/png'] as const
