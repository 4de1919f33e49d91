import type { Context } from '../../context.js'
import { hashToken, randomCode } from '../../security/tokens.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'

const groupCharacters = 5

/** Two groups of 0-9 and A-Z: 51 bits, and each works once. */
const recoveryCode = () => `${randomCode(groupCharacters)}-${randomCode(groupCharacters)}`

const hashOf = (accountId: number, code: string) =>
  hashToken(`${accountId}:${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)

/** Makes new recovery codes in place of the old ones; they are never stored in clear. */
export async function makeRecoveryCodes(transaction: Transaction, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: transaction.limits.recoveryCodes }, recoveryCode)
  await transaction.database.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await transaction.database
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })))
    .execute()
  return codes
}

export async function consumeRecoveryCode(
  context: Context,
  accountId: number,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await context.transaction((transaction) =>
    transaction.database
      .updateTable('recovery_code')
      .set({ used_at: timestamp(transaction) })
      .where('account_id', '=', accountId)
      .where('code_hash', '=', hashOf(accountId, code))
      .where('used_at', 'is', null)
      .executeTakeFirst(),
  )
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes({ database }: Context, accountId: number): Promise<number> {
  const { left } = await database
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
