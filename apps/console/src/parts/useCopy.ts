import { useShell } from '@saywright/shell'
import { useCallback } from 'react'

/** Copies a text and announces it, or the failure, as without a clipboard. */
export function useCopy(): (text: string, copied: string, failed: string) => Promise<void> {
  const { notices } = useShell()
  return useCallback(
    async (text, copied, failed) => {
      try {
        await navigator.clipboard.writeText(text)
        notices.show({ cause: 'copy', tone: 'success', text: copied })
      } catch {
        notices.show({ cause: 'copy', tone: 'error', text: failed })
      }
    },
    [notices],
  )
}
