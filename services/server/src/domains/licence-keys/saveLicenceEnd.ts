import { type LicenceEnd, saveLicenceEnd } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import type { NotificationKind } from '../../store/tables/activity.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { bind } from '../shared/call.js'
import { dayOf } from '../shared/dayOf.js'
import { publishAccount } from '../shared/people/publishAccount.js'
import { readEnd } from '../shared/readEnd.js'

const kinds: Readonly<Record<LicenceEnd, NotificationKind>> = {
  deliveries: 'licence_with_deliveries',
  date: 'licence_until',
  never: 'licence_unlimited',
}

export const saveLicenceEndRoute = bind(saveLicenceEnd, async (call) => {
  const { context, params, body } = call
  const { id } = params
  const { end } = body
  await context.transaction(async (transaction) => {
    if (end === 'date' && !body.date) throw incorrectForm({ date: 'required' })
    const date = end === 'date' ? (readEnd(transaction, body.date, 'date') ?? null) : null
    // Written first, so that two of staff come one after the other.
    const account = await transaction.database
      .updateTable('account')
      .set(({ ref }) => ({ licence_end: ref('licence_end') }))
      .where('id', '=', id)
      .returning(['licence_end', 'licence_expires_at'])
      .executeTakeFirst()
    if (!account) throw new ApiFailure('not_found')
    if (account.licence_end === end && account.licence_expires_at === date) return
    await transaction.database
      .updateTable('account')
      .set({ licence_end: end, licence_expires_at: date })
      .where('id', '=', id)
      .execute()
    await writeStaffAudit(transaction, call, {
      action: 'account.licence_end_changed',
      subjectId: id,
      values: { before: account.licence_expires_at ?? account.licence_end, after: date ?? end },
    })
    publishAccount(transaction, id)
    await insertNotification(transaction, {
      accountId: id,
      kind: kinds[end],
      values: date ? { until: dayOf(date) } : {},
      entity: 'dashboard',
    })
  })
  return undefined
})
