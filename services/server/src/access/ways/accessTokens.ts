import { livingAccessToken } from '../../security/accessTokens.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { type AccessEvents, deletedWithAccount, ends, stays, type WayIn } from '../wayIn.js'

type Place = AccessEvents['organizationLeft' | 'roleLowered']

const revoke = (transaction: Transaction, accountId: number) =>
  transaction.database
    .updateTable('access_token')
    .set({ revoked_at: timestamp(transaction) })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)

async function revokeEvery(
  transaction: Transaction,
  { accountId }: { readonly accountId: number },
): Promise<number> {
  return Number((await revoke(transaction, accountId).executeTakeFirst()).numUpdatedRows)
}

/** Tokens of a project are for administrators to make, and do not come back with a new invitation. */
async function revokeThoseOfProjects(
  transaction: Transaction,
  { accountId, organizationId }: Place,
): Promise<number> {
  const { numUpdatedRows } = await revoke(transaction, accountId)
    .where('project_id', 'in', (select) =>
      select.selectFrom('project').select('id').where('organization_id', '=', organizationId),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const accessTokens: WayIn = {
  stores: ['access_token.token_hash'],
  on: {
    // No mail announces a new token, so none can be trusted.
    addressUndone: ends(revokeEvery),
    addressChanged: stays('whoever changed the address proved who they are'),
    passwordReset: stays('programs go on; the page and the mail name them'),
    accountClaimed: ends(revokeEvery),
    accountDeleted: deletedWithAccount,
    organizationLeft: ends(revokeThoseOfProjects),
    roleLowered: ends(revokeThoseOfProjects),
  },
  export: {
    name: 'access_tokens',
    rows: ({ database }, accountId) =>
      database
        .selectFrom('access_token')
        .select(['name', 'hint', 'scopes_json as scopes', 'created_at', 'expires_at'])
        .select(['last_used_at', 'revoked_at'])
        .where('account_id', '=', accountId)
        .execute(),
  },
  working: async (reading, accountId) => {
    const rows = await reading.database
      .selectFrom('access_token')
      .select('name')
      .where('account_id', '=', accountId)
      .where(livingAccessToken(reading))
      .orderBy('id')
      .execute()
    return rows.map(({ name }) => name)
  },
}
