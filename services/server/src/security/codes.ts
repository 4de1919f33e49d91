import { type Context, moment } from '../context.js'
import { Refusal } from '../http/refusal.js'
import type { CodeTable } from '../store/schema.js'
import type { Database } from '../tasks/queue.js'
import { hashToken } from './tokens.js'

type Purpose = CodeTable['purpose']
type Payload = Readonly<Record<string, string | number | null>>

interface NewCode {
  readonly accountId: number
  readonly purpose: Purpose
  readonly code: string
  readonly seconds: number
  readonly payload?: Payload
}

/** Keeps a code by its hash. A typed code is weak alone, so its hash holds the account too. */
export async function keepCode(context: Context, database: Database, code: NewCode): Promise<void> {
  await database
    .insertInto('code')
    .values({
      account_id: code.accountId,
      purpose: code.purpose,
      code_hash: codeHash(code.purpose, code.accountId, code.code),
      payload_json: JSON.stringify(code.payload ?? {}),
      tries: 0,
      created_at: moment(context),
      expires_at: moment(context, code.seconds),
    })
    .execute()
}

export function codeHash(purpose: Purpose, accountId: number, code: string): string {
  return hashToken(purpose === 'password' ? `${accountId}:${code}` : code)
}

export interface KeptCode {
  readonly id: number
  readonly accountId: number
  readonly payload: Payload
}

/**
 * Finds a code that still works.
 *
 * @throws Refusal `wrong_code` when there is none or it was used, `expired_code` when its time is over.
 */
export async function findCode(
  context: Context,
  purposes: readonly Purpose[],
  code: string,
  accountId?: number,
): Promise<KeptCode> {
  const hashes = purposes.map((purpose) => codeHash(purpose, accountId ?? 0, code))
  const row = await context.database
    .selectFrom('code')
    .select(['id', 'account_id', 'payload_json', 'expires_at', 'tries', 'purpose'])
    .where('purpose', 'in', purposes)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const isWornOut = row?.purpose === 'password' && row.tries >= context.limits.codeTries
  if (!row || isWornOut) throw new Refusal('wrong_code')
  if (row.expires_at <= moment(context)) throw new Refusal('expired_code')
  return { id: row.id, accountId: row.account_id, payload: row.payload_json }
}

/** Counts a wrong try on every typed code of an account that still works: after five, all are worn out. */
export async function countWrongTry(context: Context, accountId: number): Promise<void> {
  await context.database
    .updateTable('code')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'password')
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Uses a code up. Of two calls at the same moment, one gets it.
 *
 * @throws Refusal `wrong_code` for the other.
 */
export async function spendCode(context: Context, database: Database, id: number): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('code')
    .set({ used_at: moment(context) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Refusal('wrong_code')
}
