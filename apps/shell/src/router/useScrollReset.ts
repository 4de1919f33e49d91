import { limits } from '@saywright/api/contract'
import { useEffect } from 'react'

/** Brings the page back to its top some time after each change of the path, when the new screen is drawn. */
export function useScrollReset(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the signal, not an input
  useEffect(() => {
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), limits.scrollResetMilliseconds)
    return () => clearTimeout(timer)
  }, [pathname])
}
