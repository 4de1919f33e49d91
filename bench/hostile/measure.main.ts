// Prints, as JSON, what became of each attack and how long health took to answer meanwhile.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  createProject,
  createUnitTest,
  createVoiceCommandModel,
  limits,
  listTasks,
  recognizeSpeech,
  uploadAudioFile,
} from '@saywright/api/contract'
import { bundleServer, logInToDemo, startChild } from '../../services/server/tests/support/childServer.js'
import { toneWav } from '../../services/server/tests/support/wav.js'
import { watchHealth } from '../lib/watchHealth.js'
import { attacksOn, sendAttack } from './attacks.js'

export interface Measured {
  readonly name: string
  readonly outcome: string
  /** The longest that health took until all that it began was done; of three rounds the best, for other work only adds. */
  readonly milliseconds: number
}

const pcm = Buffer.alloc(22_050 * 2 * 9, 7).toString('base64')
const voice = createServer((request, response) => {
  request.resume().on('end', () => {
    const said = request.url?.includes('engines')
      ? { engines: [] }
      : request.url?.includes('synthesize')
        ? { data: pcm, sample_rate: 22_050 }
        : recognizeSpeech.example.response
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(said))
  })
}).listen(0, '127.0.0.1')
await new Promise((resolve) => voice.once('listening', resolve))
const { port } = voice.address() as { port: number }

await bundleServer()
const folder = mkdtempSync(join(tmpdir(), 'saywright-hostile-'))
const server = startChild({
  SAYWRIGHT_DATA_DIR: folder,
  VOICE_URL: `http://127.0.0.1:${port}`,
  VOICE_TOKEN: 'a-token-for-two-0123456789',
  LOG_LEVEL: 'info',
})
const url = await server.url
const client = await logInToDemo(url)
const { id: projectId } = await client.send(createProject, {
  body: { title: 'Attacked', organization_name: `Attacked ${Date.now()}` },
})
const params = { id: projectId }
const { id: modelId } = await client.send(createVoiceCommandModel, {
  params,
  body: { name: 'Lamps', language: 'eng-US' },
})
const audioIds: number[] = []
for (let at = 0; at < limits.filesPerUnitTest; at++) {
  const file = toneWav(0.2)
  const body = { name: `tone ${at}`, transcription: 'switch on the light', file }
  audioIds.push((await client.send(uploadAudioFile, { params, body })).id)
}
const { id: testId } = await client.send(createUnitTest, {
  params,
  body: {
    model_id: modelId,
    name: 'All',
    description: '',
    confidence_threshold: 5000,
    audio_files: audioIds,
    slots: [],
  },
})

const place = { projectId, modelId, audioIds, testId }

const health = watchHealth(url)

const isBusy = async () =>
  (await client.send(listTasks, { params, query: {} })).data.some(({ status }) =>
    /pending|running/.test(status),
  )

const rounds = 3
const only = process.argv[2] ?? ''

async function measure(name: string, attack: (round: number) => Promise<string>): Promise<Measured> {
  const longest: number[] = []
  let outcome = ''
  for (let round = 0; round < rounds; round++) {
    await health.longest()
    outcome = await attack(round)
    while (await isBusy()) await pause(50)
    await pause(60)
    longest.push(await health.longest())
  }
  return { name, outcome, milliseconds: Math.min(...longest) }
}

try {
  await pause(500)
  const idle = async () => {
    await pause(500)
    return 'idle'
  }
  const measured = [await measure('nothing', idle)]
  for (const { name } of attacksOn(place, 0).filter((attack) => attack.name.includes(only)))
    measured.push(
      await measure(name, (round) => {
        const attack = attacksOn(place, round).find((one) => one.name === name)!
        return sendAttack(attack, url, client)
      }),
    )
  process.stdout.write(JSON.stringify(measured))
} finally {
  await health.stop()
  server.child.kill()
  await server.ended
  voice.close()
  rmSync(folder, { recursive: true, force: true })
}
