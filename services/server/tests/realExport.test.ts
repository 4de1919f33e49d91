import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import {
  createUnitTest,
  createVoiceCommandModel,
  defaultRecognizerSettings,
  openSample,
  recognize,
  uploadAudioFile,
} from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { snippets } from '../../../apps/studio/src/features/voice-commands/panes/share/snippets.js'
import { type Kit, open } from '../../../packages/kit/src/index.js'
import { exportedArchive } from './support/exportedArchive.js'
import { aPerson, aProject, type TestPerson } from './support/people.js'
import { type RealVoice, startRealVoice, voiceHome } from './support/realVoice.js'
import { startTestServer, type TestServer, temporaryFolder } from './support/testServer.js'

const grammar = `#BNF+EM V2.1;
!grammar Robot;
!start <go>;
!slot <distance>;
<distance>: one | ten | flurbix;
!pronounce zorblatt "zor blat";
<go>: !tag(MOVE, (go | move | zorblatt) !tag(direction, forward | backward) <distance> (meters | steps));
`
const recording = readFileSync(`${voiceHome}tests/audio/go-forward-ten-meters.wav`)
const lamp = readFileSync(new URL('../assets/eteins-la-lumiere-du-salon.wav', import.meta.url))

let voice: RealVoice
let server: TestServer
let person: TestPerson
let kit: Kit
let params: { id: number; modelId: number }

beforeAll(async () => {
  voice = await startRealVoice()
  server = await startTestServer(voice.environment)
  person = await aPerson(server)
  const { id } = await aProject(person)
  const slots = [{ name: 'distance', values: ['ten', 'wibblex'] }]
  const body = { name: 'Robot', language: 'eng-US', grammar, slots }
  const model = await person.client.send(createVoiceCommandModel, { params: { id }, body })
  params = { id, modelId: model.id }
  const audio = await person.client.send(uploadAudioFile, {
    params: { id },
    body: { name: 'go.wav', file: blobOf(recording), transcription: 'go forward ten meters' },
  })
  const test = { model_id: model.id, name: 'First', description: '', audio_files: [audio.id], slots: [] }
  await person.client.send(createUnitTest, { params: { id }, body: test })
  kit = await open(await exportedArchive(server, person, { ...params, recordings: true }), {
    architecture: 'any',
  })
})
afterAll(async () => {
  await kit?.close()
  await server.stopAndForget()
  voice.child.kill('SIGTERM')
})

const blobOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)], { type: 'audio/wav' })

it('recognizes with the kit in an export the same as the server, with equal meaning and score', async () => {
  const commands = await kit.commands('Robot')
  expect(commands.slots).toEqual({ distance: ['one', 'ten', 'flurbix'] })
  const slots = { distance: ['ten', 'wibblex'] }
  for (const bytes of [recording, lamp]) {
    const heard = await commands.recognize(bytes, { slots })
    const expected = await person.client.send(recognize, { params, body: blobOf(bytes) })
    const [best] = expected.hypotheses
    expect(heard).toMatchObject({
      ...{ rejected: expected.rejected, text: best?.text ?? null },
      ...{ intent: best?.intent ?? null, entities: best?.entities ?? [] },
    })
    expect(heard.refusal).toBe(expected.refusal)
    expect(Math.abs((heard.confidence ?? 0) - (best?.confidence ?? 0))).toBeLessThanOrEqual(1)
  }
})

it('words that the studio and the grammar know of are said as there, also those of no dictionary', async () => {
  const commands = await kit.commands()
  // Default values, and those that were tried: espeak-ng said them when the export was made.
  expect(await commands.recognize(recording)).toMatchObject({
    rejected: false,
    text: 'go forward ten meters',
  })
  expect(await commands.recognize(recording, { slots: { distance: ['wibblex', 'ten'] } })).toMatchObject({
    text: 'go forward ten meters',
  })
  await expect(
    commands.recognize(recording, { slots: { distance: ['ten', 'splonge'] } }),
  ).rejects.toMatchObject({
    ...{ code: 'unknown_pronunciation', subjects: ['splonge'] },
  })
})

it('the unit tests of the model are in it, with their recordings and the values they were run with', async () => {
  const { tests } = await kit.commands()
  expect(tests).toMatchObject([
    {
      ...{ name: 'First', threshold: 5000, slots: { distance: ['ten', 'wibblex'] } },
      recordings: [{ name: 'go.wav', expected: 'go forward ten meters' }],
    },
  ])
  expect(tests[0]?.recordings[0]?.bytes).toEqual(recording)
})

/** An export that the packed packages open outside of this repository. SAYWRIGHT_WRITE_SAMPLE=1 rewrites it. */
const sample = new URL('./support/sample-export.tar.gz', import.meta.url)

it('opens an up-to-date export of the sample project with the packed packages', async () => {
  const { project_id: id, model_id: modelId } = await person.client.send(openSample, {
    body: {},
  })
  const made = await exportedArchive(server, person, { id, modelId, recordings: true })
  if (process.env.SAYWRIGHT_WRITE_SAMPLE) writeFileSync(sample, made)
  const said = async (bytes: Uint8Array) => {
    const opened = await open(bytes, { architecture: 'any' })
    const { slots, threshold, tests } = await opened.commands()
    const heard = await (await opened.commands()).recognize(recording)
    await opened.close()
    return { models: opened.models, slots, threshold, tests, heard }
  }
  expect(await said(readFileSync(sample))).toEqual(await said(made))
})

it.each(['en-US', 'fr-FR'] as const)(
  'runs the kit program that the studio shares in %s unchanged',
  async (locale) => {
    const model = { api: '', projectId: 7, modelId: 11, name: 'Robot', language: 'eng-US' }
    const slots = [{ name: 'distance', values: ['ten', "o'clock"] }]
    const code = snippets.kit.write({ ...model, settings: defaultRecognizerSettings, slots }, locale)
    // The address where it was installed; here its sources are, and the export may be for another computer.
    const kitAddress = new URL('../../../packages/kit/src/index.js', import.meta.url).href
    const here = code
      .replace("'@saywright/kit'", `'${kitAddress.replace(/js$/, 'ts')}'`)
      .replace("open('export.tar.gz')", "open('export.tar.gz', { architecture: 'any' })")
    const cwd = temporaryFolder()
    writeFileSync(`${cwd}/recognize.mjs`, here)
    writeFileSync(`${cwd}/command.wav`, recording)
    writeFileSync(
      `${cwd}/export.tar.gz`,
      await exportedArchive(server, person, { ...params, recordings: true }),
    )
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, 'recognize.mjs'], {
      cwd,
    })
    rmSync(cwd, { recursive: true })
    expect(stdout).toMatch(/^go forward ten meters \d+\nMOVE \[/)
  },
)
