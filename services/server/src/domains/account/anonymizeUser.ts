import { displayedName } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import { pseudonymiseAudit } from '../../audit/pseudonymiseAudit.js'
import { escapeHtml } from '../../mail/html.js'
import { contains } from '../../store/page.js'
import type { AccountTable } from '../../store/tables/account.js'
import type { Transaction } from '../../transaction/transaction.js'
import { emailKey } from '../shared/people/accounts.js'

/** Removes a person from every row that is not deleted with their account. */
export async function anonymizeUser(
  transaction: Transaction,
  account: Selectable<AccountTable>,
): Promise<void> {
  const pseudonym = await pseudonymiseAudit(transaction, account.id)
  await transaction.database
    .updateTable('audit')
    .set({ staff_id: null })
    .where('staff_id', '=', account.id)
    .execute()
  await renameInNotifications(transaction, account, pseudonym)
  const addresses = [account.email_key, ...(account.verified_email ? [emailKey(account.verified_email)] : [])]
  await transaction.database
    .deleteFrom('attempt')
    .where('subject', 'in', [...addresses, String(account.id)])
    .execute()
  await transaction.database.deleteFrom('invitation').where('email_key', 'in', addresses).execute()
  await transaction.database
    .updateTable('invitation')
    .set({ inviter_id: null })
    .where('inviter_id', '=', account.id)
    .execute()
  // The domain stays proved; the address that proved it is private.
  await transaction.database
    .updateTable('organization_domain')
    .set({ verification_email: '', added_by: null })
    .where((where) =>
      where.or([
        where('added_by', '=', account.id),
        where(where.fn<string>('lower', ['verification_email']), 'in', addresses),
      ]),
    )
    .execute()
  await transaction.database
    .updateTable('message')
    .set({ handled_by: null })
    .where('handled_by', '=', account.id)
    .execute()
  for (const column of ['asked_by', 'decided_by'] as const)
    await transaction.database
      .updateTable('deal')
      .set({ [column]: null })
      .where(column, '=', account.id)
      .execute()
}

/** Notifications of colleagues, and of staff, name the person. */
async function renameInNotifications(
  transaction: Transaction,
  account: Selectable<AccountTable>,
  pseudonym: string,
): Promise<void> {
  const name = displayedName(account)
  const rows = await transaction.database
    .selectFrom('notification')
    .select(['id', 'values_json'])
    .where((where) =>
      where.or([
        where('account_id', 'in', where.selectFrom('account').select('id').where('is_admin', '=', true)),
        where(
          'account_id',
          'in',
          where
            .selectFrom('organization_member as theirs')
            .innerJoin('organization_member as own', 'own.organization_id', 'theirs.organization_id')
            .select('theirs.account_id')
            .where('own.account_id', '=', account.id),
        ),
      ]),
    )
    .where((where) =>
      where.or([contains('values_json', JSON.stringify(name)), contains('values_json', account.email_key)]),
    )
    .execute()
  // Stored for minutes only, so that a stream can resume; its reader reads again what it misses.
  await transaction.database
    .deleteFrom('event')
    .where((where) =>
      where.or([contains('data_json', escapeHtml(name)), contains('data_json', account.email)]),
    )
    .execute()
  const isTheirs = (value: string) => value === name || emailKey(value) === account.email_key
  for (const { id, values_json } of rows) {
    const entries = Object.entries(values_json)
    if (!entries.some(([, value]) => isTheirs(value))) continue
    const values = Object.fromEntries(
      entries.map(([key, value]) => [key, isTheirs(value) ? pseudonym : value]),
    )
    await transaction.database
      .updateTable('notification')
      .set({ values_json: JSON.stringify(values) })
      .where('id', '=', id)
      .execute()
  }
}
