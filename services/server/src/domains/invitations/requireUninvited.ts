import { ApiFailure, incorrectForm } from '@saywright/http'
import type { Reader } from '../../store/database.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'

/** @throws ApiFailure `already_invited` for a member, and for an address whose invitation still waits. */
export async function requireUninvited(
  transaction: Transaction,
  organizationId: number,
  keys: readonly string[],
): Promise<void> {
  const members = await transaction.database
    .selectFrom('organization_member')
    .innerJoin('account', 'account.id', 'organization_member.account_id')
    .select('account.email_key')
    .where('organization_member.organization_id', '=', organizationId)
    .where('account.email_key', 'in', keys)
    .execute()
  const waiting = await transaction.database
    .selectFrom('invitation')
    .select('email_key')
    .where('organization_id', '=', organizationId)
    .where('email_key', 'in', keys)
    .where('expires_at', '>', timestamp(transaction))
    .execute()
  const [first] = [...members, ...waiting]
  if (!first) return
  const field = keys.length === 1 ? 'invitation_mail' : `invitation_mails.${keys.indexOf(first.email_key)}`
  throw new ApiFailure('already_invited', { errors: { [field]: 'alreadyExists' } })
}

/** @throws ApiFailure `incorrect_form` when one of the projects is not of the organization. */
export async function requireOwnProjects(
  database: Reader,
  organizationId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const { found } = await database
    .selectFrom('project')
    .select((select) => select.fn.countAll<number>().as('found'))
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  if (found !== ids.length) throw incorrectForm({ projects: 'invalid' })
}
