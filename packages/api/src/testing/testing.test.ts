import { describe, expect, it } from 'vitest'
import { endpoints } from '../contract/endpoints.js'
import { compile } from '../contract/kernel/compile.js'
import type { Endpoint } from '../contract/kernel/endpoint.js'
import type { ApiError } from '../contract/kernel/errors.js'
import { aClient } from './aClient.js'
import * as builders from './builders.js'
import { fakeTransport } from './fakeTransport.js'

const { me, login, getProject, listTasks } = endpoints

describe('the fake transport', () => {
  it('answers, also as a function of the call, and records', async () => {
    const fake = fakeTransport().respond(getProject, ({ params }) => builders.aProject({ id: params.id }))
    expect((await aClient(fake).send(getProject, { params: { id: 9 } })).id).toBe(9)
    expect(fake.calls(getProject)).toHaveLength(1)
    expect(fake.calls(me)).toHaveLength(0)
  })

  it('refuses an answer of the wrong shape', () => {
    // @ts-expect-error a user without anything
    expect(() => fakeTransport().respond(me, { id: 1 })).toThrow(
      /GET v3\/me: the response breaks the contract/,
    )
  })

  it('refuses a body that a server would refuse', async () => {
    const fake = fakeTransport().respond(login, builders.anAuthResult())
    const sent = aClient(fake).send(login, { body: { email: 'nobody', password: 'x' } })
    const error = await sent.catch((thrown: ApiError) => thrown)
    expect((error as ApiError).cause).toMatchObject({ message: expect.stringContaining('invalidEmail') })
  })

  it('names the call without a response', async () => {
    const error = await aClient(fakeTransport())
      .send(me)
      .catch((thrown: ApiError) => thrown)
    expect((error as ApiError).cause).toMatchObject({ message: 'Nobody said what GET v3/me responds with' })
  })

  it('fails by code, kind or whole body, and never responds', async () => {
    const fake = fakeTransport()
    const client = aClient(fake)
    const kind = () =>
      client.send(me, { timeoutMilliseconds: 20 }).then(
        () => 'none',
        (error: ApiError) => error.kind,
      )
    for (const failure of [
      'signedOut',
      'conflict',
      'silent',
      'invalid',
      'refused',
      'notFound',
      'tooMany',
      'server',
      'network',
    ] as const) {
      fake.fail(me, failure)
      expect(await kind()).toBe(failure)
    }
    fake.fail(me, 'administrators_only')
    expect(await kind()).toBe('refused')
    fake.pending(me)
    expect(await kind()).toBe('timeout')
  })
})

it('builds entities that keep the contract', () => {
  const responses: [Endpoint, unknown][] = [
    [me, builders.aUser()],
    [login, builders.anAuthResult()],
    [login, builders.aSecondFactorRequest()],
    [endpoints.listSessions, builders.aPage([builders.aSession()])],
    [endpoints.listPasskeys, builders.aPage([builders.aPasskey()])],
    [endpoints.getSecurity, builders.anAccountSecurity()],
    [getProject, builders.aProject({ deals: [builders.aDeal()] })],
    [endpoints.createDeal, builders.aDeal()],
    [endpoints.approveDeal, builders.aStaffDeal()],
    [endpoints.getOrganization, builders.anOrganization()],
    [endpoints.listInvitations, builders.aPage([builders.anInvitation()])],
    [endpoints.listDomains, builders.aPage([builders.aDomain()])],
    [endpoints.listAudit, builders.aPage([builders.anAuditEntry()])],
    [endpoints.listStaffAudit, builders.aPage([builders.aStaffAuditEntry()])],
    [endpoints.listStaffAuditPeople, builders.aPage([builders.aPerson()])],
    [endpoints.listStaffMessages, builders.aPage([builders.aStaffMessage()])],
    [endpoints.getVoiceCommandModel, builders.aVoiceCommandModel()],
    [endpoints.listVoiceCommandModels, builders.aPage([builders.aVoiceCommandModelSummary()])],
    [endpoints.listModelTemplates, { data: [builders.aModelTemplate()] }],
    [endpoints.findModels, { data: [builders.aFoundModel()] }],
    [endpoints.recognize, builders.aRecognition()],
    [endpoints.listAudioFiles, builders.aPage([builders.anAudioAsset()])],
    [endpoints.listVdkVersions, builders.aPage([builders.aVdkVersion()])],
    [endpoints.listTags, builders.aPage([builders.aTag()])],
    [endpoints.listCategories, builders.aPage([builders.aCategory()])],
    [listTasks, builders.aPage([builders.aTask()])],
    [endpoints.listNotifications, builders.aPage([builders.aNotification()])],
  ]
  for (const [endpoint, response] of responses)
    expect(compile(endpoint.response!)(response), endpoint.path).toBe(true)
})
