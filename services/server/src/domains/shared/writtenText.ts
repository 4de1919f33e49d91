/** A text as it is stored: trimmed, and none where nothing is written. */
export const writtenText = (text: string | null): string | null => text?.trim() || null
