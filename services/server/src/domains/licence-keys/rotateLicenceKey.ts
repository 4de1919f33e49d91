import { rotateLicenceKey } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeAudit } from '../../audit/writeAudit.js'
import { sealLicenceKey } from '../../secrets/licenceKeys.js'
import { randomLicenceToken } from '../../security/tokens.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { publishAccount } from '../shared/people/publishAccount.js'
import { licenceKeyOf } from './licenceKeyOf.js'

export const rotateLicenceKeyRoute = bind(rotateLicenceKey, async ({ context, params, ip }) =>
  context.transaction(async (transaction) => {
    const now = timestamp(transaction)
    const account = await transaction.database
      .updateTable('account')
      .set({
        ...sealLicenceKey(transaction.encryption, params.id, randomLicenceToken()),
        licence_rotated_at: now,
        updated_at: now,
      })
      .where('id', '=', params.id)
      // A key that was switched off is not exchanged for one that works.
      .where('licence_disabled_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!account) throw new ApiFailure('not_possible')
    await writeAudit(transaction, { action: 'account.licence_key_rotated', accountId: params.id, ip })
    publishAccount(transaction, params.id)
    return licenceKeyOf(transaction, account)
  }),
)
