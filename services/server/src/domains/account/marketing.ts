import { setMarketingStatus, setNotificationParameters } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeAudit } from '../../audit/writeAudit.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { accountOf } from '../shared/people/accounts.js'
import { publishAccount } from '../shared/people/publishAccount.js'

/** Turning it off is permanent: only staff, from their own session, can allow it again. */
export const setMarketingStatusRoute = bind(
  setMarketingStatus,
  async ({ context, params, body, session, ip }) => {
    if (!session.isStaff && session.accountId !== params.id) throw new ApiFailure('not_found')
    const { marketing_status } = body
    const isAllowed = marketing_status === 'Allow'
    await context.transaction(async (transaction) => {
      const { numUpdatedRows } = await transaction.database
        .updateTable('account')
        .set({
          marketing_status,
          is_told_product_updates: isAllowed,
          is_told_educational_content: isAllowed,
          is_told_corporate_events: isAllowed,
          updated_at: timestamp(context),
        })
        .where('id', '=', params.id)
        .$if(isAllowed && !session.isStaff, (query) =>
          // Written so that two calls at the same moment cannot undo a refusal.
          query.where((where) =>
            where.or([where('marketing_status', 'is', null), where('marketing_status', '=', 'Allow')]),
          ),
        )
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) {
        const known = await transaction.database
          .selectFrom('account')
          .select('id')
          .where('id', '=', params.id)
          .executeTakeFirst()
        throw new ApiFailure(known ? 'unsubscribed_for_good' : 'not_found')
      }
      publishAccount(transaction, params.id)
      if (session.accountId === params.id) return
      await writeAudit(transaction, {
        action: 'account.marketing_changed_by_staff',
        accountId: session.accountId,
        subjectId: params.id,
        values: { after: marketing_status },
        ip,
      })
    })
    return undefined
  },
)

export const setNotificationParametersRoute = bind(
  setNotificationParameters,
  async ({ context, params, body }) => {
    const { marketing_status } = await accountOf(context.database, params.id)
    const {
      notif_product_updates: product,
      notif_educational_content: educational,
      notif_corporate_events_news: events,
    } = body
    const changes = {
      ...(product !== undefined && { is_told_product_updates: product }),
      ...(educational !== undefined && { is_told_educational_content: educational }),
      ...(events !== undefined && { is_told_corporate_events: events }),
    }
    if (Object.values(changes).includes(true) && marketing_status !== 'Allow') {
      throw new ApiFailure(marketing_status === 'Disallow' ? 'unsubscribed_for_good' : 'not_possible')
    }
    if (Object.keys(changes).length > 0) {
      await context.transaction(async (transaction) => {
        await transaction.database
          .updateTable('account')
          .set({ ...changes, updated_at: timestamp(transaction) })
          .where('id', '=', params.id)
          .where('marketing_status', '=', 'Allow')
          .execute()
        publishAccount(transaction, params.id)
      })
    }
    return undefined
  },
)
