/** Waits until an address answers 200; gives up after the time given in milliseconds. */
export async function untilHealthy(address: string, limitMilliseconds = 60_000): Promise<void> {
  const end = performance.now() + limitMilliseconds
  while (performance.now() < end) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(2000) })
      if (response.ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${address} did not answer in ${limitMilliseconds / 1000} s.`)
}
