import { type Hypothesis, limits } from '@saywright/api/contract'
import { recognitionResponse } from '@saywright/engines/results'
import { isExpectedMeaning } from '@saywright/grammar'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'
import type { UnitTestRunTable } from '../../store/tables/unitTest.js'
import { requestRecognition } from '../voice-commands/requestRecognition.js'
import { slotsByName } from '../voice-commands/slotsByName.js'
import { type Hearing, nothingHeard } from './recordingResult.js'
import { whenVoiceIsFree } from './whenVoiceIsFree.js'

/**
 * Makes what recognizes recordings with the grammar of a run.
 *
 * @param lang as a BCP 47 tag.
 * @throws ApiFailure when the grammar or the language cannot be used any more.
 */
export async function commandHearing(
  context: Context,
  asker: Asker,
  { lang, run }: { readonly lang: string; readonly run: Selectable<UnitTestRunTable> },
): Promise<Hearing> {
  const { grammars } = context
  const { accountId, signal } = asker
  const grammar = {
    language: run.language,
    source: run.grammar,
    slots: slotsByName(run.slots_json),
    imports: run.imports_json ?? [],
  }
  const { jsgf, words } = await grammars.prepare(asker, grammar, 'en-US')
  // With the highest threshold the response says why the recording is refused with any other, if it is.
  const threshold = limits.confidenceMax
  const question = { caller: String(accountId), lang, jsgf, words, threshold, signal }
  return async (audio, { expected, expected_meaning_json: meaning }) => {
    const heard = await whenVoiceIsFree(signal, () => requestRecognition(context, { ...question, audio }))
    const best = heard?.hypotheses[0]
    if (!heard || !best) return { ...nothingHeard, refusal: heard?.refusal ?? 'no_speech' }
    const read = await grammars.read(asker, grammar, [best.text])
    // The engine's grammar is a little wider than the author's: a sentence outside the latter was not recognized.
    if (!read[0]?.isMatched) return { ...nothingHeard, refusal: 'no_sentence' }
    const [{ intent, entities, words, text, confidence }] = recognitionResponse(heard, [best], read)
      .hypotheses as [Hypothesis]
    return {
      ...{ result: text, confidence },
      is_expected: await grammars.compare(asker, grammar, [text, expected]),
      ...{ intent, entities_json: entities },
      is_meant: !meaning || isExpectedMeaning(meaning, { intent, entities }),
      ...{ refusal: heard.refusal ?? null, failure: null },
      scoring_version: heard.scoring_version,
      words_json: words,
    }
  }
}
