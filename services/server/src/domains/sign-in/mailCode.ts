import { consolePaths } from '@saywright/shell/paths'
import type { Context } from '../../context.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { saveCode } from '../../security/codes.js'
import { randomCode, randomToken } from '../../security/tokens.js'
import type { Reader } from '../../store/database.js'
import type { Transaction } from '../../transaction/transaction.js'
import { findAccount } from '../shared/people/accounts.js'
import { codeLink } from '../shared/people/codeLink.js'

/** The requested mail to an address: a link, a code to type, or the confirmation of an account. */
export interface CodeRequest {
  readonly template: 'link' | 'password' | 'confirm'
  readonly email: string
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>
type Parts = Pick<Context, 'consoleUrl'>

/** Enqueues the mail of a code: the response takes the same time for an unknown address. */
export async function enqueueCode(transaction: Transaction, request: CodeRequest): Promise<void> {
  await transaction.enqueueTask({ runner: 'code', payload: request })
}

/** Sends the requested mail, to an address that has an account. */
export async function mailCode(
  context: Parts,
  transaction: Transaction,
  request: CodeRequest,
): Promise<void> {
  const account = await findAccount(transaction.database, request.email)
  if (!account || (request.template === 'confirm' && account.is_confirmed)) return
  if (request.template === 'password') return mailTypedCode(transaction, account)
  await mailLink(context, transaction, account, request.template)
}

async function mailTypedCode(transaction: Transaction, account: Account): Promise<void> {
  const { codeCharacters, codeMinutes: minutes } = transaction.limits
  const code = randomCode(codeCharacters)
  await saveCode(transaction, { accountId: account.id, purpose: 'password', code, seconds: minutes * 60 })
  await enqueueMail(transaction, account, { template: 'password', code, minutes })
}

async function mailLink(
  context: Parts,
  transaction: Transaction,
  account: Account,
  template: 'link' | 'confirm',
) {
  const code = randomToken()
  const hours = transaction.limits.linkHours
  const isConfirmation = template === 'confirm'
  await saveCode(transaction, {
    accountId: account.id,
    purpose: template,
    code,
    seconds: hours * 3600,
    ...(isConfirmation && { payload: await pendingRegistration(transaction.database, account) }),
  })
  const page = isConfirmation ? consolePaths.confirmRegister : consolePaths.setUpPassword
  await enqueueMail(transaction, account, {
    template,
    link: codeLink(context, page, account.email, code),
    hours,
  })
}

/** What the last mail would confirm: the account itself may belong to a stranger who signed up first. */
async function pendingRegistration(database: Reader, account: Account) {
  const last = await database
    .selectFrom('code')
    .select('payload_json')
    .where('account_id', '=', account.id)
    .where('purpose', '=', 'confirm')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { password_hash, first_name, last_name } = account
  return last?.payload_json ?? { password_hash, first_name, last_name }
}
