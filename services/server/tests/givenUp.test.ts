import { once } from 'node:events'
import {
  cancelTask,
  createVoiceCommandModel,
  recognize,
  startExport,
  startUnitTestRun,
} from '@saywright/api/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { runExport } from '../src/domains/exports/runExport.js'
import { runUnitTest } from '../src/domains/unit-tests/runUnitTest.js'
import type { TaskRun } from '../src/tasks/tasks.js'
import { aModel } from './support/aModel.js'
import { aPerson, type TestPerson } from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'
import { aVoiceService, heard, type StandIn, serviceToken } from './support/voiceService.js'
import { toneWav } from './support/wav.js'

const waitOptions = { timeout: 60_000 }
const settings = { concurrency: 1, attempts: 1, retrySeconds: 1 }

let voice: StandIn
let server: TestServer
let person: TestPerson
let model: Awaited<ReturnType<typeof aModel>>
/** The task that runs, and its end. */
let task: { readonly signal: AbortSignal; readonly over: Promise<unknown> } | undefined
/** Called when a task reports progress: an export does after each model that it read. */
let onProgress: (() => Promise<void>) | undefined

function aGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

const watched = (run: (task: TaskRun) => Promise<void>) => (given: TaskRun) => {
  const progress: TaskRun['progress'] = async (...told) => {
    await onProgress?.()
    await given.progress(...told)
  }
  const over = run({ ...given, progress })
  task = { signal: given.signal, over: over.catch(() => {}) }
  return over
}

beforeAll(async () => {
  voice = await aVoiceService()
  const runners = {
    'unit-test': { run: watched((given) => runUnitTest(server.context, given)), settings },
    export: { run: watched((given) => runExport(server.context, given)), settings },
  }
  server = await startTestServer({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken }, { runners })
  person = await aPerson(server)
  model = await aModel(person)
})
afterAll(async () => {
  await server.stopAndForget()
  voice.server.close()
})
beforeEach(() => {
  voice.response = heard('switch on the lamp')
  voice.askedCount = 0
  task = undefined
  onProgress = undefined
})
afterEach(() => void vi.restoreAllMocks())

/** Cancels the running task, and waits until its work was aborted. */
async function cancel(taskId: number) {
  const told = once(task!.signal, 'abort')
  await person.client.send(cancelTask, { params: { id: model.id, taskId } })
  await told
}

it('does not recognize a recording whose caller hangs up while its grammar is prepared', async () => {
  const { grammars } = server.context
  const { prepare } = grammars
  const read = vi.spyOn(grammars, 'read')
  const begun = aGate()
  const told = aGate()
  vi.spyOn(grammars, 'prepare').mockImplementationOnce(async (asker, ...rest) => {
    const prepared = await prepare(asker, ...rest)
    begun.open()
    await once(asker.signal, 'abort')
    told.open()
    return prepared
  })
  const controller = new AbortController()
  const params = { id: model.id, modelId: model.modelId }
  const sent = person.client.send(recognize, { params, body: toneWav(1), signal: controller.signal })
  await begun.opened
  controller.abort()
  await expect(sent).rejects.toThrow()
  await told.opened
  // In the queue of the same account: aborted work would come before it.
  await person.client.send(recognize, { params, body: toneWav(1) })
  expect([voice.askedCount, read.mock.calls.length]).toEqual([1, 1])
})

it('recognizes no recording of a unit test that is cancelled while it reads the first', async () => {
  const audio_files = [await model.record('switch on the lamp'), await model.record('switch off the lamp')]
  const { id: testId } = await model.create({ name: 'Given up', audio_files })
  const { files } = server.context
  const readFile = files.read
  const goOn = aGate()
  const read = vi.spyOn(files, 'read').mockImplementation(async (key) => {
    await goOn.opened
    return readFile(key)
  })
  const run = await person.client.send(startUnitTestRun, { params: { id: model.id, testId } })
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce(), waitOptions)
  await cancel(run.task_id!)
  goOn.open()
  await task!.over
  expect(read).toHaveBeenCalledOnce()
  expect(voice.askedCount).toBe(0)
})

it('an export that is cancelled while it reads its first model reads no other', async () => {
  const goOn = aGate()
  const read = vi.fn(() => goOn.opened)
  onProgress = read
  const doors = await person.client.send(createVoiceCommandModel, {
    params: { id: model.id },
    body: { name: 'Doors', language: 'eng-US' },
  })
  const models = [model.modelId, doors.id].map((id) => ({ type: 'voice_commands' as const, id }))
  const { task_id } = await person.client.send(startExport, {
    params: { id: model.id },
    body: { architecture: 'linux-x64', models },
  })
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce(), waitOptions)
  await cancel(task_id!)
  goOn.open()
  await task!.over
  expect(read).toHaveBeenCalledOnce()
})
