import {
  attachProjectMember,
  createEnhancementModel,
  createProject,
  createVoiceCommandModel,
  createWakeWordModel,
  findModels,
  limits,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization, type TestOrganization } from '../../../tests/support/organizations.js'
import {
  aPerson,
  aProject,
  apiFailureOf,
  deliver,
  makeStaff,
  type TestPerson,
} from '../../../tests/support/people.js'

onDatabases((server) => {
  const found = async ({ client }: TestPerson, name: string) =>
    (await client.send(findModels, { query: { name } })).data
  const namesOf = async (person: TestPerson, name: string) =>
    (await found(person, name)).map((model) => model.name)
  const voiceCommands = ({ client }: TestPerson, id: number, name: string) =>
    client.send(createVoiceCommandModel, { params: { id }, body: { name, language: 'eng-US' } })
  const another = ({ id, ada }: TestOrganization, title: string) =>
    ada.client.send(createProject, { body: { title, organization_id: id } })

  describe('models that are found by name', () => {
    it('are of every type, in every project of every organization, the last saved first', async () => {
      const { projectId, ada } = await anOrganization(server())
      const elsewhere = await aProject(ada, 'Attic')
      await deliver(server(), elsewhere.id, [
        { technology: 'wake-word', langs: ['eng-US'] },
        { technology: 'speech_enhancement', langs: [] },
      ])
      const lamps = await voiceCommands(ada, projectId, 'Kitchen lamps')
      const params = { id: elsewhere.id }
      const hello = await ada.client.send(createWakeWordModel, {
        params,
        body: { name: 'hello-LAMP', language: 'eng-US' },
      })
      const noise = await ada.client.send(createEnhancementModel, { params, body: { name: 'lamp noise' } })
      await voiceCommands(ada, elsewhere.id, 'Doors')
      const attic = { id: elsewhere.id, title: 'Attic' }
      expect(await found(ada, ' Lamp ')).toEqual([
        { id: noise.id, type: 'enhancement', name: 'lamp noise', project: attic },
        { id: hello.id, type: 'wake_word', name: 'hello-LAMP', project: attic },
        {
          id: lamps.id,
          type: 'voice_commands',
          name: 'Kitchen lamps',
          project: { id: projectId, title: 'Kitchen lamp' },
        },
      ])
    })

    it('are never those of invisible projects, not even for staff', async () => {
      const organization = await anOrganization(server())
      const { id, projectId, ada } = organization
      const attic = await another(organization, 'Attic')
      await voiceCommands(ada, projectId, 'Hidden lamps')
      await voiceCommands(ada, attic.id, 'Attic lamps')
      const stranger = await aPerson(server())
      const staff = await aPerson(server())
      await makeStaff(server(), staff.id)
      const guest = await aMember(server(), id, 'guest')
      const employee = await aMember(server(), id, 'employee')
      for (const person of [stranger, staff, guest]) expect(await namesOf(person, 'lamps')).toEqual([])
      expect(await namesOf(employee, 'lamps')).toEqual(['Attic lamps', 'Hidden lamps'])
      await ada.client.send(attachProjectMember, { params: { id: attic.id, userId: guest.id } })
      expect(await namesOf(guest, 'lamps')).toEqual(['Attic lamps'])
    })

    it('are a few of many, and signs of a pattern are letters', async () => {
      const { projectId, ada } = await anOrganization(server())
      for (let count = 0; count <= limits.foundModels; count += 1)
        await voiceCommands(ada, projectId, `Lamp ${count}`)
      await voiceCommands(ada, projectId, '100% of them')
      expect(await found(ada, 'lamp')).toHaveLength(20)
      expect(await namesOf(ada, '%')).toEqual(['100% of them'])
      expect(await namesOf(ada, 'Lamp_1')).toEqual([])
      expect((await apiFailureOf(found(ada, ' '))).errors).toEqual({ name: 'required' })
    })
  })
})
