import {
  createVoiceCommandModel,
  type DynamicSlot,
  deleteVoiceCommandModel,
  getVoiceCommandModel,
  limits,
  listVoiceCommandModels,
  listVoiceCommandVersions,
  type ModelReadiness,
  readyModel,
  restoreVoiceCommandVersion,
  type SuiteTest,
  saveVoiceCommandModel,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, aProject, apiFailureOf } from '../../../tests/support/people.js'
import { suiteResults } from '../../store/migrations/048-suite-results.js'
import { refreshReadiness } from './readiness.js'

const grammar = (body: string) => `#BNF+EM V2.1;\n!grammar g;\n${body}\n`
const numbers = grammar('!export <digit>;\n<digit>: one | two;')
const lift = grammar('!start <main>;\n!import <Numbers.digit>;\n<main>: floor <Numbers.digit>;')
const notExported: Partial<ModelReadiness> = {
  ...{ state: 'import_broken', errors: 1, line: 4 },
  problem: { code: 'import-not-exported', arguments: { model: 'Numbers', rule: '<digit>' } },
}

onDatabases((server) => {
  async function aBuilding() {
    const person = await aPerson(server())
    const { client } = person
    const { id } = await aProject(person)
    const add = (name: string, text: string, slots: DynamicSlot[] = []) =>
      client.send(createVoiceCommandModel, {
        params: { id },
        body: { name, language: 'eng-US', grammar: text, slots },
      })
    const save = async (modelId: number, changes: object) => {
      const params = { id, modelId }
      const { revision } = await client.send(getVoiceCommandModel, { params })
      return client.send(saveVoiceCommandModel, { params, body: { revision, ...changes } })
    }
    const list = async () => (await client.send(listVoiceCommandModels, { params: { id }, query: {} })).data
    const readinessOf = async (modelId: number) =>
      (await list()).find((model) => model.id === modelId)?.readiness
    return { client, id, add, save, list, readinessOf }
  }

  it.each<[string, string, DynamicSlot[], Partial<ModelReadiness>]>([
    ['ready', numbers, [], readyModel],
    [
      'broken, with the number of errors and the first one',
      grammar('!start <main>;\n<main>: go (left;\n<other>: <nowhere>;'),
      [],
      { state: 'broken', line: 4, model_id: null, slots: [] },
    ],
    [
      'without values, where a slot needs some',
      grammar('!start <main>;\n!slot <item>;\n!slot <reason>;\n<main>: return <item> for <reason>;'),
      [{ name: 'reason', values: [] }],
      { state: 'slots_empty', errors: 0, line: 4, slots: ['item', 'reason'] },
    ],
    [
      'ready, with values kept beside the text',
      grammar('!start <main>;\n!slot <item>;\n<main>: return <item>;'),
      [{ name: 'item', values: ['lamp'] }],
      readyModel,
    ],
    [
      'broken where what it imports is not there',
      lift,
      [],
      {
        ...{ state: 'import_broken', errors: 1, line: 4, model_id: null },
        problem: { code: 'import-unknown-model', arguments: { model: 'Numbers', rule: '<Numbers.digit>' } },
      },
    ],
  ])('a new model is %s', async (_, text, slots, expected) => {
    const { add, list } = await aBuilding()
    const made = await add('A', text, slots)
    expect(made.readiness).toMatchObject(expected)
    expect((await list())[0]).toEqual(made)
  })

  it('says in which other model a slot without values is filled', async () => {
    const { add } = await aBuilding()
    const people = await add('People', grammar('!export <name>;\n!slot <who>;\n<name>: <who>;'))
    expect(people.readiness).toMatchObject({ state: 'slots_empty', slots: ['who'], model_id: null })
    const call = grammar('!start <main>;\n!import <People.name>;\n<main>: call <People.name>;')
    expect((await add('Call', call)).readiness).toMatchObject({
      ...{ state: 'slots_empty', line: 5, slots: ['People.who'], model_id: people.id },
    })
  })

  it('counts the errors, and reports each at its first position', async () => {
    const { add } = await aBuilding()
    const { readiness } = await add('A', grammar('!start <main>;\n<main>: <one> <two> <three>;'))
    expect(readiness).toMatchObject({
      ...{ state: 'broken', errors: 3, line: 4 },
      problem: { code: 'undefined-rule', arguments: { rule: '<one>' } },
    })
  })

  it('a change of an imported model changes those that import from it, also through others', async () => {
    const { add, save, readinessOf, list, id, client } = await aBuilding()
    const own = await add('Numbers', numbers)
    const building = await add('Lift', lift)
    const tower = await add(
      'Tower',
      grammar('!start <main>;\n!import <Lift.main>;\n<main>: now <Lift.main>;'),
    )
    await save(building.id, { grammar: lift.replace('!start', '!export <main>;\n!start') })
    expect(await readinessOf(tower.id)).toEqual(readyModel)
    const uses = (await list()).map(({ name, used_by }) => [name, used_by?.map((user) => user.name)])
    expect(Object.fromEntries(uses)).toEqual({ Numbers: ['Lift'], Lift: ['Tower'], Tower: [] })

    await save(own.id, { grammar: numbers.replace('!export <digit>;\n', '!start <digit>;\n') })
    expect(await readinessOf(building.id)).toMatchObject({ ...notExported, line: 5, model_id: own.id })
    expect(await readinessOf(tower.id)).toMatchObject({
      ...{ state: 'import_broken', model_id: building.id },
      problem: { code: 'import-faulty', arguments: { model: 'Lift' } },
    })
    // It is still used: its user needs it back.
    expect((await list()).find((model) => model.id === own.id)?.used_by).toEqual([
      { id: building.id, name: 'Lift' },
    ])
    const params = { id, modelId: own.id, versionId: 1 }
    await client.send(restoreVoiceCommandVersion, { params, body: { revision: 2 } })
    expect(await readinessOf(tower.id)).toEqual(readyModel)
    await client.send(deleteVoiceCommandModel, { params: { id, modelId: tower.id } })
    expect((await list()).find((model) => model.id === building.id)?.used_by).toEqual([])
  })

  const accept = (...sentences: string[]): SuiteTest[] =>
    sentences.map((sentence) => ({ sentence, expect: 'accept' }))

  it('runs the suite of a model on each save, with the values of its slots', async () => {
    const { add, save, list } = await aBuilding()
    const text = grammar('!start <main>;\n!slot <item>;\n<main>: !tag(RETURN, return) <item>;')
    const made = await add('Returns', text, [{ name: 'item', values: ['lamp'] }])
    const result = async () => (await list())[0]?.suite_result
    // Without tests there is nothing to say.
    expect([made.suite_result, await result()]).toEqual([null, null])
    const meant: SuiteTest = { sentence: 'return lamp', expect: 'accept', intent: 'RETURN' }
    const suite: SuiteTest[] = [meant, ...accept('return box'), { sentence: 'return', expect: 'refuse' }]
    expect((await save(made.id, { suite })).suite_result).toEqual({ passed: 2, total: 3 })
    await save(made.id, { slots: [{ name: 'item', values: ['box', 'lamp'] }] })
    expect(await result()).toEqual({ passed: 3, total: 3 })
    await save(made.id, { grammar: text.replace('RETURN', 'BACK') })
    expect(await result()).toEqual({ passed: 2, total: 3 })
    await save(made.id, { grammar: text.replace(';\n!slot', '\n!slot') })
    expect(await result()).toBeNull()
  })

  it('runs it again when the imports of the model change', async () => {
    const { add, save, list } = await aBuilding()
    const own = await add('Numbers', numbers)
    const building = await add('Lift', lift)
    await save(building.id, { suite: accept('floor one', 'floor three') })
    const result = async () => (await list()).find(({ id }) => id === building.id)?.suite_result
    expect(await result()).toEqual({ passed: 1, total: 2 })
    await save(own.id, { grammar: numbers.replace('two', 'three') })
    expect(await result()).toEqual({ passed: 2, total: 2 })
  })

  it('ignores a suite that takes too long, and reports its model all the same', async () => {
    const { id, add, save } = await aBuilding()
    const { id: modelId } = await add('A', grammar('!start <main>;\n<main>: go;'))
    await save(modelId, { suite: accept('go') })
    const { database } = server().store
    const due = { readiness_json: null, readiness_known: 0 }
    await database.updateTable('voice_command_model').set(due).where('id', '=', modelId).execute()
    const examined = { errors: 0, error: null, isImportFault: false, slotsWithoutValues: [], imports: [] }
    const grammars = {
      examine: () => Promise.resolve(examined),
      test: () => Promise.reject(new ApiFailure('grammar_too_large')),
    }
    const transaction = (work: (open: object) => unknown) => work({ database })
    await refreshReadiness({ database, transaction, grammars } as never, 1, id)
    const row = database.selectFrom('voice_command_model').selectAll().where('id', '=', modelId)
    const { readiness_json, readiness_known, readiness_wanted } = await row.executeTakeFirstOrThrow()
    expect(readiness_json).toEqual({ ...readyModel, imports: [] })
    expect(readiness_known).toBe(readiness_wanted)
  })

  it('runs suites of the previous release on their first read', async () => {
    const { add, save, list } = await aBuilding()
    const { id } = await add('A', grammar('!start <main>;\n<main>: go;'))
    await save(id, { suite: accept('go') })
    const { database } = server().store
    const readiness_json = JSON.stringify({ ...readyModel, imports: [] })
    await database.updateTable('voice_command_model').set({ readiness_json }).where('id', '=', id).execute()
    expect((await list())[0]).toMatchObject({ readiness: readyModel, suite_result: null })
    await suiteResults(database as never)
    expect((await list())[0]).toMatchObject({ suite_result: { passed: 1, total: 1 } })
  })

  it('a rename is written in the grammars that name the model, each a version, and in no other', async () => {
    const { add, save, list, readinessOf, id, client } = await aBuilding()
    const own = await add('Numbers', numbers)
    const building = await add('Lift', lift)
    const bare = await add('Bare', grammar('!start <main>;\n!import <digit>;\n<main>: <digit>;'))
    await save(own.id, { name: 'Figures 2', rename_at_users: true })
    const params = { id, modelId: building.id }
    const { grammar: text, revision } = await client.send(getVoiceCommandModel, { params })
    expect([text, revision]).toEqual([lift.replaceAll('Numbers', 'Figures_2'), 2])
    const versions = await client.send(listVoiceCommandVersions, { params, query: {} })
    expect(versions.data.map((version) => version.revision)).toEqual([2, 1])
    expect(await readinessOf(building.id)).toEqual(readyModel)
    expect((await list()).find((model) => model.id === bare.id)).toMatchObject({
      ...{ revision: 1, readiness: readyModel },
    })
    // Without it those who name the model have an error.
    await save(own.id, { name: 'Digits' })
    expect(await readinessOf(building.id)).toMatchObject({ state: 'import_broken' })
  })

  it('nothing is written where the new name is that of another model', async () => {
    const { add, save, id, client } = await aBuilding()
    const own = await add('Numbers', numbers)
    const building = await add('Lift', lift)
    const refused = await apiFailureOf(save(own.id, { name: 'Lift', rename_at_users: true }))
    expect(refused.code).toBe('already_exists')
    const params = { id, modelId: building.id }
    expect(await client.send(getVoiceCommandModel, { params })).toMatchObject({ grammar: lift, revision: 1 })
  })

  it.each([
    ['drops what is imported', { grammar: grammar('!start <digit>;\n<digit>: one;') }],
    ['has errors', { grammar: numbers.replace('one', '(one') }],
    ['has another name', { name: 'Figures' }],
    ['has another language', { language: 'fra-FR' }],
  ])('a save that %s is refused on demand, and names who would break', async (_, changes) => {
    const { add, save } = await aBuilding()
    const own = await add('Numbers', numbers)
    await add('Lift', lift)
    await add('Other', grammar('!start <main>;\n<main>: go;'))
    const refused = await apiFailureOf(save(own.id, { ...changes, keep_users: true }))
    expect([refused.status, refused.code, refused.errors]).toEqual([
      409,
      'users_would_break',
      { models: 'Lift' },
    ])
    expect(refused.message).toContain('Lift')
    expect((await save(own.id, changes)).revision).toBe(2)
  })

  it('allows a save that breaks no other model, even of a model that is broken already', async () => {
    const { add, save } = await aBuilding()
    const own = await add('Numbers', numbers)
    await add('Lift', lift)
    const more = numbers.replace('two', 'two | three')
    expect((await save(own.id, { grammar: more, keep_users: true })).revision).toBe(2)
    expect((await save(own.id, { name: 'Figures', rename_at_users: true, keep_users: true })).revision).toBe(
      3,
    )
    await save(own.id, { grammar: numbers.replace('one', '(one') })
    const again = { grammar: numbers.replace('one', '((one'), keep_users: true }
    expect((await save(own.id, again)).revision).toBe(5)
  })

  it('analyzes models of the previous release on read, and reports those that are too large', async () => {
    const { add, readinessOf } = await aBuilding()
    const { id } = await add('A', numbers)
    const write = (changes: object) =>
      server().store.database.updateTable('voice_command_model').set(changes).where('id', '=', id).execute()
    await write({ readiness_json: null, readiness_wanted: 1, readiness_known: 0 })
    expect(await readinessOf(id)).toEqual(readyModel)
    const large = await add('Large', grammar(`!start <m>;\n<m>: ${'a | '.repeat(80_000)}b;`))
    const import_ = grammar('!start <m>;\n!import <Large.m>;\n<m>: <Large.m>;')
    // More than a grammar may import.
    await server()
      .store.database.updateTable('voice_command_model')
      .set({ grammar: 'a'.repeat(limits.grammarMaxCharacters * 3) })
      .where('id', '=', large.id)
      .execute()
    expect((await add('Importer', import_)).readiness).toMatchObject({ state: 'too_large' })
  })
})
