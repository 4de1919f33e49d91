import { languageOf } from '@saywright/api/catalogue'
import type {
  ExportForm,
  ExportSlots,
  ExportStage,
  ExportWakeWordModel,
  SuiteTest,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { sql } from 'kysely'
import type { Context } from '../../context.js'
import type { GrammarSource } from '../../grammars/messages.js'
import type { Asker } from '../../keyedQueue.js'
import type { Reader } from '../../store/database.js'
import { findStoredModel } from '../models/models.js'
import { wakeWords } from '../models/wake-words/kind.js'
import { grammarOf } from '../voice-commands/grammarOf.js'
import type { SourceModel } from './layout.js'
import { readNetwork } from './readNetwork.js'
import { readTests } from './readTests.js'
import { readWakeWords } from './readWakeWords.js'
import { triedSlots } from './triedSlots.js'

type Chosen = ExportForm['models'][number]

interface Reading {
  readonly context: Context
  readonly asker: Asker
  readonly projectId: number
  /** Whether the recordings of its unit tests are packed. */
  readonly isWithRecordings: boolean
  /** Maximum number of requests to a busy voice service. */
  readonly tries: number
  /** Called at the start of a stage of a model. */
  readonly onStage?: (stage: ExportStage, model: string) => Promise<void>
}

/**
 * A model with all that it holds, the grammars from which its own imports, what recognizes it, and its unit tests.
 *
 * @throws ApiFailure `not_found` when the project has no such model, `grammar_too_large` when it imports too much, and what
 *   `readNetwork` throws.
 */
export async function readSourceModel(reading: Reading, { type, id }: Chosen): Promise<SourceModel> {
  const { context, projectId } = reading
  const { database } = context
  if (type === 'voice_commands') return readCommands(reading, id)
  if (type === 'wake_word') return readWakeWordModel(reading, id)
  const row = await database
    .selectFrom('model')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('type', '=', type)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  const { name, language, revision, content_json: content } = row
  return { type, id, name, language, revision, content }
}

async function readCommands(
  { context, asker, projectId, isWithRecordings, tries, onStage }: Reading,
  id: number,
): Promise<SourceModel> {
  const row = await context.database
    .selectFrom('voice_command_model')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  const { name, language, revision, settings_json: settings } = row
  const lang = languageOf(language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  await onStage?.('read', name)
  const grammar = await grammarOf(context.database, row, row.slots_json)
  const read = await readTests(
    context,
    asker,
    { type: 'voice_commands' as const, id, slots: row.slots_json },
    isWithRecordings,
  )
  const compiled = await readNetwork(context, asker, {
    ...{ lang, grammar, tests: read.tests, tries },
    onStage: async (stage) => onStage?.(stage, name),
  })
  const imports = grammar.imports.map(({ name, source }) => ({ name, source }))
  const suite = suiteOf(row.suite_json, grammar, compiled.slots)
  const commands = { lang, grammar: row.grammar, settings, imports, suite, ...read, ...compiled }
  return { type: 'voice_commands', id, name, language, revision, commands }
}

async function readWakeWordModel(
  { context, asker, projectId, isWithRecordings, tries, onStage }: Reading,
  id: number,
): Promise<SourceModel> {
  const type = 'wake_word'
  const row = await findStoredModel(context, { id: projectId, modelId: id }, type)
  const { name, language, revision, content_json } = row
  const lang = language === null ? undefined : languageOf(language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  await onStage?.('read', name)
  // Models from before it have no threshold.
  const words = { ...wakeWords.empty, ...content_json } as ExportWakeWordModel
  const read = await readTests(context, asker, { type, id, slots: [] }, isWithRecordings)
  await onStage?.('pronounce', name)
  const spoken = await readWakeWords(context, asker, { lang, words, tries })
  return { type, id, name, language, revision, wakeWords: { lang, words, ...read, ...spoken } }
}

/** The typed tests with the values that they are run with: of slots that the grammar has. */
const suiteOf = (tests: readonly SuiteTest[], grammar: GrammarSource, slots: ExportSlots) => ({
  slots: Object.fromEntries(
    Object.entries(triedSlots(grammar)).flatMap(([name, values]) =>
      Object.hasOwn(slots, name) ? [[name, [...values]]] : [],
    ),
  ),
  tests: [...tests],
})

export interface KnownModel {
  readonly language: string | null
  /** Approximate size: characters, of which most are one byte. */
  readonly size: number
  /** Whether its saved grammar cannot run. */
  readonly isBroken: boolean
}

/** The facts that decide whether models can be exported. */
export async function findModelFacts(
  database: Reader,
  projectId: number,
  { type, id }: Chosen,
): Promise<KnownModel | undefined> {
  if (type === 'voice_commands') {
    const row = await database
      .selectFrom('voice_command_model')
      .select([
        'language',
        'readiness_json',
        sql<number>`length(grammar) + length(slots_json) + length(suite_json)`.as('size'),
      ])
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .executeTakeFirst()
    if (!row) return undefined
    const { language, size, readiness_json } = row
    // Values of slots may come when the application runs; the packer refuses what is too large.
    const isBroken = readiness_json?.state === 'broken' || readiness_json?.state === 'import_broken'
    return { language, size, isBroken }
  }
  const row = await database
    .selectFrom('model')
    .select(['language', sql<number>`length(content_json)`.as('size')])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('type', '=', type)
    .executeTakeFirst()
  return row && { ...row, isBroken: false }
}
