import { useState } from 'react'
import { useLatest } from './useLatest.js'

type Action = (...values: never[]) => unknown

/**
 * The same functions in each render, so that memoized components are not rendered while only other things change. Each calls
 * the latest one.
 *
 * @param given the same names in each render.
 */
export function useStableActions<Actions extends Readonly<Record<string, Action>>>(given: Actions): Actions {
  const latest = useLatest(given)
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(given).map((name) => [name, (...values: never[]) => latest.current[name]?.(...values)]),
      ) as Actions,
  )
  return stable
}
