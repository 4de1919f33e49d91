import type { Context } from './context.js'

const hourMilliseconds = 60 * 60 * 1000
const keptDays = 30

/** Forgets every hour what has had its time: old events, entries, invitations, attempts, codes, sessions and work. */
export function startHousekeeping(context: Context): () => void {
  const tidy = () => void forget(context).catch((error) => context.log.warn({ err: error }, 'tidying failed'))
  const timer = setInterval(tidy, hourMilliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

/** What is forgotten each time. */
export async function forget({ database, events, limits, now }: Context): Promise<void> {
  const ago = (hours: number) => new Date(now().getTime() - hours * hourMilliseconds).toISOString()
  const monthsAgo = (months: number) => {
    const timestamp = now()
    return new Date(new Date(timestamp).setUTCMonth(timestamp.getUTCMonth() - months)).toISOString()
  }
  await events.forgetOld()
  await database.deleteFrom('audit').where('created_at', '<', monthsAgo(limits.auditMonths)).execute()
  await database
    .deleteFrom('invitation')
    .where('expires_at', '<', ago(keptDays * 24))
    .execute()
  await database.deleteFrom('attempt').where('created_at', '<', ago(24)).execute()
  await database.deleteFrom('challenge').where('expires_at', '<', ago(0)).execute()
  await database.deleteFrom('verified_address').where('verified_at', '<', ago(24)).execute()
  await database.deleteFrom('code').where('expires_at', '<', ago(24)).execute()
  await database
    .deleteFrom('session')
    .where('expires_at', '<', ago(keptDays * 24))
    .execute()
  await database
    .deleteFrom('task')
    .where('project_id', 'is', null)
    .where('status', 'in', ['completed', 'failed'])
    .where('ended_at', '<', ago(keptDays * 24))
    .execute()
}
