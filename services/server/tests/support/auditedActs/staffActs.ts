import {
  approveDeal,
  createCategory,
  createDelivery,
  createTag,
  createVdkVersion,
  declineDeal,
  deleteCategory,
  deleteFile,
  deleteTag,
  deleteVdkVersion,
  handleStaffMessage,
  listStaffMessages,
  loginAsAdmin,
  retryTask,
  saveCategory,
  saveLicenceEnd,
  saveOrganizationLimits,
  saveOrganizationSales,
  savePackage,
  savePersonLimits,
  savePersonSales,
  saveStaffProject,
  saveTag,
  saveVdkVersion,
  sendContactMessage,
  setMarketingStatus,
  switchLicenceKey,
  undoDecision,
  withdrawDelivery,
  withdrawPackage,
} from '@saywright/api/contract'
import { expect } from 'vitest'
import { seedPackages, storePackages } from '../../../src/seed/conan/seedConan.js'
import type { TaskRunner } from '../../../src/tasks/tasks.js'
import { aFile } from '../files.js'
import { deliver } from '../people.js'
import { type Act, type ActPlace, exampleBody } from './act.js'

/** A task of this runner is given up at once. */
const run: TaskRunner = async () => {
  throw new Error('the engine is away')
}
export const failingRunners = { failing: { run, settings: { concurrency: 1, attempts: 1, retrySeconds: 1 } } }

const staffOf = ({ fixture }: ActPlace) => fixture.people.staff.client

let count = 0
/** The example of a call, under a unique name. */
const tagForm = () => ({ ...exampleBody(createTag), name: `provider-${++count}` })
const versionForm = () => ({ label: `9.${++count}.0`, display_name: `VDK 9.${count}` })
const categoryForm = () => ({ ...exampleBody(createCategory), name: `Category ${++count}` })

const aTag = async (place: ActPlace) => {
  const { id } = await staffOf(place).send(createTag, { body: tagForm() })
  return { id }
}
const aCategory = async (place: ActPlace) => {
  const { id } = await staffOf(place).send(createCategory, { body: categoryForm() })
  return { id }
}
const aVersion = async (place: ActPlace) => {
  const { id } = await staffOf(place).send(createVdkVersion, { body: versionForm() })
  return { id }
}

/** A Conan package of the project. */
async function aPackage({ server, fixture }: ActPlace) {
  const stored = await storePackages(server.context)
  const { database } = server.store
  await database.deleteFrom('conan_recipe').execute()
  await server.context.transaction((transaction) =>
    seedPackages(transaction, fixture.projectId, 'Kitchen lamp', stored),
  )
  const { id } = await database.selectFrom('conan_recipe').select('id').executeTakeFirstOrThrow()
  return { id }
}

/** A pending request that stays so: the call that decides it first undoes an earlier decision. */
const undecided = async (place: ActPlace) => {
  const params = { id: place.fixture.dealId }
  await staffOf(place)
    .send(undoDecision, { params })
    .catch(() => {})
  return params
}

export const staffActs = {
  approveDeal: async (place) => {
    const params = await undecided(place)
    return () => staffOf(place).send(approveDeal, { params, body: {} })
  },
  createCategory: async (place) => () => staffOf(place).send(createCategory, { body: categoryForm() }),
  createDelivery: async (place) => {
    const params = { id: place.fixture.projectId }
    const body = { ...exampleBody(createDelivery), tech_voice_authentication: true, expire_on: null }
    return () => staffOf(place).send(createDelivery, { params, body })
  },
  createTag: async (place) => () => staffOf(place).send(createTag, { body: tagForm() }),
  createVdkVersion: async (place) => () => staffOf(place).send(createVdkVersion, { body: versionForm() }),
  declineDeal: async (place) => {
    const params = await undecided(place)
    return () => staffOf(place).send(declineDeal, { params, body: { reason: 'There is no engine.' } })
  },
  deleteCategory: async (place) => {
    const params = await aCategory(place)
    return () => staffOf(place).send(deleteCategory, { params })
  },
  deleteFile: async (place) => {
    const params = { id: await aFile(place.server, place.fixture.projectId) }
    return () => staffOf(place).send(deleteFile, { params })
  },
  deleteTag: async (place) => {
    const params = await aTag(place)
    return () => staffOf(place).send(deleteTag, { params })
  },
  deleteVdkVersion: async (place) => {
    const params = await aVersion(place)
    return () => staffOf(place).send(deleteVdkVersion, { params })
  },
  handleStaffMessage: async (place) => {
    const body = exampleBody(sendContactMessage)
    await place.fixture.people.outsider.client.send(sendContactMessage, { body })
    const { data } = await staffOf(place).send(listStaffMessages, { query: {} })
    const params = { id: data[0]!.id }
    return () => staffOf(place).send(handleStaffMessage, { params, body: { handled: true } })
  },
  loginAsAdmin: async (place) => {
    const { email } = place.fixture.people.employee
    return () => staffOf(place).send(loginAsAdmin, { body: { email, reason: 'Ticket 4012' } })
  },
  retryTask: async (place) => {
    const { server, fixture } = place
    const task = { runner: 'failing', payload: '', projectId: fixture.projectId, type: 'export' } as const
    const id = await server.context.transaction((transaction) => transaction.enqueueTask(task))
    const { database } = server.store
    const row = () =>
      database.selectFrom('task').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    await expect.poll(row).toEqual({ status: 'failed' })
    return () => staffOf(place).send(retryTask, { params: { id } })
  },
  saveCategory: async (place) => {
    const params = await aCategory(place)
    return () => staffOf(place).send(saveCategory, { params, body: categoryForm() })
  },
  saveLicenceEnd: async (place) => {
    const params = { id: place.fixture.people.outsider.id }
    return () => staffOf(place).send(saveLicenceEnd, { params, body: { end: 'never' } })
  },
  saveOrganizationLimits: async (place) => {
    const params = { id: place.fixture.organizationId }
    return () => staffOf(place).send(saveOrganizationLimits, { params, body: { user_seats: 20 } })
  },
  saveOrganizationSales: async (place) => {
    const params = { id: place.fixture.organizationId }
    return () => staffOf(place).send(saveOrganizationSales, { params, body: { customer: 'Yes' } })
  },
  savePackage: async (place) => {
    const params = await aPackage(place)
    return () => staffOf(place).send(savePackage, { params, body: { min_studio_version: '6.1' } })
  },
  savePersonLimits: async (place) => {
    const params = { id: place.fixture.people.outsider.id }
    return () => staffOf(place).send(savePersonLimits, { params, body: { organizationsPerPerson: 50 } })
  },
  savePersonSales: async (place) => {
    const params = { id: place.fixture.people.outsider.id }
    const body = { sales_email: 'ines@saywright.example' }
    return () => staffOf(place).send(savePersonSales, { params, body })
  },
  saveStaffProject: async (place) => {
    const params = { id: place.fixture.projectId }
    return () => staffOf(place).send(saveStaffProject, { params, body: { status: 'Production' } })
  },
  saveTag: async (place) => {
    const params = await aTag(place)
    return () => staffOf(place).send(saveTag, { params, body: { english: 'Own', french: 'Maison' } })
  },
  saveVdkVersion: async (place) => {
    const params = await aVersion(place)
    return () => staffOf(place).send(saveVdkVersion, { params, body: versionForm() })
  },
  setMarketingStatus: async (place) => {
    const params = { id: place.fixture.people.outsider.id }
    return () => staffOf(place).send(setMarketingStatus, { params, body: { marketing_status: 'Allow' } })
  },
  switchLicenceKey: async (place) => {
    const params = { id: place.fixture.people.outsider.id }
    return () => staffOf(place).send(switchLicenceKey, { params, body: { disabled: true } })
  },
  undoDecision: async (place) => {
    const params = await undecided(place)
    await staffOf(place).send(approveDeal, { params, body: {} })
    return () => staffOf(place).send(undoDecision, { params })
  },
  withdrawDelivery: async (place) => {
    const { server, fixture } = place
    await deliver(server, fixture.projectId, [{ technology: 'tts', langs: ['eng-US'] }])
    const { id: deliveryId } = await server.store.database
      .selectFrom('delivery')
      .select('id')
      .where('project_id', '=', fixture.projectId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const params = { id: fixture.projectId, deliveryId }
    return () => staffOf(place).send(withdrawDelivery, { params, body: {} })
  },
  withdrawPackage: async (place) => {
    const params = await aPackage(place)
    return () => staffOf(place).send(withdrawPackage, { params })
  },
} satisfies Readonly<Record<string, Act>>
