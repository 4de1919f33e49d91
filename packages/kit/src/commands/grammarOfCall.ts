import type { PronouncedWord } from '@saywright/api/contract'
import { toJsgf, vocabularyOf } from '@saywright/grammar'
import { KitError } from '../KitError.js'
import type { GrammarOptions, SlotValues } from '../types.js'
import type { PackedCommands } from './packedModel.js'

/** The input of an engine for one call. */
export interface CallGrammar {
  readonly jsgf: string
  readonly words: readonly PronouncedWord[]
}

/**
 * The network of the export, or one with the values of a call. A pronunciation is decided by the call, then by the export,
 * then by the grammar, and otherwise by the dictionary of the model.
 *
 * @throws KitError `unknown_slot`.
 */
export function grammarOfCall(
  packed: PackedCommands,
  { slots, pronunciations = {} }: GrammarOptions,
): CallGrammar {
  if (slots) requireSlots(packed, slots)
  const { compiled } = packed
  const spelled = vocabularyOf(compiled, slots ? { slots } : {}).map(
    ({ word, spellings }) => [word, spellings] as const,
  )
  const words = [...Object.entries(pronunciations), ...Object.entries(packed.pronunciations), ...spelled]
  return {
    jsgf: slots ? toJsgf(compiled, { slots }) : packed.jsgf,
    words: words
      .filter(([, ways]) => ways.length > 0)
      .map(([word, ways]) => ({ word, pronunciations: [...ways] })),
  }
}

/** @throws KitError `unknown_slot` for a name that the grammar does not have. */
export function requireSlots({ name, compiled }: PackedCommands, slots: SlotValues): void {
  const unknown = Object.keys(slots).filter((slot) => !compiled.slots.has(slot.replace(/^<|>$/g, '')))
  if (unknown.length > 0)
    throw new KitError('unknown_slot', `${name} has no slot of this name: ${unknown.join(', ')}.`, unknown)
}
