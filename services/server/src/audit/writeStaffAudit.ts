import type { LiveSession } from '../security/liveSession.js'
import type { Transaction } from '../transaction/transaction.js'
import { type AuditEntry, writeAudit } from './writeAudit.js'

/** Writes what a member of staff did as such. @param entry with `organizationId` where its administrators shall read it. */
export async function writeStaffAudit(
  transaction: Transaction,
  { session, ip }: { readonly session: LiveSession; readonly ip: string },
  entry: Pick<AuditEntry, 'action' | 'organizationId' | 'subjectId' | 'object' | 'values'>,
): Promise<void> {
  await writeAudit(transaction, { ...entry, accountId: session.accountId, staffId: session.accountId, ip })
}
