import { importName } from '@saywright/grammar'
import type { GrammarSource } from '../../grammars/messages.js'

/**
 * The values of all slots with which the studio tries, by the names of the grammar: those of imported ones have its name before
 * theirs.
 */
export const triedSlots = ({ slots, imports }: Pick<GrammarSource, 'slots' | 'imports'>) => ({
  ...Object.fromEntries(
    imports.flatMap(({ name, slots: values = {} }) =>
      Object.entries(values).map(([slot, all]) => [`${importName(name)}.${slot}`, all]),
    ),
  ),
  ...slots,
})
