import {
  attachProjectMember,
  createVoiceCommandModel,
  createWakeWordModel,
  deleteOrganization,
  deleteVoiceCommandModel,
  deleteWakeWordModel,
  detachMember,
  detachProjectMember,
  endOtherSessions,
  login,
} from '@saywright/api/contract'
import { lampsGrammar } from '../../src/seed/grammars.js'
import { aMember, anOrganization, type TestOrganization } from './organizations.js'
import { goodPassword, type TestPerson } from './people.js'
import type { TestServer } from './testServer.js'

export interface House extends TestOrganization {
  readonly grace: TestPerson
  readonly modelId: number
  /** Of wake words, in the same project. */
  readonly wakeId: number
}

/** Events that end the right of a member, their role, and the failure that a call would get then. */
export const rightEndings = [
  ['a removed member', 'employee', 'not_found'],
  ['a detached guest', 'guest', 'not_found'],
  ['a deleted model', 'employee', 'not_found'],
  ['a deleted project', 'employee', 'not_found'],
  ['an ended delivery', 'employee', 'resources_expired'],
  ['an ended session', 'employee', 'disconnected'],
] as const

/** People on a server, and what ends their rights. */
export function rightsIn(server: () => TestServer) {
  /** Ada's project with a model, in which Grace works. */
  async function aHouse(role: 'employee' | 'guest' = 'employee'): Promise<House> {
    const organization = await anOrganization(server())
    const grace = await aMember(server(), organization.id, role)
    const { ada, projectId: id } = organization
    if (role === 'guest') await ada.client.send(attachProjectMember, { params: { id, userId: grace.id } })
    const slots = [{ name: 'room', values: ['kitchen'] }]
    const body = { name: 'Lamps', language: 'eng-US', grammar: lampsGrammar, slots }
    const model = await ada.client.send(createVoiceCommandModel, { params: { id }, body })
    const words = { name: 'Wake', language: 'eng-US', positive_words: [{ text: 'Hello Halden' }] }
    const wake = await ada.client.send(createWakeWordModel, { params: { id }, body: words })
    return { ...organization, grace, modelId: model.id, wakeId: wake.id }
  }

  const endings: Readonly<Record<(typeof rightEndings)[number][0], (house: House) => Promise<void>>> = {
    'a removed member': async ({ ada, id, grace }) =>
      void (await ada.client.send(detachMember, { params: { orgId: id, userId: grace.id } })),
    'a detached guest': async ({ ada, projectId, grace }) =>
      void (await ada.client.send(detachProjectMember, { params: { id: projectId, userId: grace.id } })),
    'a deleted model': async ({ ada, projectId: id, modelId, wakeId }) => {
      await ada.client.send(deleteVoiceCommandModel, { params: { id, modelId } })
      await ada.client.send(deleteWakeWordModel, { params: { id, modelId: wakeId } })
    },
    'a deleted project': async ({ ada, id }) =>
      void (await ada.client.send(deleteOrganization, { params: { id } })),
    // By its time, which sends no event.
    'an ended delivery': async ({ projectId }) =>
      void (await server()
        .store.database.updateTable('delivery')
        .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
        .where('project_id', '=', projectId)
        .execute()),
    'an ended session': async ({ grace }) => endSession(grace),
  }

  async function endSession({ email }: TestPerson): Promise<void> {
    const body = { email, password: goodPassword }
    const { access_token } = await server().client().send(login, { body })
    await server().client(access_token).send(endOtherSessions)
  }

  return { aHouse, endings, endSession }
}
