import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  createToken,
  createVoiceCommandModel,
  deleteVoiceCommandModel,
  getVoiceCommandModel,
  listAudioFiles,
  listVoiceCommandModels,
  type SuiteTest,
  saveAudioFile,
  saveVoiceCommandModel,
} from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runHere } from '../../../packages/cli/src/testing/aTerminal.js'
import { builtCommand, endOf, start } from '../../../packages/cli/src/testing/builtCommand.js'
import { lampsGrammar } from '../src/seed/grammars.js'
import { aModel } from './support/aModel.js'
import { onDatabases } from './support/onDatabases.js'
import { aPerson } from './support/people.js'

let command: Awaited<ReturnType<typeof builtCommand>>
beforeAll(async () => {
  command = await builtCommand()
})
const folders: string[] = []
afterAll(() => command.remove())
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

onDatabases((server) => {
  /** A project with a model of lamps, and people who hold it in folders of their own. */
  async function aSharedProject() {
    const person = await aPerson(server())
    const model = await aModel(person)
    const body = { name: 'Build server', scopes: ['read' as const, 'models' as const], days: 30 }
    const { token } = await person.client.send(createToken, { body })
    const params = { id: model.id, modelId: model.modelId }
    const folder = () => {
      const path = mkdtempSync(join(tmpdir(), 'saywright-project-'))
      folders.push(path)
      const at = (name: string) => join(path, name)
      return {
        path,
        run: (...words: string[]) =>
          runHere(words, { environment: { SAYWRIGHT_TOKEN: token }, folder: path }),
        read: (name: string) => readFileSync(at(name), 'utf8'),
        write: (name: string, text: string) => writeFileSync(at(name), text),
        edit: (name: string, edit: (text: string) => string) =>
          writeFileSync(at(name), edit(readFileSync(at(name), 'utf8'))),
        has: (name: string) => existsSync(at(name)),
        remove: (name: string) => rmSync(at(name)),
        move: (from: string, to: string) => renameSync(at(from), at(to)),
        list: (name: string) => readdirSync(at(name)).toSorted(),
      }
    }
    const pulled = async () => {
      const made = folder()
      const first = await made.run('pull', '--server', server().url, '--project', `${model.id}`)
      expect(first).toMatchObject({ code: 0 })
      return made
    }
    const stored = () => person.client.send(getVoiceCommandModel, { params })
    const save = async (changes: { grammar?: string; name?: string; suite?: SuiteTest[] }) =>
      person.client.send(saveVoiceCommandModel, {
        params,
        body: { revision: (await stored()).revision, ...changes },
      })
    return { person, token, model, params, folder, pulled, stored, save }
  }

  const bnf = 'grammars/Lamps.bnf'
  const details = 'grammars/Lamps.model.json'

  it('writes models, their settings, slots and transcriptions, and nothing the second time', async () => {
    const { model, pulled } = await aSharedProject()
    await model.record('switch on the lamp')
    await model.record(undefined)
    const ada = await pulled()
    expect(ada.read(bnf)).toBe(lampsGrammar)
    expect(JSON.parse(ada.read(details))).toEqual({
      $schema: '../node_modules/@saywright/cli/schemas/model.schema.json',
      name: 'Lamps',
      language: 'eng-US',
      settings: { STREAM_RESULT_MODE: 'final', MAXNBEST: 10, TSILENCE: 500, THRESHOLD: 5000 },
      slots: { room: ['kitchen', 'living room'] },
    })
    expect(JSON.parse(ada.read('recordings.json'))).toEqual({
      'take 1': 'switch on the lamp',
      'take 2': null,
    })
    expect(JSON.parse(ada.read('saywright.json'))).toMatchObject({ project: model.id })
    expect(ada.list('.')).toEqual(['grammars', 'recordings.json', 'saywright.json', 'saywright.lock.json'])
    const lock = ada.read('saywright.lock.json')
    expect(await ada.run('pull')).toEqual({
      code: 0,
      output: '',
      told: 'Nothing was changed on the server.\n',
    })
    expect(await ada.run('diff')).toMatchObject({ code: 0, output: '' })
    expect(ada.read('saywright.lock.json')).toBe(lock)
  })

  it('sends only the changes', async () => {
    const { model, pulled, stored, person } = await aSharedProject()
    await model.record(undefined)
    const ada = await pulled()
    ada.edit(bnf, (text) => `${text}// by hand\n`)
    ada.edit(details, (text) =>
      text.replace('"kitchen"', '"kitchen",\n      "cellar"').replace('5000', '6200'),
    )
    ada.edit('recordings.json', (text) => text.replace('null', '"switch off the lamp"'))
    const shown = await ada.run('diff')
    expect(shown.output).toContain('+// by hand')
    expect(shown.output).toContain('+      "cellar",')
    expect(shown.code).toBe(1)
    expect(await ada.run('push', '--dry-run')).toMatchObject({
      code: 0,
      told: 'Nothing was written or sent.\n',
    })
    expect((await stored()).revision).toBe(1)
    expect((await ada.run('push')).output).toContain('Lamps was saved on the server: grammars/Lamps.bnf')
    expect(await stored()).toMatchObject({
      revision: 2,
      grammar: `${lampsGrammar}// by hand\n`,
      settings: { THRESHOLD: 6200 },
      slots: [{ name: 'room', values: ['kitchen', 'cellar', 'living room'] }],
    })
    const { data } = await person.client.send(listAudioFiles, { params: { id: model.id } })
    expect(data).toMatchObject([{ transcription: 'switch off the lamp' }])
    expect(await ada.run('push')).toMatchObject({ code: 0, output: '' })
    expect((await stored()).revision).toBe(2)
  })

  const suite = 'grammars/Lamps.sentences'
  const switched: SuiteTest = {
    ...{ sentence: 'switch on the lamp', expect: 'accept', intent: null },
    entities: [{ name: 'state', value: ['on', 'now'], entities: [] }],
  }
  const open: SuiteTest = { sentence: 'open the lamp', expect: 'refuse' }

  it('keeps the suite of a model beside its grammar, and runs it there with the values of its slots', async () => {
    const { pulled, stored, save } = await aSharedProject()
    const ada = await pulled()
    // A model without tests has no file of them.
    expect(ada.has(suite)).toBe(false)
    await save({ suite: [switched, open] })
    expect((await ada.run('pull')).output).toContain('Lamps was changed on the server')
    expect(ada.read(suite)).toBe(
      'accept switch on the lamp\n  means -  state=on; now\nrefuse open the lamp\n',
    )
    expect(await ada.run('diff')).toMatchObject({ code: 0, output: '' })

    const kitchen = 'accept switch on the lamp in the kitchen\n'
    ada.edit(suite, (text) => `# Ada\r\n${text.replaceAll('\n', '\r\n')}${kitchen.replace('\n', '\r\n')}`)
    ada.edit(suite, (text) => text.replace('  means -  state=on; now\r\n', ''))
    const shown = await ada.run('diff')
    expect(shown.output).toContain('-  means -  state=on; now')
    expect(shown.output).toContain('+accept switch on the lamp in the kitchen')
    expect(shown.output).not.toContain('+# Ada')
    expect((await ada.run('push', 'grammars/Lamps.sentences')).output).toContain('Lamps was saved')
    expect((await stored()).suite).toEqual([
      { sentence: 'switch on the lamp', expect: 'accept' },
      open,
      { sentence: 'switch on the lamp in the kitchen', expect: 'accept' },
    ])
    expect(await stored()).toMatchObject({ revision: 3, grammar: lampsGrammar })
    expect(await ada.run('push')).toMatchObject({ code: 0, output: '' })

    const passed = await ada.run('test', 'grammars')
    expect([passed.code, passed.told]).toEqual([0, expect.stringContaining('3 tests passed')])
    expect((await stored()).suite_result).toEqual({ passed: 3, total: 3 })
    // Its comments and line ends stay with whatever comes from the server.
    await save({ suite: [open] })
    expect((await ada.run('pull')).code).toBe(0)
    expect(ada.read(suite)).toBe('# Ada\r\nrefuse open the lamp\r\n'.replace(/^(# Ada\r\n)(.*\r\n)$/, '$2$1'))
    ada.remove(suite)
    expect((await ada.run('push')).output).toContain('Lamps was saved')
    expect((await stored()).suite).toEqual([])
  })

  it('merges the tests that two people wrote, and leaves both of one that they wrote otherwise', async () => {
    const { pulled, stored, save } = await aSharedProject()
    await save({ suite: [open] })
    const [ada, grace] = [await pulled(), await pulled()]
    ada.edit(suite, (text) => `${text}accept switch on the lamp\n`)
    grace.edit(suite, (text) => `${text}accept switch off the lamp\n`)
    expect((await ada.run('push')).code).toBe(0)
    expect(await grace.run('push')).toMatchObject({ code: 1 })
    expect((await stored()).suite).toHaveLength(2)
    expect((await grace.run('pull')).output).toContain('and merged')
    expect((await grace.run('push')).code).toBe(0)
    expect((await stored()).suite.map(({ sentence }) => sentence)).toEqual([
      ...['open the lamp', 'switch off the lamp', 'switch on the lamp'],
    ])

    expect((await ada.run('pull')).code).toBe(0)
    ada.edit(suite, (text) => text.replace('refuse open', 'accept open'))
    await save({ suite: [{ ...open, expect: 'accept', intent: 'OPEN' }] })
    const { code, output } = await ada.run('pull')
    expect([code, output]).toEqual([1, expect.stringContaining(`${suite}:1`)])
    expect(ada.read(suite)).toContain('<<<<<<< here\naccept open the lamp\n=======')
    expect((await ada.run('push')).output).toContain('still has conflict markers')
    expect((await stored()).suite).toHaveLength(1)
  })

  it('a model that is on the server alone is named, and tests without a grammar are not written over', async () => {
    const { person, model, pulled, save } = await aSharedProject()
    const ada = await pulled()
    const doors = { name: 'Doors', language: 'eng-US', grammar: lampsGrammar, suite: [open] }
    await person.client.send(createVoiceCommandModel, { params: { id: model.id }, body: doors })
    expect((await ada.run('push')).output).toContain('Doors is on the server and not here')
    ada.write('grammars/Doors.sentences', 'grammar Lamps.bnf\naccept switch on the lamp\n')
    expect((await ada.run('pull')).code).toBe(0)
    expect(ada.read('grammars/Doors.sentences')).toContain('grammar Lamps.bnf')
    expect(ada.read('grammars/Doors 2.sentences')).toBe('refuse open the lamp\n')
    // A file of a model that is renamed moves with it.
    await save({ name: 'Lights', suite: [open] })
    await ada.run('pull')
    expect([ada.has('grammars/Lights.sentences'), ada.has(suite)]).toEqual([true, false])
  })

  it('of two people merges what both changed apart, and overwrites nothing that was not seen', async () => {
    const { pulled, stored } = await aSharedProject()
    const [ada, grace] = [await pulled(), await pulled()]
    ada.edit(bnf, (text) => text.replace('!grammar', '// Ada\n!grammar'))
    grace.edit(bnf, (text) => `${text}// Grace\n`)
    expect((await ada.run('push')).code).toBe(0)
    const refused = await grace.run('push')
    expect(refused.output).toContain('Lamps was changed on the server since it was pulled.')
    expect(refused.code).toBe(1)
    expect((await stored()).grammar).not.toContain('Grace')
    expect(await grace.run('pull')).toMatchObject({ code: 0 })
    expect(grace.read(bnf)).toMatch(/\/\/ Ada\n[\s\S]*\/\/ Grace\n/)
    expect((await grace.run('push')).code).toBe(0)
    expect((await stored()).grammar).toBe(grace.read(bnf))
    expect((await ada.run('pull')).code).toBe(0)
    expect(ada.read(bnf)).toBe(grace.read(bnf))
  })

  it('leaves markers where two people changed the same lines, and sends nothing before one has decided', async () => {
    const { pulled, save, stored } = await aSharedProject()
    const ada = await pulled()
    const lines = lampsGrammar.split('\n')
    const changed = (word: string) => [...lines.slice(0, -2), `// ${word}`, ...lines.slice(-1)].join('\n')
    await save({ grammar: changed('server') })
    ada.write(bnf, changed('here'))
    const conflict = await ada.run('pull')
    expect(conflict.code).toBe(1)
    expect(conflict.output).toContain(`Decide between the markers: grammars/Lamps.bnf:${lines.length - 1}`)
    expect(ada.read(bnf)).toContain('<<<<<<< here\n// here\n=======\n// server\n>>>>>>> server')
    for (const command of ['push', 'pull']) {
      const waiting = await ada.run(command)
      expect(waiting.output).toContain('Lamps still has conflict markers: grammars/Lamps.bnf:')
      expect(waiting.code).toBe(1)
    }
    ada.write(bnf, changed('both'))
    expect((await ada.run('push')).code).toBe(0)
    expect((await stored()).grammar).toBe(changed('both'))
  })

  it('keeps line ends and byte order mark of the files, and line ends of the server', async () => {
    const { pulled, save, stored } = await aSharedProject()
    const ada = await pulled()
    ada.write(bnf, `\uFEFF${lampsGrammar.replaceAll('\n', '\r\n')}`)
    expect(await ada.run('diff')).toMatchObject({ code: 0 })
    await save({ grammar: `${lampsGrammar}// server\n` })
    await ada.run('pull')
    expect(ada.read(bnf)).toBe(`\uFEFF${`${lampsGrammar}// server\n`.replaceAll('\n', '\r\n')}`)
    ada.edit(bnf, (text) => `${text}// éclairage\r\n`)
    await ada.run('push')
    expect((await stored()).grammar).toBe(`${lampsGrammar}// server\n// éclairage\n`)
  })

  it('follows a model that was renamed there, and renames one there', async () => {
    const { pulled, save, stored } = await aSharedProject()
    const [ada, grace] = [await pulled(), await pulled()]
    await save({ name: 'Bedroom lamps' })
    await ada.run('pull')
    expect(ada.list('grammars')).toEqual(['Bedroom lamps.bnf', 'Bedroom lamps.model.json'])
    ada.edit('grammars/Bedroom lamps.model.json', (text) => text.replace('Bedroom lamps', 'Lights'))
    ada.move('grammars/Bedroom lamps.bnf', 'grammars/Lights.bnf')
    ada.move('grammars/Bedroom lamps.model.json', 'grammars/Lights.model.json')
    expect((await ada.run('push')).code).toBe(0)
    expect(await stored()).toMatchObject({ name: 'Lights', revision: 3 })
    grace.edit(bnf, (text) => `${text}// mine\n`)
    await grace.run('pull')
    expect(JSON.parse(grace.read(details))).toMatchObject({ name: 'Lights' })
    expect(grace.read(bnf)).toContain('// mine')
  })

  it('deletes nothing on either side without an option for it', async () => {
    const { person, model, params, pulled } = await aSharedProject()
    const [ada, grace, mary] = [await pulled(), await pulled(), await pulled()]
    ada.remove(bnf)
    expect((await ada.run('push')).output).toContain('Delete the model in the studio')
    const list = async () =>
      (await person.client.send(listVoiceCommandModels, { params: { id: model.id } })).total
    expect(await list()).toBe(1)
    await person.client.send(deleteVoiceCommandModel, { params })
    expect(await ada.run('pull')).toMatchObject({ code: 0, output: '' })
    expect(JSON.parse(ada.read('saywright.lock.json')).models).toEqual({})
    expect((await grace.run('pull')).output).toContain('“saywright pull --delete” removes it here')
    expect(grace.has(bnf)).toBe(true)
    expect((await grace.run('pull', '--delete')).code).toBe(0)
    expect(grace.list('grammars')).toEqual([])
    mary.edit(bnf, (text) => `${text}// still wanted\n`)
    expect((await mary.run('pull', '--delete')).code).toBe(1)
    expect(mary.read(bnf)).toContain('still wanted')
    expect((await mary.run('push')).output).toContain('Lamps was created on the server')
    expect(await list()).toBe(1)
  })

  it('keeps a model that changed on the server after its files were removed', async () => {
    const { pulled, save } = await aSharedProject()
    const ada = await pulled()
    ada.remove(bnf)
    ada.remove(details)
    await save({ grammar: `${lampsGrammar}// newer\n` })
    const refused = await ada.run('push')
    expect(refused.code).toBe(1)
    expect((await ada.run('pull')).output).toContain('and is back: grammars/Lamps.bnf')
    expect(ada.read(bnf)).toContain('// newer')
  })

  it('continues after it was killed between a file and the lock, on either side', async () => {
    const { pulled, save, stored } = await aSharedProject()
    const ada = await pulled()
    const lock = ada.read('saywright.lock.json')
    await save({ grammar: `${lampsGrammar}// server\n` })
    await ada.run('pull')
    ada.write('saywright.lock.json', lock)
    expect(await ada.run('pull')).toMatchObject({ code: 0, output: '' })
    expect(ada.read(bnf)).toBe(`${lampsGrammar}// server\n`)
    ada.edit(bnf, (text) => `${text}// here\n`)
    const beforePush = ada.read('saywright.lock.json')
    await ada.run('push')
    ada.write('saywright.lock.json', beforePush)
    expect(await ada.run('push')).toMatchObject({ code: 0, output: '' })
    expect((await stored()).revision).toBe(3)
    expect(await ada.run('diff')).toMatchObject({ code: 0 })
  })

  it('rejects changes to a recording that someone else has changed', async () => {
    const { person, model, pulled } = await aSharedProject()
    const audioId = await model.record('switch on the lamp')
    const ada = await pulled()
    const said = (transcription: string) =>
      person.client.send(saveAudioFile, { params: { id: model.id, audioId }, body: { transcription } })
    await said('turn on the lamp')
    ada.edit('recordings.json', (text) => text.replace('switch on', 'switch off'))
    expect((await ada.run('push')).code).toBe(1)
    expect((await ada.run('pull')).code).toBe(1)
    expect(ada.read('recordings.json')).toContain('<<<<<<< here')
    expect((await ada.run('push')).output).toContain('still has conflict markers: recordings.json:2')
    ada.write('recordings.json', '{ "take 1": "switch off the lamp" }\n')
    expect((await ada.run('push')).code).toBe(0)
    const { data } = await person.client.send(listAudioFiles, { params: { id: model.id } })
    expect(data).toMatchObject([{ transcription: 'switch off the lamp' }])
  })

  it('names a key that is not known with its place, and the model that was meant', async () => {
    const { pulled } = await aSharedProject()
    const ada = await pulled()
    expect((await ada.run('pull', 'Lampes')).told).toContain('no model “Lampes”. Did you mean “Lamps”?')
    expect(await ada.run('push', bnf)).toMatchObject({ code: 0 })
    ada.edit(details, (text) => text.replace('"slots"', '"slot"'))
    const { code, told } = await ada.run('push')
    expect(told).toContain(
      'grammars/Lamps.model.json:11:3: the key “slot” is not known. Did you mean “slots”?',
    )
    expect(code).toBe(2)
  })

  it('leaves no grammar without its language when a pull stops between their files', async () => {
    const { model, folder } = await aSharedProject()
    const ada = folder()
    const words = ['pull', '--server', server().url, '--project', `${model.id}`]
    mkdirSync(join(ada.path, details), { recursive: true })
    expect(await ada.run(...words)).toMatchObject({ code: 2 })
    expect(ada.has(bnf)).toBe(false)
    rmdirSync(join(ada.path, details))
    expect(await ada.run(...words)).toMatchObject({ code: 0 })
    expect(ada.read(bnf)).toBe(lampsGrammar)
  })

  it('holds 200 models, and pulls them again after it was killed in the middle', async () => {
    const { person, model, folder, token } = await aSharedProject()
    const params = { id: model.id }
    for (let count = 2; count <= 200; count++)
      await person.client.send(createVoiceCommandModel, {
        params,
        body: { name: `Lamps ${count}`, language: 'eng-US', grammar: lampsGrammar },
      })
    const ada = folder()
    const words = ['pull', '--server', server().url, '--project', `${model.id}`]
    const child = start(command.path, words, { cwd: ada.path, env: { SAYWRIGHT_TOKEN: token } })
    const ended = endOf(child)
    while (!ada.has('grammars') || ada.list('grammars').length < 40) await pause(5)
    child.kill('SIGKILL')
    expect(await ended).toMatchObject({ code: null })
    const grammars = () => ada.list('grammars').filter((name) => name.endsWith('.bnf'))
    expect(grammars().length).toBeLessThan(200)
    for (const name of grammars()) expect(ada.read(`grammars/${name}`)).toBe(lampsGrammar)
    expect(await ada.run(...words)).toMatchObject({ code: 0 })
    expect(grammars()).toHaveLength(200)
    expect(await ada.run('diff')).toMatchObject({ code: 0 })
    ada.edit('grammars/Lamps 150.bnf', (text) => `${text}// here\n`)
    expect((await ada.run('push')).output).toBe('Lamps 150 was saved on the server: grammars/Lamps 150.bnf\n')
    await person.client.send(deleteVoiceCommandModel, { params: { ...params, modelId: model.modelId } })
    expect((await ada.run('pull', '--delete')).output).toContain('Lamps was deleted on the server')
  })
})
