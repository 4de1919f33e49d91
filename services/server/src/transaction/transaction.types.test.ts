import { expect, it } from 'vitest'
import { writeAudit } from '../audit/writeAudit.js'
import type { Context } from '../context.js'
import { insertNotification } from '../domains/notifications/insertNotification.js'
import { publishOrganization } from '../domains/shared/organizations/publishOrganization.js'
import { publishAccount } from '../domains/shared/people/publishAccount.js'
import { publishChange } from '../domains/shared/projects/publishChange.js'
import { enqueueMail } from '../mail/enqueueMail.js'
import { revokeAll } from '../security/sessions.js'
import type { Transaction } from './transaction.js'

/** Mistakes in a handler without its transaction; the compiler refuses each line. Never called. */
export async function forgetful(context: Context) {
  const { database } = context
  const to = { email: 'ada@example.com', first_name: 'Ada', interface_language: 'English' }
  // @ts-expect-error the database of a handler only reads
  await database.updateTable('account').set({ first_name: 'Ada' }).execute()
  // @ts-expect-error the database of a handler only reads
  await database.insertInto('audit').values({}).execute()
  // @ts-expect-error the database of a handler only reads
  await database.deleteFrom('session').execute()
  // @ts-expect-error transactions are opened by `change`
  await database.transaction().execute(async () => {})
  // @ts-expect-error an entry of the log belongs to the change that it describes
  await writeAudit(context, { action: 'account.created' })
  // @ts-expect-error a mail is sent only if the change is committed
  await enqueueMail(context, to, { template: 'password_changed' })
  // @ts-expect-error so does a task
  await context.enqueueTask({ runner: 'mail', payload: {} })
  // @ts-expect-error an event is stored with the change that it describes
  context.publish([1], 'changed', { entity: 'account' })
  // @ts-expect-error the same by the name of what changed
  publishAccount(context, 1)
  // @ts-expect-error the same for an organization
  await publishOrganization(context, 1)
  // @ts-expect-error the same for a project
  await publishChange(context, 1, 'project')
  // @ts-expect-error a notification is written and sent as one
  await insertNotification(context, { accountId: 1, kind: 'invited', values: {}, entity: 'dashboard' })
  // @ts-expect-error sessions that end notify their streams
  await revokeAll(context, 1)
  // @ts-expect-error the transaction of the database alone notifies no stream
  await writeAudit({} as Transaction['database'], { action: 'account.created' })
}

it('keeps a handler from writing outside of a transaction', () => {
  expect(forgetful).toBeTypeOf('function')
})
