import type { Transaction } from '../../transaction/transaction.js'
import { deletedWithAccount, ends, stays, type WayIn } from '../wayIn.js'

/** Without a password the account is opened by other means, or after a reset. */
async function removePassword({ database }: Transaction, { accountId }: { readonly accountId: number }) {
  const { numUpdatedRows } = await database
    .updateTable('account')
    .set({ password_hash: '' })
    .where('id', '=', accountId)
    .where('password_hash', '!=', '')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const passwords: WayIn = {
  stores: ['account.password_hash'],
  on: {
    addressUndone: ends(removePassword),
    addressChanged: stays('whoever changed the address proved who they are'),
    passwordReset: stays('it has just been replaced'),
    accountClaimed: ends(removePassword),
    accountDeleted: deletedWithAccount,
    organizationLeft: stays('it opens the account, not the organization'),
    roleLowered: stays('it opens the account, not the organization'),
  },
  export: { withheld: 'a hash is of no use to its owner' },
  working: stays('whoever resets it knows that it works'),
}
