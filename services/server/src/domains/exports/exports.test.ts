import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BodyOf,
  cancelTask,
  compile,
  createUnitTest,
  createVoiceCommandModel,
  createWakeWordModel,
  deleteExport,
  deleteTask,
  type ExportForm,
  exportManifest,
  getDownloadLink,
  getExportLink,
  getVoiceCommandModel,
  listExports,
  listTasks,
  logout,
  measureExport,
  readExportStep,
  type SuiteTest,
  saveVoiceCommandModel,
  startExport,
  uploadAudioFile,
} from '@saywright/api/contract'
import { afterAll, expect, it } from 'vitest'
import { open } from '../../../../../packages/kit/src/index.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import {
  aPerson,
  aProject,
  apiFailureOf,
  deliver,
  makeStaff,
  type TestPerson,
} from '../../../tests/support/people.js'
import { raisedLimits, temporaryFolder } from '../../../tests/support/testServer.js'
import { aVoiceService, serviceToken } from '../../../tests/support/voiceService.js'
import { toneWav } from '../../../tests/support/wav.js'
import { diskFileStore, type FileStore } from '../../files/fileStore.js'

const waitOptions = { timeout: 60_000 }
const voice = await aVoiceService()
afterAll(() => void voice.server.close())
const folder = temporaryFolder()
const disk = diskFileStore(folder)

/** Holds an archive back after its first piece, for as long as a test says. */
let isHeld = false
async function* held(bytes: AsyncIterable<Uint8Array>) {
  for await (const piece of bytes) {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 5))
    yield piece
  }
}
const files: FileStore = { ...disk, putStream: (bytes, key) => disk.putStream(held(bytes), key) }
const archives = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

onDatabases(
  (server) => {
    async function aProjectWithModels() {
      const person = await aPerson(server())
      const { id } = await aProject(person, 'Entrepôt Nº 7')
      await deliver(server(), id, [{ technology: 'wake-word', langs: ['eng-US'] }])
      const params = { id }
      const create = (name: string) =>
        person.client.send(createVoiceCommandModel, { params, body: { name, language: 'eng-US' } })
      const lamps = await create('Lamps')
      const doors = await create('Portes & fenêtres')
      const hello = await person.client.send(createWakeWordModel, {
        params,
        body: {
          ...{ name: 'Hello', language: 'eng-US' },
          positive_words: [{ text: 'Hello Halden' }],
          negative_words: [{ text: 'hey you', phonemes: '[heɪ][ju]' }],
        },
      })
      return { person, id, params, lamps, doors, hello }
    }
    const command = (id: number) => ({ type: 'voice_commands' as const, id })
    const send = (person: TestPerson, id: number, models: ExportForm['models']) =>
      person.client.send(startExport, { params: { id }, body: { architecture: 'linux-x64', models } })
    const exportsOf = async (person: TestPerson, id: number) =>
      (await person.client.send(listExports, { params: { id }, query: {} })).data
    const completed = async (person: TestPerson, id: number, exportId: number) => {
      const find = async () => (await exportsOf(person, id)).find((each) => each.id === exportId)
      await expect.poll(async () => (await find())?.status, waitOptions).toBe('completed')
      return (await find())!
    }

    it('S-009 needs an architecture and at least one model, all of them of the project and covered', async () => {
      const { person, id, lamps, hello } = await aProjectWithModels()
      const refused = async (body: object) =>
        apiFailureOf(person.client.send(startExport, { params: { id }, body: body as ExportForm }))
      const models = [command(lamps.id)]
      expect((await refused({ models })).errors).toEqual({ architecture: 'required' })
      expect((await refused({ architecture: 'amiga', models })).errors).toEqual({ architecture: 'invalid' })
      expect((await refused({ architecture: 'linux-x64', models: [] })).errors).toEqual({
        models: 'atLeastOneRequired',
      })
      const other = await aProjectWithModels()
      const of = async (...chosen: ExportForm['models']) =>
        refused({ architecture: 'linux-x64', models: chosen })
      expect((await of(command(other.lamps.id))).errors).toEqual({ 'models.0': 'invalid' })
      expect((await of(command(lamps.id), command(lamps.id))).errors).toEqual({
        'models.1': 'alreadyExists',
      })
      // The licence of the wake word is over.
      await server()
        .store.database.updateTable('delivery')
        .set({ expires_at: '2020-01-01T00:00:00.000Z' })
        .where('project_id', '=', id)
        .where('technology', '=', 'wake-word')
        .execute()
      expect((await of({ type: 'wake_word', id: hello.id })).code).toBe('resources_expired')
      expect(await exportsOf(person, id)).toEqual([])
    })

    it('refuses a model whose grammar cannot run, by its place, until it is mended', async () => {
      const { person, id, lamps, doors } = await aProjectWithModels()
      const save = async (modelId: number, grammar: string) => {
        const params = { id, modelId }
        const { revision } = await person.client.send(getVoiceCommandModel, { params })
        await person.client.send(saveVoiceCommandModel, { params, body: { revision, grammar } })
      }
      await save(doors.id, '#BNF+EM V2.1;\n!grammar d;\n!start <main>;\n<main>: open <nothing>;\n')
      const refused = await apiFailureOf(send(person, id, [command(lamps.id), command(doors.id)]))
      expect([refused.status, refused.code, refused.errors]).toEqual([
        422,
        'grammar_has_errors',
        { 'models.1': 'invalid' },
      ])
      // Values may come when the application runs.
      await save(doors.id, '#BNF+EM V2.1;\n!grammar d;\n!start <main>;\n!slot <d>;\n<main>: open <d>;\n')
      const { id: exportId } = await send(person, id, [command(lamps.id), command(doors.id)])
      await completed(person, id, exportId)
    })

    it('makes an archive with correct checksums, with a link that works for its requester', async () => {
      const { person, id, params, lamps, hello } = await aProjectWithModels()
      const said = { name: 'hello.wav', file: toneWav(0.5), transcription: 'Hello Halden' }
      const audio = await person.client.send(uploadAudioFile, { params, body: said })
      await person.client.send(createUnitTest, {
        params,
        body: {
          ...{ model_id: hello.id, model_type: 'wake_word', name: 'Near', description: '' },
          ...{ confidence_threshold: 6000, audio_files: [audio.id], slots: [] },
        },
      })
      const started = await send(person, id, [command(lamps.id), { type: 'wake_word', id: hello.id }])
      expect(started).toMatchObject({
        number: 1,
        architecture: 'linux-x64',
        name: 'entrepot-no-7-1-linux-x64.tar.gz',
        author: { id: person.id },
      })
      const made = await completed(person, id, started.id)
      expect(made.models).toMatchObject([
        { type: 'voice_commands', id: lamps.id, name: 'Lamps', revision: 1 },
        { type: 'wake_word', id: hello.id, name: 'Hello', language: 'eng-US' },
      ])
      const { data } = await person.client.send(listTasks, { params, query: {} })
      expect(data[0]).toMatchObject({
        type: 'export',
        name: 'Linux x64',
        status: 'completed',
        export_id: started.id,
        unit_test: null,
      })

      const place = { params: { id, exportId: started.id } }
      const { link, name, sha256 } = await person.client.send(getExportLink, place)
      const response = await fetch(server().url + link)
      expect(response.headers.get('content-disposition')).toContain(name)
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.length).toBe(made.size)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
      const unpacked = mkdtempSync(join(tmpdir(), 'saywright-export-'))
      writeFileSync(join(unpacked, name), bytes)
      execFileSync('tar', ['-xzf', name], { cwd: unpacked })
      const root = join(unpacked, 'entrepot-no-7-1-linux-x64')
      const checked = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: root, encoding: 'utf8' })
      const folderOfLamps = `models/voice-commands/lamps-${lamps.id}`
      const folderOfHello = `models/wake-words/hello-${hello.id}`
      expect(checked.trim().split('\n')).toEqual([
        `${folderOfLamps}/grammar.bnf: OK`,
        `${folderOfLamps}/slots.json: OK`,
        `${folderOfLamps}/settings.json: OK`,
        `${folderOfLamps}/network.jsgf: OK`,
        `${folderOfLamps}/pronunciations.json: OK`,
        `${folderOfLamps}/tests.json: OK`,
        `${folderOfHello}/model.json: OK`,
        `${folderOfHello}/pronunciations.json: OK`,
        `${folderOfHello}/tests.json: OK`,
        'config/saywright.json: OK',
        'manifest.json: OK',
        'README.md: OK',
        'LICENCES.md: OK',
      ])
      const read = (path: string) => readFileSync(join(root, path), 'utf8')
      const model = await person.client.send(getVoiceCommandModel, { params: { id, modelId: lamps.id } })
      expect(read(`${folderOfLamps}/grammar.bnf`)).toBe(model.grammar)
      expect(JSON.parse(read(`${folderOfLamps}/settings.json`))).toEqual({
        STREAM_RESULT_MODE: 'final',
        MAXNBEST: 10,
        TSILENCE: 500,
        THRESHOLD: 5000,
      })
      expect(JSON.parse(read('config/saywright.json'))).toMatchObject({
        layout: 2,
        architecture: 'linux-x64',
        voice_commands: {
          Lamps: {
            language: 'eng-US',
            revision: 1,
            files: [
              ...['grammar.bnf', 'slots.json', 'settings.json'],
              ...['network.jsgf', 'pronunciations.json', 'tests.json'],
            ].map((name) => `${folderOfLamps}/${name}`),
          },
        },
        wake_words: {
          Hello: {
            files: ['model.json', 'pronunciations.json', 'tests.json'].map(
              (name) => `${folderOfHello}/${name}`,
            ),
          },
        },
      })
      expect(JSON.parse(read('manifest.json'))).toMatchObject({
        project: 'Entrepôt Nº 7',
        export: 1,
        models: [
          { name: 'Lamps', revision: 1 },
          {
            name: 'Hello',
            wake_words: {
              lang: 'en-US',
              words: `${folderOfHello}/model.json`,
              pronunciations: `${folderOfHello}/pronunciations.json`,
              tests: `${folderOfHello}/tests.json`,
              problem: null,
            },
          },
        ],
      })
      expect(JSON.parse(read(`${folderOfHello}/model.json`))).toEqual({
        positive_words: [{ text: 'Hello Halden' }],
        negative_words: [{ text: 'hey you', phonemes: '[heɪ][ju]' }],
        threshold: 5000,
      })
      expect(JSON.parse(read(`${folderOfHello}/tests.json`))).toEqual({
        unit_tests: [
          {
            ...{ name: 'Near', description: '', confidence_threshold: 6000, slots: {} },
            recordings: [{ name: 'hello.wav', expected: 'Hello Halden' }],
          },
        ],
      })
      // Word for word, and whole where somebody said how; the service of these tests spells.
      expect(JSON.parse(read(`${folderOfHello}/pronunciations.json`))).toEqual({
        'Hello Halden': ['/H_e_l_l_o_H_a_l_d_e_n/'],
        'hey you': ['/h_e_y_ _y_o_u/'],
      })
      expect(read('README.md')).toContain(
        "const kit = await open('entrepot-no-7-1-linux-x64.tar.gz')\nconst commands = await kit.commands('Lamps')",
      )
      rmSync(unpacked, { recursive: true })

      const tampered = link.replace(`/${started.id}/`, `/${started.id + 1}/`)
      expect((await fetch(server().url + tampered)).status).toBe(404)
      const stranger = await aPerson(server())
      expect((await apiFailureOf(stranger.client.send(getExportLink, place))).status).toBe(404)
      await person.client.send(logout)
      expect((await fetch(server().url + link)).status).toBe(404)
    })

    async function aWarehouse() {
      const person = await aPerson(server())
      const { id } = await aProject(person, 'Warehouse')
      const params = { id }
      const create = (body: BodyOf<typeof createVoiceCommandModel>) =>
        person.client.send(createVoiceCommandModel, { params, body })
      const rooms = await create({
        ...{ name: 'Rooms', language: 'eng-US' },
        grammar:
          '#BNF+EM V2.1;\n!grammar Rooms;\n!export <room>;\n!slot <floor>;\n<floor>: ground;\n<room>: room <floor>;\n',
        slots: [{ name: 'floor', values: ['attic'] }],
      })
      const picking = await create({
        ...{ name: 'Picking', language: 'eng-US' },
        grammar:
          '#BNF+EM V2.1;\n!grammar Picking;\n!start <pick>;\n!import <Rooms.room>;\n!slot <item>;\n<item>: box;\n!slot <who>;\n<pick>: !tag(PICK, pick) <item> in <Rooms.room> [for <who>];\n',
        slots: [{ name: 'item', values: ['xx', 'copper'] }],
      })
      const file = toneWav(0.5)
      const recorded = { name: 'pick.wav', file, transcription: 'pick box in room ground' }
      const audio = await person.client.send(uploadAudioFile, { params, body: recorded })
      await person.client.send(createUnitTest, {
        params: { id },
        body: {
          ...{ model_id: picking.id, name: 'First', description: '', confidence_threshold: 6000 },
          audio_files: [audio.id],
          slots: [{ name: 'who', values: ['Ada'] }],
        },
      })
      return { person, id, params, rooms, picking, recording: file }
    }

    async function archiveOf(person: TestPerson, id: number, exportId: number) {
      const { link } = await person.client.send(getExportLink, { params: { id, exportId } })
      return Buffer.from(await (await fetch(server().url + link)).arrayBuffer())
    }

    /** The files of an export, by their paths below its folder. */
    async function unpackedExport(person: TestPerson, id: number, exportId: number) {
      const unpacked = mkdtempSync(join(tmpdir(), 'saywright-export-'))
      writeFileSync(join(unpacked, 'it'), await archiveOf(person, id, exportId))
      execFileSync('tar', ['-xzf', 'it', '--strip-components=1'], { cwd: unpacked })
      const files = new Map(
        readdirSync(unpacked, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && entry.name !== 'it')
          .map(({ parentPath, name }) => {
            const path = join(parentPath, name)
            return [path.slice(unpacked.length + 1), readFileSync(path)] as const
          }),
      )
      rmSync(unpacked, { recursive: true })
      return files
    }

    it('packs networks with default values, pronunciations of all known words, and unit tests', async () => {
      const { person, id, picking, recording } = await aWarehouse()
      const body = { architecture: 'linux-x64' as const, models: [command(picking.id)], recordings: true }
      const { id: exportId } = await person.client.send(startExport, { params: { id }, body })
      await completed(person, id, exportId)
      const files = await unpackedExport(person, id, exportId)
      const folder = `models/voice-commands/picking-${picking.id}`
      const text = (name: string) => String(files.get(`${folder}/${name}`))
      const json = (name: string) => JSON.parse(text(name))
      // Values for trying out in the studio are not defaults.
      expect(json('slots.json')).toEqual({ item: ['box'], who: [], 'Rooms.floor': ['ground'] })
      expect(text('network.jsgf')).toContain('box')
      expect(text('network.jsgf')).toContain('ground')
      for (const tried of ['copper', 'attic', 'Ada']) expect(text('network.jsgf')).not.toContain(tried)
      const said = json('pronunciations.json')
      expect(said.box).toEqual(['/b_o_x/'])
      for (const word of ['pick', 'ground', 'copper', 'attic']) expect(said).toHaveProperty(word)
      // No voice can pronounce it.
      expect(said).not.toHaveProperty('xx')
      const [path] = [...files.keys()].filter((each) => each.startsWith(`${folder}/recordings/`))
      expect(json('tests.json').unit_tests).toEqual([
        {
          ...{ name: 'First', description: '', confidence_threshold: 6000 },
          slots: { item: ['xx', 'copper'], who: ['Ada'] },
          recordings: [{ name: 'pick.wav', expected: 'pick box in room ground', path }],
        },
      ])
      expect(files.get(path!)).toEqual(Buffer.from(await recording.arrayBuffer()))
      const manifest = JSON.parse(String(files.get('manifest.json')))
      expect(compile(exportManifest)(manifest)).toBe(true)
      expect(manifest.models[0].commands).toMatchObject({
        lang: 'en-US',
        imports: [{ name: 'Rooms', path: `${folder}/imports/Rooms.bnf` }],
        network: { engine: 'stand-in', grammar: `${folder}/network.jsgf` },
        problem: null,
      })
    })

    it('packs the suite with the values that it is run with, and the kit comes to the same verdicts', async () => {
      const { person, id, params, picking } = await aWarehouse()
      const suite: SuiteTest[] = [
        { sentence: 'pick copper in room attic', expect: 'accept', intent: 'PICK' },
        // The default values, which were replaced.
        { sentence: 'pick box in room ground', expect: 'accept' },
        { sentence: 'pick copper in room attic for Ada', expect: 'refuse' },
        { sentence: 'pick xx in room attic', expect: 'accept', intent: 'PUT' },
      ]
      const stale = [{ name: 'gone', values: ['x'] }]
      const slots = [{ name: 'item', values: ['xx', 'copper'] }, ...stale]
      const saved = await person.client.send(saveVoiceCommandModel, {
        params: { ...params, modelId: picking.id },
        body: { revision: 1, slots, suite },
      })
      const { id: exportId } = await send(person, id, [command(picking.id)])
      await completed(person, id, exportId)
      const files = await unpackedExport(person, id, exportId)
      const packed = JSON.parse(String(files.get(`models/voice-commands/picking-${picking.id}/tests.json`)))
      expect(packed.suite).toEqual({
        slots: { item: ['xx', 'copper'], 'Rooms.floor': ['attic'] },
        tests: suite,
      })
      const kit = await open(await archiveOf(person, id, exportId), { architecture: 'any' })
      const verdicts = (await kit.commands()).test().map(({ conclusion }) => conclusion)
      await kit.close()
      expect(verdicts).toEqual(['passed', 'refused', 'passed', 'other_meaning'])
      const passed = verdicts.filter((verdict) => verdict === 'passed').length
      expect(saved.suite_result).toEqual({ passed, total: verdicts.length })
    })

    it('says which models have errors, and exports none of them', async () => {
      const { person, id, params } = await aWarehouse()
      const broken = await person.client.send(createVoiceCommandModel, {
        params,
        body: { name: 'Broken', language: 'eng-US', grammar: '#BNF+EM V2.1;\n!grammar a;\n!start <x>;\n' },
      })
      const body = { architecture: 'linux-x64' as const, models: [command(broken.id)] }
      const { problems } = await person.client.send(measureExport, { params, body })
      expect(problems).toEqual([
        { type: 'voice_commands', id: broken.id, name: 'Broken', problem: 'grammar_has_errors' },
      ])
      const refusal = { code: 'grammar_has_errors', errors: { 'models.0': 'invalid' } }
      expect(await apiFailureOf(send(person, id, body.models))).toMatchObject(refusal)
      expect(await exportsOf(person, id)).toEqual([])
    })

    it('estimates the size of an export, with or without recordings, without making it', async () => {
      const { person, id, params, picking, recording } = await aWarehouse()
      const body = { architecture: 'linux-x64' as const, models: [command(picking.id)] }
      const measured = await person.client.send(measureExport, { params, body })
      expect(measured.recordings).toEqual({ files: 1, size: recording.size })
      expect(measured.parts.map(({ part, files }) => [part, files])).toEqual([
        ['grammars', 4],
        ['networks', 1],
        ['pronunciations', 1],
        ['tests', 1],
        ['about', 5],
      ])
      const both = { ...body, recordings: true }
      const { size } = await person.client.send(measureExport, { params, body: both })
      expect(size).toBe(measured.size + recording.size)
      expect(await exportsOf(person, id)).toEqual([])
      const made = await completed(person, id, (await send(person, id, body.models)).id)
      // The names of project and folder differ.
      expect(Math.abs(made.size! - measured.size)).toBeLessThan(300)
    })

    it('a link to an archive opens no file of the same number', async () => {
      const { person, id, lamps } = await aProjectWithModels()
      const { id: exportId } = await send(person, id, [command(lamps.id)])
      await completed(person, id, exportId)
      const { link } = await person.client.send(getExportLink, { params: { id, exportId } })
      // Of staff, who may see the file of the demonstration that has this number.
      await makeStaff(server(), person.id)
      const statusOf = async (address: string) => (await fetch(server().url + address)).status
      expect(await statusOf(link)).toBe(200)
      expect(await statusOf(link.replace('/exports/', '/files/'))).toBe(404)
      const { link: ofFile } = await person.client.send(getDownloadLink, { params: { id: exportId } })
      expect(await statusOf(ofFile)).toBe(200)
      expect(await statusOf(ofFile.replace('/files/', '/exports/'))).toBe(404)
    })

    it('a model that did not change has the same checksum in the next export', async () => {
      const { person, id, params, lamps, doors } = await aProjectWithModels()
      const both = [command(lamps.id), command(doors.id)]
      const first = await completed(person, id, (await send(person, id, both)).id)
      await person.client.send(saveVoiceCommandModel, {
        params: { ...params, modelId: lamps.id },
        body: { revision: 1, settings: { THRESHOLD: 6000 } },
      })
      const second = await completed(person, id, (await send(person, id, both)).id)
      expect(second.number).toBe(2)
      expect(second.models[0]?.sha256).not.toBe(first.models[0]?.sha256)
      expect(second.models[1]?.sha256).toBe(first.models[1]?.sha256)
    })

    it('is cancelled while it is made, and leaves nothing', async () => {
      const { person, id, lamps } = await aProjectWithModels()
      const before = archives().length
      isHeld = true
      const { id: exportId, task_id } = await send(person, id, [command(lamps.id)])
      const place = { params: { id, exportId } }
      // Never half-visible.
      expect((await apiFailureOf(person.client.send(getExportLink, place))).code).toBe('not_possible')
      const second = await send(person, id, [command(lamps.id)])
      expect((await apiFailureOf(send(person, id, [command(lamps.id)]))).code).toBe('too_many')
      const tasks = async () => (await person.client.send(listTasks, { params: { id }, query: {} })).data
      const states = async () => (await tasks()).map(({ status }) => status)
      await expect.poll(states, waitOptions).toEqual(['running', 'running'])
      // The stage of the export while its archive is held back.
      const stages = async () => (await tasks()).map(({ current_step: step }) => readExportStep(step ?? ''))
      await expect.poll(stages, waitOptions).toEqual([{ stage: 'about' }, { stage: 'about' }])
      expect((await tasks()).map(({ progress }) => progress)).toEqual([4 / 6, 4 / 6])
      const task = { params: { id, taskId: task_id ?? 0 } }
      await person.client.send(cancelTask, task)
      expect((await exportsOf(person, id)).map(({ status }) => status)).toEqual(['running', 'cancelled'])
      await person.client.send(deleteTask, task)
      await person.client.send(deleteExport, { params: { id, exportId: second.id } })
      expect(await exportsOf(person, id)).toEqual([])
      isHeld = false
      await expect.poll(() => archives().length, waitOptions).toBe(before)
    })

    it('keeps the newest, and removes the archives of deleted ones', async () => {
      const { person, id, lamps } = await aProjectWithModels()
      const before = archives().length
      for (let count = 0; count < 4; count++)
        await completed(person, id, (await send(person, id, [command(lamps.id)])).id)
      await expect.poll(() => archives().length, waitOptions).toBe(before + 3)
      const kept = await exportsOf(person, id)
      expect(kept.map(({ number }) => number)).toEqual([4, 3, 2])
      await person.client.send(deleteExport, { params: { id, exportId: kept[0]!.id } })
      await expect.poll(() => archives().length, waitOptions).toBe(before + 2)
    })
  },
  {
    environment: () => ({
      SAYWRIGHT_LIMITS: `${raisedLimits},exportsKeptPerProject=3`,
      VOICE_URL: voice.url,
      VOICE_TOKEN: serviceToken,
    }),
    replacements: { files },
  },
)
