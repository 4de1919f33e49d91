import {
  type BodyOf,
  createDelivery,
  listNotifications,
  listStaffPeople,
  login,
  me,
  nothingChosen,
  saveLicenceEnd,
  withdrawDelivery,
} from '@saywright/api/contract'
import { beforeEach, expect, it } from 'vitest'
import { projectOf } from '../../../tests/support/deals.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization, type TestOrganization } from '../../../tests/support/organizations.js'
import {
  addMember,
  aPerson,
  apiFailureOf,
  deliver,
  goodPassword,
  makeStaff,
  type TestPerson,
} from '../../../tests/support/people.js'

type Choice = Omit<BodyOf<typeof createDelivery>, 'expire_on'>

const hour = 3600 * 1000
const day = 24 * hour

// A clock that tests advance; people log in again afterwards.
let offset = 0
const now = () => new Date(Date.now() + offset)
const after = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

onDatabases(
  (server) => {
    beforeEach(() => {
      offset = 0
    })

    const again = async ({ email, id }: TestPerson): Promise<TestPerson> => {
      const body = { email, password: goodPassword }
      const { access_token: token = '' } = await server().client().send(login, { body })
      return { id, email, token, client: server().client(token) }
    }
    const keyOf = async (person: TestPerson) => (await (await again(person)).client.send(me)).licence_key
    const aMemberOfStaff = async () => {
      const staff = await aPerson(server())
      await makeStaff(server(), staff.id)
      return staff
    }
    const save = async (
      staff: TestPerson,
      { id }: Pick<TestPerson, 'id'>,
      body: { end: 'deliveries' | 'date' | 'never'; date?: string | null },
    ) => (await again(staff)).client.send(saveLicenceEnd, { params: { id }, body })
    /** The response to a build that fetches the packages of a project. */
    const build = async ({ projectId }: TestOrganization, token = '') => {
      const headers = { Authorization: `Bearer ${token}` }
      const response = await fetch(`${server().url}/api/conan/${projectId}/v2/conans/search`, { headers })
      return response.status
    }
    /** The state of a person's key, and the response to a build with it. */
    const stateOf = async (made: TestOrganization, person = made.ada) => {
      const key = await keyOf(person)
      return { expired: key?.expired, expired_at: key?.expired_at, build: await build(made, key?.token) }
    }

    it('E-003 a key ends with the evaluation it was delivered for, and works on once more is delivered', async () => {
      const made = await anOrganization(server())
      const staff = await aMemberOfStaff()
      const { evaluation_ends_on: end } = await projectOf(made)
      expect(await stateOf(made)).toEqual({ expired: false, expired_at: end, build: 200 })

      offset = 30 * day + hour
      expect(await stateOf(made)).toEqual({ expired: true, expired_at: end, build: 401 })

      const expire_on = after(10 * day)
      const body = { ...(nothingChosen as Choice), tech_voice_authentication: true, expire_on }
      await (await again(staff)).client.send(createDelivery, { params: { id: made.projectId }, body })
      expect(await stateOf(made)).toEqual({ expired: false, expired_at: expire_on, build: 200 })
    })

    it('E-003 ends the keys of people without other deliveries after a withdrawal', async () => {
      const made = await anOrganization(server())
      const staff = await aMemberOfStaff()
      const { deliveries = [] } = await projectOf(made)
      for (const { id: deliveryId } of deliveries ?? [])
        await staff.client.send(withdrawDelivery, { params: { id: made.projectId, deliveryId }, body: {} })
      expect(deliveries).not.toHaveLength(0)
      expect(await stateOf(made)).toMatchObject({ expired: true, build: 401 })
    })

    it('E-003 uses the last end of several projects, and none for a permanent delivery', async () => {
      const made = await anOrganization(server())
      const other = await anOrganization(server())
      const expires = after(90 * day)
      await deliver(server(), other.projectId, [{ technology: 'asr', langs: ['eng-US'] }], expires)
      const both = await aMember(server(), made.id, 'employee')
      // A key without a project has no end.
      const alone = await aPerson(server())
      expect(await keyOf(alone)).toMatchObject({ expired: false, expired_at: null })
      await addMember(server(), other.id, both.id, 'employee')
      expect(await keyOf(both)).toMatchObject({ expired_at: expires })
      expect(await keyOf(made.ada)).not.toMatchObject({ expired_at: expires })

      await deliver(server(), other.projectId, [{ technology: 'tts', langs: ['eng-US'] }])
      expect(await keyOf(both)).toMatchObject({ expired: false, expired_at: null })
    })

    it('E-003 a guest has the end of the projects they are in alone', async () => {
      const made = await anOrganization(server())
      const guest = await aMember(server(), made.id, 'guest')
      expect(await keyOf(guest)).toMatchObject({ expired_at: null })
    })

    it('E-003 lets staff set, extend and remove an end: the key follows, its owner is notified and the log has it', async () => {
      const made = await anOrganization(server())
      const staff = await aMemberOfStaff()
      const listed = async () => {
        const query = { search: { keywords: made.ada.email } }
        const { data } = await (await again(staff)).client.send(listStaffPeople, { query })
        return [data[0]?.licence_end, data[0]?.licence_expires_at]
      }
      const { evaluation_ends_on: evaluation } = await projectOf(made)
      expect(await listed()).toEqual(['deliveries', evaluation])

      const soon = after(2 * day)
      await save(staff, made.ada, { end: 'date', date: soon })
      await save(staff, made.ada, { end: 'date', date: soon })
      expect(await stateOf(made)).toEqual({ expired: false, expired_at: soon, build: 200 })
      expect(await listed()).toEqual(['date', soon])

      offset = 2 * day + hour
      expect(await stateOf(made)).toEqual({ expired: true, expired_at: soon, build: 401 })

      const later = after(5 * day)
      await save(staff, made.ada, { end: 'date', date: later })
      expect(await stateOf(made)).toEqual({ expired: false, expired_at: later, build: 200 })

      await save(staff, made.ada, { end: 'never' })
      offset = 400 * day
      expect(await stateOf(made)).toEqual({ expired: false, expired_at: null, build: 200 })
      expect(await listed()).toEqual(['never', null])

      await save(staff, made.ada, { end: 'deliveries' })
      expect(await stateOf(made)).toEqual({ expired: true, expired_at: evaluation, build: 401 })

      const { data } = await (await again(made.ada)).client.send(listNotifications, { query: {} })
      const dayOf = (moment: string) => moment.slice(0, 10).split('-').toReversed().join('/')
      expect(data.slice(0, 4).map(({ message }) => message)).toEqual([
        'Your license key is valid until the last delivery to your projects ends.',
        'Your license key does not expire.',
        `Your license key is valid until ${dayOf(later)}.`,
        `Your license key is valid until ${dayOf(soon)}.`,
      ])
      const entries = await server()
        .store.database.selectFrom('audit')
        .select(['action', 'subject_id', 'values_json'])
        .where('staff_id', '=', staff.id)
        .orderBy('id')
        .execute()
      expect(entries).toEqual(
        [
          { before: 'deliveries', after: soon },
          { before: soon, after: later },
          { before: later, after: 'never' },
          { before: 'never', after: 'deliveries' },
        ].map((change) => ({
          action: 'account.licence_end_changed',
          subject_id: made.ada.id,
          values_json: { name: 'LOVELACE Ada', ...change },
        })),
      )
    })

    it('E-003 requires an end in the future and an existing person', async () => {
      const { ada } = await anOrganization(server())
      const staff = await aMemberOfStaff()
      const failure = async (person: Pick<TestPerson, 'id'>, date?: string | null) => {
        const { code, errors } = await apiFailureOf(
          save(staff, person, { end: 'date', ...(date !== undefined && { date }) }),
        )
        return [code, errors?.date]
      }
      expect(await failure(ada)).toEqual(['incorrect_form', 'required'])
      expect(await failure(ada, null)).toEqual(['incorrect_form', 'required'])
      expect(await failure(ada, after(-hour))).toEqual(['incorrect_form', 'outOfRange'])
      expect((await failure({ id: 999_999 }, after(day)))[0]).toBe('not_found')
      expect(await keyOf(ada)).toMatchObject({ expired: false })
    })
  },
  { replacements: { now } },
)
