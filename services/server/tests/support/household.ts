import type { Client } from '@saywright/api/client'
import { createVoiceCommandModel, uploadAudioFile } from '@saywright/api/contract'
import { addMember, aPerson, aProject, type TestPerson } from './people.js'
import type { TestServer } from './testServer.js'
import { toneWav } from './wav.js'

export const roles = [
  'anonymous',
  'dead',
  'outsider',
  'guest',
  'attachedGuest',
  'employee',
  'administrator',
] as const
export type TestRole = (typeof roles)[number]

/** One project with something of everything in it, and someone of every kind around it. */
export interface Household {
  readonly clients: Readonly<Record<TestRole, Client>>
  readonly people: Readonly<
    Record<'outsider' | 'guest' | 'attachedGuest' | 'employee' | 'administrator', TestPerson>
  >
  readonly organizationId: number
  readonly projectId: number
  readonly modelId: number
  readonly audioId: number
  readonly taskId: number
}

export async function aHousehold(server: TestServer): Promise<Household> {
  const [administrator, employee, guest, attachedGuest, outsider] = (await Promise.all(
    Array.from({ length: 5 }, () => aPerson(server)),
  )) as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
  const project = await aProject(administrator)
  const organizationId = project.organization.id
  await addMember(server, organizationId, employee.id, 'employee')
  await addMember(server, organizationId, guest.id, 'guest')
  await addMember(server, organizationId, attachedGuest.id, 'guest')
  const { database, tasks } = server.context
  await database
    .insertInto('project_member')
    .values({ project_id: project.id, account_id: attachedGuest.id, created_at: new Date().toISOString() })
    .execute()
  const params = { id: project.id }
  const model = await administrator.client.send(createVoiceCommandModel, {
    params,
    body: { name: 'Lamps', language: 'eng-US' },
  })
  const audio = await administrator.client.send(uploadAudioFile, {
    params,
    body: { name: 'tone', file: toneWav(0.5) },
  })
  const taskId = await tasks.add(database, {
    runner: 'nobody',
    payload: {},
    projectId: project.id,
    type: 'unit_test',
  })
  const people = { administrator, employee, guest, attachedGuest, outsider }
  return {
    people,
    clients: {
      anonymous: server.client(),
      dead: server.client('a-token-that-nobody-ever-had-0000'),
      outsider: outsider.client,
      guest: guest.client,
      attachedGuest: attachedGuest.client,
      employee: employee.client,
      administrator: administrator.client,
    },
    organizationId,
    projectId: project.id,
    modelId: model.id,
    audioId: audio.id,
    taskId,
  }
}
