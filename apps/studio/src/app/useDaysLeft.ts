import { useEffect, useState } from 'react'
import { daysLeft } from './daysLeft.js'

// A studio may stay open over night.
const lookAgainMilliseconds = 60_000

/** Whole days until a moment, counted anew while the page is open; undefined without one. */
export function useDaysLeft(until: string | null | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookAgainMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return until ? daysLeft(until, now) : undefined
}
