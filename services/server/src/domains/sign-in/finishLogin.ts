import type { AuthResult, LoginResult } from '@saywright/api/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.js'
import { saveCode } from '../../security/codes.js'
import { createSession } from '../../security/sessions.js'
import { randomToken } from '../../security/tokens.js'
import { findTotp } from '../security/totp.js'
import { loggedInAccount } from './loggedInAccount.js'

interface SignIn {
  readonly accountId: number
  readonly request: FastifyRequest
  readonly isNew?: boolean
}

/** Opens a session, or asks for the second factor of an account that has one. */
export async function finishLogin(context: Context, signIn: SignIn): Promise<LoginResult> {
  const { accountId, isNew = false } = signIn
  const totp = await findTotp(context, accountId)
  if (!totp?.is_confirmed) return openSession(context, signIn)
  const ticket = randomToken()
  const minutes = context.limits.codeMinutes
  const payload = { is_new: isNew ? 1 : 0 }
  const code = { accountId, purpose: 'second_factor', code: ticket, seconds: minutes * 60, payload } as const
  await context.change((unit) => saveCode(unit, code))
  return { account_created: isNew, second_factor: { ticket, minutes } }
}

export async function openSession(
  context: Context,
  { accountId, request, isNew = false }: SignIn,
): Promise<AuthResult> {
  const access_token = await context.change((unit) => createSession(unit, { accountId, request }))
  return {
    id: accountId,
    access_token,
    account_created: isNew,
    account: await loggedInAccount(context.database, accountId),
  }
}
