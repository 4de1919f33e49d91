import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { Context } from '../../../context.js'
import type { Asker } from '../../../keyedQueue.js'
import { slotsByName } from '../../voice-commands/slotsByName.js'

/** The words of a model of voice commands that were looked for, with the first line of each in its grammar. */
export interface CommandVocabulary {
  readonly id: number
  readonly name: string
  readonly lines: ReadonlyMap<string, number>
}

// About 20,000 lines: a third of a second.
const maxSearched = 1_000_000

/**
 * Looks for words in the voice commands of a project, in grammars of one language and the values of their slots. The search is
 * limited to so many characters a request, of the models that were saved last.
 *
 * @param words in their dictionary form.
 */
export async function commandWords(
  context: Context,
  asker: Asker,
  { projectId, language, words }: { projectId: number; language: string; words: readonly string[] },
): Promise<CommandVocabulary[]> {
  const found: CommandVocabulary[] = []
  if (words.length === 0) return found
  const models = context.database
    .selectFrom('voice_command_model')
    .where('project_id', '=', projectId)
    .where('language', '=', language)
  const listed = await models.select('id').orderBy('updated_at', 'desc').orderBy('id').execute()
  let searched = 0
  for (const { id } of listed) {
    await letOthersIn()
    const row = await models.select(['name', 'grammar', 'slots_json']).where('id', '=', id).executeTakeFirst()
    if (!row) continue
    searched += row.grammar.length + JSON.stringify(row.slots_json).length
    if (searched > maxSearched) break
    const search = { source: row.grammar, slots: slotsByName(row.slots_json), words }
    const lines = await context.grammars.wordLines(asker, search)
    if (lines.length > 0)
      found.push({ id, name: row.name, lines: new Map(lines.map(({ word, line }) => [word, line])) })
  }
  return found
}
