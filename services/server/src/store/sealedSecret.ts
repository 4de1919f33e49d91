import type { Sealed } from '../secrets/encryption.js'
import { licenceOwner, totpOwner } from '../secrets/owners.js'
import type { Reader } from './database.js'

/** Anything in the database that only its key opens. */
export async function sealedSecret(database: Reader): Promise<Sealed | undefined> {
  const totp = await database
    .selectFrom('totp')
    .select(['account_id', 'secret_sealed'])
    .limit(1)
    .executeTakeFirst()
  if (totp) return { encrypted: totp.secret_sealed, owner: totpOwner(totp.account_id) }
  const account = await database
    .selectFrom('account')
    .select(['id', 'licence_sealed'])
    .where('licence_sealed', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return account?.licence_sealed
    ? { encrypted: account.licence_sealed, owner: licenceOwner(account.id) }
    : undefined
}
