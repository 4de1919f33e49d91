import { useLayoutEffect } from 'react'
import { useShell } from '../ShellContext.js'

/** Keeps the notices at the top of the window while the caller is mounted: in a frame with controls at its bottom. */
export function useNoticesOnTop(): void {
  const { noticeSide } = useShell()
  useLayoutEffect(() => {
    noticeSide.set('top')
    return () => noticeSide.set('bottom')
  }, [noticeSide])
}
