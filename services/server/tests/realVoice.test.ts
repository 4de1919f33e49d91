import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createVoiceCommandModel, recognize } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, aProject, type TestPerson } from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'

// A process of its own: a path, never an import.
const voiceHome = fileURLToPath(new URL('../../voice/', import.meta.url))
const token = 'a-token-for-two-processes'

const grammar = `#BNF+EM V2.1;
!grammar Robot;
!start <go>;
!slot <distance>;
<go>: (go | move) !tag(direction, forward | backward) <distance> (meters | steps);
`

let child: ChildProcess
let server: TestServer
let person: TestPerson

beforeAll(async () => {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  child = spawn(process.execPath, ['--no-deprecation', '--import', tsx, `${voiceHome}src/main.ts`], {
    env: { PATH: process.env.PATH, VOICE_PORT: '0', VOICE_TOKEN: token, VOICE_LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (piece) => {
      const found = /listening at (http:[^"\s]+)/.exec(String(piece))?.[1]
      if (found) resolve(found)
    })
    child.on('exit', (code) => reject(new Error(`The voice service ended with ${code}`)))
  })
  server = await startTestServer({ VOICE_URL: url, VOICE_TOKEN: token })
  person = await aPerson(server)
})
afterAll(async () => {
  await server.stopAndForget()
  child.kill('SIGTERM')
})

it('a recording of a person goes through server and engine and comes back with slots and tags', async () => {
  const { id } = await aProject(person)
  const slots = [{ name: 'distance', values: ['one', 'ten'] }]
  const model = await person.client.send(createVoiceCommandModel, {
    params: { id },
    body: { name: 'Robot', language: 'eng-US', grammar, slots },
  })
  const bytes = readFileSync(`${voiceHome}tests/audio/go-forward-ten-meters.wav`)
  const response = await person.client.send(recognize, {
    params: { id, modelId: model.id },
    body: new Blob([new Uint8Array(bytes)], { type: 'audio/wav' }),
  })
  expect(response).toMatchObject({
    rejected: false,
    single_hypothesis: true,
    hypotheses: [{ text: 'go forward ten meters', slots: { distance: 'ten' } }],
    tags: [{ name: 'direction', value: 'forward' }],
  })
})
