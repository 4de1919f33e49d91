import { languageOf } from '@saywright/api/catalogue'
import { makeTestAudio, type SynthesisVoice, type TestAudioForm, typeOfTest } from '@saywright/api/contract'
import { ApiFailure, goneSignal, incorrectForm } from '@saywright/http'
import type { Context } from '../../context.js'
import type { TaskRun } from '../../tasks/tasks.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import { requireModelCovered } from '../project/requireModelCovered.js'
import { endingWithRight } from '../project/taskRight.js'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { makeRecordings } from './makeRecordings.js'
import { findTestedModel, type ModelOfTest } from './testedModel.js'
import { testRecordings } from './testRecordings.js'
import { voicesOf } from './testVoices.js'

interface TestAudioPayload {
  readonly form: TestAudioForm
  readonly lang: string
  /** Whose turns it takes. */
  readonly accountId: number
}

const retryAfterSeconds = 30

/** Whose language is spoken. */
const modelOf = (form: TestAudioForm): ModelOfTest => ({ type: typeOfTest(form), id: form.model_id })

export const makeTestAudioRoute = bind(makeTestAudio, async ({ context, params, body, session }, reply) => {
  const model = await findTestedModel(context, params.id, modelOf(body))
  await requireModelCovered(context, params.id, model.type, model.language)
  const lang = languageOf(model.language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  const voices = await voicesOf(context, lang, goneSignal(reply))
  if (body.speakers) requireSpeakers(voices, body.speakers)
  return context.transaction(async (transaction) => {
    await acquireLock(transaction, [`test audio of ${params.id}`])
    const other = await transaction.database
      .selectFrom('task')
      .select('id')
      .where('project_id', '=', params.id)
      .where('runner', '=', 'test-audio')
      .where('status', 'in', ['pending', 'running'])
      .executeTakeFirst()
    if (other) throw new ApiFailure('too_many', { retryAfterSeconds })
    const payload: TestAudioPayload = { form: body, lang, accountId: session.accountId }
    const task_id = await transaction.enqueueTask({
      runner: 'test-audio',
      type: 'test_audio',
      projectId: params.id,
      name: model.name,
      payload,
    })
    await publishChange(transaction, params.id, 'tasks')
    return { task_id, names: testRecordings(body, voices).map(({ name }) => name) }
  })
})

/** @throws ApiFailure `incorrect_form` for a voice that does not say sentences of the language. */
function requireSpeakers(voices: readonly SynthesisVoice[], speakers: readonly string[]): void {
  const known = new Set(voices.map(({ voice_id }) => voice_id))
  if (speakers.some((speaker) => !known.has(speaker))) throw incorrectForm({ speakers: 'invalid' })
}

/** Makes the recordings of a form. */
export const runTestAudio = (context: Context, task: TaskRun): Promise<void> =>
  endingWithRight(context, task, async () => {
    const { projectId, payload, signal } = task
    if (projectId === null) return
    const { form, lang, accountId } = payload as TestAudioPayload
    const voices = await voicesOf(context, lang, signal)
    const { type, language } = await findTestedModel(context, projectId, modelOf(form))
    const recordings = testRecordings(form, voices)
    await makeRecordings(context, task, { projectId, accountId, recordings, voices, type, language })
  })
