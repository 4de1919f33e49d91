/** The identifier of a heading: its words without accents and signs, with hyphens between. */
export function slugOf(text: string): string {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
}
