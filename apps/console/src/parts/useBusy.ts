import { useState } from 'react'

/** Whether an action is under way, and how to begin it. Whoever gave the action tells why it failed. */
export function useBusy(action: () => Promise<void>): readonly [isBusy: boolean, begin: () => void] {
  const [isBusy, setIsBusy] = useState(false)
  const begin = () => {
    const settle = () => setIsBusy(false)
    setIsBusy(true)
    action().then(settle, settle)
  }
  return [isBusy, begin]
}
