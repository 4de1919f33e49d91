import { useEffect, useState } from 'react'

/** Whether a moment is still to come; drawn anew when it has. */
export function useIsBefore(moment: string | null | undefined): boolean {
  const end = moment ? Date.parse(moment) : 0
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const left = end - Date.now()
    if (left <= 0) return
    const timer = setTimeout(() => setPassed(end), left)
    return () => clearTimeout(timer)
  }, [end])
  return end > passed && end > Date.now()
}
