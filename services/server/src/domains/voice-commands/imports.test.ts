import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createUnitTest,
  createVoiceCommandModel,
  type DynamicSlot,
  deleteVoiceCommandModel,
  getExportLink,
  getUnitTestRun,
  getVoiceCommandModel,
  listExports,
  listImportableGrammars,
  recognize,
  saveVoiceCommandModel,
  startExport,
  startUnitTestRun,
  uploadAudioFile,
} from '@saywright/api/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, aProject, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import { aVoiceService, heard, type StandIn, serviceToken } from '../../../tests/support/voiceService.js'
import { toneWav } from '../../../tests/support/wav.js'

const waitOptions = { timeout: 60_000 }
const part = (body: string) => `#BNF+EM V2.1;\n!grammar part;\n${body}\n`
const lift = (rule: string) => part(`!start <main>;\n!import <${rule}>;\n<main>: floor <${rule}>;`)
const people = part('!export <name>;\n!slot <who>;\n<name>: <who>;')
const numbers = part('!import <People.name>;\n!export <digit>;\n<digit>: one | two | <People.name>;')

let voice: StandIn
beforeAll(async () => {
  voice = await aVoiceService()
})
afterAll(() => voice.server.close())
beforeEach(() => {
  voice.asked = undefined
  voice.isSilent = false
  voice.response = heard('floor two')
})

onDatabases(
  (server) => {
    async function aBuilding() {
      const person = await aPerson(server())
      const { id } = await aProject(person)
      const add = async (name: string, grammar: string, slots: DynamicSlot[] = [], language = 'eng-US') =>
        (
          await person.client.send(createVoiceCommandModel, {
            params: { id },
            body: { name, language, grammar, slots },
          })
        ).id
      return { person, id, add }
    }
    const listen = (person: TestPerson, id: number, modelId: number) =>
      person.client.send(recognize, { params: { id, modelId }, body: toneWav(1) })
    async function save(person: TestPerson, id: number, modelId: number, changes: object) {
      const params = { id, modelId }
      const { revision } = await person.client.send(getVoiceCommandModel, { params })
      await person.client.send(saveVoiceCommandModel, { params, body: { revision, ...changes } })
    }

    it('recognizes with the currently saved rules of other models', async () => {
      const { person, id, add } = await aBuilding()
      await add('People', people, [{ name: 'who', values: ['zoe'] }])
      const numbersId = await add('My numbers', numbers)
      const modelId = await add('Lift', lift('My_numbers.digit'))
      expect(await listen(person, id, modelId)).toMatchObject({ rejected: false })
      for (const word of ['one', 'two', 'zoe']) expect(voice.asked?.jsgf).toContain(word)
      await save(person, id, numbersId, { grammar: numbers.replace('one | two', 'seven') })
      expect(await listen(person, id, modelId)).toMatchObject({ rejected: true })
      expect(voice.asked?.jsgf).toContain('seven')
      const plain = await add('Other lift', lift('digit'))
      voice.response = heard('floor seven')
      expect(await listen(person, id, plain)).toMatchObject({ rejected: false })
    })

    it('recognizes with the library of rules of the language, unless a model of the project has the rule', async () => {
      const { person, id, add } = await aBuilding()
      const modelId = await add('Lift', lift('number'))
      voice.response = heard('floor twenty one')
      const recognition = await listen(person, id, modelId)
      expect(recognition.hypotheses[0]).toMatchObject({
        entities: [{ name: 'number', value: '21', text: 'twenty one' }],
      })
      expect(voice.asked?.jsgf).toContain('thousand')
      await add('Numbers', part('!export <number>;\n<number>: several;'))
      expect(await listen(person, id, modelId)).toMatchObject({ rejected: true })
      expect(voice.asked?.jsgf).not.toContain('thousand')
      const french = await add('Ascenseur', lift('number'), [], 'fra-FR')
      const { errors } = await apiFailureOf(listen(person, id, french))
      expect(errors.grammar).toBe(
        '4:9 The library of rules has <number> in English, not in the language of this grammar.',
      )
    })

    it('matches digits of a transcription with spoken numbers when they are imported', async () => {
      const { person, id, add } = await aBuilding()
      const model_id = await add('Lift', lift('number'))
      const audio_files: number[] = []
      for (const transcription of ['Floor 21', 'floor 22'])
        audio_files.push(
          (
            await person.client.send(uploadAudioFile, {
              params: { id },
              body: { name: transcription, file: toneWav(1), transcription },
            })
          ).id,
        )
      const { id: testId } = await person.client.send(createUnitTest, {
        params: { id },
        body: { model_id, name: 'Far', description: '', confidence_threshold: 5000, audio_files, slots: [] },
      })
      voice.response = heard('floor twenty one')
      const params = { id, testId }
      const { id: runId } = await person.client.send(startUnitTestRun, { params })
      const read = () => person.client.send(getUnitTestRun, { params: { ...params, runId } })
      await expect.poll(async () => (await read()).status, waitOptions).toBe('completed')
      expect((await read()).results.map(({ is_expected }) => is_expected)).toEqual([true, false])
    })

    it('says what cannot be imported: of another language or project, renamed, in a circle or too much', async () => {
      const { person, id, add } = await aBuilding()
      const failure = async (modelId: number) => {
        const { code, errors } = await apiFailureOf(listen(person, id, modelId))
        return code === 'grammar_has_errors' ? errors.grammar : code
      }
      const elsewhere = await aBuilding()
      await elsewhere.add('Numbers', part('!export <digit>;\n<digit>: one;'))
      await add('Numbers', part('!export <digit>;\n<digit>: un;'), [], 'fra-FR')
      const modelId = await add('Lift', lift('Numbers.digit'))
      const missing = '4:9 There is no model “Numbers” to import <Numbers.digit> from.'
      expect(await failure(modelId)).toBe(missing)
      const own = await add('Digits', part('!import <Lift.main>;\n!export <digit>;\n<digit>: <Lift.main>;'))
      await save(person, id, modelId, { grammar: `${lift('Digits.digit')}!export <main>;` })
      expect(await failure(modelId)).toBe('4:9 These models import each other: Lift → Digits → Lift.')
      await save(person, id, own, { grammar: part('!export <digit>;\n<digit>: one;') })
      voice.response = heard('floor one')
      expect(await listen(person, id, modelId)).toMatchObject({ rejected: false })
      await save(person, id, own, { name: 'Figures' })
      expect(await failure(modelId)).toContain('There is no model “Digits”')
      const long = `!export <digit>;\n<digit>: one;\n//${'.'.repeat(499_000)}`
      const digits = await add('Parts', part('!export <digit>;\n<digit>: one;'))
      expect(await failure(digits)).toBe('1:1 Nothing starts here: this grammar is only imported by others.')
      for (const name of ['A', 'B', 'C']) await add(name, part(long))
      const names = ['A.digit', 'B.digit', 'C.digit']
      const wide = part(
        `!start <main>;\n${names.map((rule) => `!import <${rule}>;`).join('\n')}\n<main>: ${names.map((rule) => `<${rule}>`).join(' ')};`,
      )
      expect(await failure(await add('Wide', wide))).toBe('grammar_too_large')
      const values = Array.from({ length: 4000 }, (_, at) => `${at} ${'word '.repeat(22)}`.trim())
      for (const name of ['D', 'E', 'F'])
        await add(name, part('!export <digit>;\n!slot <long>;\n<digit>: one;'), [{ name: 'long', values }])
      const heavy = wide.replaceAll('A.', 'D.').replaceAll('B.', 'E.').replaceAll('C.', 'F.')
      expect(await failure(await add('Heavy', heavy))).toBe('grammar_too_large')
    })

    it('deletes a model once no other imports from it, and names those that do', async () => {
      const { person, id, add } = await aBuilding()
      await add('People', people)
      const numbersId = await add('My numbers', numbers)
      const lifts = [await add('Lift', lift('My_numbers.digit')), await add('Second lift', lift('digit'))]
      await add('Apart', part('!start <a>;\n// !import <My_numbers.digit>;\n<a>: one;'))
      const remove = (modelId: number) =>
        person.client.send(deleteVoiceCommandModel, { params: { id, modelId } })
      expect(await apiFailureOf(remove(numbersId))).toMatchObject({
        status: 409,
        code: 'imported_elsewhere',
        errors: { models: 'Lift, Second lift' },
        serverMessage:
          'Other models import rules from this one: Lift, Second lift. Remove these imports first.',
      })
      for (const modelId of lifts) await remove(modelId)
      await remove(numbersId)
    })

    it('F-072 freezes the imports of a run, whatever is saved while it waits', async () => {
      const { person, id, add } = await aBuilding()
      const numbersId = await add('Numbers', part('!export <digit>;\n<digit>: one | two;'))
      const model_id = await add('Lift', lift('Numbers.digit'))
      const recording = { name: 'take', file: toneWav(1), transcription: 'floor two' }
      const { id: audio } = await person.client.send(uploadAudioFile, { params: { id }, body: recording })
      const { id: testId } = await person.client.send(createUnitTest, {
        params: { id },
        body: {
          ...{ model_id, name: 'Near', description: '', confidence_threshold: 5000 },
          ...{ audio_files: [audio], slots: [] },
        },
      })
      const params = { id, testId }
      const { id: runId } = await person.client.send(startUnitTestRun, { params })
      await save(person, id, numbersId, { grammar: part('!export <digit>;\n<digit>: seven;') })
      const read = () => person.client.send(getUnitTestRun, { params: { ...params, runId } })
      await expect.poll(async () => (await read()).status, waitOptions).toBe('completed')
      const imported = '!export <digit>;\n<digit>: one | two;'
      expect((await read()).imports).toEqual([{ name: 'Numbers', grammar: part(imported), slots: [] }])
      expect((await read()).results[0]).toMatchObject({ result: 'floor two', conclusion: 'passed' })
      expect(voice.asked?.jsgf).not.toContain('seven')
      const again = await person.client.send(startUnitTestRun, { params })
      const second = () => person.client.send(getUnitTestRun, { params: { ...params, runId: again.id } })
      await expect.poll(async () => (await second()).status, waitOptions).toBe('completed')
      expect(voice.asked?.jsgf).toContain('seven')
    })

    it('exports the imports of a model beside its grammar', async () => {
      const { person, id, add } = await aBuilding()
      await add('People', people, [{ name: 'who', values: ['zoe'] }])
      await add('My numbers', numbers)
      const modelId = await add('Lift', lift('My_numbers.digit'))
      const { id: exportId } = await person.client.send(startExport, {
        params: { id },
        body: { architecture: 'linux-x64', models: [{ type: 'voice_commands', id: modelId }] },
      })
      const find = async () =>
        (await person.client.send(listExports, { params: { id }, query: {} })).data.find(
          (each) => each.id === exportId,
        )
      await expect.poll(async () => (await find())?.status, waitOptions).toBe('completed')
      const { link } = await person.client.send(getExportLink, { params: { id, exportId } })
      const archive = await (await fetch(`${server().url}${link}`)).arrayBuffer()
      const folder = mkdtempSync(join(tmpdir(), 'imports-'))
      writeFileSync(join(folder, 'a.tar.gz'), new Uint8Array(archive))
      const list = execFileSync('tar', ['-tzf', 'a.tar.gz'], { cwd: folder, encoding: 'utf8' })
      const names = list.match(/lift-\d+\/.+/g)?.map((path) => path.replace(/^[^/]+\//, ''))
      expect(names).toEqual([
        'grammar.bnf',
        'imports/My_numbers.bnf',
        'imports/People.bnf',
        'slots.json',
        'settings.json',
        'network.jsgf',
        'pronunciations.json',
        'tests.json',
      ])
      const slots = execFileSync('tar', ['-xzOf', 'a.tar.gz', '--wildcards', '*/slots.json'], { cwd: folder })
      // Values for trying out in the studio are not defaults.
      expect(JSON.parse(slots.toString())).toEqual({ 'People.who': [] })
      rmSync(folder, { recursive: true })
    })

    it('gives the grammars of the other models of the language', async () => {
      const { person, id, add } = await aBuilding()
      const slots = [{ name: 'who', values: ['zoe'] }]
      const peopleId = await add('People', people, slots)
      await add('Personnes', people, [], 'fra-FR')
      const modelId = await add('Lift', lift('People.name'))
      const read = () => person.client.send(listImportableGrammars, { params: { id, modelId } })
      expect(await read()).toEqual({ data: [{ id: peopleId, name: 'People', grammar: people, slots }] })
      for (let count = 0; count < 11; count++) await add(`Long ${count}`, `${people}//${'.'.repeat(480_000)}`)
      expect((await apiFailureOf(read())).code).toBe('grammar_too_large')
    })
  },
  { environment: () => ({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken }) },
)
