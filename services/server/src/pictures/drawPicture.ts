import { limits, type PictureSize } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import sharp from 'sharp'

/** A picture as squares of each size, WebP. */
export type DrawnPicture = Readonly<Record<PictureSize, Uint8Array>>

const drawSeconds = 10

export const largestPicture: PictureSize = 256

// Whatever the bytes call themselves, no other decoder is ever given them: SVG could read files and addresses.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
})
// The same bytes are not sent twice, and a picture gets one processor.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws a picture from scratch: upright, of its first frame, cropped to a square about its middle, in sRGB. None of the
 * uploaded bytes is in the result.
 *
 * @param bytes a JPG, GIF or PNG.
 * @throws ApiFailure `too_large` for more than `pictureMaxPixels`, read from its header; `unsupported_type` for bytes that
 *   are not such a picture, are cut off or damaged, or take longer than ten seconds.
 */
export async function drawPicture(bytes: Uint8Array): Promise<DrawnPicture> {
  const { width, height } = await readable(() => sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > limits.pictureMaxPixels)
    throw new ApiFailure('too_large', { errors: { file: 'outOfRange' } })
  const { data, info } = await readable(() =>
    sharp(bytes, { autoOrient: true, failOn: 'error', limitInputPixels: limits.pictureMaxPixels })
      .timeout({ seconds: drawSeconds })
      .resize(largestPicture, largestPicture)
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  )
  const drawn = limits.pictureSizesPixels.map(async (size) => [
    size,
    await sharp(data, { raw: info }).resize(size, size).webp().toBuffer(),
  ])
  return Object.fromEntries(await Promise.all(drawn)) as DrawnPicture
}

async function readable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (cause) {
    throw new ApiFailure('unsupported_type', { errors: { file: 'invalid' }, cause })
  }
}
