import { limits, type PictureSize } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { FileStore } from '../files/fileStore.js'
import { type Asker, createKeyedQueue } from '../keyedQueue.js'
import { type DrawnPicture, drawPicture, largestPicture } from './drawPicture.js'

/** The pictures of people and organizations: only pictures drawn by the server are stored and served. */
export interface Pictures {
  /**
   * @param asker who sends it: their pictures are drawn one after the other.
   * @returns the key of the picture.
   * @throws ApiFailure as `drawPicture` does, and `too_many`.
   */
  readonly save: (asker: Asker, picture: Blob) => Promise<string>
  /** @throws ApiFailure `not_found` for a picture of earlier days that cannot be drawn. */
  readonly read: (key: string, size?: PictureSize) => Promise<Blob>
  readonly remove: (key: string) => Promise<void>
}

const maxConcurrent = 2
const perAccount = 10

const fileOf = (key: string, size: PictureSize) => `${key}.${size}`

/** The keys of all files that a picture may have: one a size, and the upload where it was not drawn yet. */
export const pictureFiles = (key: string) => [
  key,
  ...limits.pictureSizesPixels.map((size) => fileOf(key, size)),
]

export function createPictures(files: FileStore): Pictures {
  const turns = createKeyedQueue(maxConcurrent, perAccount)
  const converting = new Map<string, Promise<void>>()

  async function write(key: string, drawn: DrawnPicture): Promise<void> {
    await Promise.all(limits.pictureSizesPixels.map((size) => files.put(drawn[size], fileOf(key, size))))
  }

  // Older pictures were stored unchanged, under the key itself.
  async function convert(key: string): Promise<void> {
    const drawn = await drawPicture(await files.read(key)).catch((cause: unknown) => {
      throw new ApiFailure('not_found', { cause })
    })
    await write(key, drawn)
    await files.remove(key)
  }

  function convertOnce(key: string): Promise<void> {
    const known = converting.get(key) ?? convert(key).finally(() => converting.delete(key))
    converting.set(key, known)
    return known
  }

  return {
    save: async (asker, picture) => {
      const bytes = new Uint8Array(await picture.arrayBuffer())
      const drawn = await turns(asker, () => drawPicture(bytes))
      const key = files.newKey()
      await write(key, drawn)
      return key
    },
    read: async (key, size = largestPicture) => {
      if (await files.has(key)) await convertOnce(key)
      return new Blob([await files.read(fileOf(key, size))], { type: 'image/webp' })
    },
    remove: async (key) => void (await Promise.all(pictureFiles(key).map(files.remove))),
  }
}

/** Part of the key of a picture: another picture has another address, so that caches never show the old one. */
export const pictureVersion = (key: string) => key.split('/').at(-1)?.slice(0, 8) ?? ''
