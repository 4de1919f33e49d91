import type { DynamicSlot } from '@saywright/api/contract'
import type { GrammarSource } from '../../grammars/messages.js'

/** The grammar of a model with the values of its slots, by name without brackets. */
export const grammarOf = (source: string, dynamicSlots: readonly DynamicSlot[]): GrammarSource => ({
  source,
  slots: Object.fromEntries(dynamicSlots.map(({ name, values }) => [name.replace(/^<|>$/g, ''), values])),
})
