import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { safeEqual } from '../../security/safeEqual.js'

type LinkContext = Pick<Context, 'encryption' | 'limits' | 'now'>

export interface FileLink {
  readonly fileId: number
  /** The account for which it was made. */
  readonly account: number
  /** Seconds since 1970. */
  readonly expires: number
}

const signed = ({ fileId, account, expires }: FileLink) => `file ${fileId} ${account} ${expires}`

/** A link to the bytes of a file, for one account and for some minutes. */
export function makeFileLink(
  { encryption, limits, now }: LinkContext,
  { fileId, account }: Pick<FileLink, 'fileId' | 'account'>,
) {
  const expires = Math.floor(now().getTime() / 1000) + limits.fileLinkMinutes * 60
  const signature = encryption.sign(signed({ fileId, account, expires }))
  return {
    link: `/api/v2/files/${fileId}/content?account=${account}&expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

/** @throws ApiFailure `not_found` for a link that nobody gave out, `expired_link` for one that is over. */
export function checkFileLink({ encryption, now }: LinkContext, link: FileLink, signature: string): void {
  if (!safeEqual(encryption.sign(signed(link)), signature)) throw new ApiFailure('not_found')
  if (link.expires * 1000 <= now().getTime()) throw new ApiFailure('expired_link')
}
