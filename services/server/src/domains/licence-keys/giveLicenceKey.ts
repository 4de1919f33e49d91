import { sealLicenceKey } from '../../secrets/licenceKeys.js'
import { randomLicenceToken } from '../../security/tokens.js'
import type { Unit } from '../../unit/unit.js'

/** Gives an account that was just made its first license key: it is sealed for that account alone. */
export async function giveLicenceKey({ database, encryption }: Unit, accountId: number): Promise<void> {
  await database
    .updateTable('account')
    .set(sealLicenceKey(encryption, accountId, randomLicenceToken()))
    .where('id', '=', accountId)
    .execute()
}
