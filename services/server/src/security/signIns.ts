import type { SignInRefusal, SignInWay } from '@saywright/api/contract'
import type { FastifyRequest } from 'fastify'
import { timestamp } from '../store/timestamp.js'
import type { Transaction } from '../transaction/transaction.js'
import { userAgentOf } from './userAgentOf.js'

interface From {
  readonly request: Pick<FastifyRequest, 'headers'>
  readonly ip: string
}

interface NewSignIn extends From {
  readonly accountId: number
  readonly way: SignInWay
  readonly refusal?: SignInRefusal
}

/** Records a login, or a refused one. */
export async function recordSignIn(
  transaction: Transaction,
  { accountId, way, refusal, request, ip }: NewSignIn,
): Promise<void> {
  await transaction.database
    .insertInto('sign_in')
    .values({
      account_id: accountId,
      way,
      refusal: refusal ?? null,
      ip,
      user_agent: userAgentOf(request),
      created_at: timestamp(transaction),
    })
    .execute()
}

/**
 * Records a login by password as refused before it is judged, in the transaction that counts it, also for an address without
 * an account: the same work for each, so that timing does not reveal whether there is one.
 *
 * @returns what {@link clearAttempt} takes back once the password is right.
 */
export async function recordAttempt(
  transaction: Transaction,
  emailKey: string,
  { request, ip }: From,
): Promise<number[]> {
  const { database } = transaction
  const way: SignInWay = 'password'
  const refusal: SignInRefusal = 'wrong_password'
  const rows = await database
    .insertInto('sign_in')
    .columns(['account_id', 'way', 'refusal', 'ip', 'user_agent', 'created_at'])
    .expression((select) =>
      select
        .selectFrom('account')
        .select((value) => [
          'account.id as account_id',
          value.val<SignInWay>(way).as('way'),
          value.val<SignInRefusal | null>(refusal).as('refusal'),
          value.val<string | null>(ip).as('ip'),
          value.val(userAgentOf(request)).as('user_agent'),
          value.val(timestamp(transaction)).as('created_at'),
        ])
        .where('account.email_key', '=', emailKey)
        .where('account.is_confirmed', '=', true),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function clearAttempt({ database }: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await database.deleteFrom('sign_in').where('id', 'in', ids).execute()
}
