import { ApiFailure } from '@saywright/http'
import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../context.js'
import { totpOwner } from '../../secrets/owners.js'
import { forgetAttempts, secondFactorLimit, takeAttempt } from '../../security/attempts.js'
import { timestamp } from '../../store/timestamp.js'
import type { Reading } from '../../transaction/transaction.js'
import { consumeRecoveryCode } from './recoveryCodes.js'

const periodSeconds = 30
/** Codes of the period before and after are taken too: clocks of telephones differ. */
const window = 1

export const newSecret = () => new Secret({ size: 20 }).base32

export const encryptSecret = ({ encryption }: Context, accountId: number, secret: string) =>
  encryption.encrypt(secret, totpOwner(accountId))

/** The address that a QR code holds for an authenticator. */
export const otpAddress = ({ config }: Context, email: string, secret: string) =>
  new TOTP({
    issuer: config.brandName,
    label: email,
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
  }).toString()

export function findTotp({ database }: Pick<Reading, 'database'>, accountId: number) {
  return database.selectFrom('totp').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** Whether six digits are right now; each period's code works once, also when two calls bring it at a time. */
export async function consumeTotp(context: Context, accountId: number, code: string): Promise<boolean> {
  const row = await findTotp(context, accountId)
  if (!row) return false
  const milliseconds = context.now().getTime()
  const secret = Secret.fromBase32(context.encryption.decrypt(row.secret_sealed, totpOwner(accountId)))
  const delta = TOTP.validate({ token: code, secret, timestamp: milliseconds, period: periodSeconds, window })
  if (delta === null) return false
  const last_step = TOTP.counter({ period: periodSeconds, timestamp: milliseconds }) + delta
  const { numUpdatedRows } = await context.transaction((transaction) =>
    transaction.database
      .updateTable('totp')
      .set({ last_step, last_used_at: timestamp(transaction) })
      .where('account_id', '=', accountId)
      .where('last_step', '<', last_step)
      .executeTakeFirst(),
  )
  return numUpdatedRows === 1n
}

/**
 * Checks the six digits of the authenticator, or a recovery code and uses it up.
 *
 * @throws ApiFailure `wrong_code`, or `too_many` after ten wrong ones in ten minutes.
 */
export async function checkSecondFactor(context: Context, accountId: number, given: string): Promise<void> {
  const limit = secondFactorLimit(context, accountId)
  // Counted before it is judged: many at once cannot slip through together.
  await context.transaction((transaction) => takeAttempt(transaction, [limit]))
  const code = given.replace(/\s/g, '')
  const isRight = /^\d{6}$/.test(code)
    ? await consumeTotp(context, accountId, code)
    : await consumeRecoveryCode(context, accountId, code)
  if (!isRight) throw new ApiFailure('wrong_code')
  await context.transaction((transaction) => forgetAttempts(transaction, limit.kind, limit.subject))
}
