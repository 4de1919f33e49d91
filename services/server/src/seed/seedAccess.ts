import { writeAudit } from '../audit/writeAudit.js'
import { saveVerifiedAddress } from '../domains/email-checks/verifiedAddress.js'
import { insertInvitation } from '../domains/invitations/insertInvitation.js'
import { freshInvitationCode } from '../domains/invitations/sendInvitation.js'
import { emailKey } from '../domains/shared/people/accounts.js'
import { timestamp } from '../store/timestamp.js'
import type { Transaction } from '../transaction/transaction.js'
import type { SeedPlace } from './places.js'

interface Owner {
  readonly organizationId: number
  readonly founderId: number
}

/** A domain that is verified and an invitation that waits, as an organization at work has them. No mail is sent. */
export async function seedAccess(
  transaction: Transaction,
  { domain, founder, invitation }: SeedPlace,
  { organizationId, founderId }: Owner,
): Promise<void> {
  const { email, role } = invitation
  const created_at = timestamp(transaction)
  const by = { accountId: founderId, organizationId }
  await saveVerifiedAddress(transaction, founderId, founder.email, false)
  await transaction.database
    .insertInto('organization_domain')
    .values({
      organization_id: organizationId,
      name: domain,
      verification_email: founder.email,
      added_by: founderId,
      created_at,
    })
    .execute()
  await writeAudit(transaction, { ...by, action: 'domain.added', values: { name: domain } })
  const { kept } = freshInvitationCode(transaction)
  const whom = { email, email_key: emailKey(email), role, created_at, ...kept }
  const from = { organization_id: organizationId, inviter_id: founderId }
  await insertInvitation(transaction, { ...from, ...whom }, [])
  await writeAudit(transaction, {
    ...by,
    action: 'invitation.created',
    values: { name: whom.email_key, after: role },
  })
}
