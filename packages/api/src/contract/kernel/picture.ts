import { docs } from './docs.js'
import * as limits from './limits.js'
import { file, object, oneOf, optional, text } from './structs.js'

/** Media types of a profile picture. */
export const pictureMediaTypes = ['image/jpeg', 'image/gif', 'image/png'] as const

/** JPG, GIF or PNG of at most 2 MB and 25 million pixels. */
export const picture = () => file({ mediaTypes: pictureMediaTypes, maxBytes: limits.pictureMaxBytes })

export type PictureSize = (typeof limits.pictureSizesPixels)[number]

/** A square drawn from an upload: upright, of its first frame, and without the metadata of a camera. */
export const servedPicture = () => file({ mediaTypes: ['image/webp'], maxBytes: limits.pictureMaxBytes })

export const examplePicture = /* @__PURE__ */ new Blob(['RIFF'], { type: 'image/webp' })

/** The version is for caches: another picture has another address. */
export const pictureQuery = object({
  v: optional(text({ max: limits.freeTextMaxCharacters, [docs]: { note: 'changes with the picture' } })),
  size: optional(
    oneOf(limits.pictureSizesPixels, { [docs]: { note: 'width in pixels, the largest unless said' } }),
  ),
})
