/**
 * A damaged copy of a file: one to three bytes changed, most often at the beginning, or the end or the middle
 * missing.
 * @param random returns numbers in [0, 1); the same numbers give the same damage.
 */
export function aDamagedFile(file: Uint8Array, random: () => number): Uint8Array<ArrayBuffer> {
  const kind = random()
  const place = () => Math.floor(random() * (random() < 0.5 ? Math.min(file.length, 300) : file.length))
  if (kind < 0.2) return file.slice(0, place())
  if (kind < 0.3) {
    const from = place()
    const missing = Math.floor(random() * 200)
    return Uint8Array.from([...file.subarray(0, from), ...file.subarray(from + missing)])
  }
  const copy = Uint8Array.from(file)
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) copy[place()] = Math.floor(random() * 256)
  return copy
}
