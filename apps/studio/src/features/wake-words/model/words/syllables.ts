/** A stretch of a text of phonemes. */
export type PhonemeRange = { readonly from: number; readonly to: number }

/** The inside of the syllable at the caret, between its brackets; undefined outside of all. */
export function syllableAt(phonemes: string, caret: number): PhonemeRange | undefined {
  const from = phonemes.slice(0, caret).lastIndexOf('[')
  if (from === -1) return undefined
  const end = phonemes.indexOf(']', from)
  const to = end === -1 ? phonemes.length : end
  return caret <= to ? { from: from + 1, to } : undefined
}

/** A text of phonemes after a sound was put in, and where the caret stands then. */
export type PhonemeEdit = { readonly phonemes: string; readonly caret: number }

/** Puts a sound in place of the selection: within a syllable, or as the first sound of a new one. */
export function withSound(phonemes: string, { from, to }: PhonemeRange, sound: string): PhonemeEdit {
  const [before, after] = [phonemes.slice(0, from), phonemes.slice(to)]
  if (syllableAt(phonemes, from)) return { phonemes: before + sound + after, caret: from + sound.length }
  return { phonemes: `${before}[${sound}]${after}`, caret: from + 1 + sound.length }
}
