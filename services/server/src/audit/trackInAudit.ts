import type { Track } from '../tracking/track.js'
import { writeAudit } from './writeAudit.js'

const actions = { organization_verified: 'organization.verified', project_shared: 'project.shared' } as const

/** Notes what is tracked in the audit log: nothing leaves the machine. */
export const trackInAudit: Track = (transaction, { event, name, ...who }) =>
  writeAudit(transaction, { action: actions[event], ...who, values: { name } })
