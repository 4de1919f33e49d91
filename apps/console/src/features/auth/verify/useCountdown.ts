import { useEffect, useState } from 'react'

/**
 * Counts seconds down to 0.
 *
 * @returns the seconds that are left, and a function that restarts with a number of them.
 */
export function useCountdown(): readonly [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) setEnd(0)
    }, 250)
    return () => clearInterval(timer)
  }, [end])
  const begin = (seconds: number) => {
    setEnd(Date.now() + seconds * 1000)
    setLeft(seconds)
  }
  return [left, begin]
}
