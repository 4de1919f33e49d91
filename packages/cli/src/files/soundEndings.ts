/** The endings of recordings. */
export const soundEndings = ['.wav', '.mp3', '.ogg', '.aac', '.flac', '.m4a', '.webm'] as const
