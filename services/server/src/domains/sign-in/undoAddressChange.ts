import { undoAddressChange } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { consolePaths } from '@saywright/shell/paths'
import { endWaysIn, workingWaysIn } from '../../access/waysIn.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { consumeCode, findCode, saveCode } from '../../security/codes.js'
import { lockAccount } from '../../security/lockAccount.js'
import { randomToken } from '../../security/tokens.js'
import { timestamp } from '../../store/timestamp.js'
import { isUniqueViolation } from '../../store/uniqueViolation.js'
import type { Unit } from '../../unit/unit.js'
import { bind } from '../shared/call.js'
import { emailKey } from '../shared/people/accounts.js'
import { publishAccount } from '../shared/people/publishAccount.js'

export const undoAddressChangeRoute = bind(undoAddressChange, async ({ context, body, ip }) => {
  const { id: codeId, accountId, payload } = await findCode(context, 'address_undo', body.code)
  const email = String(payload.email)
  return context
    .change(async (unit) => {
      await lockAccount(unit, accountId)
      await consumeCode(unit, codeId)
      const { created_at: changedAt } = await unit.database
        .selectFrom('code')
        .select('created_at')
        .where('id', '=', codeId)
        .executeTakeFirstOrThrow()
      await freeAddress(unit, email)
      const account = await unit.database
        .updateTable('account')
        .set({ email, email_key: emailKey(email), updated_at: timestamp(unit) })
        .where('id', '=', accountId)
        .returningAll()
        .executeTakeFirstOrThrow()
      const ended = await endWaysIn(unit, 'addressUndone', { accountId, changedAt, codeId })
      const working = await workingWaysIn(unit, accountId)
      const code = randomToken()
      await saveCode(unit, { accountId, purpose: 'link', code, seconds: unit.limits.linkHours * 3600 })
      await writeAudit(unit, { action: 'account.email_changed', accountId, ip })
      const link = `${context.consoleUrl()}${consolePaths.resetPassword}`
      await enqueueMail(unit, account, { template: 'address_restored', ended, working, link })
      publishAccount(unit, accountId)
      return { email, code, ended, working }
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? new ApiFailure('already_exists', { cause: error }) : error
    })
})

/** Somebody may have signed up with the address meanwhile, to keep its owner out: without its mails they are nobody. */
async function freeAddress({ database }: Unit, email: string): Promise<void> {
  await database
    .deleteFrom('account')
    .where('email_key', '=', emailKey(email))
    .where('is_confirmed', '=', false)
    .execute()
}
