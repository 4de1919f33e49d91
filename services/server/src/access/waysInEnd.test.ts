import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { onDatabases } from '../../tests/support/onDatabases.js'
import { anOrganization } from '../../tests/support/organizations.js'
import { aPerson, makeStaff } from '../../tests/support/people.js'
import type { Schema } from '../store/schema.js'
import type { Transaction } from '../transaction/transaction.js'
import type { AccessEvent, AccessEvents, Effect, WayInKind } from './wayIn.js'
import { exportWaysIn, waysIn, workingWaysIn } from './waysIn.js'

const all = Object.keys(waysIn) as WayInKind[]

/** The effects of each event, by decision 77. A missing event does not compile, a kind without an event fails below. */
const ended: { readonly [Event in AccessEvent]: readonly WayInKind[] } = {
  addressUndone: all,
  addressChanged: ['sessions', 'codes', 'streams'],
  passwordReset: ['sessions', 'codes', 'challenges', 'streams'],
  accountClaimed: [
    ...(['password', 'sessions', 'access_tokens', 'licence_key', 'codes', 'challenges', 'streams'] as const),
  ],
  accountDeleted: all,
  // Tokens of its projects: `waysIn.test.ts` has them end with the calls.
  organizationLeft: ['access_tokens', 'streams'],
  roleLowered: ['access_tokens', 'streams'],
}
const events = Object.keys(ended) as AccessEvent[]

const created_at = new Date().toISOString()
const expires_at = new Date(Date.now() + 60 * 60_000).toISOString()

onDatabases((server) => {
  const database = () => server().store.database

  /** An account with one way in of each kind. */
  async function anAccount() {
    const { ada, id: organizationId, projectId } = await anOrganization(server())
    const staff = await aPerson(server())
    await makeStaff(server(), ada.id)
    const account_id = ada.id
    await database()
      .insertInto('session')
      .values({
        ...{ account_id: staff.id, staff_id: ada.id, family: randomUUID(), token_hash: randomUUID() },
        ...{ created_at, expires_at },
      })
      .execute()
    await database()
      .insertInto('access_token')
      .values({
        ...{ account_id, project_id: projectId, name: 'Build server', token_hash: randomUUID() },
        ...{ hint: 'abcd', scopes_json: JSON.stringify(['read']), created_at, expires_at },
      })
      .execute()
    await database()
      .insertInto('passkey')
      .values({
        ...{ account_id, credential_key: randomUUID(), public_key: 'key', counter: 0 },
        ...{ transports_json: '[]', name: 'Laptop', created_at },
      })
      .execute()
    await database()
      .insertInto('totp')
      .values({ account_id, secret_sealed: 'sealed', is_confirmed: true, last_step: 0, created_at })
      .execute()
    await database().insertInto('recovery_code').values({ account_id, code_hash: randomUUID() }).execute()
    await database()
      .insertInto('identity')
      .values({ account_id, provider: 'GOOGLE', subject: randomUUID(), created_at })
      .execute()
    const email = `${randomUUID()}@example.com`
    await database()
      .insertInto('invitation')
      .values({
        ...{ organization_id: organizationId, inviter_id: account_id, email, email_key: email },
        ...{ role: 'guest', code_hash: randomUUID(), created_at, expires_at },
      })
      .execute()
    await database()
      .insertInto('code')
      .values({
        ...{ account_id, purpose: 'handover', code_hash: randomUUID(), payload_json: '{}', tries: 0 },
        ...{ created_at, expires_at },
      })
      .execute()
    await database()
      .insertInto('challenge')
      .values({
        ...{ account_id, purpose: 'passkey_create', value_hash: randomUUID(), payload_json: '{}' },
        ...{ created_at, expires_at },
      })
      .execute()
    return { accountId: ada.id, organizationId, licenceKey: await licenceKeyOf(ada.id) }
  }

  const licenceKeyOf = async (accountId: number) =>
    (
      await database()
        .selectFrom('account')
        .select('licence_fingerprint')
        .where('id', '=', accountId)
        .executeTakeFirst()
    )?.licence_fingerprint

  type Account = Awaited<ReturnType<typeof anAccount>>

  async function hasRow(table: keyof Schema, accountId: number, owner = 'account_id') {
    const rows = database()
      .selectFrom(table as 'identity')
      .select('id')
    return (await rows.where(owner as 'account_id', '=', accountId).executeTakeFirst()) !== undefined
  }
  const hasLiving = async (table: 'session' | 'access_token', accountId: number, owner: string) => {
    const rows = database()
      .selectFrom(table as 'session')
      .select('id')
      .where('revoked_at', 'is', null)
    return (await rows.where(owner as 'account_id', '=', accountId).executeTakeFirst()) !== undefined
  }

  /** Whether a way in still opens what it opened. A new kind does not compile without it; streams have no row. */
  const opens: {
    readonly [Kind in Exclude<WayInKind, 'streams'>]: (account: Account) => Promise<boolean>
  } = {
    password: async ({ accountId }) =>
      (await database()
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .where('password_hash', '!=', '')
        .executeTakeFirst()) !== undefined,
    // Also those in which staff impersonates others.
    sessions: async ({ accountId }) =>
      (await hasLiving('session', accountId, 'account_id')) ||
      (await hasLiving('session', accountId, 'staff_id')),
    access_tokens: ({ accountId }) => hasLiving('access_token', accountId, 'account_id'),
    licence_key: async ({ accountId, licenceKey }) => (await licenceKeyOf(accountId)) === licenceKey,
    passkeys: ({ accountId }) => hasRow('passkey', accountId),
    second_factor: ({ accountId }) => hasRow('totp', accountId),
    recovery_codes: ({ accountId }) => hasRow('recovery_code', accountId),
    identities: ({ accountId }) => hasRow('identity', accountId),
    invitations: ({ accountId }) => hasRow('invitation', accountId, 'inviter_id'),
    codes: async ({ accountId }) =>
      (await database()
        .selectFrom('code')
        .select('id')
        .where('account_id', '=', accountId)
        .where('purpose', '=', 'handover')
        .where('used_at', 'is', null)
        .executeTakeFirst()) !== undefined,
    challenges: ({ accountId }) => hasRow('challenge', accountId),
  }

  it.each(events)('%s ends exactly the sessions and links that it must end', async (event) => {
    const account = await anAccount()
    const details = { ...account, changedAt: created_at, codeId: 0, family: randomUUID() }
    const told: WayInKind[] = []
    for (const kind of all) {
      const effect = waysIn[kind].on[event] as Effect<AccessEvents[AccessEvent]>
      if (!('end' in effect)) continue
      await server().context.transaction(async (transaction) => {
        const revalidateSessions = vi.fn<Transaction['revalidateSessions']>()
        await effect.end({ ...transaction, revalidateSessions }, details)
        if (revalidateSessions.mock.calls.some(([accountId]) => accountId === account.accountId))
          told.push(kind)
      })
    }
    if (event === 'accountDeleted') {
      await server().context.transaction(async (transaction) => {
        // Invitations belong to the organization, and lose their sender.
        await transaction.database
          .updateTable('invitation')
          .set({ inviter_id: null })
          .where('inviter_id', '=', account.accountId)
          .execute()
        await transaction.database.deleteFrom('account').where('id', '=', account.accountId).execute()
      })
    }
    const found: WayInKind[] = told.filter((kind) => kind === 'streams')
    for (const kind of all) if (kind !== 'streams' && !(await opens[kind](account))) found.push(kind)
    expect(found.toSorted()).toEqual(ended[event].toSorted())
  })

  it('names what works, and exports what is not secret, of every kind', async () => {
    const { accountId } = await anAccount()
    const { context } = server()
    const named = (await workingWaysIn(context, accountId)).map(({ way }) => way)
    expect(named.toSorted()).toEqual(
      all.filter((kind) => typeof waysIn[kind].working === 'function').toSorted(),
    )
    expect(named).toEqual(expect.arrayContaining(['access_tokens', 'passkeys', 'identities']))
    const exported = await exportWaysIn(context, accountId)
    for (const [name, rows] of Object.entries(exported)) expect(rows.length, name).toBeGreaterThan(0)
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(['access_tokens', 'passkeys', 'sessions']))
  })
})
