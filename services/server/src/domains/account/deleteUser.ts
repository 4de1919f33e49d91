import { deleteUser, displayedName } from '@saywright/api/contract'
import { endWaysIn } from '../../access/waysIn.js'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { pictureFiles } from '../../pictures/pictures.js'
import { bind } from '../shared/call.js'
import { deleteOrganizations } from '../shared/organizations/deleteOrganizations.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { accountOf } from '../shared/people/accounts.js'
import { replaceOwners } from '../shared/projects/owner.js'
import { anonymizeUser } from './anonymizeUser.js'
import { ownedOrganizationsOf } from './ownOrganizations.js'

export const deleteUserRoute = bind(deleteUser, async (call) => {
  const { context, params, session } = call
  const accountId = params.id
  await context.transaction(async (transaction) => {
    const { staying, ending } = await ownedOrganizationsOf(transaction, accountId)
    const account = await accountOf(transaction.database, accountId)
    for (const { id: organizationId } of staying) {
      await writeAudit(transaction, {
        action: 'member.left',
        accountId,
        organizationId,
        subjectId: accountId,
        values: { name: displayedName(account) },
      })
    }
    // Written before the person is removed from the log: a pseudonym replaces them then.
    await writeAudit(transaction, { action: 'account.deleted', ...actorOf(call) })
    await enqueueMail(transaction, account, { template: 'account_deleted' })
    await endWaysIn(transaction, 'accountDeleted', { accountId, sessionId: session.id })
    await anonymizeUser(transaction, account)
    const files = await deleteOrganizations(
      transaction,
      ending.map(({ id }) => id),
    )
    await transaction.database.deleteFrom('account').where('id', '=', accountId).execute()
    for (const { id } of staying) {
      await replaceOwners(transaction, id)
      await publishOrganization(transaction, id)
    }
    // Files that cannot be removed now are swept at the next start.
    const pictures = account.picture_key ? pictureFiles(account.picture_key) : []
    for (const key of [...files, ...pictures]) transaction.afterCommit(() => context.files.remove(key))
  })
  return undefined
})
