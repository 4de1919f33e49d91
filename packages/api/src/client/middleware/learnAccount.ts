import type { WindowAccount } from '../windowAccount.js'
import type { Middleware } from './middleware.js'

/** Updates the account of the window with what a successful call says about the owner of its token. */
export function learnAccount(account: Pick<WindowAccount, 'learn' | 'accept'>): Middleware {
  return async (call, next) => {
    const result = await next(call)
    if (call.endpoint.tellsAccount) account.learn((result as { readonly id: number }).id, call.token)
    account.accept(call.token)
    return result
  }
}
