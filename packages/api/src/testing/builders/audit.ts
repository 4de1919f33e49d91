import type { AuditEntry, StaffAuditEntry } from '../../contract/audit/auditEntry.js'
import { aPerson } from './members.js'

export const anAuditEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 90,
  action: 'member.role_changed',
  account: aPerson(),
  is_staff: false,
  values: { name: 'HOPPER Grace', before: 'employee', after: 'administrator' },
  ip: '203.0.113.7',
  created_at: '2026-11-22T08:30:00.000Z',
  ...changes,
})

/** An entry that no organization is notified of. */
export const aStaffAuditEntry = (changes: Partial<StaffAuditEntry> = {}): StaffAuditEntry => ({
  ...anAuditEntry({ id: 91, action: 'account.password_changed', values: {} }),
  ...changes,
})
