import type { LiveSession } from '../security/liveSession.js'
import type { Transaction } from '../transaction/transaction.js'
import { type AuditEntry, writeAudit } from './writeAudit.js'

/** An action and its subject: a person, or anything else by its name. */
type StaffEntry = Pick<AuditEntry, 'action' | 'organizationId' | 'subjectId' | 'object' | 'values'> &
  ({ readonly subjectId: number } | { readonly values: { readonly name: string } })

/** Records an action of staff. @param entry with `organizationId` when its administrators may read it. */
export async function writeStaffAudit(
  transaction: Transaction,
  { session, ip }: { readonly session: LiveSession; readonly ip: string },
  entry: StaffEntry,
): Promise<void> {
  await writeAudit(transaction, { ...entry, accountId: session.accountId, staffId: session.accountId, ip })
}
