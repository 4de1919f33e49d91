import type { LiveSession } from '../security/liveSession.js'

/** The caller in the form of the audit log. */
export const actorOf = ({ session, ip }: { readonly session: LiveSession; readonly ip: string }) => ({
  accountId: session.accountId,
  staffId: session.staffId ?? undefined,
  ip,
})
