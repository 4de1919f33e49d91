import type { LiveSession } from '../security/liveSession.js'
import type { Transaction } from '../transaction/transaction.js'
import { type AuditEntry, writeAudit } from './writeAudit.js'

/** What was done, and what it was done to: a person, or anything else by its name. */
type StaffEntry = Pick<AuditEntry, 'action' | 'organizationId' | 'subjectId' | 'object' | 'values'> &
  ({ readonly subjectId: number } | { readonly values: { readonly name: string } })

/** Writes what a member of staff did as such. @param entry with `organizationId` where its administrators shall read it. */
export async function writeStaffAudit(
  transaction: Transaction,
  { session, ip }: { readonly session: LiveSession; readonly ip: string },
  entry: StaffEntry,
): Promise<void> {
  await writeAudit(transaction, { ...entry, accountId: session.accountId, staffId: session.accountId, ip })
}
