import type { AudioAsset } from '@saywright/api/contract'
import { nameKey } from '@saywright/api/contract'
import { useEffect, useRef } from 'react'
import type { TestValues } from './testValues.js'

type Step = { readonly values: TestValues; readonly change: (values: TestValues) => void }

/**
 * Adds recordings to the test when they arrive: those recorded, uploaded or made in the wizard are meant for it. Each is
 * added once, so that one that is removed stays out.
 *
 * @param awaited names of those that were recorded, uploaded or made here.
 */
export function useTickArrived(
  recordings: readonly AudioAsset[],
  awaited: readonly string[],
  { values, change }: Step,
): void {
  const ticked = useRef(new Set<number>())
  const step = useRef({ values, change })
  useEffect(() => {
    step.current = { values, change }
  })
  useEffect(() => {
    const names = new Set(awaited.map(nameKey))
    const arrived = recordings
      .filter(({ id, name }) => names.has(nameKey(name)) && !ticked.current.has(id))
      .map(({ id }) => id)
    if (arrived.length === 0) return
    for (const id of arrived) ticked.current.add(id)
    const { values: now, change: give } = step.current
    const files = [...now.files, ...arrived.filter((id) => !now.files.includes(id))]
    give({ ...now, files })
  }, [recordings, awaited])
}
