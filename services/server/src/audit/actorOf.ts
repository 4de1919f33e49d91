import type { LiveSession } from '../security/liveSession.js'

/** Who makes a call, as the audit log wants it. */
export const actorOf = ({ session, ip }: { readonly session: LiveSession; readonly ip: string }) => ({
  accountId: session.accountId,
  staffId: session.staffId ?? undefined,
  ip,
})
