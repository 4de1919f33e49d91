import { useEffect, useState } from 'react'

export const longWaitMilliseconds = 10_000

/** Whether an operation has been in progress for ten seconds without interruption. */
export function useLongWait(isActive: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setLong(true), longWaitMilliseconds)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isActive])
  return isLong
}
