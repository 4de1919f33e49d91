import { languageOf } from '@saywright/api/catalogue'
import {
  nameKey,
  type RecordingExpectation,
  type SynthesisVoice,
  voiceQualities,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { TaskRun } from '../../tasks/tasks.js'
import type { Transaction } from '../../transaction/transaction.js'
import { endingWithRight } from '../project/taskRight.js'
import { publishChange } from '../shared/projects/publishChange.js'
import type { TemplateSource, TemplateUnitTest } from '../voice-commands/templates/templateSource.js'
import { templateOf } from '../voice-commands/templates/templates.js'
import type { TemplateTask } from '../voice-commands/templates/templateTask.js'
import { requireTestableFiles } from './checkTest.js'
import { insertUnitTest } from './insertUnitTest.js'
import { makeRecordings } from './makeRecordings.js'
import { testFiles } from './testFiles.js'
import { type TestRecording, testRecordings } from './testRecordings.js'
import { voicesOf } from './testVoices.js'

/**
 * Makes the unit tests of a template for a model: the recordings of each first, then the test. Recordings go by their names, so
 * a second model of the template, or a task that is tried again, uses those that are there.
 */
export const runTemplateTests = (context: Context, task: TaskRun): Promise<void> =>
  endingWithRight(context, task, async () => {
    const { projectId, signal, progress } = task
    if (projectId === null) return
    const { template: id, modelId, language, accountId } = task.payload as TemplateTask
    const lang = languageOf(language)?.bcp47
    if (!lang) throw new ApiFailure('language_unavailable')
    const template = templateOf(id, language)
    const voices = bestOf(await voicesOf(context, lang, signal))
    for (const [place, unitTest] of template.unitTests.entries()) {
      const recordings = testRecordings({ model_id: modelId, ...unitTest.audio }, voices)
      const share = { signal, progress: progressOf(progress, place, template.unitTests.length) }
      await makeRecordings(context, share, {
        ...{ projectId, accountId, recordings, voices },
        ...{ type: 'voice_commands', language },
      })
      await context.transaction((transaction) =>
        insertTest(transaction, { projectId, modelId, template, unitTest, recordings }),
      )
    }
  })

/** The voices of the best quality that there is: others say more about themselves than about the model. */
function bestOf(voices: readonly SynthesisVoice[]): SynthesisVoice[] {
  const rankOf = ({ quality }: SynthesisVoice) => voiceQualities.indexOf(quality)
  const best = Math.max(...voices.map(rankOf))
  return voices.filter((voice) => rankOf(voice) === best)
}

/** How far a task is that does several things of one length. */
const progressOf =
  (progress: TaskRun['progress'], place: number, count: number): TaskRun['progress'] =>
  (fraction, step) =>
    progress((place + fraction) / count, step)

interface NewTest {
  readonly projectId: number
  readonly modelId: number
  readonly template: TemplateSource
  readonly unitTest: TemplateUnitTest
  readonly recordings: readonly TestRecording[]
}

async function insertTest(
  transaction: Transaction,
  { projectId, modelId, template, unitTest, recordings }: NewTest,
): Promise<void> {
  const { database } = transaction
  const { name, description } = unitTest
  const model = await database
    .selectFrom('voice_command_model')
    .select('settings_json')
    .where('project_id', '=', projectId)
    .where('id', '=', modelId)
    .executeTakeFirst()
  const made = await database
    .selectFrom('unit_test')
    .select('id')
    .where('model_id', '=', modelId)
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst()
  // Deleted meanwhile, or made by this task before it was tried again.
  if (!model || made) return
  const ids = await idsByName(transaction, projectId, recordings)
  const files = recordings.flatMap(({ name, sentence }) => {
    const id = ids.get(nameKey(name))
    return id === undefined ? [] : [{ id, sentence }]
  })
  const expected = files.map(({ id, sentence }) => expectationOf(template, id, sentence))
  const joined = testFiles(
    files.map(({ id }) => id),
    expected,
  )
  await requireTestableFiles(transaction, projectId, joined)
  await insertUnitTest(transaction, {
    ...{ model: { type: 'voice_commands', id: modelId }, name, description, slots: [], files: joined },
    ...{ threshold: model.settings_json.THRESHOLD, thresholdScoringVersion: null },
  })
  await publishChange(transaction, projectId, 'unit-tests')
}

async function idsByName(
  { database }: Transaction,
  projectId: number,
  recordings: readonly TestRecording[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('audio_file')
    .select(['id', 'name_key'])
    .where('project_id', '=', projectId)
    .where(
      'name_key',
      'in',
      recordings.map(({ name }) => nameKey(name)),
    )
    .execute()
  return new Map(rows.map(({ id, name_key }) => [name_key, id]))
}

/** A recording is expected as the suite expects its sentence. */
function expectationOf({ suite }: TemplateSource, audio_id: number, sentence: string): RecordingExpectation {
  const test = suite.find((each) => each.sentence === sentence)
  if (test?.expect !== 'accept') return { audio_id, expectation: 'other_sentence' }
  const { intent = null, entities = [] } = test
  return { audio_id, expectation: 'sentence', meaning: { intent, entities } }
}
