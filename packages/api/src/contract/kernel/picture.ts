import { limits, pictureMediaTypes } from './limits.js'
import { file, object, optional, text } from './structs.js'

/** JPG, GIF or PNG of at most 2 MB. */
export const picture = () => file({ mediaTypes: pictureMediaTypes, maxBytes: limits.pictureMaxBytes })

/** The version is for caches: another picture has another address. */
export const pictureQuery = object({
  v: optional(text({ max: limits.freeTextMaxCharacters, note: 'changes with the picture' })),
})
