import {
  createVoiceCommandModel,
  deleteVoiceCommandModel,
  getVoiceCommandModel,
  listNotifications,
  listVoiceCommandModels,
  readAllNotifications,
  readyModel,
  saveNotificationDelivery,
  saveVoiceCommandModel,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization } from '../../../tests/support/organizations.js'
import type { TestPerson } from '../../../tests/support/people.js'
import type { StoredReadiness } from '../../store/tables/project.js'
import { readinessLoss } from './notifyReadiness.js'

const grammar = (body: string) => `#BNF+EM V2.1;\n!grammar g;\n${body}\n`
const go = grammar('!start <main>;\n<main>: go;')
const faulty = grammar('!start <main>;\n<main>: go (left;')
const numbers = grammar('!export <digit>;\n<digit>: one | two;')
const lift = grammar('!start <main>;\n!import <Numbers.digit>;\n<main>: floor <Numbers.digit>;')

describe('a model has lost', () => {
  const known = (over: Partial<StoredReadiness>): StoredReadiness => ({ ...readyModel, imports: [], ...over })
  const tested = (passed: number) => known({ suite: { passed, total: 2 } })
  it.each<[string, StoredReadiness | null, StoredReadiness, string | undefined]>([
    ['nothing when it is new', null, known({ state: 'broken' }), undefined],
    [
      'nothing when it was broken before',
      known({ state: 'broken' }),
      known({ state: 'slots_empty' }),
      undefined,
    ],
    ['nothing when it is mended', known({ state: 'broken' }), known({}), undefined],
    ['nothing when another of its tests fails', tested(1), tested(0), undefined],
    ['its grammar', known({}), known({ state: 'broken' }), 'model_broken'],
    ['an import', known({}), known({ state: 'import_broken' }), 'model_import_broken'],
    ['values', known({}), known({ state: 'slots_empty' }), 'model_slots_empty'],
    ['what can be checked', known({}), known({ state: 'too_large' }), 'model_too_large'],
    ['tests', tested(2), tested(1), 'model_tests_failing'],
    ['tests that it had not before', known({}), tested(1), 'model_tests_failing'],
  ])('%s', (_, before, now, expected) => expect(readinessLoss(before, now)).toBe(expected))
})

onDatabases((server) => {
  async function aTeam() {
    const { id: organizationId, projectId, ada } = await anOrganization(server())
    const grace = await aMember(server(), organizationId, 'administrator')
    const params = { id: projectId }
    const add = (name: string, text: string) =>
      ada.client.send(createVoiceCommandModel, { params, body: { name, language: 'eng-US', grammar: text } })
    const save = async (modelId: number, changes: object) => {
      const place = { ...params, modelId }
      const { revision } = await ada.client.send(getVoiceCommandModel, { params: place })
      return ada.client.send(saveVoiceCommandModel, { params: place, body: { revision, ...changes } })
    }
    return { organizationId, projectId, params, ada, grace, add, save }
  }
  const told = async ({ client }: TestPerson) =>
    (await client.send(listNotifications, { query: {} })).data
      .filter(({ message }) => / mod(el|èle) /.test(message))
      .map(({ message }) => message)

  it('notifies the colleagues of the user who broke a model, once until they read it', async () => {
    const { ada, grace, projectId, add, save } = await aTeam()
    const { id } = await add('Doors', go)
    await save(id, { grammar: faulty })
    const sentence = 'The model <b>Doors</b> of <b>Kitchen lamp</b> has errors and cannot be used.'
    expect(await told(grace)).toEqual([sentence])
    expect(await told(ada)).toEqual([])
    const [notification] = (await grace.client.send(listNotifications, { query: {} })).data
    expect(notification).toMatchObject({
      ...{ redirection_entity: 'projects', redirection_id: projectId },
      redirection_model_id: id,
    })

    await save(id, { grammar: go })
    await save(id, { grammar: faulty })
    expect(await told(grace)).toEqual([sentence])
    await grace.client.send(readAllNotifications)
    await save(id, { grammar: go })
    await save(id, { grammar: faulty })
    expect(await told(grace)).toEqual([sentence, sentence])
  })

  it('notifies of models that a change of another one breaks, in the language of who reads it', async () => {
    const { grace, add, save } = await aTeam()
    const { id } = await add('Numbers', numbers)
    await add('Lift', lift)
    await save(id, { grammar: numbers.replace('!export <digit>;\n', '!start <digit>;\n') })
    const inFrench = { ...grace, client: server().client(grace.token, 'fr-FR') }
    expect(await told(inFrench)).toEqual([
      'Le modèle <b>Lift</b> de <b>Kitchen lamp</b> ne peut pas être utilisé\u00a0: un modèle qu’il importe a changé.',
    ])
  })

  it('notifies of typed tests that fail, and of none where people chose so', async () => {
    const { ada, grace, organizationId, add, save } = await aTeam()
    const mailed = await aMember(server(), organizationId, 'administrator')
    const silent = await aMember(server(), organizationId, 'administrator')
    await mailed.client.send(saveNotificationDelivery, { body: { models: 'mail' } })
    await silent.client.send(saveNotificationDelivery, { body: { models: 'none' } })
    const { id } = await add('Doors', go)
    const accept = (sentence: string) => ({ sentence, expect: 'accept' as const })
    await save(id, { suite: [accept('go')] })
    await save(id, { suite: [accept('go'), accept('come'), accept('stay')] })
    expect(await told(grace)).toEqual([
      'Typed tests of the model <b>Doors</b> of <b>Kitchen lamp</b> fail: 2 of 3.',
    ])
    expect([await told(mailed), await told(silent), await told(ada)]).toEqual([[], [], []])
    const subjectsOf = async ({ email }: TestPerson) =>
      (await mailsTo(server().folder, email)).map(({ subject }) => subject)
    const subject = 'News: Typed tests of the model Doors of Kitchen lamp fail: 2 of 3.'
    await expect.poll(() => subjectsOf(mailed)).toContain(subject)
    expect(await subjectsOf(silent)).not.toContain(subject)
  })

  it('notifies once when several look at the same time, and of nothing that is deleted', async () => {
    const { ada, grace, params, add, save } = await aTeam()
    const { id } = await add('Doors', go)
    await server()
      .store.database.updateTable('voice_command_model')
      .set((set) => ({ grammar: faulty, readiness_wanted: set('readiness_wanted', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await Promise.all(
      Array.from({ length: 4 }, () => ada.client.send(listVoiceCommandModels, { params, query: {} })),
    )
    expect(await told(grace)).toHaveLength(1)
    await save(id, { grammar: go })
    await ada.client.send(deleteVoiceCommandModel, { params: { ...params, modelId: id } })
    expect(await told(grace)).toHaveLength(1)
  })
})
