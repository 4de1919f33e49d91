import { useContext, useMemo, useState } from 'react'
import { FormDraftsContext } from './FormDrafts.js'
import { isLike } from './isLike.js'

/** Like the result of `useState`, with a function that deletes the draft. */
export type KeptState<Value> = readonly [value: Value, set: (value: Value) => void, forget: () => void]

/**
 * State for input outside a `ValidatedForm`, stored as a draft like the values of forms when there is a
 * `FormDraftsContext`. Do not use it for passwords and codes.
 * @param name identifies the state below that context.
 * @param initial value without a draft.
 * @returns value, setter, and a function that deletes the draft, to be called once the input is accepted or
 * discarded; the shown value stays until it is set.
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
