/** Bytes from the first to the last, both counted from 0 and both included. */
interface Part {
  readonly first: number
  readonly last: number
}

/**
 * The part of a file that the `Range` of a request selects. Several ranges at once, and units other than bytes, select the
 * whole file, as RFC 9110 allows.
 *
 * @returns `undefined` for the whole file, `unsatisfiable` for a part that the file does not have.
 * @see RFC 9110, sections 14.1.2 and 14.2
 */
export function readRange(header: string | undefined, sizeBytes: number): Part | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') {
    const wanted = Math.min(Number(last), sizeBytes)
    return wanted === 0 ? 'unsatisfiable' : { first: sizeBytes - wanted, last: sizeBytes - 1 }
  }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= sizeBytes) return 'unsatisfiable'
  return { first: Number(first), last: last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1) }
}
