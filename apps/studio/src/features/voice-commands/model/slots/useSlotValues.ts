import type { GrammarSlot } from '@saywright/grammar'
import { useState } from 'react'
import type { Slots } from '../document/grammarDocument.js'
import type { SlotsView } from './SlotsView.js'
import { valuesFor, withValues } from './testValues.js'

export type ValueKind = 'test' | 'defaults'

/** The values of a slot of one kind, and what can be done with them. */
export type ValueEditing = {
  readonly values: readonly string[]
  readonly add: (values: readonly string[]) => void
  readonly change: (index: number, value: string) => void
  readonly remove: (index: number) => void
  /** Takes back the last change of values for tests; those in the text are undone with it. */
  readonly undo: (() => void) | undefined
}

export function useSlotValues(view: SlotsView, slot: GrammarSlot, kind: ValueKind): ValueEditing {
  const [earlier, setEarlier] = useState<Slots>()
  const { onChange, onValuesChange } = view
  if (kind === 'defaults') {
    return {
      values: (slot.defaults ?? []).map(({ value }) => value),
      add: (values) => onChange({ change: 'addDefaults', slot: slot.name, values }),
      change: (index, value) => onChange({ change: 'changeDefault', slot: slot.name, index, value }),
      remove: (index) => onChange({ change: 'removeDefault', slot: slot.name, index }),
      undo: undefined,
    }
  }
  const values = valuesFor(view.values, slot.name)
  const set = (next: readonly string[]) => {
    setEarlier(view.values)
    onValuesChange?.(withValues(view.values, slot.name, next))
  }
  return {
    values,
    add: (added) => set([...values, ...added.map((value) => value.trim())]),
    change: (index, value) => set(values.with(index, value.trim())),
    remove: (index) => set(values.toSpliced(index, 1)),
    undo:
      earlier &&
      (() => {
        setEarlier(undefined)
        onValuesChange?.(earlier)
      }),
  }
}
