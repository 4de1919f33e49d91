import type { pictureMediaTypes } from '@saywright/api/contract'
import { plainGif } from './gif.js'
import { plainJpeg } from './jpeg.js'
import { plainPng } from './png.js'

type PictureType = (typeof pictureMediaTypes)[number]

const plain: Readonly<Record<PictureType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | undefined>> = {
  'image/jpeg': plainJpeg,
  'image/gif': plainGif,
  'image/png': plainPng,
}

/**
 * The same picture without what it tells beside its pixels: where and when it was taken, with what, by whom. Nothing
 * is drawn anew, so no pixel changes.
 *
 * @returns `undefined` when the bytes are not a whole picture of that type.
 */
export const withoutMetadata = (type: PictureType, bytes: Uint8Array) => plain[type](bytes)
