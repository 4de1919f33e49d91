/** A text in its stored form: trimmed, and null when empty. */
export const writtenText = (text: string | null): string | null => text?.trim() || null
