import { useEffect, useState } from 'react'

const dayMilliseconds = 24 * 60 * 60 * 1000
// A computer that slept wakes its timers late: by at most this.
const lookAgainMilliseconds = 60_000

/**
 * The time in milliseconds since 1970, updated when a moment has come, and before it when a whole day less is left.
 *
 * @param moments on which the content depends, as ISO dates; past or absent ones change nothing.
 */
export function useNow(moments: readonly (string | null | undefined)[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...moments.map((moment) => nextChange(moment, now)))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const left = next - Date.now()
      if (left <= 0) setNow(Date.now())
      else timer = setTimeout(look, Math.min(left, lookAgainMilliseconds))
    }
    if (next < Number.POSITIVE_INFINITY) look()
    return () => clearTimeout(timer)
  }, [next])
  return now
}

/** When fewer whole days are left until a moment than now. */
function nextChange(moment: string | null | undefined, now: number): number {
  const left = moment ? Date.parse(moment) - now : 0
  if (left <= 0) return Number.POSITIVE_INFINITY
  return now + left - (Math.ceil(left / dayMilliseconds) - 1) * dayMilliseconds
}
