import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createToken,
  createWakeWordModel,
  deleteWakeWordModel,
  getWakeWordModel,
  saveWakeWordModel,
  type WakeWord,
} from '@saywright/api/contract'
import { afterAll, expect, it } from 'vitest'
import { runHere } from '../../../packages/cli/src/testing/aTerminal.js'
import { onDatabases } from './support/onDatabases.js'
import { aPerson, aProject, deliver } from './support/people.js'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const file = 'grammars/hello-halden.wake-words.json'

onDatabases((server) => {
  /** A project with a wake-word model, and a folder into which it was pulled. */
  async function aPulledProject() {
    const person = await aPerson(server())
    const { id } = await aProject(person)
    await deliver(server(), id, [{ technology: 'wake-word', langs: ['eng-US', 'fra-FR'] }])
    const { id: modelId } = await person.client.send(createWakeWordModel, {
      params: { id },
      body: {
        name: 'hello-halden',
        language: 'eng-US',
        positive_words: [{ text: 'Hello Halden', phonemes: '[hə][ˈloʊ][ˈhɔl][dən]' }],
        negative_words: [{ text: 'hello holder' }],
      },
    })
    const params = { id, modelId }
    const scopes = ['read' as const, 'models' as const]
    const { token } = await person.client.send(createToken, { body: { name: 'Build', scopes, days: 30 } })
    const path = mkdtempSync(join(tmpdir(), 'saywright-wake-words-'))
    folders.push(path)
    const run = (...words: string[]) =>
      runHere(words, { environment: { SAYWRIGHT_TOKEN: token }, folder: path })
    const read = (name = file) => readFileSync(join(path, name), 'utf8')
    const edit = (change: (text: string) => string) => writeFileSync(join(path, file), change(read()))
    const stored = () => person.client.send(getWakeWordModel, { params })
    const save = async (changes: { name?: string; threshold?: number; negative_words?: WakeWord[] }) =>
      person.client.send(saveWakeWordModel, {
        params,
        body: { revision: (await stored()).revision, ...changes },
      })
    expect(await run('pull', '--server', server().url, '--project', `${id}`)).toMatchObject({ code: 0 })
    return {
      path,
      person,
      id,
      params,
      run,
      read,
      edit,
      stored,
      save,
      has: (name: string) => existsSync(join(path, name)),
    }
  }

  it('writes a wake-word model as one file, and nothing the second time', async () => {
    const { run, read } = await aPulledProject()
    expect(JSON.parse(read())).toEqual({
      $schema: '../node_modules/@saywright/cli/schemas/wake-words.schema.json',
      name: 'hello-halden',
      language: 'eng-US',
      threshold: 5000,
      positive_words: [{ text: 'Hello Halden', phonemes: '[hə][ˈloʊ][ˈhɔl][dən]' }],
      negative_words: [{ text: 'hello holder' }],
    })
    const lock = read('saywright.lock.json')
    expect(await run('pull')).toMatchObject({ code: 0, told: 'Nothing was changed on the server.\n' })
    expect(await run('diff')).toMatchObject({ code: 0, output: '' })
    expect(read('saywright.lock.json')).toBe(lock)
  })

  it('sends what was changed, and shows it before', async () => {
    const { run, edit, stored } = await aPulledProject()
    edit((text) => text.replace('5000', '5700').replace('hello holder', 'hello Helen'))
    const shown = await run('diff')
    expect(shown.code).toBe(1)
    expect(shown.output).toContain('-  "threshold": 5000,\n+  "threshold": 5700,')
    expect((await run('push', 'hello-halden')).output).toContain(
      `hello-halden was saved on the server: ${file}`,
    )
    expect(await stored()).toMatchObject({
      revision: 2,
      threshold: 5700,
      negative_words: [{ text: 'hello Helen' }],
    })
    expect(await run('push')).toMatchObject({ code: 0, output: '' })
  })

  it('merges what was changed on both sides, from the version that was seen', async () => {
    const { run, edit, read, save, stored } = await aPulledProject()
    await save({ negative_words: [{ text: 'hello holder' }, { text: 'hollow garden' }] })
    edit((text) => text.replace('5000', '6000'))
    expect((await run('push')).code).toBe(1)
    expect((await run('pull')).output).toContain('and merged')
    expect(JSON.parse(read())).toMatchObject({
      threshold: 6000,
      negative_words: [{ text: 'hello holder' }, { text: 'hollow garden' }],
    })
    expect((await run('push')).code).toBe(0)
    expect(await stored()).toMatchObject({ revision: 3, threshold: 6000 })
  })

  it('leaves both where both changed the same, and sends nothing until it is decided', async () => {
    const { run, edit, read, save, stored } = await aPulledProject()
    await save({ threshold: 4000 })
    edit((text) => text.replace('5000', '6000'))
    expect(await run('pull')).toMatchObject({ code: 1, output: expect.stringContaining(`${file}:5`) })
    expect(read()).toContain(
      '<<<<<<< here\n  "threshold": 6000,\n=======\n  "threshold": 4000,\n>>>>>>> server',
    )
    expect((await run('push')).output).toContain(`still has conflict markers: ${file}:5`)
    edit((text) => text.replace(/<<<<<<<[\s\S]*?=======\n([\s\S]*?)>>>>>>> server\n/, '$1'))
    expect(await run('push')).toMatchObject({ code: 0 })
    expect(await stored()).toMatchObject({ revision: 2, threshold: 4000 })
  })

  it('creates a model for a new file, moves one that was renamed, and removes one on request', async () => {
    const { path, person, params, run, has, save } = await aPulledProject()
    writeFileSync(
      join(path, 'grammars/dis-halden.wake-words.json'),
      '{ "language": "fra-FR", "positive_words": [{ "text": "dis Halden" }] }\n',
    )
    expect((await run('push')).output).toContain('dis-halden was created on the server')
    await save({ name: 'hi-halden' })
    expect((await run('pull')).code).toBe(0)
    expect(has(file)).toBe(false)
    expect(has('grammars/hi-halden.wake-words.json')).toBe(true)
    await person.client.send(deleteWakeWordModel, { params })
    expect((await run('pull', '--delete')).output).toContain('is removed here')
    expect(has('grammars/hi-halden.wake-words.json')).toBe(false)
    expect(await run('diff')).toMatchObject({ code: 0 })
  })

  it.each([
    [
      (text: string) => text.replace('threshold', 'treshold'),
      ':5:3: the key “treshold” is not known. Did you mean “threshold”?',
    ],
    [
      (text: string) => text.replace('[hə]', 'hə'),
      'the value of “positive_words.0.phonemes” is not a possible one.',
    ],
    [
      (text: string) => text.replace('hello holder', 'hello Halden'),
      'the value of “negative_words” is not a possible one.',
    ],
    [
      (text: string) => text.replace('eng-US', 'fra-FR'),
      'hello-halden is of the language eng-US on the server',
    ],
  ])('names what is wrong in a file: %s', async (change, sentence) => {
    const { run, edit, stored } = await aPulledProject()
    edit(change)
    const { code, told } = await run('push')
    expect({ code, told }).toEqual({ code: 2, told: expect.stringContaining(sentence) })
    expect((await stored()).revision).toBe(1)
  })
})
