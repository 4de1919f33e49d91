/** A numeric id of an address; undefined for an invalid one, which cannot be found. */
export function idOf(text: string | undefined): number | undefined {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : undefined
  return Number.isSafeInteger(id) ? id : undefined
}
