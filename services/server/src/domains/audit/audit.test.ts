import {
  attachProjectMember,
  createInvitations,
  createProject,
  createToken,
  deleteOrganization,
  detachMember,
  handleStaffMessage,
  limits,
  listAudit,
  listStaffAudit,
  listStaffAuditPeople,
  listStaffMessages,
  loginAsAdmin,
  saveMemberRole,
  savePersonLimits,
  sendContactMessage,
  switchLicenceKey,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization, type TestOrganization } from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf, makeStaff } from '../../../tests/support/people.js'
import { pseudonymiseAudit } from '../../audit/pseudonymiseAudit.js'
import { forget } from '../../housekeeping.js'

const read = ({ id, ada }: TestOrganization, query: object = {}) =>
  ada.client.send(listAudit, { params: { id }, query })

onDatabases((server) => {
  it('shows administrators who did what, newest first, by page and filter', async () => {
    const organization = await anOrganization(server())
    const { id, projectId, ada } = organization
    const grace = await aMember(server(), id, 'guest')
    const params = { orgId: id, userId: grace.id }
    await ada.client.send(attachProjectMember, { params: { id: projectId, userId: grace.id } })
    const between = new Date().toISOString()
    await ada.client.send(saveMemberRole, { params, body: { role: 'administrator' } })
    await grace.client.send(createProject, { body: { title: 'Oven door', organization_id: id } })
    const { data, total } = await read(organization)
    expect(data.map(({ action }) => action)).toEqual([
      'project.created',
      'member.role_changed',
      'project.member_attached',
      'project.created',
      'organization.created',
    ])
    expect(total).toBe(5)
    expect(data[0]).toMatchObject({
      account: { id: grace.id },
      values: { name: 'Oven door' },
      is_staff: false,
    })
    expect(data[1]).toMatchObject({
      account: { id: ada.id, name: 'LOVELACE Ada' },
      values: { name: 'LOVELACE Ada', before: 'guest', after: 'administrator' },
      ip: '127.0.0.1',
    })
    expect((await read(organization, { pageSize: 2, pageIndex: 2 })).data).toHaveLength(1)
    const filtered = async (filters: object) => (await read(organization, { filters })).total
    expect(await filtered({ action: 'project.created' })).toBe(2)
    expect(await filtered({ account_id: String(grace.id) })).toBe(1)
    expect(await filtered({ from: between })).toBe(2)
    expect(await filtered({ to: between })).toBe(3)
    expect((await read(organization, { search: { keywords: 'OVEN' } })).total).toBe(1)
    expect((await read(organization, { search: { keywords: grace.email } })).total).toBe(1)
    for (const filters of [{ account_id: 'x' }, { from: 'yesterday' }, { to: '' }]) {
      expect((await apiFailureOf(read(organization, { filters }))).code).toBe('incorrect_form')
    }
  })

  it('is for administrators of the organization alone', async () => {
    const organization = await anOrganization(server())
    const employee = await aMember(server(), organization.id, 'employee')
    const stranger = await aPerson(server())
    expect((await apiFailureOf(read({ ...organization, ada: employee }))).code).toBe('administrators_only')
    expect((await apiFailureOf(read({ ...organization, ada: stranger }))).status).toBe(404)
  })

  it('is complete for staff: actions on accounts and in every organization, until it is deleted', async () => {
    const staff = await aPerson(server())
    await makeStaff(server(), staff.id)
    const listed = (query: object) => staff.client.send(listStaffAudit, { query })
    const organization = await anOrganization(server())
    const { id, name, ada } = organization
    const body = { name: 'Build server', scopes: ['read' as const], days: 1 }
    await ada.client.send(createToken, { body })
    const ofAda = { filters: { account_id: String(ada.id) } }
    const { data, total } = await listed(ofAda)
    const actions = ['token.created', 'project.created', 'organization.created', 'account.created']
    expect([data.map(({ action }) => action), total]).toEqual([actions, 4])
    expect(data[0]).toMatchObject({ account: { id: ada.id }, values: { name: 'Build server' } })
    expect(data.map(({ organization: of }) => of ?? null)).toEqual([null, { id, name }, { id, name }, null])
    const made = { filters: { ...ofAda.filters, action: 'project.created' } }
    expect((await listed(made)).data.map(({ action }) => action)).toEqual(['project.created'])
    const [first] = (await listed({ pageSize: 1 })).data
    expect(first).toEqual(data[0])
    expect((await listed({ ...ofAda, search: { keywords: 'BUILD' } })).total).toBe(1)
    expect((await apiFailureOf(listed({ filters: { from: 'yesterday' } }))).code).toBe('incorrect_form')
    const ofOthers = ada.client.send(listStaffAudit, { query: {} })
    expect((await apiFailureOf(ofOthers)).code).toBe('staff_only')

    await ada.client.send(deleteOrganization, { params: { id } })
    const after = (await listed(ofAda)).data
    expect(after.map(({ action }) => action)).toContain('organization.deleted')
    expect(after.map(({ organization: of }) => of ?? null)).toEqual(after.map(() => null))
  })

  it('names the object of an action of staff, until their account is gone', async () => {
    const staff = await aPerson(server())
    await makeStaff(server(), staff.id)
    const ada = await aPerson(server())
    await ada.client.send(sendContactMessage, { body: { topic: 'I need advice', message: 'Which one?' } })
    const ofAda = { query: { search: { keywords: ada.email } } }
    const [message] = (await staff.client.send(listStaffMessages, ofAda)).data
    const params = { id: ada.id }
    await staff.client.send(handleStaffMessage, { params: { id: message!.id }, body: { handled: true } })
    await staff.client.send(switchLicenceKey, { params, body: { disabled: true } })
    await staff.client.send(savePersonLimits, { params, body: { organizationsPerPerson: 5 } })
    await staff.client.send(loginAsAdmin, { body: { email: ada.email, reason: 'Ticket 4012' } })
    const query = { filters: { account_id: String(staff.id) } }
    const told = async () => {
      const { data } = await staff.client.send(listStaffAudit, { query })
      const toOthers = data.filter(({ action }) => action !== 'account.created')
      return toOthers.map(({ action, values }) => [action, values.name])
    }
    const actions = [
      'account.acted_as',
      'account.limits_changed',
      'account.licence_key_disabled',
      'staff.message_handled',
    ]
    expect(await told()).toEqual(actions.map((action) => [action, 'LOVELACE Ada']))
    const pseudonym = await server().context.transaction((transaction) =>
      pseudonymiseAudit(transaction, ada.id),
    )
    expect(await told()).toEqual(actions.map((action) => [action, pseudonym]))
  })

  it('lists for staff exactly the people with an entry, however old', async () => {
    const staff = await aPerson(server())
    await makeStaff(server(), staff.id)
    const { ada } = await anOrganization(server())
    // Of an account that is older than the retention of entries.
    const idle = await aPerson(server())
    await server().store.database.deleteFrom('audit').where('account_id', '=', idle.id).execute()
    const peopleOf = async (keywords: string, more: object = {}) =>
      (await staff.client.send(listStaffAuditPeople, { query: { search: { keywords }, ...more } })).data
    expect(await peopleOf(ada.email)).toMatchObject([{ id: ada.id, name: 'LOVELACE Ada' }])
    expect(await peopleOf(idle.email)).toEqual([])
    // Each of them once, whatever they did.
    const ids = (await peopleOf('', { pageSize: limits.pageSizeMax })).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const ofOthers = ada.client.send(listStaffAuditPeople, { query: {} })
    expect((await apiFailureOf(ofOthers)).code).toBe('staff_only')
  })

  it('has no entry of refused actions', async () => {
    const organization = await anOrganization(server())
    const { id, ada } = organization
    await apiFailureOf(ada.client.send(detachMember, { params: { orgId: id, userId: ada.id } }))
    await apiFailureOf(
      ada.client.send(createProject, { body: { title: 'kitchen LAMP', organization_id: id } }),
    )
    expect((await read(organization)).total).toBe(2)
  })

  it('is deleted after twelve months', async () => {
    const organization = await anOrganization(server())
    const { context, store } = server()
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const age = (action: string, days: number) =>
      store.database
        .updateTable('audit')
        .set({ created_at: daysAgo(days) })
        .where('organization_id', '=', organization.id)
        .where('action', '=', action)
        .execute()
    await age('organization.created', 367)
    await age('project.created', 364)
    await forget(context)
    expect((await read(organization)).data.map(({ action }) => action)).toEqual(['project.created'])
  })

  it('keeps the actions of a deleted account under one pseudonym', async () => {
    const organization = await anOrganization(server())
    const { id, ada } = organization
    const grace = await aPerson(server())
    const role = { 'en-US': 'administrator' } as const
    const body = { invitation_mail: grace.email, role }
    await ada.client.send(createInvitations, { params: { id }, body })
    const { context, store } = server()
    await store.database
      .insertInto('organization_member')
      .values({
        organization_id: id,
        account_id: grace.id,
        role: 'administrator',
        created_at: new Date().toISOString(),
      })
      .execute()
    await grace.client.send(createProject, { body: { title: 'Oven door', organization_id: id } })
    await ada.client.send(saveMemberRole, {
      params: { orgId: id, userId: grace.id },
      body: { role: 'guest' },
    })
    const pseudonym = await context.transaction(async (transaction) => {
      const made = await pseudonymiseAudit(transaction, grace.id)
      await transaction.database.deleteFrom('account').where('id', '=', grace.id).execute()
      return made
    })
    const { data } = await read(organization)
    expect(data.slice(0, 3)).toMatchObject([
      {
        action: 'member.role_changed',
        account: { id: ada.id },
        values: { name: pseudonym, before: 'administrator', after: 'guest' },
      },
      { action: 'project.created', account: null, pseudonym, ip: null, values: { name: 'Oven door' } },
      {
        action: 'invitation.created',
        account: { id: ada.id },
        values: { name: pseudonym, after: 'administrator' },
      },
    ])
    const rows = await store.database
      .selectFrom('audit')
      .selectAll()
      .where('organization_id', '=', id)
      .execute()
    expect(JSON.stringify(rows)).not.toContain(grace.email)
    expect(rows.some((row) => row.account_id === grace.id || row.subject_id === grace.id)).toBe(false)
  })
})
