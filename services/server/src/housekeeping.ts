import type { Context } from './context.js'

const hourMilliseconds = 60 * 60 * 1000
const keptDays = 30

/** Forgets every hour what has had its time: old events, attempts, codes, sessions and finished work of our own. */
export function startHousekeeping(context: Context): () => void {
  const tidy = () => void forget(context).catch((error) => context.log.warn({ err: error }, 'tidying failed'))
  const timer = setInterval(tidy, hourMilliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

async function forget({ database, events, now }: Context): Promise<void> {
  const ago = (hours: number) => new Date(now().getTime() - hours * hourMilliseconds).toISOString()
  await events.forgetOld()
  await database.deleteFrom('attempt').where('created_at', '<', ago(24)).execute()
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
