import type { AuthResult, LoginResult, SignInWay } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import { saveCode } from '../../security/codes.js'
import { lockAccount } from '../../security/lockAccount.js'
import { createSession } from '../../security/sessions.js'
import { recordSignIn } from '../../security/signIns.js'
import { randomToken } from '../../security/tokens.js'
import type { AccountTable } from '../../store/tables/account.js'
import type { Transaction } from '../../transaction/transaction.js'
import { findTotp } from '../security/totp.js'
import { loggedInAccount } from './loggedInAccount.js'

interface SignIn {
  readonly accountId: number
  readonly request: FastifyRequest
  readonly ip: string
  readonly way: SignInWay
  readonly isNew?: boolean
  /** Checks the credential again, in the transaction of the session: it throws when the password was changed meanwhile. */
  readonly confirm: (transaction: Transaction, account: Selectable<AccountTable>) => unknown
}

/** Opens a session, or requests the second factor of an account that has one. */
export async function finishLogin(context: Context, signIn: SignIn): Promise<LoginResult> {
  const { accountId, isNew = false } = signIn
  const ticket = randomToken()
  const minutes = context.limits.codeMinutes
  const access_token = await context.transaction(async (transaction) => {
    await confirmLocked(transaction, signIn)
    const totp = await findTotp(transaction, accountId)
    if (!totp?.is_confirmed) return enter(transaction, signIn)
    const payload = { is_new: isNew ? 1 : 0 }
    await saveCode(transaction, {
      accountId,
      purpose: 'second_factor',
      code: ticket,
      seconds: minutes * 60,
      payload,
    })
    return undefined
  })
  return access_token === undefined
    ? { account_created: isNew, second_factor: { ticket, minutes } }
    : authResult(context, signIn, access_token)
}

/** Opens a session for a credential that counts as both factors. */
export async function openSession(context: Context, signIn: SignIn): Promise<AuthResult> {
  const access_token = await context.transaction(async (transaction) => {
    await confirmLocked(transaction, signIn)
    return enter(transaction, signIn)
  })
  return authResult(context, signIn, access_token)
}

async function enter(transaction: Transaction, signIn: SignIn): Promise<string> {
  await recordSignIn(transaction, signIn)
  return createSession(transaction, signIn)
}

async function confirmLocked(transaction: Transaction, { accountId, confirm }: SignIn): Promise<void> {
  const account = await lockAccount(transaction, accountId)
  if (!account) throw new ApiFailure('wrong_credentials')
  await confirm(transaction, account)
}

async function authResult(
  context: Context,
  { accountId, isNew = false, way, request, ip }: SignIn,
  access_token: string,
): Promise<AuthResult> {
  request.log.info({ accountId, way, ip }, 'logged in')
  const account = await loggedInAccount(context.database, accountId)
  return { id: accountId, access_token, account_created: isNew, account }
}
