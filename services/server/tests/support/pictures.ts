/** One black pixel. */
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The same with nothing behind it, so many bytes in all; it calls itself a PNG. */
export const gifOf = (bytes: number) =>
  new Blob([Buffer.concat([gif, Buffer.alloc(bytes - gif.length)])], { type: 'image/png' })
