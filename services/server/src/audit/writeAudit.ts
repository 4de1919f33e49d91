import { displayedName } from '@saywright/api/contract'
import { timestamp } from '../store/timestamp.js'
import type { Transaction } from '../transaction/transaction.js'

export interface AuditEntry {
  /** Such as `project.updated`: the thing, then what happened to it. */
  readonly action: string
  /** The actor; absent for the product itself and for someone who could not log in. */
  readonly accountId?: number | undefined
  /** The member of staff who acted as that person. */
  readonly staffId?: number | undefined
  /** The organization whose administrators read it. */
  readonly organizationId?: number | undefined
  /**
   * The person it was done to: their data leaves the entry when their account is deleted. Names an object without a name in
   * `values`.
   */
  readonly subjectId?: number | undefined
  readonly object?: { readonly kind: string; readonly id: number }
  /** Further facts: before, after, names. */
  readonly values?: Readonly<Record<string, string | number | boolean | null>>
  readonly ip?: string | undefined
}

/** Writes a line of the audit log, inside the transaction of the change that it describes. */
export async function writeAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  await transaction.database
    .insertInto('audit')
    .values({
      action: entry.action,
      account_id: entry.accountId ?? null,
      staff_id: entry.staffId ?? null,
      organization_id: entry.organizationId ?? null,
      subject_id: entry.subjectId ?? null,
      object_kind: entry.object?.kind ?? null,
      object_id: entry.object?.id ?? null,
      values_json: JSON.stringify(await namedValues(transaction, entry)),
      ip: entry.ip ?? null,
      created_at: timestamp(transaction),
    })
    .execute()
}

/** An entry without the name of its object is useless to its reader. */
async function namedValues({ database }: Transaction, { subjectId, values = {} }: AuditEntry) {
  if (subjectId === undefined || 'name' in values) return values
  const subject = await database
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', subjectId)
    .executeTakeFirst()
  return subject ? { ...values, name: displayedName(subject) } : values
}
