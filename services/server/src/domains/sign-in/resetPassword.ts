import { resetPassword } from '@saywright/api/contract'
import { enqueueMail } from '../../mail/enqueueMail.js'
import type { OtherWays } from '../../mail/mail.js'
import { consumeCode, dropCodes } from '../../security/codes.js'
import { requireUncommon } from '../../security/commonPasswords.js'
import { readSession } from '../../security/liveSession.js'
import { lockAccount } from '../../security/lockAccount.js'
import { revokeAll } from '../../security/sessions.js'
import { timestamp } from '../../store/timestamp.js'
import type { Unit } from '../../unit/unit.js'
import { writeAudit } from '../audit/writeAudit.js'
import { bind } from '../shared/call.js'
import { findPasswordCode } from './findPasswordCode.js'

const providerNames = { GOOGLE: 'Google', LINKEDIN: 'LinkedIn' } as const

export const resetPasswordRoute = bind(resetPassword, async ({ context, body, ip, request }) => {
  await requireUncommon(body.password)
  const own = await readSession(context, request)
  const { id, accountId } = await findPasswordCode(context, { ...body, ip })
  const password_hash = await context.passwords.hash(body.password)
  await context.change(async (unit) => {
    await lockAccount(unit, accountId)
    await consumeCode(unit, id)
    const account = await unit.database
      .updateTable('account')
      // Whoever reads the mails of an address has confirmed it.
      .set({ password_hash, is_confirmed: true, updated_at: timestamp(context) })
      .where('id', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow()
    // A login half done with the old password, and other codes under way, end with the sessions.
    await dropCodes(unit, accountId, ['password', 'link', 'confirm', 'handover', 'second_factor'])
    await revokeAll(unit, accountId, { by: own?.id })
    await writeAudit(unit, { action: 'account.password_changed', accountId, ip })
    const ways = await otherWays(unit, accountId)
    await enqueueMail(unit, account, { template: 'password_changed', ways })
  })
  return { success: true }
})

/** A new password closes none of them: its owner has to know. */
async function otherWays({ database }: Unit, accountId: number): Promise<OtherWays> {
  const passkeys = await database
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  const identities = await database
    .selectFrom('identity')
    .select('provider')
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute()
  return {
    passkeys: passkeys.length,
    providers: identities.map(({ provider }) => providerNames[provider]),
  }
}
