import { useContext, useMemo, useState } from 'react'
import { FormDraftsContext } from './FormDrafts.js'
import { isLike } from './isLike.js'

/** As of `useState`, with a way to forget what was typed. */
export type KeptState<Value> = readonly [value: Value, set: (value: Value) => void, forget: () => void]

/**
 * For what is typed outside of a `ValidatedForm`: it is kept as what is typed in forms is, where a `FormDraftsContext` stands
 * above. Not for passwords and codes.
 *
 * @param name tells it from what else is typed below that context.
 * @param initial what stands there while nothing was typed.
 * @returns call the last once what was typed is accepted or discarded; what is on the screen stays until it is set anew.
 */
export function useKeptState<Value>(name: string, initial: Value): KeptState<Value> {
  const drafts = useContext(FormDraftsContext)
  const kept = useMemo(() => drafts?.read(name), [drafts, name])
  const [own, setOwn] = useState<{ readonly name: string; readonly value: Value }>()
  const value = own?.name === name ? own.value : isLike(kept, initial) ? kept : initial
  return [
    value,
    (next) => {
      setOwn({ name, value: next })
      if (JSON.stringify(next) === JSON.stringify(initial)) drafts?.forget(name)
      else drafts?.write(name, next)
    },
    () => drafts?.forget(name),
  ]
}
