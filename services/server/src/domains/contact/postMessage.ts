import { displayedName } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { enqueueMailTo } from '../../mail/enqueueMail.js'
import { type Limit, takeAttempt } from '../../security/attempts.js'
import type { MessageTable } from '../../store/tables/activity.js'
import { timestamp } from '../../store/timestamp.js'

interface NewMessage {
  readonly accountId: number
  readonly kind: MessageTable['kind']
  readonly topic: string
  readonly text: string
  readonly object?: string
  readonly rating?: number
  readonly isBeta?: boolean
}

/**
 * Puts a message into the inbox of staff and promises its mail, both or neither.
 *
 * @throws ApiFailure `too_many` when the account wrote a lot within the hour.
 */
export async function postMessage(context: Context, message: NewMessage): Promise<void> {
  const { accountId, kind, topic, text, object, rating, isBeta = false } = message
  const limit: Limit = {
    kind: 'contact_account',
    subject: String(accountId),
    most: context.limits.contactMessagesPerHour,
    windowMinutes: 60,
  }
  await context.transaction(async (transaction) => {
    await takeAttempt(transaction, [limit])
    await transaction.database
      .insertInto('message')
      .values({
        account_id: accountId,
        kind,
        topic,
        text,
        object: object ?? null,
        rating: rating ?? null,
        is_beta: isBeta,
        created_at: timestamp(context),
      })
      .execute()
    const sender = await transaction.database
      .selectFrom('account')
      .select(['first_name', 'last_name', 'email'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    await enqueueMailTo(transaction, {
      to: context.config.supportEmail,
      replyTo: sender.email,
      name: '',
      locale: 'en-US',
      content: {
        template: kind,
        topic,
        message: text,
        object: object ?? '',
        rating: rating ?? 0,
        sender: displayedName(sender),
        address: sender.email,
      },
    })
  })
}
