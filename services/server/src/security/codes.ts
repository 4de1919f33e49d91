import { ApiFailure } from '@saywright/http'
import type { CodeTable } from '../store/tables/security.js'
import { timestamp } from '../store/timestamp.js'
import type { DataContext, Transaction } from '../transaction/transaction.js'
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

/** Codes that a person types: six characters, which a machine could guess if it were let. */
const typedPurposes = ['password', 'email'] as const
type TypedPurpose = (typeof typedPurposes)[number]

const isTyped = (purpose: Purpose) => typedPurposes.some((typed) => typed === purpose)

/** Keeps a code by its hash. */
export async function saveCode(transaction: Transaction, code: NewCode): Promise<void> {
  await transaction.database
    .insertInto('code')
    .values({
      account_id: code.accountId,
      purpose: code.purpose,
      code_hash: codeHash(code.purpose, code.accountId, code.code),
      payload_json: JSON.stringify(code.payload ?? {}),
      tries: 0,
      created_at: timestamp(transaction),
      expires_at: timestamp(transaction, code.seconds),
    })
    .execute()
}

/** A typed code is weak alone, so its hash holds the account too. */
export function codeHash(purpose: Purpose, accountId: number, code: string): string {
  return hashToken(isTyped(purpose) ? `${accountId}:${code}` : code)
}

export interface KeptCode {
  readonly id: number
  readonly accountId: number
  readonly payload: Payload
}

/**
 * Finds a code of a link or a hand-over that still works.
 *
 * @throws ApiFailure `wrong_code` for an unknown or used one, `expired_code` for an expired one.
 */
export async function findCode(
  context: DataContext,
  purpose: Exclude<Purpose, TypedPurpose>,
  code: string,
  accountId?: number,
): Promise<KeptCode> {
  const row = await context.database
    .selectFrom('code')
    .select(['id', 'account_id', 'payload_json', 'expires_at'])
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0))
    .executeTakeFirst()
  if (!row) throw new ApiFailure('wrong_code')
  if (row.expires_at <= timestamp(context)) throw new ApiFailure('expired_code')
  return { id: row.id, accountId: row.account_id, payload: row.payload_json }
}

/**
 * Finds a typed code that still works. Each code of the account pays with a try before it is looked at, in one
 * statement: however many guesses come at once, five are compared. The right one gets its tries back.
 *
 * @throws ApiFailure `wrong_code` for a wrong, used or worn-out code, `expired_code` when its time is over.
 */
export async function findTypedCode(
  context: DataContext,
  purpose: TypedPurpose,
  code: string,
  accountId: number,
): Promise<KeptCode> {
  const rows = await context.transaction(({ database, limits }) =>
    database
      .updateTable('code')
      .set((set) => ({ tries: set('tries', '+', 1) }))
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('tries', '<', limits.codeTries)
      .returning(['id', 'code_hash', 'payload_json', 'expires_at'])
      .execute(),
  )
  const hash = codeHash(purpose, accountId, code)
  const row = rows.find(({ code_hash }) => code_hash === hash)
  if (!row) throw new ApiFailure('wrong_code')
  if (row.expires_at <= timestamp(context)) throw new ApiFailure('expired_code')
  await context.transaction(({ database }) =>
    database.updateTable('code').set({ tries: 0 }).where('id', '=', row.id).execute(),
  )
  return { id: row.id, accountId, payload: row.payload_json }
}

/**
 * Uses a code up. Of two calls at the same moment, one gets it.
 *
 * @throws ApiFailure `wrong_code` for the other.
 */
export async function consumeCode(transaction: Transaction, id: number): Promise<void> {
  const { numUpdatedRows } = await transaction.database
    .updateTable('code')
    .set({ used_at: timestamp(transaction) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ApiFailure('wrong_code')
}

/**
 * Invalidates codes of an account when their subject has changed.
 *
 * @param after only those that were made after this one.
 * @returns how many worked until now.
 */
export async function dropCodes(
  transaction: Transaction,
  accountId: number,
  purposes: readonly Purpose[],
  after = 0,
): Promise<number> {
  const { numUpdatedRows } = await transaction.database
    .updateTable('code')
    .set({ used_at: timestamp(transaction) })
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('id', '>', after)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
