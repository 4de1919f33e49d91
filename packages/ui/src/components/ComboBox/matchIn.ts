const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/gu, ' ').toLowerCase()

/** From its first letter to behind its last, in UTF-16 units. */
export type Match = { start: number; end: number }

/**
 * Where the words typed stand in a label, whatever the case and the accents; `undefined` where they do not. Nothing typed
 * stands at the beginning of everything.
 */
export function matchIn(label: string, typed: string): Match | undefined {
  const needle = plain(typed.trim())
  let letters = ''
  // A letter may become none or several: the place that each one came from.
  const origins: number[] = []
  let offset = 0
  for (const letter of label) {
    const folded = plain(letter)
    letters += folded
    for (let unit = 0; unit < folded.length; unit++) origins.push(offset)
    offset += letter.length
  }
  const at = letters.indexOf(needle)
  if (at === -1) return undefined
  if (needle === '') return { start: 0, end: 0 }
  return { start: origins[at] ?? 0, end: origins[at + needle.length] ?? label.length }
}
