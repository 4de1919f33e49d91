import { ApiFailure } from '@saywright/http'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.js'
import { requireAccessToken } from '../../security/accessTokens.js'
import { timestamp } from '../../store/timestamp.js'
import { licenceEnds } from '../licence-keys/licenceEnds.js'
import { emailKey } from '../shared/people/accounts.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'

/** The caller of a Conan client: an account, and the one project that its token is for. */
interface ConanCaller {
  readonly accountId: number
  readonly onlyProjectId?: number
}

export interface Credentials {
  /** The e-mail of the account; of a bearer none. */
  readonly user?: string
  readonly secret: string
}

/** The credentials of a request: user and password, or the token of `authenticate`. */
export function credentialsOf({ headers }: Pick<FastifyRequest, 'headers'>): Credentials | undefined {
  const [, kind, value = ''] = /^(Basic|Bearer) ([\w+/=.-]{1,1000})$/i.exec(headers.authorization ?? '') ?? []
  if (kind?.toLowerCase() === 'bearer') return { secret: value }
  const [, user, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(value, 'base64').toString()) ?? []
  return user === undefined || secret === undefined ? undefined : { user, secret }
}

/** @returns `undefined` for credentials that are unknown, over, or for something else. */
export async function findCaller(
  context: Context,
  { user, secret }: Credentials,
): Promise<ConanCaller | undefined> {
  if (secret.startsWith('sw_')) return callerByToken(context, secret)
  const account = await context.database
    .selectFrom('account')
    .select(['id', 'email_key', 'licence_end', 'licence_expires_at'])
    .where('licence_fingerprint', '=', context.encryption.fingerprint(secret))
    .where('licence_disabled_at', 'is', null)
    .executeTakeFirst()
  if (!account) return undefined
  const end = (await licenceEnds(context.database, [account]))(account.id)
  if (end !== null && end <= timestamp(context)) return undefined
  if (user !== undefined && emailKey(user) !== account.email_key) return undefined
  return { accountId: account.id }
}

async function callerByToken(context: Context, token: string): Promise<ConanCaller | undefined> {
  try {
    return await requireAccessToken(context, token, 'downloads')
  } catch (error) {
    if (error instanceof ApiFailure) return undefined
    throw error
  }
}

/** Whether a caller may read the packages of a project. */
export async function maySeePackages(
  { database }: Context,
  { accountId, onlyProjectId }: ConanCaller,
  projectId: number,
): Promise<boolean> {
  if (onlyProjectId !== undefined && onlyProjectId !== projectId) return false
  const project = await visibleProjects(database, accountId)
    .select('project.id')
    .where('project.id', '=', projectId)
    .executeTakeFirst()
  return project !== undefined
}
