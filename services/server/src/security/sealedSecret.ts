import type { Reader } from '../store/database.js'
import type { Sealed } from './encryption.js'
import { licenceOwner } from './licenceKeys.js'

export const totpOwner = (accountId: number) => `totp of account ${accountId}`

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
