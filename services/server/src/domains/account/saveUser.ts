import { type BodyOf, domainOf, saveUser } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { isWebmail } from '../../data/isWebmail.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { accountOf, emailKey } from '../shared/people/accounts.js'
import { publishPerson } from '../shared/people/publishAccount.js'
import { changeAddress } from './changeAddress.js'
import { isCompleted } from './userResponse.js'

export const saveUserRoute = bind(saveUser, async (call) => {
  const { context, params, body } = call
  // The list only: a service that does not answer must not keep anyone from saving a profile.
  if (body.verified_email && isWebmail(domainOf(body.verified_email)))
    throw incorrectForm({ verified_email: 'webmailEmail' })
  const email = body.email?.trim()
  const before = await accountOf(context.database, params.id)
  const isNewAddress = email !== undefined && emailKey(email) !== before.email_key
  await context.transaction(async (transaction) => {
    if (isNewAddress) await changeAddress(call, transaction, email)
    await transaction.database
      .updateTable('account')
      .set({ ...columnsOf(body), updated_at: timestamp(context) })
      .where('id', '=', params.id)
      .execute()
    const after = await accountOf(transaction.database, params.id)
    if (!isCompleted(before) && isCompleted(after))
      await writeAudit(transaction, { action: 'account.completed', ...actorOf(call) })
    await publishPerson(transaction, params.id)
  })
  return undefined
})

/** The fields that were sent, without outer space; blank texts that may be absent are absent. */
function columnsOf({
  email: _,
  first_name,
  last_name,
  interface_language,
  ...rest
}: BodyOf<typeof saveUser>) {
  const optional = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value?.trim() || null]],
  )
  return {
    ...(first_name !== undefined && { first_name: first_name.trim() }),
    ...(last_name !== undefined && { last_name: last_name.trim() }),
    ...(interface_language !== undefined && { interface_language }),
    ...(Object.fromEntries(optional) as { [Name in keyof typeof rest]: string | null }),
  }
}
