import { getOrganization, me, nameOrganization, openSample, saveOrganization } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'

const isNamed = async ({ client }: TestPerson, id: number) =>
  (await client.send(getOrganization, { params: { id } })).is_named
const name = ({ client }: TestPerson, id: number, to: string) =>
  client.send(nameOrganization, { params: { id }, body: { name: to } })

async function afterSample(person: TestPerson): Promise<number> {
  await person.client.send(openSample, { body: {} })
  const { organizations } = await person.client.send(me)
  expect(organizations).toMatchObject([{ is_named: false }])
  return organizations[0]!.id
}

onDatabases((server) => {
  it('the organization that came with the sample is named once by its administrator', async () => {
    const ines = await aPerson(server())
    const id = await afterSample(ines)
    expect(await isNamed(ines, id)).toBe(false)
    await name(ines, id, '  Halden Ines  ')
    const { organizations } = await ines.client.send(me)
    expect(organizations).toMatchObject([{ id, name: 'Halden Ines', is_named: true }])
    expect((await apiFailureOf(name(ines, id, 'Another'))).code).toBe('not_possible')
  })

  it('refuses a name that others have, and a stranger', async () => {
    const [ines, eve] = [await aPerson(server()), await aPerson(server())]
    const id = await afterSample(ines)
    const other = await afterSample(eve)
    await name(eve, other, 'Taken Name')
    const failure = await apiFailureOf(name(ines, id, 'taken name'))
    expect([failure.code, failure.errors]).toEqual(['already_exists', { name: 'alreadyExists' }])
    expect((await apiFailureOf(name(eve, id, 'Mine'))).code).toBe('not_found')
    expect(await isNamed(ines, id)).toBe(false)
  })

  it('is named as well when the rest of it is saved', async () => {
    const ines = await aPerson(server())
    const id = await afterSample(ines)
    await ines.client.send(saveOrganization, {
      params: { id },
      body: {
        name: 'Halden Saved',
        country: 'France',
        geographic_area: 'EMEA',
        industry: 'Manufacturing',
        size: '50-500',
        website_url: 'halden.com',
      },
    })
    expect(await isNamed(ines, id)).toBe(true)
  })
})
