import { reportError } from '@saywright/api/contract'
import { reportLimit, takeWhileAllowed } from '../../security/attempts.js'
import { hashToken } from '../../security/tokens.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'

/** One row for each distinct error, and how often it was seen. Past the limits new ones are left out, and so is the log. */
export const reportErrorRoute = bind(reportError, async ({ context, body, request, ip }) => {
  const { stacktrace, url = null, version = null, user_agent = null } = body
  const checksum = hashToken(stacktrace)
  const now = timestamp(context)
  return context.transaction(async (transaction) => {
    const { database, limits } = transaction
    const known = await database
      .updateTable('error_report')
      .set((set) => ({ seen: set('seen', '+', 1), last_seen_at: now }))
      .where('checksum', '=', checksum)
      .returning('id')
      .executeTakeFirst()
    if (known) return undefined
    const { total } = await database
      .selectFrom('error_report')
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    if (
      total >= limits.reportedErrors ||
      !(await takeWhileAllowed(transaction, [reportLimit(transaction, ip)]))
    )
      return undefined
    request.log.warn({ stacktrace, url, version }, 'error of a browser')
    await database
      .insertInto('error_report')
      .values({
        checksum,
        stacktrace,
        url,
        version,
        user_agent,
        seen: 1,
        first_seen_at: now,
        last_seen_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .column('checksum')
          .doUpdateSet((set) => ({ seen: set('error_report.seen', '+', 1), last_seen_at: now })),
      )
      .execute()
    return undefined
  })
})
