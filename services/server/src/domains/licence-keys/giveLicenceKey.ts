import { sealLicenceKey } from '../../secrets/licenceKeys.js'
import { randomLicenceToken } from '../../security/tokens.js'
import type { Transaction } from '../../transaction/transaction.js'

/** Gives an account that was just made its first license key: it is sealed for that account alone. */
export async function giveLicenceKey(
  { database, encryption }: Transaction,
  accountId: number,
): Promise<void> {
  await database
    .updateTable('account')
    .set(sealLicenceKey(encryption, accountId, randomLicenceToken()))
    .where('id', '=', accountId)
    .execute()
}
