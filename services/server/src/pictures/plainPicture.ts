import { pictureMediaTypes } from '@saywright/api/contract'
import { fileTypeFromBuffer } from 'file-type'
import { ApiFailure } from '../http/failure.js'
import { withoutMetadata } from './withoutMetadata.js'

export interface PlainPicture {
  readonly bytes: Uint8Array
  /** Its media type. */
  readonly type: string
}

/**
 * A picture that was sent, without what cameras and programs write into it besides.
 *
 * @throws ApiFailure `unsupported_type` where the bytes are no JPG, GIF or PNG, whatever the file calls itself.
 */
export async function plainPicture(file: Blob): Promise<PlainPicture> {
  const sent = new Uint8Array(await file.arrayBuffer())
  const found = await fileTypeFromBuffer(sent).catch(() => undefined)
  const type = pictureMediaTypes.find((known) => known === found?.mime)
  const bytes = type && withoutMetadata(type, sent)
  if (!bytes) throw new ApiFailure('unsupported_type', { errors: { file: 'invalid' } })
  return { bytes, type }
}
