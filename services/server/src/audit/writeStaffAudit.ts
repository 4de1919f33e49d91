import type { LiveSession } from '../security/liveSession.js'
import type { Unit } from '../unit/unit.js'
import { type AuditEntry, writeAudit } from './writeAudit.js'

/** Writes what a member of staff did as such. @param entry with `organizationId` where its administrators shall read it. */
export async function writeStaffAudit(
  unit: Unit,
  { session, ip }: { readonly session: LiveSession; readonly ip: string },
  entry: Pick<AuditEntry, 'action' | 'organizationId' | 'subjectId' | 'object' | 'values'>,
): Promise<void> {
  await writeAudit(unit, { ...entry, accountId: session.accountId, staffId: session.accountId, ip })
}
