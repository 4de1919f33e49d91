import {
  createUnitTest,
  listTasks,
  makeTestAudio,
  startUnitTestRun,
  uploadAudioFile,
} from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { type House, rightsIn } from '../../../tests/support/rightEndings.js'
import { raisedLimits } from '../../../tests/support/testServer.js'
import { aVoiceService, heard, type StandIn, serviceToken } from '../../../tests/support/voiceService.js'
import { toneWav } from '../../../tests/support/wav.js'

const waitOptions = { timeout: 60_000 }

let voice: StandIn
beforeAll(async () => {
  voice = await aVoiceService()
  voice.response = heard('switch on the lamp')
})
afterAll(() => void voice.server.close())

/** Tasks of several parts, one after the other, for Grace. */
const tasks = {
  'a unit test': async ({ grace, projectId: id, modelId }: House) => {
    const audio_files: number[] = []
    for (const seconds of [0.1, 0.2, 0.3]) {
      const body = { name: `take ${seconds}`, file: toneWav(seconds), transcription: 'switch on the lamp' }
      audio_files.push((await grace.client.send(uploadAudioFile, { params: { id }, body })).id)
    }
    const form = { model_id: modelId, name: 'Near', description: '', confidence_threshold: 5000, slots: [] }
    const { id: testId } = await grace.client.send(createUnitTest, {
      params: { id },
      body: { ...form, audio_files },
    })
    return () => grace.client.send(startUnitTestRun, { params: { id, testId } })
  },
  'made audio': async ({ grace, projectId: id, modelId }: House) => {
    const sentences = ['switch on the lamp', 'switch off the lamp', 'switch on the light']
    const body = {
      model_id: modelId,
      sentences,
      voices: ['deep' as const],
      speeds: ['normal' as const],
      noises: ['none' as const],
    }
    return () => grace.client.send(makeTestAudio, { params: { id }, body })
  },
}

/** A task outlives the session that began it, and its project takes it along. */
const endingsOfTasks = ['a removed member', 'an ended delivery'] as const
const rows = (Object.keys(tasks) as (keyof typeof tasks)[]).flatMap((task) =>
  endingsOfTasks.map((name) => [task, name] as const),
)

onDatabases(
  (server) => {
    const { aHouse, endings } = rightsIn(server)

    it.each(rows)('S3 %s ends with %s: its next part is not begun', async (task, name) => {
      const house = await aHouse()
      const begin = await tasks[task](house)
      const before = voice.askedCount
      let isOver = false
      voice.meanwhile = async () => {
        if (isOver) return
        isOver = true
        await endings[name](house)
      }
      await begin()
      const status = async () =>
        (await house.ada.client.send(listTasks, { params: { id: house.projectId }, query: {} })).data[0]
          ?.status
      await expect.poll(status, waitOptions).toBe('cancelled')
      expect(voice.askedCount).toBe(before + 1)
    })
  },
  {
    environment: () => ({
      VOICE_URL: voice.url,
      VOICE_TOKEN: serviceToken,
      SAYWRIGHT_LIMITS: raisedLimits,
    }),
  },
)
