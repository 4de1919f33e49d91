/** Counts the calls for which the overlay shows. */
export interface Pending {
  /** @returns a function that says the call is over; `failed` clears every call counted so far. */
  readonly begin: () => (failed: boolean) => void
  readonly clear: () => void
}

export function countPending(onChange: (count: number) => void = () => {}): Pending {
  const calls = new Set<symbol>()
  let told = 0
  const tell = () => {
    if (calls.size === told) return
    told = calls.size
    onChange(told)
  }
  const clear = () => {
    calls.clear()
    tell()
  }
  return {
    clear,
    begin: () => {
      const call = Symbol()
      calls.add(call)
      tell()
      return (failed) => {
        if (failed) return clear()
        calls.delete(call)
        tell()
      }
    },
  }
}
