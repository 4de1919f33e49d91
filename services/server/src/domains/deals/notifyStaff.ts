import { displayedName } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'
import type { Context } from '../../context.js'
import { enqueueMailTo } from '../../mail/enqueueMail.js'
import type { Transaction } from '../../transaction/transaction.js'
import { insertNotifications } from '../notifications/insertNotification.js'
import { accountOf } from '../shared/people/accounts.js'
import { staffIds } from './recipients.js'

interface Waiting {
  readonly dealId: number
  readonly title: string
  readonly organization: string
  readonly comment: string
  readonly askedBy: number
}

/** Notifies staff of a pending request: a mail to the common address, and a notification to each. */
export async function notifyStaff(
  context: Pick<Context, 'config' | 'consoleUrl'>,
  transaction: Transaction,
  { dealId, title, organization, comment, askedBy }: Waiting,
): Promise<void> {
  const sender = await accountOf(transaction.database, askedBy)
  await enqueueMailTo(transaction, {
    to: context.config.supportEmail,
    replyTo: sender.email,
    name: '',
    locale: 'en-US',
    content: {
      template: 'request_waiting',
      project: title,
      organization,
      comment,
      sender: displayedName(sender),
      address: sender.email,
      link: `${context.consoleUrl()}${consolePaths.staffRequests}?request=${dealId}`,
    },
  })
  await insertNotifications(transaction, await staffIds(transaction.database), {
    kind: 'request_waiting',
    values: { title, organization },
    entity: 'staff_requests',
    entityId: dealId,
  })
}
