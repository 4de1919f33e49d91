import { useLayoutEffect } from 'react'
import { useShell } from '../ShellContext.js'

/** Keeps the notices at the top of the window while the caller stands: in a frame whose bottom is for pressing. */
export function useNoticesOnTop(): void {
  const { noticeSide } = useShell()
  useLayoutEffect(() => {
    noticeSide.set('top')
    return () => noticeSide.set('bottom')
  }, [noticeSide])
}
