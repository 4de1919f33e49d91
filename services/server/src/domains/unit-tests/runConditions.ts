import { type DynamicSlot, defaultRecognizerSettings, type Locale } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'
import { spokenWordsOf } from '../shared/voice/spokenWakeWords.js'
import { requireDistinctSlots, requireSlotRoom } from '../voice-commands/checkModel.js'
import { grammarOf } from '../voice-commands/grammarOf.js'
import { slotsInPlace } from './slotsInPlace.js'
import type { TestedModel } from './testedModel.js'

/** The values of a test are for the slots of a grammar. @throws ApiFailure `incorrect_form`, `grammar_too_large`. */
export function requireTestSlots(
  context: Context,
  type: TestedModel['type'],
  slots: readonly DynamicSlot[],
): void {
  if (type !== 'voice_commands' && slots.length > 0) throw incorrectForm({ slots: 'invalid' })
  requireSlotRoom(slots, context.limits.slotsMaxCharacters)
  requireDistinctSlots(slots)
}

/**
 * What a run of a test is made with, as columns of the run.
 *
 * @param slots values of the test in place of those of the model.
 * @throws ApiFailure when the model cannot be tested: the failures of its grammar, or `incorrect_form` without a wake word.
 */
export async function runConditions(
  context: Context,
  asker: Asker,
  { model, slots, locale }: { model: TestedModel; slots: readonly DynamicSlot[]; locale: Locale },
) {
  const { language } = model
  if (model.type === 'voice_commands') {
    const { commands } = model
    const used = slotsInPlace(commands.slots_json, slots)
    const grammar = await grammarOf(context.database, commands, used)
    await context.grammars.prepare(asker, grammar, locale)
    return {
      ...{ language, grammar: commands.grammar, settings_json: JSON.stringify(commands.settings_json) },
      ...{ slots_json: JSON.stringify(used), imports_json: JSON.stringify(grammar.imports) },
      wake_words_json: null,
    }
  }
  // Without a wake word there is nothing to listen for.
  spokenWordsOf(model.words)
  return {
    ...{ language, grammar: '', settings_json: JSON.stringify(defaultRecognizerSettings) },
    ...{ slots_json: '[]', imports_json: '[]' },
    wake_words_json: JSON.stringify(model.words),
  }
}
