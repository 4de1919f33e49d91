import type { Transaction } from '../../transaction/transaction.js'
import { deletedWithAccount, ends, stays, type WayIn } from '../wayIn.js'

async function forget(
  { database }: Transaction,
  { accountId }: { readonly accountId: number },
): Promise<number> {
  const given = database.deleteFrom('challenge').where('account_id', '=', accountId)
  return Number((await given.executeTakeFirst()).numDeletedRows)
}

/** Passkeys that are being added. */
export const challenges: WayIn = {
  stores: ['challenge.value_hash'],
  on: {
    addressUndone: ends(forget),
    addressChanged: stays('only the session that stays can bring one back'),
    passwordReset: ends(forget),
    accountClaimed: ends(forget),
    accountDeleted: deletedWithAccount,
    organizationLeft: stays('it opens the account, not the organization'),
    roleLowered: stays('it opens the account, not the organization'),
  },
  export: { withheld: 'they work for minutes' },
  working: stays('they open nothing without a session'),
}
