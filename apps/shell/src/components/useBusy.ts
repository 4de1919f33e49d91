import { useState } from 'react'

/** Whether an action is under way, and the action itself, which ends as it would without. */
export function useBusy<Given extends readonly unknown[], Result>(
  action: (...given: Given) => Promise<Result>,
): readonly [isBusy: boolean, run: (...given: Given) => Promise<Result>] {
  const [isBusy, setIsBusy] = useState(false)
  const run = async (...given: Given) => {
    setIsBusy(true)
    try {
      return await action(...given)
    } finally {
      setIsBusy(false)
    }
  }
  return [isBusy, run]
}
