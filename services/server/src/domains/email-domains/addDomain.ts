import { addDomain } from '@saywright/api/contract'
import { timestamp } from '../../context.js'
import { isWebmail } from '../../data/isWebmail.js'
import { bind } from '../../http/bind.js'
import { ApiFailure, incorrectForm } from '../../http/failure.js'
import type { Database } from '../../store/database.js'
import { isUniqueViolation } from '../../store/uniqueViolation.js'
import { actorOf } from '../audit/actorOf.js'
import { writeAudit } from '../audit/writeAudit.js'
import { isAddressVerified, verifiedAddressOf } from '../email-checks/verifiedAddress.js'
import { insertNotifications } from '../notifications/insertNotification.js'
import { publishNotifications } from '../notifications/notificationResponse.js'
import { accountsOf, findMembership, lockAsAdministrator } from '../organization/lockOrganization.js'
import { publishOrganization } from '../organization/publishOrganization.js'
import { domainsOf } from './domainResponses.js'

export const addDomainRoute = bind(addDomain, async ({ context, body, session, scope, ip }) => {
  const { database } = context
  const { organizationId } = scope
  const { accountId } = session
  const name = body.name.toLowerCase()
  if (isWebmail(name)) {
    throw incorrectForm({
      [body.verification_email === undefined ? 'name' : 'verification_email']: 'webmailEmail',
    })
  }
  const notificationIds = await database.transaction().execute(async (transaction) => {
    await lockAsAdministrator(context, transaction, organizationId, accountId)
    await requireFree(transaction, organizationId, name)
    const address = await provedAddress(body.verification_email)
    if (address === undefined) throw new ApiFailure('verify_first')
    await transaction
      .insertInto('organization_domain')
      .values({
        organization_id: organizationId,
        name,
        verification_email: address,
        added_by: accountId,
        created_at: timestamp(context),
      })
      .execute()
      .catch((error) => Promise.reject(isUniqueViolation(error) ? taken(error) : error))
    await writeAudit(context, transaction, {
      action: 'domain.added',
      ...actorOf({ session, ip }),
      organizationId,
      values: { name },
    })
    const { administrators } = await accountsOf(transaction, organizationId)
    const membership = (await findMembership(transaction, organizationId, accountId))!
    const others = administrators.filter((id) => id !== accountId)
    return insertNotifications(context, transaction, others, {
      kind: 'domain_verified',
      values: { domain: name, organization: membership.organization_name },
      entity: 'dashboard',
    })

    function provedAddress(written: string | undefined): Promise<string | undefined> {
      if (written === undefined) return verifiedAddressOf(context, transaction, accountId, name)
      return isAddressVerified(context, transaction, accountId, written).then((isProved) =>
        isProved ? written : undefined,
      )
    }
  })
  await publishNotifications(context, notificationIds)
  await publishOrganization(context, organizationId)
  const owned = await domainsOf(database, [organizationId])
  return owned.map(({ domain }) => domain).find((domain) => domain.name === name)!
})

const taken = (cause?: unknown) =>
  new ApiFailure('already_exists', { errors: { name: 'alreadyExists' }, cause })

/** @throws ApiFailure `already_verified` for a domain of the organization itself. That another has it is told only to whoever proved it. */
async function requireFree(transaction: Database, organizationId: number, name: string): Promise<void> {
  const own = await transaction
    .selectFrom('organization_domain')
    .select('id')
    .where('name', '=', name)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (own) throw new ApiFailure('already_verified', { errors: { name: 'alreadyExists' } })
}
