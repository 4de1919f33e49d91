import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { livingAccessToken } from '../../security/accessTokens.js'
import { activeSession } from '../../security/activeSession.js'
import type { LiveSession } from '../../security/liveSession.js'
import { safeEqual } from '../../security/safeEqual.js'

type LinkContext = Pick<Context, 'encryption' | 'limits' | 'now'>

/** The target of a link: a file to download, or the archive of an export. */
export interface LinkedFile {
  readonly kind: 'file' | 'export'
  readonly id: number
}

export interface FileLink extends LinkedFile {
  /** The account for which it was made. */
  readonly account: number
  /** The session or the access token that made it, and with which it ends. */
  readonly by: string
  /** Seconds since 1970. */
  readonly expires: number
}

const signed = ({ kind, id, account, by, expires }: FileLink) => `${kind} ${id} ${account} ${by} ${expires}`

/** A link to the bytes of a file, for one account and for some minutes. */
export function makeFileLink(
  { encryption, limits, now }: LinkContext,
  { kind, id }: LinkedFile,
  {
    id: sessionId,
    accountId: account,
    accessTokenId,
  }: Pick<LiveSession, 'id' | 'accountId' | 'accessTokenId'>,
) {
  const expires = Math.floor(now().getTime() / 1000) + limits.fileLinkMinutes * 60
  const by = accessTokenId === undefined ? `${sessionId}` : `t${accessTokenId}`
  const signature = encryption.sign(signed({ kind, id, account, by, expires }))
  return {
    link: `/api/v2/${kind}s/${id}/content?account=${account}&by=${by}&expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

/**
 * @throws ApiFailure `not_found` for an unknown link, or one whose maker has lost access, `expired_link` for an expired one.
 */
export async function requireFileLink(
  context: LinkContext & Pick<Context, 'database'>,
  link: FileLink,
  signature: string,
): Promise<void> {
  const { encryption, now } = context
  if (!safeEqual(encryption.sign(signed(link)), signature)) throw new ApiFailure('not_found')
  if (link.expires * 1000 <= now().getTime()) throw new ApiFailure('expired_link')
  await requireLinkMaker(context, link)
}

/** @throws ApiFailure `not_found` once the session or the access token that made a link has ended. */
export async function requireLinkMaker(
  context: LinkContext & Pick<Context, 'database'>,
  { by }: Pick<FileLink, 'by'>,
): Promise<void> {
  const { database } = context
  const maker = by.startsWith('t')
    ? database
        .selectFrom('access_token')
        .select('id')
        .where('id', '=', Number(by.slice(1)))
        .where(livingAccessToken(context))
    : database.selectFrom('session').select('id').where('id', '=', Number(by)).where(activeSession(context))
  if (!(await maker.executeTakeFirst())) throw new ApiFailure('not_found')
}
