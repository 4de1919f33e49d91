import type { LiveSession } from '../security/liveSession.js'
import type { Transaction } from '../transaction/transaction.js'
import { actorOf } from './actorOf.js'
import { writeAudit } from './writeAudit.js'

/** A call of a member about something of a project. */
interface ProjectCall {
  readonly session: LiveSession
  readonly scope: { readonly organizationId: number }
  readonly ip: string
}

/** The action, its object in the project, and the name of that. */
interface ProjectEntry {
  readonly action: string
  readonly object: { readonly kind: string; readonly id: number }
  readonly name: string
}

/** Writes an action on something of a project, for the administrators of its organization. */
export const writeProjectAudit = (
  transaction: Transaction,
  { session, scope, ip }: ProjectCall,
  { action, object, name }: ProjectEntry,
): Promise<void> =>
  writeAudit(transaction, {
    action,
    ...actorOf({ session, ip }),
    organizationId: scope.organizationId,
    object,
    values: { name },
  })
