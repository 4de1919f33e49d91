import { addDomain } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { isWebmail } from '../../data/isWebmail.js'
import { timestamp } from '../../store/timestamp.js'
import { isUniqueViolation } from '../../store/uniqueViolation.js'
import type { Transaction } from '../../transaction/transaction.js'
import { isAddressVerified, verifiedAddressOf } from '../email-checks/verifiedAddress.js'
import { insertNotifications } from '../notifications/insertNotification.js'
import { bind } from '../shared/call.js'
import { accountsOf, findMembership, lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { requireDomainQuota } from '../shared/quotas.js'

export const addDomainRoute = bind(addDomain, async ({ context, body, session, scope, ip }) => {
  const { organizationId } = scope
  const { accountId } = session
  const name = body.name.toLowerCase()
  if (isWebmail(name)) {
    throw incorrectForm({
      [body.verification_email === undefined ? 'name' : 'verification_email']: 'webmailEmail',
    })
  }
  const id = await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, accountId)
    await requireFree(transaction, organizationId, name)
    const address = await provedAddress(body.verification_email)
    if (address === undefined) throw new ApiFailure('verify_first')
    await requireDomainQuota(transaction, organizationId)
    const { id } = await transaction.database
      .insertInto('organization_domain')
      .values({
        organization_id: organizationId,
        name,
        verification_email: address,
        added_by: accountId,
        created_at: timestamp(context),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch((error) => Promise.reject(isUniqueViolation(error) ? taken(error) : error))
    await writeAudit(transaction, {
      action: 'domain.added',
      ...actorOf({ session, ip }),
      organizationId,
      values: { name },
    })
    const { administrators } = await accountsOf(transaction.database, organizationId)
    const membership = (await findMembership(transaction.database, organizationId, accountId))!
    const others = administrators.filter((id) => id !== accountId)
    await insertNotifications(transaction, others, {
      kind: 'domain_verified',
      values: { domain: name, organization: membership.organization_name },
      entity: 'dashboard',
    })
    await publishOrganization(transaction, organizationId)
    return id

    async function provedAddress(written: string | undefined): Promise<string | undefined> {
      if (written === undefined) return verifiedAddressOf(transaction, accountId, name)
      return (await isAddressVerified(transaction, accountId, written, false)) ? written : undefined
    }
  })
  return { id }
})

const taken = (cause?: unknown) =>
  new ApiFailure('already_exists', { errors: { name: 'alreadyExists' }, cause })

/**
 * @throws ApiFailure `already_verified` for a domain of the organization itself. That another organization has it is
 *   reported only to someone who proved it.
 */
async function requireFree(transaction: Transaction, organizationId: number, name: string): Promise<void> {
  const own = await transaction.database
    .selectFrom('organization_domain')
    .select('id')
    .where('name', '=', name)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (own) throw new ApiFailure('already_verified', { errors: { name: 'alreadyExists' } })
}
