import type { ChallengeTable } from '../store/tables/security.js'
import { timestamp } from '../store/timestamp.js'
import type { DataContext, Transaction } from '../transaction/transaction.js'
import { hashToken } from './tokens.js'

type Purpose = ChallengeTable['purpose']
type Payload = Readonly<Record<string, string | null>>

interface NewChallenge {
  readonly purpose: Purpose
  readonly value: string
  readonly accountId?: number
  readonly payload?: Payload
}

/** Keeps, by its hash, a value that must come back once within ten minutes. */
export async function saveChallenge(transaction: Transaction, challenge: NewChallenge): Promise<void> {
  await transaction.database
    .insertInto('challenge')
    .values({
      purpose: challenge.purpose,
      value_hash: hashToken(challenge.value),
      account_id: challenge.accountId ?? null,
      payload_json: JSON.stringify(challenge.payload ?? {}),
      created_at: timestamp(transaction),
      expires_at: timestamp(transaction, transaction.limits.challengeMinutes * 60),
    })
    .execute()
}

/**
 * Takes a challenge back: it works once, also when two calls bring it at the same moment.
 *
 * @returns `undefined` when it was never given to this account, was used, or its time is over.
 */
export async function takeChallenge(
  context: DataContext,
  purpose: Purpose,
  value: string,
  accountId: number | null = null,
): Promise<{ readonly payload: Payload } | undefined> {
  const row = await context.transaction(({ database }) =>
    database
      .deleteFrom('challenge')
      .where('purpose', '=', purpose)
      .where('value_hash', '=', hashToken(value))
      .$if(accountId !== null, (query) => query.where('account_id', '=', accountId))
      .returning(['payload_json', 'expires_at'])
      .executeTakeFirst(),
  )
  return row && row.expires_at > timestamp(context) ? { payload: row.payload_json } : undefined
}
