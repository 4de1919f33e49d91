import { ApiFailure } from '@saywright/http'
import { hashToken } from '../../security/tokens.js'
import type { Reader } from '../../store/database.js'
import { timestamp } from '../../store/timestamp.js'
import type { Reading } from '../../transaction/transaction.js'

/** @throws ApiFailure `not_found` for one of another organization, too. */
export async function findInvitation(database: Reader, organizationId: number, id: number) {
  const row = await database
    .selectFrom('invitation')
    .selectAll()
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}

/**
 * The invitation of a link.
 *
 * @throws ApiFailure `wrong_code` when it was accepted, cancelled or sent again, `expired_code` when its time is over.
 */
export async function findInvitationByCode(reading: Reading, code: string) {
  const row = await reading.database
    .selectFrom('invitation')
    .innerJoin('organization', 'organization.id', 'invitation.organization_id')
    .leftJoin('account as inviter', 'inviter.id', 'invitation.inviter_id')
    .selectAll('invitation')
    .select('organization.name as organization_name')
    .select(['inviter.first_name', 'inviter.last_name'])
    .where('invitation.code_hash', '=', hashToken(code))
    .executeTakeFirst()
  if (!row) throw new ApiFailure('wrong_code')
  if (row.expires_at <= timestamp(reading)) throw new ApiFailure('expired_code')
  return row
}
