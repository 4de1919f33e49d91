import { sealLicenceKey } from '../../secrets/licenceKeys.js'
import { randomLicenceToken } from '../../security/tokens.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { deletedWithAccount, ends, stays, type WayIn } from '../wayIn.js'

/** An intruder may have read the key: a new one replaces it, disabled if the old one was. */
async function replaceKey(
  transaction: Transaction,
  { accountId }: { readonly accountId: number },
): Promise<number> {
  const now = timestamp(transaction)
  const key = sealLicenceKey(transaction.encryption, accountId, randomLicenceToken())
  await transaction.database
    .updateTable('account')
    .set({ ...key, licence_rotated_at: now, updated_at: now })
    .where('id', '=', accountId)
    .execute()
  return 1
}

export const licenceKeys: WayIn = {
  stores: ['account.licence_sealed', 'account.licence_fingerprint'],
  on: {
    addressUndone: ends(replaceKey),
    addressChanged: stays('whoever changed the address proved who they are'),
    passwordReset: stays('it opens packages alone, and builds go on'),
    accountClaimed: ends(replaceKey),
    accountDeleted: deletedWithAccount,
    organizationLeft: stays('it opens the packages of the projects that its owner sees'),
    roleLowered: stays('it opens the packages of the projects that its owner sees'),
  },
  export: { withheld: 'it stands with the account' },
  working: stays('it opens packages, not the account'),
}
