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
// Nobody sends the same bytes twice, and one processor is for one picture.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws a picture anew: upright, of its first frame, cut to a square about its middle, in sRGB. None of the bytes that
 * were sent is in what comes out.
 *
 * @param bytes a JPG, GIF or PNG.
 * @throws ApiFailure `too_large` for more than `pictureMaxPixels`, read from its header; `unsupported_type` for bytes
 * that are no such picture, are cut off or damaged, or take longer than ten seconds.
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
