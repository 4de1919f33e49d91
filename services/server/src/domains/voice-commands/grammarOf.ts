import type { DynamicSlot } from '@saywright/api/contract'
import type { GrammarSource } from '../../grammars/messages.js'
import type { Reader } from '../../store/database.js'
import { type Importer, importedGrammars } from './importedGrammars.js'
import { slotsByName } from './slotsByName.js'

/**
 * The saved grammar of a model, with its imports and the values of its slots.
 *
 * @throws ApiFailure `grammar_too_large` when it imports more than an analysis takes.
 */
export async function grammarOf(
  database: Reader,
  model: Importer & { readonly name: string },
  dynamicSlots: readonly DynamicSlot[],
): Promise<GrammarSource> {
  const { name, language, grammar: source } = model
  const imports = await importedGrammars(database, model)
  return { name, language, source, slots: slotsByName(dynamicSlots), imports }
}
