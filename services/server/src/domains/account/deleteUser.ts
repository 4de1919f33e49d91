import { deleteUser, displayedName } from '@saywright/api/contract'
import { requireSelf } from '../../http/auth.js'
import { bind } from '../../http/bind.js'
import { pictureFiles } from '../../pictures/pictures.js'
import { writeAudit } from '../audit/writeAudit.js'
import { publishOrganization } from '../organization/publishOrganization.js'
import { accountOf, enqueueMail } from './accounts.js'
import { deleteOrganizations } from './deleteOrganizations.js'
import { forgetPerson } from './forgetPerson.js'
import { ownedOrganizationsOf } from './ownOrganizations.js'

export const deleteUserRoute = bind(deleteUser, async ({ context, params, session }) => {
  requireSelf(session)
  const accountId = params.id
  const { files, staying } = await context.database.transaction().execute(async (transaction) => {
    const { staying, ending } = await ownedOrganizationsOf(context, transaction, accountId)
    const account = await accountOf(transaction, accountId)
    for (const { id: organizationId } of staying) {
      await writeAudit(context, transaction, {
        action: 'member.left',
        accountId,
        organizationId,
        subjectId: accountId,
        values: { name: displayedName(account) },
      })
    }
    await enqueueMail(context, transaction, account, { template: 'account_deleted' })
    await forgetPerson(transaction, account)
    const files = await deleteOrganizations(
      transaction,
      ending.map(({ id }) => id),
    )
    await transaction.deleteFrom('account').where('id', '=', accountId).execute()
    return { staying, files: account.picture_key ? [...files, ...pictureFiles(account.picture_key)] : files }
  })
  context.tasks.wake()
  await context.events.sessionsChanged(accountId, session.id)
  // What cannot be removed now is swept at the next start.
  const removed = await Promise.allSettled(files.map((key) => context.files.remove(key)))
  const left = removed.filter(({ status }) => status === 'rejected').length
  if (left > 0) context.log.warn({ left }, 'files of a deleted account are left')
  for (const { id } of staying) await publishOrganization(context, id)
  return { success: true }
})
