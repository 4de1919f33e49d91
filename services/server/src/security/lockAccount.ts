import type { Transaction } from '../transaction/transaction.js'

/**
 * Serializes changes of the means of access to one account until the transaction ends: a login sees what a change of the
 * password committed, or that change sees the session of the login. SQLite has one transaction at a time anyway.
 *
 * @returns the current account, or `undefined` when it is gone.
 */
export function lockAccount({ dialect, database }: Transaction, accountId: number) {
  return database
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .$if(dialect === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
}
