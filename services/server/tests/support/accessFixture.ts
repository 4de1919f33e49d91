import type { Client } from '@saywright/api/client'
import {
  createInvitations,
  createUnitTest,
  createVoiceCommandModel,
  defaultRecognizerSettings,
  listInvitations,
  nothingChosen,
  saveLogo,
  savePicture,
  uploadAudioFile,
} from '@saywright/api/contract'
import { storedKinds } from '../../src/domains/models/kinds.js'
import type { StoredType } from '../../src/store/modelTables.js'
import { addMember, aPerson, aProject, makeStaff, type TestPerson } from './people.js'
import { gif } from './pictures.js'
import type { TestServer } from './testServer.js'
import { toneWav } from './wav.js'

/** One project with something of everything in it, and someone of every kind around it. */
export interface AccessFixture {
  readonly clients: Readonly<Record<keyof AccessFixture['people'], Client>>
  readonly people: Readonly<
    Record<'outsider' | 'guest' | 'attachedGuest' | 'employee' | 'administrator' | 'staff', TestPerson>
  >
  readonly organizationId: number
  readonly projectId: number
  readonly modelId: number
  /** One of each other type, by what its addresses say. */
  readonly otherModels: Readonly<Record<string, number>>
  /** The first save of the model. */
  readonly versionId: number
  readonly audioId: number
  readonly testId: number
  readonly runId: number
  readonly taskId: number
  readonly exportId: number
  readonly invitationId: number
  readonly domainId: number
  /** A request that waits. */
  readonly dealId: number
  /** The account that calls about a member name: the guest. */
  readonly userId: number
}

/** In demo mode requests are approved at once. */
async function aWaitingDeal({ store }: TestServer, projectId: number, askedBy: number): Promise<number> {
  const choice = JSON.stringify({ ...nothingChosen, tech_voice_authentication: true })
  const { id } = await store.database
    .insertInto('deal')
    .values({
      project_id: projectId,
      asked_by: askedBy,
      is_upsell: true,
      before_json: JSON.stringify(nothingChosen),
      choice_json: choice,
      solution_json: '{}',
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** With its first version, and without its technology, which was not delivered. */
async function insertOtherModel(
  { store }: TestServer,
  project_id: number,
  { type, content }: { type: StoredType; content: object },
): Promise<number> {
  const now = new Date().toISOString()
  const content_json = JSON.stringify(content)
  const { id } = await store.database
    .insertInto('model')
    .values({
      ...{ project_id, type, name: type, name_key: type, language: null, revision: 1 },
      ...{ content_json, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await store.database
    .insertInto('model_version')
    .values({ model_id: id, revision: 1, content_json, bytes: content_json.length, created_at: now })
    .execute()
  return id
}

export async function anAccessFixture(server: TestServer): Promise<AccessFixture> {
  const [administrator, employee, guest, attachedGuest, outsider, staff] = (await Promise.all(
    Array.from({ length: 6 }, () => aPerson(server)),
  )) as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
  await makeStaff(server, staff.id)
  const project = await aProject(administrator)
  const organizationId = project.organization.id
  await addMember(server, organizationId, employee.id, 'employee')
  await addMember(server, organizationId, guest.id, 'guest')
  await addMember(server, organizationId, attachedGuest.id, 'guest')
  const { database } = server.store
  await database
    .insertInto('project_member')
    .values({ project_id: project.id, account_id: attachedGuest.id, created_at: new Date().toISOString() })
    .execute()
  const params = { id: project.id }
  const model = await administrator.client.send(createVoiceCommandModel, {
    params,
    body: { name: 'Lamps', language: 'eng-US' },
  })
  const otherModels: Record<string, number> = {}
  for (const { type, segment, empty } of storedKinds)
    otherModels[segment] = await insertOtherModel(server, project.id, { type, content: empty })
  const audio = await administrator.client.send(uploadAudioFile, {
    params,
    body: { name: 'tone', transcription: 'switch on the light', file: toneWav(0.5) },
  })
  const test = await administrator.client.send(createUnitTest, {
    params,
    body: {
      model_id: model.id,
      name: 'Near',
      description: '',
      confidence_threshold: 5000,
      audio_files: [audio.id],
      slots: [],
    },
  })
  const run = await database
    .insertInto('unit_test_run')
    .values({
      unit_test_id: test.id,
      task_id: null,
      account_id: administrator.id,
      number: 1,
      threshold: 5000,
      language: 'eng-US',
      grammar: '',
      settings_json: JSON.stringify(defaultRecognizerSettings),
      slots_json: '[]',
      started_at: new Date().toISOString(),
      ended_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await administrator.client.send(savePicture, {
    params: { id: administrator.id },
    body: { file: new Blob([gif]) },
  })
  await administrator.client.send(saveLogo, {
    params: { id: organizationId },
    body: { file: new Blob([gif]) },
  })
  await administrator.client.send(createInvitations, {
    params: { id: organizationId },
    body: { invitation_mail: `invited-${administrator.email}`, role: { 'en-US': 'guest' } },
  })
  const { data: invitations } = await administrator.client.send(listInvitations, {
    params: { id: organizationId },
    query: {},
  })
  const domain = await database
    .insertInto('organization_domain')
    .values({
      organization_id: organizationId,
      name: `firm${organizationId}-${Date.now()}.com`,
      verification_email: 'ada@example.com',
      added_by: administrator.id,
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: taskId } = await database
    .insertInto('task')
    .values({
      runner: 'nobody',
      type: 'unit_test',
      project_id: project.id,
      status: 'pending',
      progress: 0,
      payload_json: '{}',
      tries: 0,
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: exportId } = await database
    .insertInto('project_export')
    .values({
      ...{ project_id: project.id, account_id: administrator.id, number: 1, architecture: 'linux-x64' },
      ...{
        is_with_recordings: false,
        choice_json: '[]',
        models_json: '[]',
        name: 'lamp.tar.gz',
        file_key: 'none',
        size_bytes: 0,
      },
      ...{ sha256: '0'.repeat(64), created_at: '2026-11-22T09:00:00.000Z' },
      completed_at: '2026-11-22T09:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people = { administrator, employee, guest, attachedGuest, outsider, staff }
  return {
    people,
    clients: {
      outsider: outsider.client,
      guest: guest.client,
      attachedGuest: attachedGuest.client,
      employee: employee.client,
      administrator: administrator.client,
      staff: staff.client,
    },
    organizationId,
    projectId: project.id,
    modelId: model.id,
    otherModels,
    versionId: 1,
    audioId: audio.id,
    testId: test.id,
    runId: run.id,
    taskId,
    exportId,
    invitationId: invitations[0]!.id,
    domainId: domain.id,
    dealId: await aWaitingDeal(server, project.id, administrator.id),
    userId: guest.id,
  }
}
