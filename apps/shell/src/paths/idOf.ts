/** A numeric id of an address; undefined when it is none, and so nothing can be found by it. */
export function idOf(text: string | undefined): number | undefined {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : undefined
  return Number.isSafeInteger(id) ? id : undefined
}
