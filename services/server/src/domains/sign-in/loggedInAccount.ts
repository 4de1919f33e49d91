import { type AuthResult, displayedName } from '@saywright/api/contract'
import type { Reader } from '../../store/database.js'

/** The account that has logged in, for the response of a login: `v3/me` returns the rest. */
export async function loggedInAccount(database: Reader, id: number): Promise<AuthResult['account']> {
  const row = await database
    .selectFrom('account')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, name: displayedName(row), email: row.email }
}
